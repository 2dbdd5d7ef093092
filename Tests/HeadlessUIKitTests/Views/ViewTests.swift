#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ViewTests {
  @Test func frameOfAViewMatchesItsBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    view.center = .zero
    #expect(view.frame == CGRect(x: -5, y: -10, width: 10, height: 20))
  }

  @Test func frameOfATransformedViewIsItsBoundingBox() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -5, y: -10, width: 20, height: 40))
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
  }

  @Test func subviewsCanBeReordered() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b, c] { root.addSubview(view) }
    root.bringSubviewToFront(a)
    #expect(root.subviews == [b, c, a])
    root.insertSubview(a, belowSubview: c)
    #expect(root.subviews == [b, a, c])
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, b, a])
  }

  @Test func autoresizingMaskResizesAViewWithItsSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 150, height: 160)
    #expect(view.frame == CGRect(x: 10, y: 60, width: 130, height: 20))
  }

  @Test func constraintsPinASubviewToTheSafeArea() {
    let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.safeAreaInsets.top = 30
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 30, width: 95, height: 50))
  }

  @Test func constraintsDoNotRetainViews() {
    weak var gone: UIView?
    let reference = UIView()
    do {
      let view = UIView()
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2).isActive = true
      view.topAnchor.constraint(equalTo: reference.topAnchor).isActive = true
      gone = view
    }
    #expect(gone == nil)
  }

  @Test func displayScaleAndLayoutDirectionComeFromTheWindow() {
    let window = UIWindow(frame: .zero)
    window.screen = UIScreen(scale: 2)
    let view = UIView()
    #expect(view.traitCollection.displayScale == UIScreen.main.scale)
    window.addSubview(view)
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    window.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
#endif
