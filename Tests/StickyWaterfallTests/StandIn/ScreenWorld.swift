#if !canImport(UIKit)
import StickyWaterfall
import WaterfallTestSupport

@testable import HeadlessUIKit

/// A screen with random events in any order, several of them before each layout pass.
@MainActor
final class ScreenWorld {
  private var dice: Dice
  private var batches: FeedDice
  private var nextName = 2_000_000
  private let stage: FeedStage
  /// A second waterfall with the same options, for swaps.
  private let other = WaterfallFlowLayout()
  private let isRightToLeft: Bool
  private let announcesReloads: Bool
  private let reading: HostReading
  private(set) var log: [String] = []

  /// Host options, in addition to a `HostReading`, that no recording settles.
  private static let doubts: [WritableKeyPath<HostOptions, Bool>] = [
    \.reloadsUnpreparedLayouts, \.preparesAfterBatchBlock, \.listsFromFirstToLast, \.fadesReloadsIn,
    \.animatesReadingAgain, \.preparesBeforeTransitions, \.asksBeyondCountsInUpdates,
    \.splitsSectionReloads, \.proposesOldOffset, \.sendsEmptyIndexPaths,
    \.preferredSizesDropEverything, \.takesInvalidationsInPrepare,
  ]

  init(seed: Int) {
    var dice = Dice(seed: seed)
    isRightToLeft = dice.happens(20)
    reading = Self.reading(seed, using: &dice)
    // The view keeps its scale when it leaves its window (facts 14.12).
    stage = FeedStage(
      .counts([30, 0, 20]), reading: reading, scale: UIScreen.main.scale,
      isRightToLeft: isRightToLeft)
    for option in Self.doubts { stage.view.hostOptions[keyPath: option] = dice.happens(50) }
    announcesReloads = stage.view.hostOptions.reloadsUnpreparedLayouts
    stage.controller.width = stage.controller.height
    stage.controller.preferredExtent = { path, kind in
      kind == nil ? CGFloat(35 + path.item * 13 % 60) : nil
    }
    other.columnCount = stage.layout.columnCount
    other.diagnosticHandler = nil
    self.dice = dice
    batches = FeedDice(seed: UInt64(seed))
    set {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.keepsVisibleItemsInPlace = seed % 3 == 0
      $0.contentAnchor = seed % 5 == 4 ? .end : .start
    }
  }

  private static func reading(_ seed: Int, using dice: inout Dice) -> HostReading {
    LayoutReadings.baseClampsProposedContentOffset = dice.happens(50)
    LayoutReadings.baseAnswersInitialAndFinal = dice.happens(50)
    return HostReading(
      looksUpOldCells: dice.happens(50), targetOffsetRounds: seed % 3 * 2,
      hasWindow: dice.happens(90),
      invalidatesOnInsetChange: dice.happens(70), clampsBeforeAdjusting: dice.happens(50),
      preparesForNamedBoundaries: dice.happens(50), adjustsAtOnce: dice.happens(50),
      flowAnswersTouching: seed % 2 == 0, queriesSizeChanges: dice.happens(50))
  }

  var view: UICollectionView { stage.view }
  private var shown: UICollectionViewLayout { view.collectionViewLayout }
  private var waterfall: WaterfallFlowLayout? { shown as? WaterfallFlowLayout }

  private func set(_ option: @escaping (WaterfallFlowLayout) -> Void) {
    let setUp = stage.setUp
    stage.setUp = {
      setUp($0)
      option($0)
    }
    for layout in [stage.layout, other] { option(layout) }
  }

  /// Makes some changes, runs a layout pass and a turn, and returns the differences.
  func step() -> [String] {
    log = []
    HostReports.untilReadAgain {
      for _ in 0..<dice.number(1...4) { change() }
      if dice.happens(30) { setOptionDuringCall() }
      view.layoutIfNeeded()
      if let spy = stage.spy { (spy.before, spy.after) = ([:], [:]) }
      stage.controller.onQuery = nil
      stage.takeTurn()
      if endsPastContent { stage.takeTurn() }
    }
    return differences()
  }

  // MARK: Changes

  private func change() {
    let changes: [(String, () -> Void)] = [
      ("scroll", scroll), ("size", resize), ("inset", inset), ("safe area", safeArea),
      ("option", option), ("content", content), ("batch", batch), ("batch", batch),
      ("late insert", insertLate), ("reload", view.reloadData),
      ("swap", swap), ("source", takeSourceAway), ("drag", drag), ("turn", Host.takeTurn),
      ("new heights", remeasure),
      ("context", context), ("window", leaveWindow), ("layout", view.layoutIfNeeded),
      ("look up", lookUp), ("animation", animate), ("no list", loseList),
    ]
    let (name, work) = dice.pick(changes)
    log.append(name)
    work()
  }

