#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Code of iOS packages that compiles here unchanged and does the same.
@MainActor
@Suite struct IOSCompatibilityTests {
  @Test func batchUpdateAcceptsANonescapingClosure() {
    let stage = CollectionStage(ListLayout(), [2]).started()
    change(stage.view) { stage.sections[0].append("new") }
    #expect(stage.view.numberOfItems(inSection: 0) == 3)
  }

  private func change(_ view: UICollectionView, _ setData: () -> Void) {
    view.performBatchUpdates({
      setData()
      view.insertItems(at: [[0, 2]])
    })
  }

  @Test func touchStateOfAScrollViewCanBeOverriddenOrSimulated() {
    #expect(DraggedView(frame: .zero).isDragging)
    let view = UIScrollView(frame: .zero)
    view.simulateTouch(true)
    #expect(view.isTracking && !view.isDragging)
    view.simulateTouch(false)
    #expect(!view.isTracking)
  }

  @Test func appearanceTransitionCallsTheAppearanceMethodsInOrder() {
    let controller = NotingController()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.calls == ["load", "will"])
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(controller.calls == ["load", "will", "is", "did"])
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(controller.calls.suffix(2) == ["will not", "did not"])
  }

  @Test func controllerAppearsWhenSetAsAWindowsRootViewController() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = NotingController()
    window.rootViewController = controller
    #expect(controller.calls == ["load", "will", "is", "did"])
  }

  @Test func transactionRunsItsCompletionOnCommit() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    #expect(calls.isEmpty)
    CATransaction.commit()
    #expect(calls == ["inner"])
    CATransaction.commit()
    CATransaction.setCompletionBlock { calls.append("none is open") }
    CATransaction.commit()
    #expect(calls == ["inner", "outer", "none is open"])
  }

  @Test func cellFromANibReceivesAwakeFromNib() {
    let stage = CollectionStage(ListLayout(), [1])
    stage.view.register(UINib(topLevel: NibCell.self), forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    #expect((stage.view.cellForItem(at: [0, 0]) as? NibCell)?.isAwake == true)
  }

  @Test func anchorTypesHaveTheSameNamesAsOnIOS() {
    let view = UIView(frame: .zero)
    #expect(view.leftAnchor.constraint(sameAs: view.rightAnchor).constant == 7)
  }

  @Test func constraintCanBeCreatedFromTwoItems() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    let constraints = [
      made(view, .left, of: box.layoutMarginsGuide, .left), made(view, .top, of: box, .top, 3),
      made(view, .width, of: box, .width, 4, multiplier: 0.5),
      made(view, .height, of: nil, .notAnAttribute, 20),
    ]
    NSLayoutConstraint.activate(constraints)
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 3, width: 104, height: 20))
  }

  private func made(
    _ item: Any, _ attribute: NSLayoutConstraint.Attribute, of other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
  }

  @Test func descriptionOfACollectionViewNamesItsLayout() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: DescribedLayout())
    #expect(view.description.hasSuffix("layout: two columns>"))
  }
}

private final class DraggedView: UIScrollView {
  override var isDragging: Bool { true }
}

private final class NibCell: UICollectionViewCell {
  var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

private final class DescribedLayout: UICollectionViewLayout {
  override var description: String { "two columns" }
}

private final class NotingController: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() { calls.append("load") }
  override func viewWillAppear(_ animated: Bool) { calls.append("will") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("is") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will not") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did not") }
}

extension NSLayoutAnchor {
  fileprivate func constraint(sameAs anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 7)
  }
}
#endif
