extension FactScenario {
  static let flow = recorded + flowSections + flowRows + flowAnswers + flowDirections

  /// The recorded frames, with sizes from the delegate and, if they're equal, from the layout.
  private static let recorded = RecordedFlow.all.flatMap { probe in
    (probe.hasOneSize ? [true, false] : [true]).map { byDelegate in
      FactScenario(
        probe.fact, probe.name + (byDelegate ? "" : ", by the layout"), shows: probe.recorded
      ) { probe.observed(of: UICollectionViewFlowLayout(), sizesByDelegate: byDelegate) }
    }
  }

  private static let flowSections: [FactScenario] = [
    .init(
      "4.1", "the defaults of flow are the documented ones",
      shows: [
        "10", "10", "50x50", "0x0", "vertical true", "0x0", "0x0", "insets true",
        "from the content inset true", "pins false", "flips false", "left to right true",
      ]
    ) {
      let layout = UICollectionViewFlowLayout()
      let pins = layout.sectionHeadersPinToVisibleBounds || layout.sectionFootersPinToVisibleBounds
      return [
        layout.minimumLineSpacing.short, layout.minimumInteritemSpacing.short,
        layout.itemSize.short, layout.estimatedItemSize.short,
        "vertical \(layout.scrollDirection == .vertical)", layout.headerReferenceSize.short,
        layout.footerReferenceSize.short, "insets \(layout.sectionInset == .zero)",
        "from the content inset \(layout.sectionInsetReference == .fromContentInset)",
        "pins \(pins)", "flips \(layout.flipsHorizontallyInOppositeLayoutDirection)",
        "left to right \(layout.developmentLayoutDirection == .leftToRight)",
      ]
    },
    //  0   ┌──────────────────┐ header, as wide as the view
    //  30  ├──────────────────┤
    //  35  │  ┌──┐ ┌──┐       │ rows, inside the inset
    //  125 │  └──┘ └──┘       │
    //  132 ├──────────────────┤ footer
    //  152 └──────────────────┘ the next section, at once
    .init(
      "4.3", "boundaries take the full room, and insets lie inside",
      shows: [
        "0 0 320x30", "0 132 320x20", "0 152 320x30", "0 234 320x20", "9 35 300x40", "9 85 300x40",
        "9 187 300x40", "320x254", "240x204", "0 0 240x30", "0 82 240x20", "6 35 100x40",
        "132 35 100x40", "6 137 100x40",
      ]
    ) {
      let stage = FactsStage.flow([2, 1]) { layout in
        layout.headerReferenceSize = CGSize(width: 10, height: 30)
        layout.footerReferenceSize = CGSize(width: 10, height: 20)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        layout.itemSize = CGSize(width: 300, height: 40)
      }
      var seen = [stage.header(0), stage.footer(0), stage.header(1), stage.footer(1)]
      seen += stage.itemFrames + [stage.content]
      (stage.layout as? UICollectionViewFlowLayout)?.itemSize.width = 100
      stage.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
      stage.layOutAgain()
      return seen + [stage.content, stage.header(), stage.footer()] + stage.itemFrames
    },
    .init(
      "4.3", "of the margins or the safe area counts what the content inset lacks",
      shows: ["25 0 40x40", "0 0 40x40", "39 0 40x40", "header 0 0 310x9"]
    ) {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize.height = 0
      let stage = FactsStage.flow([1], layout) { layout in
        layout.itemSize = CGSize(width: 40, height: 40)
        layout.sectionInset.left = 5
        layout.sectionInsetReference = .fromLayoutMargins
      }
      stage.view.insetsLayoutMarginsFromSafeArea = false
      var seen: [String] = []
      for (margin, inset) in [(30, 10), (8, 100)] as [(CGFloat, CGFloat)] {
        stage.view.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        stage.view.contentInset.left = inset
        stage.layOutAgain()
        seen += stage.itemFrames
      }
      layout.sectionInsetReference = .fromSafeArea
      stage.setSafeArea(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
      stage.view.contentInset.left = 10
      stage.layOutAgain()
      seen += stage.itemFrames
      layout.headerReferenceSize.height = 9
      stage.layOutAgain()
      return seen + ["header " + stage.header()]
    },
  ]

  private static let flowRows: [FactScenario] = [
    // Source: https://github.com/tilltue/TLPhotoPicker/issues/292: (W - 10) / 3 with a spacing of 5
    // gives two columns on a phone of 390, where the sum is too long by the last bit of a double.
    .init(
      "13.4", "a row too long by one bit breaks",
      shows: ["320: 3", "375: 3", "390: 2", "414: 3", "428: 3"]
    ) {
      [320, 375, 390, 414, 428].map { (width: CGFloat) in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: (width - 10) / 3, height: 50)
        layout.minimumInteritemSpacing = 5
        let stage = FactsStage(layout, [3], size: CGSize(width: width, height: 400))
        let tops = stage.itemFrames.count { $0.split(separator: " ")[1] == "0" }
        return "\(width.short): \(tops)"
      }
    },
    // Source: https://github.com/Akkyie/AKPickerView-Swift/issues/62, a log of iOS 9.
    .init("13.3", "at 3x half a pixel goes up", shows: ["170.667 0 73x736"]) {
      let layout = UICollectionViewFlowLayout()
      (layout.scrollDirection, layout.sectionInset.left) = (.horizontal, 170.5)
      layout.itemSize = CGSize(width: 73, height: 736)
      let size = CGSize(width: 414, height: 736)
      return FactsStage(layout, [1], size: size, scale: 3).itemFrames
    },
    .init("12.11", "flow lays out at height 0 too", shows: ["320x170"]) {
      let size = CGSize(width: 320, height: 0)
      return [FactsStage(UICollectionViewFlowLayout(), [12], size: size).content]
    },
  ]

