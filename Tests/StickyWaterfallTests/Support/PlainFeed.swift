import StickyWaterfall

/// Where everything of a feed rests, by the reference layout.
///
/// It knows nothing of pins, scales or rounding; the numbers of a feed are whole points.
@MainActor
struct PlainFeed {
  private(set) var frames: [FeedElement: CGRect] = [:]
  let height: CGFloat

  init(_ sections: [FeedSection], width: CGFloat) {
    let reference = PlanReference(sections.map(\.plan), room: width)
    height = reference.contentEnd
    for index in sections.indices {
      let first = IndexPath(item: 0, section: index)
      for side in Side.allCases {
        frames[.boundary(side.kind, first)] = reference.resting(side, index)
      }
      for (item, frame) in reference.items(index).enumerated() {
        frames[.item(IndexPath(item: item, section: index))] = frame
      }
    }
  }
}

extension FeedSection {
  @MainActor var plan: SectionPlan {
    let inset = FeedController.inset
    var plan = SectionPlan()
    plan.items = items.map(\.height)
    plan.spans = Dictionary(uniqueKeysWithValues: zip(items.indices, items.map(\.span)))
    plan.columns = columns
    plan.inset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    (plan.lineSpacing, plan.columnSpacing) = (FeedController.spacing, FeedController.spacing)
    (plan.header, plan.footer) = (header, shownFooter)
    return plan
  }
}

extension PlainFeed {
  /// How a layout's resting frames differ from these; a line for each difference.
  func differences(to layout: WaterfallFlowLayout) -> [String] {
    var lines: [String] = []
    if layout.collectionViewContentSize.height != height {
      lines.append("content is \(layout.collectionViewContentSize.height) high, not \(height)")
    }
    for (element, frame) in frames {
      let found: CGRect?
      switch element {
      case .item(let indexPath): found = layout.layoutAttributesForItem(at: indexPath)?.frame
      case .boundary(let kind, let indexPath):
        found = layout.frameWhenResting(ofElementKind: kind, at: indexPath)
      }
      if found != frame {
        lines.append("\(element) rests at \(String(describing: found)), not \(frame)")
      }
    }
    return lines.sorted()
  }
}
