import StickyWaterfall
import Testing

/// Subclasses that align items in rows give the same frames as over the stock layout.
@MainActor
@Suite struct RowSubclassTests {
  private static func word(_ item: Int) -> CGSize {
    CGSize(width: 30 + CGFloat(item * 47 % 110), height: item % 5 == 0 ? 36 : 28)
  }

  private func stage(
    _ layout: UICollectionViewFlowLayout, estimates: Bool = false
  ) -> SwappedStage {
    let controller = AnsweringController([60])
    controller.preferredSize = { Self.word($0.item) }
    if !estimates { controller.size = { Self.word($0.item) } }
    return SwappedStage(
      controller, layout: layout, size: CGSize(width: 330, height: 300), scale: 2, columns: nil,
      expectsDiagnostics: true
    ) {
      $0.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
      ($0.minimumInteritemSpacing, $0.minimumLineSpacing) = (6, 8)
      if estimates { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    }
  }

  private func cells(_ stage: SwappedStage) -> [CGRect] {
    stage.visibleItems.compactMap { stage.view.cellForItem(at: $0)?.frame }
  }

  @Test(arguments: [TagAlignment.leading, .center, .top], [false, true])
  func rowsAlignedByASubclassMatchAFlowLayoutSubclass(alignment: TagAlignment, estimates: Bool) {
    let (stockLayout, layout) = (AlignedStockLayout(), AlignedLayout())
    (stockLayout.alignment, layout.alignment) = (alignment, alignment)
    let (stock, ours) = (stage(stockLayout), stage(layout, estimates: estimates))
    for offset in [0, 120, 250, 90] as [CGFloat] {
      for stage in [stock, ours] { stage.scroll(to: offset) }
      // Cells off screen haven't reported their sizes yet.
      guard !estimates || offset == 90 else { continue }
      let (expected, frames) = (cells(stock), cells(ours))
      #expect(expected.count == frames.count && !frames.isEmpty)
      for (frame, other) in zip(frames, expected) {
        #expect(frame.isNear(other, within: 1), "\(frame) \(other) at \(offset)")
      }
    }
  }
}

/// How apps align the items in a flow layout's rows.
enum TagAlignment {
  case leading
  case center
  case top

  /// Returns the attributes with the items of each row aligned by the layout's inset and spacing.
  @MainActor
  func align(
    _ attributes: [UICollectionViewLayoutAttributes]?, in layout: UICollectionViewFlowLayout
  ) -> [UICollectionViewLayoutAttributes]? {
    let copies = attributes?.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    let rows = Dictionary(grouping: copies ?? []) { ($0.frame.midY * 2).rounded() }
    for row in rows.values {
      let row = row.sorted { $0.indexPath < $1.indexPath }
      let width = row.reduce(0) { $0 + $1.frame.width }
      let gaps = layout.minimumInteritemSpacing * CGFloat(row.count - 1)
      var x = layout.sectionInset.left
      if self == .center { x = ((layout.collectionView?.bounds.width ?? 0) - width - gaps) / 2 }
      let top = row.map { $0.frame.minY }.min() ?? 0
      for item in row {
        if self == .top { item.frame.origin.y = top } else { item.frame.origin.x = x }
        x += item.frame.width + layout.minimumInteritemSpacing
      }
    }
    return copies
  }
}

private final class AlignedStockLayout: UICollectionViewFlowLayout {
  var alignment = TagAlignment.leading

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    alignment.align(super.layoutAttributesForElements(in: rect), in: self)
  }
}

private final class AlignedLayout: WaterfallFlowLayout {
  var alignment = TagAlignment.leading

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    alignment.align(super.layoutAttributesForElements(in: rect), in: self)
  }
}
