extension FactScenario {
  static let flowChanges: [FactScenario] = [
    .init(
      "4.1", "setters invalidate, but pin flags and the inset reference do not",
      shows: [
        "line spacing yes", "item spacing yes", "item size yes", "estimate yes", "insets yes",
        "header yes", "footer yes", "header pin no", "footer pin no", "inset reference no",
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
        ("footer", { layout.footerReferenceSize.height = 10 }),
        ("header pin", { layout.sectionHeadersPinToVisibleBounds = true }),
        ("footer pin", { layout.sectionFootersPinToVisibleBounds = true }),
        ("inset reference", { layout.sectionInsetReference = .fromSafeArea }),
      ]
      return changes.map { name, change in
        name + " " + (stage.calls("invalidate", during: change).isEmpty ? "no" : "yes")
      }
    },
    .init(
      "4.1", "a spacing invalidates only what is computed, by another value, and once",
      shows: ["before 0", "the same 0", "another 1", "one more 1"]
    ) {
      let layout = NotingFlowLayout()
      layout.minimumLineSpacing = 3
      let before = layout.calls.lines.count
      let stage = FactsStage.flow([1], layout)
      stage.calls.lines = []
      let counts = [3, 4, 5].map { spacing in
        if spacing == 5 {
          layout.minimumInteritemSpacing = 5
        } else {
          layout.minimumLineSpacing = spacing
        }
        return stage.calls.lines.count
      }
      return ["before \(before)"]
        + zip(["the same", "another", "one more"], counts).map {
          "\($0) \($1)"
        }
    },
    .init(
      "2", "sizes are asked again where metrics are invalid",
      shows: ["at first 20", "neither 20", "attributes 20", "metrics 40"]
    ) {
      let layout = UICollectionViewFlowLayout()
      let sizes = Array(repeating: CGSize(width: 50, height: 50), count: 10)
      let stage = FactsStage.flow([10, 10], layout, sizes: sizes)
      var seen = ["at first \(stage.controller.measured.count)"]
      for (name, attributes, metrics) in [
        ("neither", false, false), ("attributes", true, false), ("metrics", true, true),
      ] {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutAttributes = attributes
        context.invalidateFlowLayoutDelegateMetrics = metrics
        layout.invalidateLayout(with: context)
        stage.view.layoutIfNeeded()
        seen.append("\(name) \(stage.controller.measured.count)")
      }
      return seen
    },
    .init(
      "14.9", "each batch queries every size and section value again",
      shows: ["items 20, header 2", "items 20, header 2"]
    ) {
      [CGSize.zero, CGSize(width: 50, height: 50)].map { estimate in
        let sizes = Array(repeating: CGSize(width: 50, height: 50), count: 10)
        let stage = FactsStage.flow([10, 10], UICollectionViewFlowLayout(), sizes: sizes) {
          $0.estimatedItemSize = estimate
        }
        var headers: Set<Int> = []
        stage.controller.headerSize = { section in
          headers.insert(section)
          return .zero
        }
        stage.controller.measured = []
        stage.update()
        return "items \(Set(stage.controller.measured).count), header \(headers.count)"
      }
    },
    .init(
      "4.7", "flow invalidates for a change of bounds across scrolling only",
      shows: ["vertical false false true true", "horizontal false false true true"]
    ) {
      let directions: [(String, UICollectionView.ScrollDirection)] = [
        ("vertical", .vertical), ("horizontal", .horizontal),
      ]
      return directions.map { name, direction in
        let layout = UICollectionViewFlowLayout()
        let stage = FactsStage.flow([40], layout) { $0.scrollDirection = direction }
        let bounds = stage.view.bounds
        let (wider, taller) = (CGSize(width: 400, height: 480), CGSize(width: 320, height: 500))
        let isVertical = direction == .vertical
        let rects = [
          bounds.offsetBy(dx: isVertical ? 0 : 9, dy: isVertical ? 9 : 0),
          CGRect(origin: bounds.origin, size: isVertical ? taller : wider),
          bounds.offsetBy(dx: isVertical ? 9 : 0, dy: isVertical ? 0 : 9),
          CGRect(origin: bounds.origin, size: isVertical ? wider : taller),
        ]
        return rects.reduce(name) {
          "\($0) \(layout.shouldInvalidateLayout(forBoundsChange: $1))"
        }
      }
    },
    .init(
      "4.7", "under pins the boundaries of old and new bounds are named, and out of sight none",
      shows: [
        "scrolled true", "headers 0.0 1.0", "items nil", "metrics false", "attributes false",
        "wider true", "headers nil", "items nil", "metrics false", "attributes true",
        "out of sight false",
      ]
    ) {
      // Each section has a header of 50 and an item of 550.
      let layout = UICollectionViewFlowLayout()
      let stage = FactsStage.flow([1, 1, 1], layout) { layout in
        layout.headerReferenceSize.height = 50
        layout.itemSize = CGSize(width: 100, height: 550)
        layout.sectionHeadersPinToVisibleBounds = true
      }
      let bounds = stage.view.bounds
      let wider = CGRect(x: 0, y: 0, width: 480, height: 480)
      var seen: [String] = []
      for (name, rect) in [("scrolled", bounds.offsetBy(dx: 0, dy: 650)), ("wider", wider)] {
        seen.append("\(name) \(layout.shouldInvalidateLayout(forBoundsChange: rect))")
        seen += described(layout.invalidationContext(forBoundsChange: rect))
      }
      stage.view.bounds.origin.y = 5000
      let far = stage.view.bounds.offsetBy(dx: 0, dy: 20)
      return seen + ["out of sight \(layout.shouldInvalidateLayout(forBoundsChange: far))"]
    },
    .init(
      "10.8", "across scrolling the safe area and margins count where they are the reference",
      shows: [
        "vertical margins: along nothing, across invalidate prepare, at 25 0",
        "vertical safe area: along nothing, across invalidate prepare, at 25 0",
        "vertical neither: along nothing, across nothing, at 0 0",
        "horizontal margins: along nothing, across invalidate prepare, at 0 25",
        "horizontal safe area: along nothing, across invalidate prepare, at 0 25",
        "horizontal neither: along nothing, across nothing, at 0 0",
      ]
    ) {
      [UICollectionView.ScrollDirection.vertical, .horizontal].flatMap { direction in
        [
          surrounded("margins", .fromLayoutMargins, direction),
          surrounded("safe area", .fromSafeArea, direction),
          surrounded("neither", .fromContentInset, direction),
        ]
      }
    },
    .init(
      "10.8", "margins grow by the safe area unless they are told not to",
      shows: ["25 0 20x20", "20 0 20x20"]
    ) {
      let stage = FactsStage.flow([1]) { layout in
        layout.itemSize = CGSize(width: 20, height: 20)
        layout.sectionInsetReference = .fromLayoutMargins
      }
      stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      stage.setSafeArea(UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
      return [true, false].flatMap { grows in
        stage.view.insetsLayoutMarginsFromSafeArea = grows
        stage.view.layoutIfNeeded()
        return stage.itemFrames
      }
    },
    .init(
      "1.7", "a rotation, an update and a reload each lay flow out anew",
      shows: [
        "480x1110", "0.3: 380 50 100x100", "480x1000", "next header: 0 260 480x50", "480x150",
        "cells 3",
      ]
    ) {
      // Each section has a header of 50 and four rows of 100 with three gaps of 10.
      let stage = FactsStage.flow([12, 12, 12]) { layout in
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize.height = 50
      }
      stage.view.frame.size.width = 480
      stage.view.layoutIfNeeded()
      var seen = [stage.content] + stage.cellFrames.dropFirst(3).prefix(1)
      stage.update(to: [8, 12, 12]) { stage.view.deleteItems(at: (0..<4).map { [0, $0] }) }
      seen += [stage.content, "next header: " + stage.header(1)]
      stage.controller.counts = [3]
      stage.reload()
      return seen + [stage.content, "cells \(stage.view.visibleCells.count)"]
    },
  ]

  /// Returns the effects of insets along scrolling, and then across.
  @MainActor
  private static func surrounded(
    _ name: String, _ reference: UICollectionViewFlowLayout.SectionInsetReference,
    _ direction: UICollectionView.ScrollDirection
  ) -> String {
    let isVertical = direction == .vertical
    let stage = FactsStage.flow([9]) { layout in
      layout.itemSize = CGSize(width: 20, height: 20)
      (layout.scrollDirection, layout.sectionInsetReference) = (direction, reference)
    }
    stage.view.insetsLayoutMarginsFromSafeArea = false
    // The margins are 8 by default, and the safe area is empty.
    let start: CGFloat = reference == .fromLayoutMargins ? 8 : 0
    let calls = [start, 25].map { (across: CGFloat) in
      let (x, y) = isVertical ? (across, 30) : (30, across)
      let insets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
      let calls = stage.calls("invalidate prepare") {
        if reference != .fromLayoutMargins { stage.setSafeArea(insets) }
        if reference != .fromSafeArea { stage.view.layoutMargins = insets }
      }
      return calls.isEmpty ? "nothing" : calls.joined(separator: " ")
    }
    let first = stage.frame(0) ?? .zero
    return "\(isVertical ? "vertical" : "horizontal") \(name): along \(calls[0]),"
      + " across \(calls[1]), at \(first.minX.short) \(first.minY.short)"
  }

  @MainActor
  private static func described(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> [String] {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let headers = context.invalidatedSupplementaryIndexPaths?[Side.header.kind]
    return [
      "headers " + (headers?.sorted().map(\.short).joined(separator: " ") ?? "nil"),
      "items \(context.invalidatedItemIndexPaths == nil ? "nil" : "some")",
      "metrics \(flow?.invalidateFlowLayoutDelegateMetrics == true)",
      "attributes \(flow?.invalidateFlowLayoutAttributes == true)",
    ]
  }
}
