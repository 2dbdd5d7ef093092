import Testing

extension FactScenario {
  static let flow = [
    flowDefaults, section, emptySection, fullRows, tooWide, thicknesses, safeAreaInset,
    flowAnswers, setters, flowBoundsChange, rightToLeft, directionDefaults,
  ]

  static let flowDefaults = FactScenario("4.1", "a new flow layout") {
    let layout = UICollectionViewFlowLayout()
    return [
      layout.minimumLineSpacing.short, layout.minimumInteritemSpacing.short,
      CGRect(origin: .zero, size: layout.itemSize).short,
      CGRect(origin: .zero, size: layout.estimatedItemSize).short,
      "vertical \(layout.scrollDirection == .vertical)",
      CGRect(origin: .zero, size: layout.headerReferenceSize).short,
      "insets \(layout.sectionInset == .zero)",
      "pins \(layout.sectionHeadersPinToVisibleBounds || layout.sectionFootersPinToVisibleBounds)",
    ]
  }

  static let section = FactScenario("4.3", "header, insets, rows and footer") {
    let stage = FactsStage.flow([2, 1]) { layout in
      layout.headerReferenceSize = CGSize(width: 10, height: 30)
      layout.footerReferenceSize = CGSize(width: 10, height: 20)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      layout.itemSize = CGSize(width: 300, height: 40)
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    return [0, 1].flatMap { section in kinds.map { stage.boundaryFrame($0, section) } }
      + stage.itemFrames + ["content \(stage.view.contentSize.height.short)"]
  }

  static let emptySection = FactScenario("4.3", "a section without items") {
    let stage = FactsStage.flow([0]) { layout in
      layout.headerReferenceSize = CGSize(width: 10, height: 30)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    }
    return [stage.boundaryFrame(UICollectionView.elementKindSectionHeader)]
      + [stage.boundaryFrame(UICollectionView.elementKindSectionFooter)]
      + ["content \(stage.view.contentSize.height.short)"]
  }

  static let fullRows = FactScenario("4.4", "rows of items of one size") {
    FactsStage.flow([5]) { $0.itemSize = CGSize(width: 90, height: 50) }.itemFrames
  }

  static let tooWide = FactScenario("4.4", "rows with room for one item") {
    FactsStage.flow([2]) { $0.itemSize = CGSize(width: 200, height: 50) }.itemFrames
  }

  static let thicknesses = FactScenario("4.4", "rows of items that the delegate sizes") {
    let layout = NotingFlowLayout()
    let sizes: [CGFloat] = [20, 60, 40, 30]
    let delegate = HeightsDelegate(sizes.map { CGSize(width: 140, height: $0) })
    let stage = FactsStage.flow([4], layout) { _ in }
    stage.view.delegate = delegate
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    return stage.itemFrames
  }

  static let safeAreaInset = FactScenario("4.3", "insets measured from the margins") {
    let stage = FactsStage.flow([1]) { layout in
      layout.itemSize = CGSize(width: 40, height: 40)
      layout.sectionInset.left = 5
      layout.sectionInsetReference = .fromLayoutMargins
    }
    stage.view.insetsLayoutMarginsFromSafeArea = false
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    stage.view.contentInset.left = 10
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    return stage.itemFrames
  }

  static let flowAnswers = FactScenario("4.5", "answers of flow for what does not exist") {
    let layout = NotingFlowLayout()
    let stage = FactsStage.flow([1], layout) { _ in }
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    let found = layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    return ["header \(header == nil ? "nil" : "some")", "elements \(found.count)"]
  }

  static let setters = FactScenario("4.1", "which setters invalidate") {
    let layout = NotingFlowLayout()
    let stage = FactsStage.flow([1], layout) { _ in }
    let changes: [(String, () -> Void)] = [
      ("line spacing", { layout.minimumLineSpacing = 1 }),
      ("item spacing", { layout.minimumInteritemSpacing = 1 }),
      ("item size", { layout.itemSize = CGSize(width: 30, height: 30) }),
      ("insets", { layout.sectionInset.left = 3 }),
      ("header", { layout.headerReferenceSize.height = 10 }),
      ("header pin", { layout.sectionHeadersPinToVisibleBounds = true }),
      ("inset reference", { layout.sectionInsetReference = .fromSafeArea }),
    ]
    return changes.map { name, change in
      name + " " + (stage.calls(of: ["invalidate"], during: change).isEmpty ? "no" : "yes")
    }
  }

  static let flowBoundsChange = FactScenario("4.7", "which changes of bounds invalidate flow") {
    let layout = NotingFlowLayout()
    let stage = FactsStage.flow([40], layout) { $0.headerReferenceSize.height = 20 }
    let bounds = stage.view.bounds
    let wider = CGRect(x: 0, y: 0, width: 300, height: bounds.height)
    let taller = CGRect(x: 0, y: 0, width: bounds.width, height: 300)
    let rects = [bounds.offsetBy(dx: 0, dy: 50), taller, wider]
    var seen = rects.map { "\(layout.shouldInvalidateLayout(forBoundsChange: $0))" }
    layout.sectionHeadersPinToVisibleBounds = true
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    seen.append("pinned \(layout.shouldInvalidateLayout(forBoundsChange: rects[0]))")
    let context = layout.invalidationContext(forBoundsChange: rects[0])
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    return seen + [
      "metrics \(flow?.invalidateFlowLayoutDelegateMetrics == true)",
      "attributes \(flow?.invalidateFlowLayoutAttributes == true)",
      "headers \(context.invalidatedSupplementaryIndexPaths?.values.joined().count ?? 0)",
    ]
  }

  static let rightToLeft = FactScenario("4.9", "plain flow from right to left") {
    let stage = FactsStage.flow([3]) { layout in
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    }
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    return stage.cellFrames
  }

  static let directionDefaults = FactScenario("4.9", "directions of flow") {
    let layout = UICollectionViewFlowLayout()
    return [
      "flips \(layout.flipsHorizontallyInOppositeLayoutDirection)",
      "left to right \(layout.developmentLayoutDirection == .leftToRight)",
    ]
  }
}

@MainActor
@Suite struct FlowFacts {
  @Test func defaultsAreTheDocumentedOnes() {
    #expect(
      FactScenario.flowDefaults.run() == [
        "10", "10", "0 0 50x50", "0 0 0x0", "vertical true", "0 0 0x0", "insets true",
        "pins false",
      ])
  }

