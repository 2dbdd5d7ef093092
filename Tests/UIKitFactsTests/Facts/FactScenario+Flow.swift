extension FactScenario {
  static let flow = flowSections + flowRows + flowChanges

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
    .init(
      "4.3", "boundaries take the full room, and insets lie inside",
      shows: [
        "0 0 320x30", "0 132 320x20", "0 152 320x30", "0 234 320x20", "9 35 300x40", "9 85 300x40",
        "9 187 300x40", "content 254",
      ]
    ) {
      let stage = FactsStage.flow([2, 1]) { layout in
        layout.headerReferenceSize = CGSize(width: 10, height: 30)
        layout.footerReferenceSize = CGSize(width: 10, height: 20)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        layout.itemSize = CGSize(width: 300, height: 40)
      }
      var seen = [stage.header(0), stage.footer(0), stage.header(1), stage.footer(1)]
      seen += stage.itemFrames
      seen.append("content \(stage.view.contentSize.height.short)")
      return seen
    },
    .init(
      "4.3", "an empty section keeps header and insets",
      shows: ["0 0 320x30", "none", "content 42"]
    ) {
      let stage = FactsStage.flow([0]) { layout in
        layout.headerReferenceSize = CGSize(width: 10, height: 30)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
      }
      return [stage.header(), stage.footer(), "content \(stage.view.contentSize.height.short)"]
    },
    .init("4.3", "insets from the margins add to the content inset", shows: ["25 0 40x40"]) {
      let stage = FactsStage.flow([1]) { layout in
        layout.itemSize = CGSize(width: 40, height: 40)
        layout.sectionInset.left = 5
        layout.sectionInsetReference = .fromLayoutMargins
      }
      stage.view.insetsLayoutMarginsFromSafeArea = false
      stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
      stage.view.contentInset.left = 10
      stage.layOutAgain()
      return stage.itemFrames
    },
    .init("4.5", "a header without height has no attributes", shows: ["header nil", "elements 1"]) {
      let layout = NotingFlowLayout()
      let stage = FactsStage.flow([1], layout)
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      let found = layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
      return ["header \(header == nil ? "nil" : "some")", "elements \(found.count)"]
    },
  ]

  private static let flowRows: [FactScenario] = [
    .init(
      "4.4", "a full row is justified, and the last keeps its gap",
      shows: ["0 0 90x50", "115 0 90x50", "230 0 90x50", "0 60 90x50", "115 60 90x50"]
    ) { FactsStage.flow([5]) { $0.itemSize = CGSize(width: 90, height: 50) }.itemFrames },
    .init("4.4", "a single item of a full row is centred") {
      FactsStage.flow([2]) { $0.itemSize = CGSize(width: 200, height: 50) }.itemFrames
    }.allowing { $0.first == "60 0 200x50" },
    .init(
      "4.4", "items are centred across their row",
      shows: ["0 20 140x20", "180 0 140x60", "0 70 140x40", "150 75 140x30"]
    ) {
      let sizes = [20, 60, 40, 30].map { CGSize(width: 140, height: $0) }
      return FactsStage.flow([4], sizes: sizes).itemFrames
    },
    .init("4.9", "plain flow fills from the right") {
      let stage = FactsStage.flow([3]) { layout in
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
      }
      stage.view.semanticContentAttribute = .forceRightToLeft
      stage.layOutAgain()
      return stage.cellFrames
    }.allowing { $0.count == 3 && $0.first?.hasPrefix("0.0: 220 0") == true },
  ]

  private static let flowChanges: [FactScenario] = [
    .init(
      "4.1", "setters invalidate, but pin flags and the inset reference do not",
      shows: [
        "line spacing yes", "item spacing yes", "item size yes", "estimate yes", "insets yes",
        "header yes", "header pin no", "footer pin no", "inset reference no",
      ]
    ) {
      let layout = NotingFlowLayout()
      let stage = FactsStage.flow([1], layout)
      let changes: [(String, () -> Void)] = [
        ("line spacing", { layout.minimumLineSpacing = 1 }),
        ("item spacing", { layout.minimumInteritemSpacing = 1 }),
        ("item size", { layout.itemSize = CGSize(width: 30, height: 30) }),
        ("estimate", { layout.estimatedItemSize = CGSize(width: 30, height: 30) }),
        ("insets", { layout.sectionInset.left = 3 }),
        ("header", { layout.headerReferenceSize.height = 10 }),
        ("header pin", { layout.sectionHeadersPinToVisibleBounds = true }),
        ("footer pin", { layout.sectionFootersPinToVisibleBounds = true }),
        ("inset reference", { layout.sectionInsetReference = .fromSafeArea }),
      ]
      return changes.map { name, change in
        name + " " + (stage.calls("invalidate", during: change).isEmpty ? "no" : "yes")
      }
    },
    .init(
      "4.7", "flow invalidates for a change across scrolling and for pins",
      shows: [
        "false", "false", "true", "true", "pinned true", "metrics false", "attributes false",
        "headers 1", "items nil",
      ]
    ) {
      let layout = NotingFlowLayout()
      let stage = FactsStage.flow([40], layout) { $0.headerReferenceSize.height = 20 }
      let bounds = stage.view.bounds
      let wider = CGRect(x: 0, y: 0, width: 300, height: bounds.height)
      let taller = CGRect(x: 0, y: 0, width: bounds.width, height: 300)
      let rects = [bounds.offsetBy(dx: 0, dy: 50), taller, wider, bounds.offsetBy(dx: 1, dy: 0)]
      var seen = rects.map { "\(layout.shouldInvalidateLayout(forBoundsChange: $0))" }
      layout.sectionHeadersPinToVisibleBounds = true
      stage.layOutAgain()
      seen.append("pinned \(layout.shouldInvalidateLayout(forBoundsChange: rects[0]))")
      let context = layout.invalidationContext(forBoundsChange: rects[0])
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      return seen + [
        "metrics \(flow?.invalidateFlowLayoutDelegateMetrics == true)",
        "attributes \(flow?.invalidateFlowLayoutAttributes == true)",
        "headers \(context.invalidatedSupplementaryIndexPaths?.values.joined().count ?? 0)",
        "items \(context.invalidatedItemIndexPaths == nil ? "nil" : "some")",
      ]
    },
    .init(
      "1.7", "a rotation, an update and a reload each lay flow out anew",
      shows: [
        "480x1110", "0.3: 380 50 100x100", "480x1000", "next header: 0 260 480x50", "480x150",
        "cells 3",
      ]
    ) {
      // Sections of a header of 50 and rows of 100, with three gaps of 10 where there are four rows.
      let stage = FactsStage.flow([12, 12, 12]) { layout in
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize.height = 50
      }
      let content = { CGRect(origin: .zero, size: stage.view.contentSize).short.dropFirst(4) }
      stage.view.frame.size.width = 480
      stage.view.layoutIfNeeded()
      var seen = ["\(content())"] + stage.cellFrames.dropFirst(3).prefix(1)
      stage.update(to: [8, 12, 12]) { stage.view.deleteItems(at: (0..<4).map { [0, $0] }) }
      seen += ["\(content())", "next header: " + stage.header(1)]
      stage.controller.counts = [3]
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      return seen + ["\(content())", "cells \(stage.view.visibleCells.count)"]
    },
  ]
}
