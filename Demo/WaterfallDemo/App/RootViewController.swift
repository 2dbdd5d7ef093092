import UIKit

/// The list of scenes, with the chosen scene next to it, or above it on a narrow screen.
final class RootViewController: UISplitViewController {
  private let list = SceneListViewController()
  private let listNavigation: UINavigationController
  private let pageNavigation = UINavigationController()
  /// Whether the user has chosen the page.
  ///
  /// If only the list fits on the screen, the page disappears unless the user has chosen it.
  private var isPageChosen = false

  init() {
    listNavigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    listNavigation.navigationBar.prefersLargeTitles = true
    pageNavigation.viewControllers = [makePage(list.firstScene)]
    viewControllers = [listNavigation, pageNavigation]
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    primaryBackgroundStyle = .sidebar
    list.onSelect = { [weak self] in self?.show($0) }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ scene: Scene) {
    isPageChosen = true
    let page = makePage(scene)
    if isCollapsed {
      listNavigation.pushViewController(page, animated: true)
    } else {
      pageNavigation.setViewControllers([page], animated: false)
    }
  }

  private func makePage(_ scene: Scene) -> ScenePageViewController {
    let page = ScenePageViewController(scene)
    page.navigationItem.leftBarButtonItem = displayModeButtonItem
    page.navigationItem.leftItemsSupplementBackButton = true
    return page
  }
}

// These methods move the page between the two navigation controllers. By default, the split view
// would put one navigation controller inside the other, and the page would lose its toolbar.
extension RootViewController: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard isPageChosen, let page = pageNavigation.viewControllers.first else { return true }
    pageNavigation.setViewControllers([], animated: false)
    listNavigation.pushViewController(page, animated: false)
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    if let page = listNavigation.topViewController as? ScenePageViewController {
      listNavigation.popToRootViewController(animated: false)
      pageNavigation.setViewControllers([page], animated: false)
    } else if pageNavigation.viewControllers.isEmpty {
      isPageChosen = false
      pageNavigation.setViewControllers([makePage(list.firstScene)], animated: false)
    }
    return pageNavigation
  }
}