  private static let flowAnswers: [FactScenario] = [
    .init(
      "4.5", "a rect is answered by items, headers, then footers",
      shows: [
        "item 0.0 0", "item 0.1 0", "item 1.0 0", "header 0.0 10", "header 1.0 10",
        "footer 0.0 10", "footer 1.0 10",
      ]
    ) {
      let stage = FactsStage.flow([2, 1]) { layout in
        layout.headerReferenceSize.height = 40
        layout.footerReferenceSize.height = 20
      }
      let found = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
      return found.map { element in
        let kind = element.representedElementKind
        let word = kind == nil ? "item" : kind == Side.header.kind ? "header" : "footer"
        return "\(word) \(element.indexPath.short) \(element.zIndex)"
      }
    },
    .init("4.5", "a header without height has no attributes", shows: ["header nil", "elements 1"]) {
      let layout = NotingFlowLayout()
      let stage = FactsStage.flow([1], layout)
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: Side.header.kind, at: [0, 0])
      let found = layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
      return ["header \(header == nil ? "nil" : "some")", "elements \(found.count)"]
    },
    .init("4.5", "before anything is computed an item has a zero frame", shows: ["0 0 0x0"]) {
      let frame = UICollectionViewFlowLayout().layoutAttributesForItem(at: [0, 0])?.frame
      return [frame?.short ?? "nil"]
    },
    .init(
      "10.15", "right after a reload the stock layout computes",
      shows: ["320x200", "0.4: 0 160 320x40", "header 15"]
    ) {
      let layout = UICollectionViewFlowLayout()
      let stage = FactsStage.flow([2], layout) { layout in
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
      }
      stage.controller.counts = [5]
      stage.view.reloadData()
      let content = layout.collectionViewContentSize.short
      let last = layout.layoutAttributesForItem(at: [0, 4])?.frame.short ?? "nil"
      layout.headerReferenceSize.height = 15
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: Side.header.kind, at: [0, 0])
      return [content, "0.4: " + last, "header \(header?.frame.height.short ?? "nil")"]
    },
  ]

  private static let flowDirections: [FactScenario] = [
    .init("4.9", "plain flow fills from the right") {
      mirrored(UICollectionViewFlowLayout()).cellFrames
    }.allowing { $0.count == 3 && $0.first?.hasPrefix("0.0: 220 0") == true },
    .init(
      "4.9", "a flow layout that flips computes from the left",
      shows: ["40 0 100x50", "220 0 100x50", "40 60 100x50"]
    ) { mirrored(FlippingFlow()).itemFrames },
  ]

  /// Returns three items right to left, two of which fit next to the inset.
  @MainActor
  private static func mirrored(_ layout: UICollectionViewFlowLayout) -> FactsStage {
    let stage = FactsStage.flow([3], layout) { layout in
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    }
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.layOutAgain()
    return stage
  }
}

private final class FlippingFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