  private func scroll() {
    let offset = dice.points(-300...4_000)
    if waterfall?.scrollDirection == .horizontal {
      view.contentOffset = CGPoint(x: offset, y: 0)
    } else {
      view.contentOffset = CGPoint(x: 0, y: offset)
    }
  }

  private func resize() {
    let isNothing = dice.happens(15)
    view.frame.size =
      isNothing ? .zero : CGSize(width: dice.points(200...400), height: dice.points(150...600))
    log.append("\(view.frame.size)")
  }

  private func inset() {
    view.contentInset = UIEdgeInsets(
      top: dice.points(0...40), left: dice.points(0...9), bottom: dice.points(0...40), right: 0)
    if isRightToLeft { view.contentInset.right = view.contentInset.left }
    // An inset along the scroll direction causes no layout pass by itself.
    view.setNeedsLayout()
    // With one host option, UIKit doesn't invalidate the layout.
    if !reading.invalidatesOnInsetChange { shown.invalidateLayout() }
  }

  private func safeArea() {
    let side = dice.points(0...30)
    stage.setSafeArea(UIEdgeInsets(top: side, left: side, bottom: 0, right: side))
  }

  private func option() {
    let number = dice.number(0...11)
    let isOn = dice.happens(50)
    let points = dice.points(0...30)
    log.append("\(number) \(isOn) \(points)")
    set {
      switch number {
      case 0: $0.sectionHeadersPinToVisibleBounds = isOn
      case 1: $0.sectionFootersPinToVisibleBounds = isOn
      case 2: $0.pinnedHeaderOffset = points
      case 3: $0.headerInset.top = points
      case 4: $0.scrollDirection = isOn ? .horizontal : .vertical
      case 5: $0.keepsVisibleItemsInPlace = isOn
      case 6:
        $0.minimumContentExtent = points * 100
        $0.contentAnchor = isOn ? .end : .start
      case 7: $0.sectionInsetReference = isOn ? .fromSafeArea : .fromContentInset
      case 8: $0.itemsPinToVisibleBounds = isOn
      case 9: $0.itemPlacement = isOn ? .trailingToLeading : .shortestColumn
      case 10: $0.estimatedItemSize = isOn ? CGSize(width: 50, height: 30) : .zero
      default: $0.pinningScope = isOn ? .stacked : .untilNextPinned
      }
    }
  }

  /// Sets an option during the next call, except during the strict host's own lookups.
  private func setOptionDuringCall() {
    let call = dice.pick([LayoutCall.prepare, .contentSize, .elements, .item])
    var isSet = false
    let work = { [unowned self] in
      guard !isSet, !view.isVerifying else { return }
      isSet = true
      option()
    }
    switch dice.number(0...2) {
    case 0: stage.spy?.before[call] = work
    case 1: stage.spy?.after[call] = work
    default: stage.controller.onQuery = work
    }
  }

  private func content() {
    stage.controller.sections = .counts(
      [dice.number(0...40), dice.number(0...9), dice.number(0...20)], columns: dice.number(1...4))
    view.reloadData()
  }

  /// Performs a batch update with other changes in its block.
  private func batch() {
    let first = dice.number(0...12)
    let last = dice.number(0...12)
    log.append("\(first) \(last)")
    var batch = batches.batch(from: stage.sections)
    // UIKit doesn't combine a drag with a reload or deletion of its sections (facts 15.5).
    while view.hasUncommittedUpdates, !(batch.reloadedSections + batch.deletedSections).isEmpty {
      batch = batches.batch(from: stage.sections)
    }
    let isAnimated = UIView.areAnimationsEnabled && dice.happens(70)
    UIView.setAnimationsEnabled(isAnimated)
    view.performBatchUpdates { [self] in
      disturb(first)
      stage.controller.sections = batch.after
      batch.send(to: view)
      disturb(last)
    }
    UIView.setAnimationsEnabled(true)
  }

  /// Makes another change in a batch block, unless the stock layout is shown.
  ///
  /// The stock layout queries old counts there, which the data source may not have.
  private func disturb(_ choice: Int) {
    guard waterfall != nil else { return }
    switch choice {
    case 0: option()
    case 1: inset()
    case 2: resize()
    case 3: stage.layout.invalidateLayout()
    case 4: scroll()
    case 5: view.reloadData()
    default: break
    }
  }

  private func remeasure() {
    let paths = stage.sections.paths.filter { _ in dice.happens(20) }
    for path in paths {
      stage.controller.sections[path].height = dice.points(0...150)
      if dice.happens(25) { stage.controller.sections[path].span = dice.number(1...3) }
    }
    // While an item is dragged, the collection view shows another order.
    let shownPaths = paths.compactMap { view.presentationIndexPath(forDataSourceIndexPath: $0) }
    let calls = dice.happens(50) ? [shownPaths] : shownPaths.map { [$0] }
    for call in calls { waterfall?.remeasureItems(at: call) }
  }

