#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Behavior that other authors' test suites require.
@MainActor
@Suite struct TestSuiteCompatibilityTests {
  @Test func windowWithoutAFrameHasTheScreenBounds() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test func settingADataSourceDoesNotCallReloadData() {
    let view = ReloadCounting(frame: .zero, collectionViewLayout: ListLayout())
    let controller = TitleController([3])
    view.dataSource = controller
    #expect(view.reloads == 0 && view.numberOfItems(inSection: 0) == 3)
    view.reloadData()
    #expect(view.reloads == 1)
  }

  @Test(arguments: [true, false])
  func scrollingToAnItemCreatesNoCellsWithoutAWindow(hasWindow: Bool) {
    let stage = CollectionStage(ListLayout(), [40], hasWindow: hasWindow)
    stage.view.scrollToItem(at: [0, 20], at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 1_000)
    #expect(stage.view.subviews.isEmpty == !hasWindow)
    stage.view.layoutIfNeeded()
    #expect(stage.titles.first == "0.20")
  }

  @Test func animationWithoutACompletionHandlerRunsDuringARotation() {
    let controller = TurningController()
    controller.simulateRotation(to: CGSize(width: 50, height: 20))
    #expect(controller.turned == CGSize(width: 50, height: 20))
  }

  @Test func nibWithoutAClassCreatesAPlainCellAndALogEntry() {
    var isPlain: [Bool] = []
    let found = ReportLog.reports {
      let stage = CollectionStage(ListLayout(), [1])
      stage.controller.makeCell = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        isPlain.append(type(of: cell) == UICollectionViewCell.self)
        return cell
      }
      stage.view.register(UINib(nibName: "Row", bundle: nil), forCellWithReuseIdentifier: "cell")
      stage.view.layoutIfNeeded()
    }
    #expect(isPlain == [true])
    #expect(found.map(\.severity) == [.log] && found.reason.contains("the nib Row"))
  }

  @Test func constraintsOnTheCellItselfDetermineItsPreferredSize() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.heightAnchor.constraint(equalToConstant: 70).isActive = true
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 5),
      label.widthAnchor.constraint(equalToConstant: 40),
      cell.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 5),
    ])
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 70))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = CGSize(width: 10, height: 10)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.size == CGSize(width: 50, height: 70))
  }

  @Test func descriptionsOfAttributesAndTransitionsContainTheirValues() {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "Header", with: [1, 0])
    header.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    (header.alpha, header.zIndex, header.isHidden) = (0.5, 3, true)
    #expect(
      "\(header)" == "<UICollectionViewLayoutAttributes: Header [1, 0]; frame (1.0 2.0; 30.0 40.0);"
        + " alpha 0.5; zIndex 3; hidden>")
    let stage = CollectionStage(ListLayout(), [2]).started()
    stage.view.performBatchUpdates { stage.insert("new", at: [0, 0]) }
    let first = stage.view.lastTransitions.map(\.description).sorted().last
    #expect(first?.hasPrefix("nowhere to [0, 0]: <") == true)
    #expect(first?.contains("alpha 0.0") == true)
  }
}

private final class ReloadCounting: UICollectionView {
  var reloads = 0

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}

private final class TurningController: UIViewController {
  var turned: CGSize?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.turned = size }
  }
}
#endif
