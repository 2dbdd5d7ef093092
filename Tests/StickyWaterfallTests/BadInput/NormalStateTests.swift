import StickyWaterfall
import Testing

/// States that are normal are handled in silence: here every report fails the test.
@MainActor
@Suite struct NormalStateTests {
  private func screen(
    size: CGSize = CGSize(width: 400, height: 400), _ counts: [Int] = [5],
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController(counts)
    controller.height = { indexPath, _ in CGFloat(10 * indexPath.item) }
    return WaterfallScreen(controller, size: size, configure: configure)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 0, height: 400), CGSize(width: 400, height: 0),
    CGSize(width: 15, height: 400),
  ])
  func aViewBeforeItsFirstRealLayout(size: CGSize) {
    let screen = screen(size: size) {
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.minimumInteritemSpacing = 0
    }
    screen.resize(to: CGSize(width: 400, height: 400))
    #expect(screen.frame(1)?.width == 200)
  }

  @Test func spacingsBeyondTheNegativeOfWhatTheyAreBetween() {
    let screen = screen {
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (-1_000, -1_000)
    }
    #expect(screen.frames().allSatisfy { $0.origin == .zero && $0.width == 400 })
    #expect(screen.items(in: screen.view.bounds).count == 5)
  }

  @Test func itemsOfNoHeightAndSectionsOfNoItems() {
    let screen = screen([1, 0, 1])
    #expect(screen.frame(0)?.height == 0)
    #expect(screen.view.contentSize == CGSize(width: 400, height: 0))
  }

  @Test func wideSpansAndNegativeSpacings() {
    let screen = screen {
      $0.minimumLineSpacing = -300
      $0.minimumInteritemSpacing = -20
    }
    screen.controller.span = { _ in .max }
    screen.layOutAgain()
    #expect(screen.frames().allSatisfy { $0.minY == 0 && $0.width == 400 })
  }

  @Test func negativeSectionInsets() {
    let screen = screen {
      $0.sectionInset = UIEdgeInsets(top: -10, left: 0, bottom: 0, right: 0)
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
    }
    #expect(screen.header()?.frame.maxY == 40)
    #expect(screen.frame(0)?.minY == 30)
  }
}