  /// Inserts an item into the data, and lays out before the view receives the insertion.
  private func insertLate() {
    view.layoutIfNeeded()
    guard !stage.sections.isEmpty else { return }
    nextName += 1
    stage.controller.sections[0].items.insert(FeedItem(name: nextName, height: 77), at: 0)
    switch dice.number(0...3) {
    case 0: option()
    case 1: resize()
    case 2: stage.layout.invalidateLayout()
    default: lookUp()
    }
    if dice.happens(50) { view.layoutIfNeeded() }
    view.insertItems(at: [[0, 0]])
  }

  private func swap() {
    let layouts = [stage.layout, other, UICollectionViewFlowLayout()]
    view.setCollectionViewLayout(dice.pick(layouts), animated: dice.happens(50))
    // The stock layout doesn't detect new counts by itself.
    view.hostOptions.reloadsUnpreparedLayouts = announcesReloads || waterfall == nil
  }

  private func takeSourceAway() {
    view.dataSource = nil
    if dice.happens(50) { view.layoutIfNeeded() }
    if dice.happens(50) { stage.controller.sections = .counts([dice.number(0...9), 3, 4]) }
    view.dataSource = stage.controller
  }

  private func drag() {
    guard waterfall != nil, stage.sections.first.map({ $0.items.count > 2 }) == true,
      view.beginInteractiveMovementForItem(at: [0, 1])
    else { return }
    for _ in 0..<dice.number(0...3) {
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: dice.points(0...250), y: view.bounds.minY + dice.points(0...400)))
    }
    if dice.happens(30) { change() }
    if dice.happens(50) { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
  }

  private func context() {
    guard let layout = waterfall, view.numberOfSections > 0 else { return }
    let items: [IndexPath] = view.numberOfItems(inSection: 0) > 0 ? [[0, 0]] : []
    switch dice.number(0...2) {
    case 0: layout.invalidateLayout(with: .naming(items: items, headers: [[0, 0]]))
    case 1: layout.invalidateLayout()
    default: layout.invalidateLayout(with: WaterfallLayoutInvalidationContext())
    }
  }

  private func leaveWindow() {
    let window = view.superview
    view.removeFromSuperview()
    if dice.happens(50) { view.layoutIfNeeded() }
    window?.addSubview(view)
  }

  private func animate() {
    UIView.animate(withDuration: 0.3) {
      change()
      view.layoutIfNeeded()
    }
  }

  /// Changes the counts without sending an update list.
  private func loseList() {
    view.hostOptions.updateLists = .ofMovements
    batch()
    view.hostOptions.updateLists = .always
    Host.takeTurn()
  }

  private func lookUp() {
    _ = shown.collectionViewContentSize
    _ = shown.layoutAttributesForElements(in: view.bounds)
    _ = waterfall?.pinnedElements
  }

  // MARK: Checks

  /// Whether the content ends before the visible bounds do.
  ///
  /// UIKit then requests a context for an offset in range (facts 13.13). If UIKit doesn't set that
  /// offset, the layout needs another turn.
  private var endsPastContent: Bool {
    let bounds = view.bounds
    let insets = view.adjustedContentInset
    let content = view.contentSize
    return bounds.maxY > max(content.height + insets.bottom, bounds.height - insets.top) + 1
      || bounds.maxX > max(content.width + insets.right, bounds.width - insets.left) + 1
  }

  private func differences() -> [String] {
    guard let waterfall, view.dataSource != nil, !view.bounds.isEmpty else { return [] }
    let elements = FeedElements(of: waterfall, stage.sections)
    let shown = isRightToLeft ? [] : stage.viewDifferences(to: elements)
    // A new layout doesn't know the cells' preferred sizes.
    guard waterfall.estimatedItemSize == .zero else { return shown }
    return shown + freshElements.differences(to: elements)
  }

  /// The elements of a new layout, which is never mirrored: a mirrored view has the same layout.
  private var freshElements: FeedElements {
    stage.freshElements { twin, copy in
      copy.width = copy.height
      twin.semanticContentAttribute = .forceLeftToRight
      twin.hostOptions = view.hostOptions
      twin.strictness = .cheap
      twin.safeAreaInsets = view.safeAreaInsets
      twin.collectionViewLayout.prepare()
      // Whether the safe area applies depends on whether the content scrolls.
      twin.contentSize = view.contentSize
      twin.bounds = view.bounds
      twin.collectionViewLayout.invalidateLayout()
    }
  }
}
#endif
