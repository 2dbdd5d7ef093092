import Testing

extension FactScenario {
  static let selfSizing = [
    preferredOrder, preferredByBase, preferredByFlow, looseLabels, questions,
  ]

  static let preferredOrder = FactScenario("5", "a preferred size that a layout accepts") {
    let layout = AcceptingLayout()
    let stage = FactsStage(layout, [1], shows: false)
    stage.view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    let words: Set = ["wants", "context", "invalidateLayout", "invalidate", "cell"]
    return stage.calls(of: words) { stage.show() } + stage.cellFrames
  }

  static let preferredByBase = FactScenario("5", "the base asked for a preferred size") {
    let layout = UICollectionViewLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let preferred = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    preferred.size = CGSize(width: 9, height: 9)
    let wants = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    return ["\(wants)"]
  }

  static let preferredByFlow = FactScenario("5", "flow with and without an estimate") {
    [CGSize.zero, CGSize(width: 100, height: 20)].map { estimate in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 20)
      layout.estimatedItemSize = estimate
      let stage = FactsStage(layout, [1], shows: false)
      stage.view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
      stage.show()
      return stage.cellFrames.joined()
    }
  }

  static let looseLabels = FactScenario("10.6", "wrapping labels in plain cells") {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    return [1, 30].map { words in
      let cell = UICollectionViewCell(frame: frame)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = Array(repeating: "word", count: words).joined(separator: " ")
      pin(label, to: cell.contentView)
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = frame
      let loose = cell.preferredLayoutAttributesFitting(attributes).size
      let strict = cell.contentView.systemLayoutSizeFitting(
        frame.size, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let line = label.font.lineHeight
      return "loose \(loose.width > 100 ? "wide" : "narrow")"
        + " \(loose.height < 1.5 * line ? "one line" : "more lines"),"
        + " strict \(strict.width.short)"
        + " \(strict.height < 1.5 * line ? "one line" : "more lines")"
    }
  }

  static let questions = FactScenario("10.7", "sizes asked for with an estimate after a reload") {
    let layout = NotingFlowLayout()
    let delegate = CountingDelegate()
    let stage = FactsStage.flow([3], layout) {
      $0.estimatedItemSize = CGSize(width: 50, height: 50)
    }
    stage.view.delegate = delegate
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    return ["\(delegate.questions)"] + stage.itemFrames
  }

  @MainActor
  private static func pin(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
  }
}

@MainActor
@Suite struct SelfSizingFacts {
  @Test func anAcceptedSizeInvalidatesDirectly() {
    #expect(
      FactScenario.preferredOrder.run() == [
        "cell 0.0", "wants 70", "context 70", "invalidate everything=false counts=false",
        "0.0: 0 0 100x70",
      ])
  }

  @Test func theBaseRefuses() {
    #expect(FactScenario.preferredByBase.run() == ["false"])
  }

  @Test func flowAcceptsOnlyWithAnEstimate() {
    #expect(FactScenario.preferredByFlow.run() == ["0.0: 0 0 100x20", "0.0: 0 0 100x70"])
  }

  @Test func aPlainCellFitsLooselyAndAnOverrideFitsItsWidth() {
    #expect(
      FactScenario.looseLabels.run() == [
        "loose narrow one line, strict 100 one line",
        "loose wide one line, strict 100 more lines",
      ])
  }

  /// How often is for a recording to say.
  @Test func theDelegateIsAskedForEachItemDespiteAnEstimate() {
    let seen = FactScenario.questions.run()
    #expect(Int(seen[0]).map { $0 >= 3 } == true)
    #expect(seen.dropFirst().allSatisfy { $0.hasSuffix("60x40") })
  }
}

/// Prefers to be 70 points high.
private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 70
    return layoutAttributes
  }
}

/// Takes the height that a cell prefers for all rows.
private final class AcceptingLayout: RowsLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    calls.note("wants \(preferred.size.height.short)")
    return preferred.size.height != rowHeight
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.note("context \(preferred.size.height.short)")
    rowHeight = preferred.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
}

/// Answers one size, and counts the questions.
private final class CountingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var questions = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
    return CGSize(width: 60, height: 40)
  }
}
