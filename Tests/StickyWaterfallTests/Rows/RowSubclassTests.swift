import StickyWaterfall
import Testing

/// Layouts that restyle rows by their attributes, as apps have them, look the same over ours as over the
/// stock layout.
@MainActor
@Suite struct RowSubclassTests {
  /// The words of a cloud of tags, by the item.
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

  /// Where the cells on screen are.
  private func cells(_ stage: SwappedStage) -> [CGRect] {
    stage.visibleItems.compactMap { stage.view.cellForItem(at: $0)?.frame }
  }

  @Test(arguments: [TagAlignment.leading, .center, .top], [false, true])
  func alignedRowsAreWhereTheyWereOverTheStockLayout(alignment: TagAlignment, estimates: Bool) {
    let (stockLayout, layout) = (AlignedStockLayout(), AlignedLayout())
    (stockLayout.alignment, layout.alignment) = (alignment, alignment)
    let (stock, ours) = (stage(stockLayout), stage(layout, estimates: estimates))
    for offset in [0, 120, 250, 90] as [CGFloat] {
      for stage in [stock, ours] { stage.scroll(to: offset) }
      // What cells have not answered stands below the screen.
      guard !estimates || offset == 90 else { continue }
      let (expected, frames) = (cells(stock), cells(ours))
      #expect(expected.count == frames.count && !frames.isEmpty)
      for (frame, other) in zip(frames, expected) {
        #expect(frame.isNear(other, within: 1), "\(frame) \(other) at \(offset)")
      }
    }
  }
}

/// How apps restyle the rows of a flow layout.
enum TagAlignment {
  case leading
  case center
  case top

  /// The attributes with the items of each row aligned; the inset and spacing are the layout's.
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
