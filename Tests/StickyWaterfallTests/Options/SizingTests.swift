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

  /// Contract rule 11a.1.
  @Test func itemScaledToTheColumnKeepsItsAspectRatio() {
    #expect(screen().frame(0)?.size == CGSize(width: 200, height: 100))
    let horizontal = screen { $0.scrollDirection = .horizontal }
    #expect(horizontal.frame(0)?.size == CGSize(width: 400, height: 200))
  }

  /// Contract rule 11a.2.
  @Test func itemWithAFixedExtentKeepsItsSpecifiedHeightOrWidth() {
    let vertical = screen { $0.itemSizing = .fixedExtent }
    #expect(vertical.frame(0)?.size == CGSize(width: 200, height: 50))
    let horizontal = screen {
      $0.itemSizing = .fixedExtent
      $0.scrollDirection = .horizontal
    }
    #expect(horizontal.frame(0)?.size == CGSize(width: 100, height: 200))
  }

  /// Returns a form of 320 x 48 in one column above pictures of 100 x 50 in two.
  private func form() -> WaterfallScreen {
    let controller = AnsweringController([2, 3])
    controller.columns = { $0 == 0 ? 1 : 2 }
    controller.size = {
      $0.section == 0 ? CGSize(width: 320, height: 48) : CGSize(width: 100, height: 50)
    }
    controller.itemSizing = { $0 == 0 ? .fixedExtent : .aspectRatio }
    return WaterfallScreen(controller, size: CGSize(width: 400, height: 800)) {
      $0.minimumInteritemSpacing = 0
    }
  }

  //     ┌───────────┐
  //     └───────────┘     48 high in any width
  //     ┌────┐ ┌────┐
  //     │    │ │    │     half as high as wide
  //     └────┘ └────┘
  // Contract rule 11a.3.
  @Test func formKeepsItsHeightBesideAWaterfallOfPictures() {
    let screen = form()
    #expect(
      screen.frames(0).map(\.size) == Array(repeating: CGSize(width: 400, height: 48), count: 2))
    #expect(screen.frame(0, 1)?.size == CGSize(width: 200, height: 100))
    screen.resize(to: CGSize(width: 800, height: 400))
    #expect(screen.frame(0, 0)?.size == CGSize(width: 800, height: 48))
    #expect(screen.frame(0, 1)?.size == CGSize(width: 400, height: 200))
    screen.controller.itemSizing = nil
    screen.layOutAgain()
    #expect(screen.frame(0, 0)?.size == CGSize(width: 800, height: 120))
    screen.layout.itemSizing = .fixedExtent
    #expect(screen.frame(0, 1)?.size == CGSize(width: 400, height: 50))
  }

  @Test func estimatesOfASectionWithFixedExtentsAreNotScaled() {
    let screen = form()
    screen.controller.size = nil
    screen.layout.estimatedItemSize = CGSize(width: 100, height: 44)
    #expect(screen.frame(0, 0)?.size == CGSize(width: 400, height: 44))
    #expect(screen.frame(0, 1)?.size == CGSize(width: 200, height: 88))
  }

  /// The sizing has no effect in rows and in columns that the sizes determine.
  @Test(arguments: [WaterfallFlowLayout.automaticColumnCount, WaterfallFlowLayout.flowLayoutRows])
  func sizingOfASectionDoesNotMatterWithoutAColumnCount(count: Int) {
    let screen = form()
    screen.controller.columns = { _ in count }
    screen.layOutAgain()
    let frames = (0..<2).map { screen.frames($0) }
    screen.controller.itemSizing = { $0 == 0 ? .aspectRatio : .fixedExtent }
    screen.layOutAgain()
    #expect((0..<2).map { screen.frames($0) } == frames)
  }

  /// Inserting a section asks all sections for their values.
  ///
  /// Contract rule 11a.4.
  @Test func onlyASectionWithAnotherSizingIsMeasuredAgainInAnUpdate() {
    let screen = form()
    screen.controller.itemSizing = { _ in .aspectRatio }
    screen.controller.measured = []
    screen.update {
      screen.controller.counts.append(1)
      screen.view.insertSections([2])
    }
    #expect(screen.controller.measured.filter { $0.section < 2 } == [[0, 0], [0, 1]])
    #expect(screen.frames(0).map(\.height) == [60, 60])
    #expect(screen.frame(0, 1)?.height == 100)
  }

  //     section 0, `.fixedExtent`: 48    section 1, the same column, aspect ratios: 60
  @Test func itemThatMovesToASectionWithAnotherSizingIsMeasuredAgain() {
    let screen = form()
    screen.controller.columns = { _ in 1 }
    screen.controller.size = { _ in CGSize(width: 320, height: 48) }
    screen.layOutAgain()
    screen.controller.measured = []
    screen.update {
      screen.controller.counts = [1, 4]
      screen.view.moveItem(at: [0, 0], to: [1, 3])
    }
    #expect(screen.controller.measured.contains([1, 3]))
    #expect(screen.frames(0).map(\.height) == [48])
    #expect(screen.frames(1).map(\.height) == [60, 60, 60, 60])
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

  /// Contract rules 11a.1 and 11b.
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
  /// Only with an estimate does `automaticSize` mean that the cell determines its size.
  @Test func automaticSizeOfTheDelegateIsReportedWithoutAnEstimate() {
    for hasEstimate in [true, false] {
      let controller = AnsweringController([1])
      controller.size = { _ in UICollectionViewFlowLayout.automaticSize }
      let screen = WaterfallScreen(controller, expectsDiagnostics: true) {
        if hasEstimate { $0.estimatedItemSize = CGSize(width: 100, height: 50) }
      }
      #expect(screen.diagnostics.map(\.indexPath) == (hasEstimate ? [] : [[0, 0]]))
    }
  }
}
