#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ScrollViewTests {
  private func scrollView(content: CGFloat = 1000) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: content)
    return view
  }

  @Test func contentOffsetEqualsTheBoundsOrigin() {
    let view = scrollView()
    view.contentOffset.y = 30
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func layoutPassKeepsAContentOffsetBeyondTheContent() {
    let view = scrollView()
    view.contentOffset.y = -70
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -70)
  }

  @Test func shrinkingContentClampsTheContentOffsetUnlessTheScrollViewIsTouched() {
    let view = scrollView()
    view.contentOffset.y = 700
    view.simulateTouch(true)
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 700)
    view.simulateTouch(false)
    view.contentOffset.y = 300
    view.contentSize.height = 400
    #expect(view.contentOffset.y == 200)
    view.contentSize.height = 50
    #expect(view.contentOffset.y == 0)
  }

  /// Facts 13.20: a view of height 852 at 3x, pulled beyond its start.
  @Test func contentLagsBehindTheFingerOutsideTheScrollRange() {
    let pulled = PulledView()
    let recorded = [5: -8, 10: -16, 15: -25, 20: -33, 590: -705] as [CGFloat: CGFloat]
    for (way, pixels) in recorded { #expect(pulled.least(by: way) == pixels) }
    // The drag starts with the content already beyond its start.
    pulled.view.contentOffset.y = -235
    #expect(pulled.least(by: -590 + 20) == -33)
    #expect(pulled.view.contentOffset == .zero)
  }

  @Test func contentFollowsTheFingerInsideTheScrollRange() {
    let pulled = PulledView()
    pulled.view.simulateDrag(by: CGPoint(x: 40, y: -500))
    #expect(pulled.view.contentOffset == CGPoint(x: 0, y: 500))
    pulled.view.bounces = false
    #expect(pulled.least(by: 900) == 0)
  }

  /// The content rests at -10.4, which is -10 in whole points.
  @Test func insetChangeKeepsContentAtTheTopDespiteARoundedOffset() {
    let view = scrollView()
    view.contentInset.top = 10.4
    #expect(view.contentOffset.y == -10)
    view.contentInset.top = 40
    #expect(view.contentOffset.y == -40)
  }

  /// Facts 13.15: in the recording, 200 became 260, and 300 became 352.
  @Test func insetChangeMovesContentAtAnyOffsetUnlessTheViewIsTouched() {
    let view = scrollView()
    view.contentInset.top = 40
    #expect(view.contentOffset.y == -40)
    view.contentOffset.y = 100
    view.contentInset.top = 60
    #expect(view.contentOffset.y == 80)
    view.simulateTouch(true)
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 80)
  }

  /// Facts 13.10: the recorded offsets of a scroll by 40 points at 3x, in thirds of a point.
  @Test func animatedScrollMovesOneFrameInEachRunLoopTurn() {
    let (view, window) = (
      scrollView(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    )
    window.addSubview(view)
    let delegate = EndNoting()
    view.delegate = delegate
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    #expect(view.contentOffset.y == 0)
    let thirds = (0..<17).map { _ in
      MainRunLoop.takeTurn()
      return Int((view.contentOffset.y * 3).rounded())
    }
    #expect(
      thirds == [2, 5, 10, 17, 25, 34, 44, 54, 64, 75, 85, 94, 102, 109, 114, 118, 120])
    #expect(!delegate.hasEnded)
    MainRunLoop.takeTurn()
    #expect(delegate.hasEnded)
  }

  @Test func screenWithoutAScaleHasPixelsOfOnePoint() {
    let view = scrollView()
    let window = UIWindow(frame: view.bounds)
    window.screen = UIScreen(scale: 0)
    window.addSubview(view)
    view.contentOffset.y = 40.6
    #expect(view.contentOffset.y == 41)
  }

  @Test func settingTheOffsetEndsAnAnimatedScroll() {
    let view = scrollView()
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    MainRunLoop.takeTurn()
    view.contentOffset.y = 500
    for _ in 0..<20 { MainRunLoop.takeTurn() }
    #expect(view.contentOffset.y == 500)
  }

  @Test(
    arguments: zip(
      [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always],
      [
        UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
        UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
        UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 6),
      ]))
  func insetAdjustmentBehaviorDeterminesTheAdjustedContentInset(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, expected: UIEdgeInsets
  ) {
    let view = scrollView()
    view.contentInsetAdjustmentBehavior = behavior
    view.safeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 6)
    #expect(view.adjustedContentInset == expected)
  }

  @Test func refreshControlAddsAnInsetWhileRefreshing() {
    let view = scrollView()
    let control = UIRefreshControl()
    view.refreshControl = control
    control.beginRefreshing()
    #expect(view.adjustedContentInset.top == 60)
    #expect(view.contentOffset.y == -60)
    control.endRefreshing()
    #expect(view.adjustedContentInset.top == 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test func subviewInheritsTheOverlappingPartOfTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 15, width: 100, height: 170))
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 25, left: 0, bottom: 15, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 33, left: 8, bottom: 23, right: 8))
  }
}

private final class EndNoting: NSObject, UIScrollViewDelegate {
  var hasEnded = false

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hasEnded = true }
}

/// The scroll view of the recorded drags, and the lowest offset that it reports.
private final class PulledView: NSObject, UIScrollViewDelegate {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private var offsets: [CGFloat] = []

  override init() {
    super.init()
    view.contentSize = CGSize(width: 393, height: 40_000)
    window.screen = UIScreen(scale: 3)
    window.addSubview(view)
    view.delegate = self
  }

  /// Returns the lowest offset, in device pixels, during a drag that also moves sideways.
  func least(by way: CGFloat) -> CGFloat? {
    offsets = []
    view.simulateDrag(by: CGPoint(x: 40, y: way))
    return offsets.min().map { ($0 * 3).rounded() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}
#endif
