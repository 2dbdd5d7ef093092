#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// UIKit types and methods that layouts and cells of other libraries use.
@MainActor
@Suite struct SupportingAPITests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func responderChainGoesFromViewsThroughControllersToTheApplication() {
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view && controller.view.next === controller)
    #expect(controller.next === window && window.next === UIApplication.shared)
  }

  @Test func onlyOneViewIsFirstResponder() {
    let (one, other) = (Field(), Field())
    #expect(one.becomeFirstResponder() && other.becomeFirstResponder())
    #expect(!one.isFirstResponder && other.isFirstResponder)
    #expect(!UIView().becomeFirstResponder() && other.isFirstResponder)
    #expect(other.resignFirstResponder() && !other.isFirstResponder)
  }

  @Test func hitTestReturnsTheTopmostViewThatAcceptsTouches() {
    let (below, above) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    let small = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.addSubview(below)
    window.addSubview(above)
    above.addSubview(small)
    #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === small)
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === above)
    above.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === below)
    below.alpha = 0
    #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 100, y: 15), with: nil) == nil)
  }

  @Test func gestureRecognizerBelongsToOneView() {
    let (one, other) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    one.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers == [] && other.gestureRecognizers == [tap])
    #expect(tap.view === other)
  }

  @Test func dragUpdatesThePanGestureRecognizer() {
    let stage = CollectionStage(ListLayout()).started()
    let pan = stage.view.panGestureRecognizer
    stage.view.simulateDrag(to: CGPoint(x: 0, y: 60), velocity: CGPoint(x: 0, y: 0.5))
    #expect(pan.view === stage.view && pan.state == .ended)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -60))
    #expect(pan.velocity(in: nil) == CGPoint(x: 0, y: -500))
  }

  @Test func scrollIndicatorInsetsCanBeSetTogetherOrSeparately() {
    let view = UIScrollView(frame: .zero)
    view.scrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    view.horizontalScrollIndicatorInsets.left = 7
    #expect(view.verticalScrollIndicatorInsets.top == 5)
    #expect(view.verticalScrollIndicatorInsets.left == 0)
  }

  @Test func layerOfACellHasTheTransformOfItsAttributes() {
    let layout = AlteredList { $0[1].transform3D = CATransform3DMakeScale(2, 1, 1) }
    layout.item = { item in
      if item.indexPath.item == 1 { item.transform3D = CATransform3DMakeScale(2, 1, 1) }
      return item
    }
    let stage = CollectionStage(layout, [3]).started()
    #expect(stage.cell(1)?.layer.transform.m11 == 2 && stage.cell(0)?.layer.transform.m11 == 1)
  }

  @Test func cgColorsOfEqualColorsAreEqual() {
    #expect(UIColor.red.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(UIColor.red.cgColor != UIColor.blue.cgColor && UIColor.clear.cgColor.alpha == 0)
  }

  @Test func descriptionsContainAViewsLayoutAndTheCallsInALog() {
    let stage = CollectionStage(ListLayout(), [2]).started()
    #expect("\(stage.view)".contains("layout: <"))
    #expect("\(stage.view)".contains("contentSize: {100.0, 100.0}"))
    let log = CallLog()
    log.note("one")
    log.note("two")
    #expect("\(log)" == "one\ntwo")
  }

  @Test func accessibilityPropertiesAreStored() {
    let cell = UICollectionViewCell(frame: .zero)
    (cell.accessibilityLabel, cell.accessibilityHint) = ("A photo", "Opens it")
    cell.isAccessibilityElement = true
    cell.accessibilityTraits = [.button, .image]
    #expect(cell.accessibilityLabel == "A photo" && cell.accessibilityHint == "Opens it")
    #expect(cell.accessibilityTraits.contains(.image) && !cell.accessibilityTraits.contains(.link))
  }
}

private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
#endif
