extension FactScenario {
  static let selfSizing: [FactScenario] = [
    .init(
      "5", "an accepted size invalidates directly",
      shows: [
        "cell 0.0", "wants 70", "context 70", "invalidate everything=false counts=false at 0",
        "0.0: 0 0 100x70", "0.1: 0 70 100x70",
      ]
    ) {
      let stage = FactsStage(AcceptingLayout(), [2], shows: false)
      stage.controller.preferredExtent = { _, _ in 70 }
      let calls = stage.calls("wants context invalidateLayout invalidate cell")
        .drop { !$0.hasPrefix("cell") }
      return calls.filter { $0 != "cell 0.1" } + stage.cellFrames
    },
    .init("5", "the base refuses, and flow for a header", shows: ["false", "false"]) {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 50, height: 50)
      let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: Side.header.kind, with: [0, 0])
      return [(UICollectionViewLayout(), cell), (flow, header)].map { layout, original in
        let preferred = original.copy() as? UICollectionViewLayoutAttributes ?? original
        preferred.size = CGSize(width: 9, height: 9)
        let wants = layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        return "\(wants)"
      }
    },
    .init("5", "flow accepts only with an estimate", shows: ["0.0: 0 0 100x20", "0.0: 0 0 100x70"])
    {
      [CGSize.zero, CGSize(width: 100, height: 20)].map { estimate in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 20)
        layout.estimatedItemSize = estimate
        let stage = FactsStage(layout, [1], shows: false)
        stage.controller.preferredExtent = { _, _ in 70 }
        stage.view.layoutIfNeeded()
        return stage.cellFrames.joined()
      }
    },
    .init(
      "10.6", "a plain cell fits loosely, and an override fits its width",
      shows: [
        "loose narrow one line, strict 100 one line", "loose wide one line, strict 100 more lines",
      ]
    ) {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      return [1, 30].map { words in
        let cell = UICollectionViewCell(frame: frame)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Array(repeating: "word", count: words).joined(separator: " ")
        pin(label, to: cell.contentView)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = frame
        let loose = cell.preferredLayoutAttributesFitting(attributes).size
        let strict = cell.contentView.systemLayoutSizeFitting(
          frame.size, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        let lines = { (size: CGSize) in
          size.height < 1.5 * label.font.lineHeight ? "one line" : "more lines"
        }
        return "loose \(loose.width > 100 ? "wide" : "narrow") \(lines(loose)),"
          + " strict \(strict.width.short) \(lines(strict))"
      }
    },
    .init("14.10", "a header with constraints prefers the height that fits them", shows: ["20"]) {
      let header = FixedHeader(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: Side.header.kind, with: [0, 0])
      attributes.frame = header.frame
      return [header.preferredLayoutAttributesFitting(attributes).size.height.short]
    },
    .init(
      "14.10", "with an estimate, headers and footers keep their reference size",
      shows: ["0 0 320x44", "0 94 320x30"]
    ) {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 50, height: 50)
      layout.headerReferenceSize.height = 44
      layout.footerReferenceSize.height = 30
      let stage = FactsStage(layout, [1], size: CGSize(width: 320, height: 480), shows: false)
      for kind in Side.kinds {
        stage.view.register(
          FixedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
      }
      stage.view.layoutIfNeeded()
      return Side.kinds.map { kind in
        stage.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.short ?? "none"
      }
    },
    // Only a recording can show how often UIKit queries the delegate.
    .init("10.7", "the delegate is asked for each item despite an estimate") {
      let sizes = Array(repeating: CGSize(width: 60, height: 40), count: 3)
      let stage = FactsStage.flow([3], sizes: sizes) {
        $0.estimatedItemSize = CGSize(width: 50, height: 50)
      }
      return ["\(stage.controller.measured.count)"] + stage.itemFrames
    }.allowing {
      (Int($0[0]) ?? 0) >= 3 && $0.count == 4
        && $0.dropFirst().allSatisfy { $0.hasSuffix("60x40") }
    },
  ]

  @MainActor
  fileprivate static func pin(_ view: UIView, to parent: UIView) {
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

/// A header whose constraints make it 20 points high.
private final class FixedHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let content = UIView()
    FactScenario.pin(content, to: self)
    content.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A list in which all rows have the height that a cell prefers.
private final class AcceptingLayout: ListLayout {
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
