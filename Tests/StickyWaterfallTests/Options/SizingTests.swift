import StickyWaterfall
import Testing

/// The sizes of items by `itemSizing`, and whole device pixels.
@MainActor
@Suite struct SizingTests {
  private func screen(
    size: CGSize = CGSize(width: 400, height: 400), scale: CGFloat = 1,
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController([3])
    controller.size = { _ in CGSize(width: 100, height: 50) }
    return WaterfallScreen(controller, size: size, scale: scale) { layout in
      layout.minimumInteritemSpacing = 0
      configure(layout)
    }
  }

  @Test func itemScaledToTheColumnKeepsItsAspectRatio() {
    #expect(screen().frame(0)?.size == CGSize(width: 200, height: 100))
    let horizontal = screen { $0.scrollDirection = .horizontal }
    #expect(horizontal.frame(0)?.size == CGSize(width: 400, height: 200))
  }

  @Test func itemWithAFixedExtentKeepsItsSpecifiedHeightOrWidth() {
    let vertical = screen { $0.itemSizing = .fixedExtent }
    #expect(vertical.frame(0)?.size == CGSize(width: 200, height: 50))
    let horizontal = screen {
      $0.itemSizing = .fixedExtent
      $0.scrollDirection = .horizontal
    }
    #expect(horizontal.frame(0)?.size == CGSize(width: 100, height: 200))
  }

  // Contract rule 6.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func columnsStartOnWholePixelsAndFillTheWidthBetweenTheInsets(scale: CGFloat) {
    for width in [320, 359, 375, 390, 393, 414, 744, 1_024.5] as [CGFloat] {
      for columns in 1...7 {
        let controller = AnsweringController(heights: Array(repeating: 10, count: columns))
        let screen = WaterfallScreen(
          controller, size: CGSize(width: width, height: 400), scale: scale
        ) { layout in
          layout.columnCount = columns
          layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        }
        let frames = screen.frames()
        #expect(frames.last?.maxX == width - 10)
        #expect(frames.first?.minX == 10)
        for (frame, next) in zip(frames, frames.dropFirst()) {
          #expect(isWhole(frame.minX * scale) && isWhole(frame.width * scale))
          #expect(abs(next.minX - frame.maxX - 10) < 1e-9)
        }
        let widths = frames.dropLast().map { $0.width * scale }
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 1.001)
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func scaledHeightsAreWholePixelsAndSpecifiedHeightsAreKept(scale: CGFloat) {
    let screen = screen(size: CGSize(width: 375, height: 400), scale: scale) { $0.columnCount = 4 }
    #expect(isWhole((screen.frame(0)?.height ?? 0.1) * scale))
    screen.controller.height = { _, _ in 33.25 }
    screen.layout.invalidateLayout()
    #expect(abs((screen.frame(0)?.height ?? 0) - 33.25) <= 1 / (128 * scale))
  }

  private func isWhole(_ pixels: CGFloat) -> Bool { abs(pixels - pixels.rounded()) < 1e-9 }

  @Test func viewWithoutAWindowUsesTheMainScreensScale() {
    let screen = WaterfallScreen(
      AnsweringController(heights: [10, 10]), size: CGSize(width: 375, height: 400),
      reading: HostReading(hasWindow: false), columns: nil
    ) { $0.minimumInteritemSpacing = 0 }
    let scale = UIScreen.main.scale
    #expect(screen.frame(0)?.width == (187.5 * scale).rounded(.down) / scale)
  }

  @Test func sizeIsScaledToTheWidthOfAllSpannedColumns() {
    let controller = AnsweringController([3])
    controller.span = { $0.item + 1 }
    controller.size = { _ in CGSize(width: 50, height: 20) }
    let screen = WaterfallScreen(controller, size: CGSize(width: 320, height: 400), columns: 3)
    #expect(screen.frames().map(\.height) == [40, 84, 128])
  }
}