  @Test func boundariesTakeTheFullRoomAndInsetsLieInside() {
    #expect(
      FactScenario.section.run() == [
        "0 0 320x30", "0 132 320x20", "0 152 320x30", "0 234 320x20",
        "9 35 300x40", "9 85 300x40", "9 187 300x40", "content 254",
      ])
  }

  @Test func anEmptySectionKeepsHeaderAndInsets() {
    #expect(FactScenario.emptySection.run() == ["0 0 320x30", "none", "content 42"])
  }

  @Test func aFullRowIsJustifiedAndTheLastKeepsItsGap() {
    #expect(
      FactScenario.fullRows.run() == [
        "0 0 90x50", "115 0 90x50", "230 0 90x50", "0 60 90x50", "115 60 90x50",
      ])
  }

  @Test func aSingleItemOfAFullRowIsCentred() {
    #expect(FactScenario.tooWide.run().first == "60 0 200x50")
  }

  @Test func itemsAreCentredAcrossTheirRow() {
    #expect(
      FactScenario.thicknesses.run() == [
        "0 20 140x20", "180 0 140x60", "0 70 140x40", "150 75 140x30",
      ])
  }

  @Test func insetsFromTheMarginsAddToTheContentInset() {
    #expect(FactScenario.safeAreaInset.run() == ["25 0 40x40"])
  }

  @Test func aHeaderWithoutHeightHasNoAttributes() {
    #expect(FactScenario.flowAnswers.run() == ["header nil", "elements 1"])
  }

  @Test func pinFlagsAndInsetReferenceDoNotInvalidate() {
    #expect(
      FactScenario.setters.run() == [
        "line spacing yes", "item spacing yes", "item size yes", "insets yes", "header yes",
        "header pin no", "inset reference no",
      ])
  }

  @Test func flowInvalidatesForANewWidthAndForPins() {
    #expect(
      FactScenario.flowBoundsChange.run() == [
        "false", "false", "true", "pinned true", "metrics false", "attributes false", "headers 1",
      ])
  }

  @Test func plainFlowFillsFromTheRight() {
    let seen = FactScenario.rightToLeft.run()
    #expect(seen.count == 3 && seen.first?.hasPrefix("0.0: 220 0") == true)
  }

  @Test func flowIsWrittenLeftToRightAndDoesNotFlip() {
    #expect(FactScenario.directionDefaults.run() == ["flips false", "left to right true"])
  }
}

/// Answers sizes of items.
private final class HeightsDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
