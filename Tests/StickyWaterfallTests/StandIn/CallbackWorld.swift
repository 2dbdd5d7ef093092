#if !canImport(UIKit)
import StickyWaterfall
import WaterfallTestSupport

/// A callback in which an app acts while the layout or the collection view is busy.
enum Callback: CaseIterable, Sendable {
  case scrolled, contentSizeObserver, contentOffsetObserver, cell, display, sizeQuery, preferredSize
  case beforePrepare, afterPrepare
}

/// What an app does in a callback, usually as a function of the content offset.
enum CallbackAction: CaseIterable, Sendable {
  case invalidateLayout, remeasureItems, namedHeader, sectionInset, columnCount
  case collapsingHeader, namedCollapsingHeader, emptyBatch, minimumContentExtent
}

/// A screen of an app that acts in a callback while the user scrolls.
@MainActor
final class CallbackWorld {
  struct Setting: Sendable, CustomStringConvertible {
    var callback = Callback.scrolled
    var action = CallbackAction.invalidateLayout
    var keepsPlaces = true
    var selfSizes = false
    var columns = 2
    /// Whether a turn of the run loop follows each scroll.
    var takesTurns = true

    var description: String {
      "\(action) in \(callback), \(keepsPlaces ? "kept" : "not kept"), "
        + "\(selfSizes ? "self-sizing" : "fixed"), \(columns) columns, "
        + (takesTurns ? "turns" : "one turn")
    }
  }

  /// What the callbacks and passes of a scroll cost.
  struct Cost {
    /// The calls of `scrollViewDidScroll`, and how deeply they nest.
    var scrolls = 0
    var depth = 0
    /// The calls in which the app acts.
    var acts = 0
    /// The most passes after one scroll, or in one turn.
    var mostPasses = 0
    /// What the layout and the host report, except advice.
    var reports: [String] = []
  }

  let setting: Setting
  let layout = LayoutSpy()
  let controller: AnsweringController
  let view: ObservedView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private(set) var cost = Cost()
  private var depth = 0
  private var isActive = false

  init(_ setting: Setting, items: Int = 200) {
    HostReports.failTests(evenByLogs: false)
    self.setting = setting
    controller = AnsweringController([items])
    view = ObservedView(frame: window.bounds, collectionViewLayout: layout)
    setUpLayout()
    setUpController()
    view.show(in: window, with: controller)
  }

  private func setUpLayout() {
    layout.columnCount = setting.columns
    layout.keepsVisibleItemsInPlace = setting.keepsPlaces
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.itemSize = CGSize(width: 100, height: 80)
    if setting.selfSizes { layout.estimatedItemSize = CGSize(width: 100, height: 44) }
    layout.diagnosticHandler = { [weak self] in self?.cost.reports.append("\($0)") }
    let calls: [(Callback, LayoutCall, isBefore: Bool)] = [
      (.beforePrepare, .prepare, true), (.afterPrepare, .prepare, false),
    ]
    for (callback, call, isBefore) in calls where callback == setting.callback {
      let act: () -> Void = { [weak self] in self?.act() }
      if isBefore { layout.before[call] = act } else { layout.after[call] = act }
    }
  }

  private func setUpController() {
    let collapses = [.collapsingHeader, .namedCollapsingHeader].contains(setting.action)
    if collapses {
      controller.headerSize = { [unowned view] _ in
        CGSize(width: 0, height: 30 + max(0, 100 - view.contentOffset.y))
      }
    }
    controller.size = { [weak self] path in
      if self?.setting.callback == .sizeQuery { self?.act() }
      return CGSize(width: 100, height: self?.setting.selfSizes == true ? 44 : 80)
    }
    controller.preferredExtent = { [weak self] path, kind in
      guard let self, kind == nil, setting.selfSizes else { return nil }
      if setting.callback == .preferredSize { act() }
      return CGFloat(60 + path.item % 5 * 20)
    }
    controller.fill = { [weak self] _, _ in if self?.setting.callback == .cell { self?.act() } }
    controller.whenDisplayed = { [weak self] in
      if self?.setting.callback == .display { self?.act() }
    }
    controller.whenScrolled = { [weak self] in self?.didScroll() }
    setUpObservers()
  }

  private func setUpObservers() {
    view.whenSized = { [weak self] in
      if self?.setting.callback == .contentSizeObserver { self?.act() }
    }
    view.whenMoved = { [weak self] in
      if self?.setting.callback == .contentOffsetObserver { self?.act() }
    }
  }

  private func didScroll() {
    cost.scrolls += 1
    depth += 1
    defer { depth -= 1 }
    cost.depth = max(cost.depth, depth)
    if setting.callback == .scrolled { act() }
  }

  /// Does the app's action, at most 100 levels deep.
  private func act() {
    guard isActive, depth < 100, cost.scrolls < 5_000, cost.acts < 20_000 else { return }
    depth += setting.callback == .scrolled ? 0 : 1
    defer { depth -= setting.callback == .scrolled ? 0 : 1 }
    cost.depth = max(cost.depth, depth)
    cost.acts += 1
    perform(setting.action, at: view.contentOffset.y)
  }

  private func perform(_ action: CallbackAction, at offset: CGFloat) {
    switch action {
    case .invalidateLayout, .collapsingHeader: layout.invalidateLayout()
    case .remeasureItems: layout.remeasureItems(at: view.indexPathsForVisibleItems)
    case .namedHeader, .namedCollapsingHeader:
      layout.invalidateLayout(with: .naming(headers: [[0, 0]]))
    case .sectionInset: layout.sectionInset.top = max(0, 100 - offset / 10)
    case .columnCount: layout.columnCount = offset.remainder(dividingBy: 600) < 0 ? 3 : 2
    case .emptyBatch: UIView.performWithoutAnimation { view.performBatchUpdates(nil) }
    case .minimumContentExtent: layout.minimumContentExtent = 1_000 + offset * 2
    }
  }

  /// Lays out, scrolls down and up in 60 steps, and takes turns until nothing changes.
  func run(steps: Int = 60) -> Cost {
    let exceptions = HostReports.exceptions {
      view.layoutIfNeeded()
      MainRunLoop.takeTurn()
      view.layoutIfNeeded()
      isActive = true
      cost = Cost()
      layout.passes = 0
      for step in 0..<steps {
        let distance: CGFloat = step < steps * 2 / 3 ? 30 : -30
        view.contentOffset.y = max(0, view.contentOffset.y + distance)
        view.layoutIfNeeded()
        countPasses()
        if setting.takesTurns { takeTurn() }
      }
      for _ in 0..<10 { takeTurn() }
    }
    cost.reports += exceptions
    return cost
  }

  private func takeTurn() {
    MainRunLoop.takeTurn()
    view.layoutIfNeeded()
    countPasses()
  }

  private func countPasses() {
    cost.mostPasses = max(cost.mostPasses, layout.passes)
    layout.passes = 0
  }
}

/// A collection view with observers of its content size and content offset.
final class ObservedView: UICollectionView {
  var (whenSized, whenMoved, whenLaidOut): (() -> Void, () -> Void, () -> Void) = ({}, {}, {})

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut()
  }

  /// Adds the view to a window, and connects it to its data source and delegate.
  func show(in window: UIWindow, with controller: AnsweringController) {
    register(StageCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Side.kinds {
      register(StageBoundaryView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    window.addSubview(self)
    window.isHidden = false
    dataSource = controller
    delegate = controller
  }

  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { whenSized() } }
  }

  override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { whenMoved() } }
  }
}
#endif
