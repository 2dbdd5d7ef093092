import StickyWaterfall

/// The unpinned frames of a feed, computed by the reference layout in whole points.
@MainActor
struct PlainFeed {
  private(set) var frames: [FeedElement: CGRect] = [:]
  let height: CGFloat

  /// Computes the frames, with items in `columns` if given, and otherwise in the shortest ones.
  init(_ sections: [FeedSection], width: CGFloat, columns: [Int: [Int?]] = [:]) {
    let reference = PlanReference(sections.map(\.plan), room: width, columns: columns)
    height = reference.contentEnd
    for index in sections.indices {
      for side in Side.allCases {
        frames[.boundary(side.kind, [index, 0])] = reference.resting(side, index)
      }
      for (item, frame) in reference.items(index).enumerated() {
        frames[.item([index, item])] = frame
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
    plan.lineSpacing = FeedController.spacing
    plan.columnSpacing = FeedController.spacing
    plan.header = header
    plan.footer = shownFooter
    return plan
  }
}

extension PlainFeed {
  /// Returns a line for each difference between these frames and a layout's unpinned frames.
  func differences(to layout: WaterfallFlowLayout) -> [String] {
    var rests: [FeedElement: CGRect] = [:]
    for element in frames.keys {
      switch element {
      case .item(let path): rests[element] = layout.layoutAttributesForItem(at: path)?.frame
      case .boundary(let kind, let path):
        rests[element] = layout.unpinnedFrameForSupplementaryView(ofKind: kind, at: path)
      }
    }
    let found = layout.collectionViewContentSize.height
    guard found != height else { return frames.differences(to: rests) }
    return ["content is \(found) high, not \(height)"] + frames.differences(to: rests)
  }
}
