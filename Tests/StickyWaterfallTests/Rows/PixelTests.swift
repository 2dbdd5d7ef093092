import StickyWaterfall
import Testing

/// Items start on the nearest device pixels and keep their sizes (facts 13.3; contract rule 6).
@MainActor
@Suite struct PixelTests {
  enum Kind: CaseIterable { case columns, grid, rows }

  private func screen(
    _ kind: Kind, scale: CGFloat, isHorizontal: Bool = false, isRightToLeft: Bool = false
  ) -> WaterfallScreen {
    let controller = AnsweringController([40, 1, 9])
    controller.size = { path in
      let across = kind == .rows ? 40.2 + CGFloat(path.item % 3) * 17.3 : 63.7
      let along = 30 + CGFloat(path.item * 7 % 11) * 3.37
      return isHorizontal
        ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    return WaterfallScreen(
      controller, size: CGSize(width: 313, height: 313), scale: scale,
      isRightToLeft: isRightToLeft, columns: kind == .columns ? 3 : nil
    ) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.itemSizing = .fixedExtent
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (7.3, 5.1)
      $0.sectionInset = UIEdgeInsets(top: 3.3, left: 4.7, bottom: 5.9, right: 6.1)
      $0.headerReferenceSize = CGSize(width: 20.3, height: 20.3)
    }
  }

  private func all(_ screen: WaterfallScreen) -> [UICollectionViewLayoutAttributes] {
    screen.layout.layoutAttributesForElements(in: .infinite) ?? []
  }

  /// Contract rule 6.4.
  @Test(arguments: Kind.allCases, [1, 2, 3] as [CGFloat])
  func itemsStartOnWholePixelsAndKeepTheirSizes(kind: Kind, scale: CGFloat) {
    for isHorizontal in [false, true] {
      let screen = screen(kind, scale: scale, isHorizontal: isHorizontal)
      for attributes in all(screen) where attributes.representedElementCategory == .cell {
        let frame = attributes.frame
        for start in [frame.minX * scale, frame.minY * scale] {
          #expect(abs(start - start.rounded()) < 1e-6)
        }
        let stated = 30 + CGFloat(attributes.indexPath.item * 7 % 11) * 3.37
        let extent = isHorizontal ? frame.width : frame.height
        #expect(abs(extent - stated) <= 1 / 64 / scale)
      }
    }
  }

  @Test(arguments: Kind.allCases, [1, 2, 3] as [CGFloat])
  func rectangleQueryReturnsExactlyTheIntersectingElements(kind: Kind, scale: CGFloat) {
    for isHorizontal in [false, true] {
      let screen = screen(kind, scale: scale, isHorizontal: isHorizontal)
      let all = all(screen)
      for attributes in all {
        #expect(screen.single(attributes) == attributes)
        for rect in rects(around: attributes.frame, scale: scale) {
          let found = screen.layout.layoutAttributesForElements(in: rect)
          #expect(found == all.filter { $0.frame.overlaps(rect) }, "\(rect)")
        }
      }
    }
  }

  /// Returns small rectangles at three corners of a frame, between device pixels.
  private func rects(around frame: CGRect, scale: CGFloat) -> [CGRect] {
    ([-40.5, -0.5, 0.5, 31.5] as [CGFloat]).flatMap { parts in
      let step = parts / 64 / scale
      return [(frame.minX, frame.minY), (frame.maxX, frame.maxY), (frame.maxX, frame.minY)].map {
        CGRect(x: $0.0 + step, y: $0.1 + step, width: 2, height: 3)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func framesInARightToLeftLayoutAreRoundedBeforeMirroring(kind: Kind) {
    let (left, right) = (screen(kind, scale: 3), screen(kind, scale: 3, isRightToLeft: true))
    #expect(all(left).map(\.frame) == all(right).map(\.frame))
    let (mirrored, frame) = (right.placeOnScreen(1), left.frame(1))
    #expect(mirrored?.minX == frame.map { 313 - $0.maxX })
  }

  //     at 2x, heights of 10.3 end at 10.3, 20.6, and 30.9; the nearest pixels are 10.5, 20.5, 31
  // Contract rule 6.5.
  @Test func roundingErrorsDoNotAccumulateFromItemToItem() {
    let screen = WaterfallScreen(
      AnsweringController(heights: [10.3, 10.3, 10.3, 10.3]),
      size: CGSize(width: 100, height: 400), scale: 2, columns: 1
    ) { $0.minimumLineSpacing = 0 }
    #expect(screen.frames().map(\.minY) == [0, 10.5, 20.5, 31])
    #expect(abs(screen.view.contentSize.height - 41.2) < 0.04)
    #expect(screen.layout.contentOffset(forItemAt: [0, 3], at: .top)?.y == 0)
  }
}
