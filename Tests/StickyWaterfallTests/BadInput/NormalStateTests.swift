import StickyWaterfall
import Testing

/// States that are normal are handled in silence: here every report fails the test.
@MainActor
@Suite struct NormalStateTests {
  @Test(arguments: [
    CGSize.zero, CGSize(width: 0, height: 400), CGSize(width: 400, height: 0),
    CGSize(width: 15, height: 400),
  ])
  func viewIsSilentBeforeItsFirstRealLayout(size: CGSize) {
    let screen = WaterfallScreen(AnsweringController([5], height: 10), size: size) {
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.minimumInteritemSpacing = 0
    }
    screen.resize(to: CGSize(width: 400, height: 400))
    #expect(screen.frame(1)?.width == 200)
  }
}
