#if !canImport(UIKit)
import StickyWaterfall
import Testing
import WaterfallTestSupport

@testable import HeadlessUIKit

/// A screen that changes at random under the eyes of a reader.
///
/// After each change, the world compares what is on screen with what was. It knows the frames of
/// views, the content offset, and the insets, but none of the layout's rules:
///
/// - Of the items that were wholly visible and still exist, at least one is where it was, within a
///   point. If none was wholly visible, the start of the item with the largest visible part is (if
///   its width changes, the same part of its length is). The place is the distance from the visible
///   start, because an inset at the start moves the content of every scroll view.
/// - A chat whose end was on screen shows its end.
/// - The target of a scroll is where the app wanted it.
/// - At an edge of the scrollable range, the content goes no farther.
///
/// What isn't a mistake, and why:
///
/// - A place from an earlier sight since the last scroll counts, too: a turn back restores it. If
///   the item has another length now, the place counts in that length, too.
/// - The part of an item before the edge is known to a point, and grows with the item.
/// - An item whose place would be after the visible end is at that end, because it must stay
///   visible.
/// - `reloadData()` away from a chat's end: it keeps the offset.
/// - Jumps, drags, and animated scrolls: the user chooses what is visible. They are checked only
///   for the offset that was asked for, if all sizes are known.
/// - While a finger holds the content, or it decelerates: insets must move nothing at all, and the
///   end of a chat is like any other place.
/// - The end of a chat comes on screen between two changes of one pass: it can be at its end or at
///   its old place.
/// - Pages at the end of their content: the last ones snap there, so one of them can be at the
///   visible start afterward.
/// - A target beyond the end of a chat is that end, and follows it.
/// - A delegate's target offset moves the content by the distance that it adds.
@MainActor
final class ReaderWorld {
  enum Purpose: String, CaseIterable { case chat, feed, gallery, pages }

  /// What an app's delegate makes of the target offset that a layout proposes.
  enum TargetOffset: String, CaseIterable { case proposed, plusFive, rounded }

  let seed: Int
  /// Chooses what a finger drags, in some worlds.
  private var hand: Dice
  var dice: Dice
  let purpose: Purpose
  let stage: ReaderStage
  let targetOffset: TargetOffset
  /// Whether the view leaves its window, as behind another tab.
  let comesAndGoes: Bool
  private let reflows: Bool
  private let header: CGFloat
  private(set) var memory: ReaderMemory
  private(set) var log: [String] = []
  /// Why the list doesn't start where it must.
  private(set) var complaintAfterOpening: String?

  init(seed: Int) {
    self.seed = seed
    hand = Dice(seed: -seed)
    var dice = Dice(seed: seed)
    let purpose = dice.pick(
      [.chat, .chat, .chat, .feed, .feed, .feed, .gallery, .pages] as [Purpose])
    let setting = Self.setting(for: purpose, using: &dice)
    self.purpose = purpose
    targetOffset = dice.pick([.proposed, .proposed, .proposed, .plusFive, .rounded])
    comesAndGoes = setting.place == .window && dice.happens(30)
    reflows = purpose != .gallery && purpose != .pages && dice.happens(40)
    header = purpose == .pages || setting.kind != .itself || dice.happens(60) ? 0 : 30
    let size = Self.size(using: &dice, forPages: purpose == .pages)
    let isVertical = setting.direction.isVertical
    stage = ReaderStage(
      setting, main: isVertical ? size.height : size.width,
      cross: isVertical ? size.width : size.height)
    self.dice = dice
    memory = ReaderMemory(ReaderSight(stage))
    setHostOptions()
    let exceptions = HostReports.exceptions { open() }
    memory = ReaderMemory(ReaderSight(stage))
    complaintAfterOpening = exceptions.first.map { "UIKit raises: \($0)" }
    if complaintAfterOpening == nil { complaintAfterOpening = complaintAtOpening }
  }

  private var complaintAtOpening: String? {
    if purpose == .chat { return complaintAtEnd }
    return abs(stage.offset - stage.first) <= 1 ? nil : "starts at \(stage.offset)"
  }

  private static func setting(for purpose: Purpose, using dice: inout Dice) -> ReaderSetting {
    var setting = ReaderSetting()
    setting.direction = dice.pick([.vertical, .vertical, .vertical, .horizontal, .rightToLeft])
    if purpose == .pages { setting.direction = dice.pick([.horizontal, .rightToLeft]) }
    setting.isSelfSizing = purpose != .gallery && purpose != .pages && dice.happens(50)
    setting.kind = dice.happens(50) ? .itself : dice.pick([.empty, .shifting, .padding, .halving])
    // Cells that size themselves can't be half as long as they are.
    if setting.isSelfSizing, setting.kind == .halving { setting.kind = .empty }
    if purpose == .pages, setting.kind != .itself { setting.kind = .empty }
    setting.place = dice.pick([.window, .window, .window, .window, .view, .nowhere])
    setting.scale = dice.pick([1, 2, 3])
    return setting
  }

  private static func size(using dice: inout Dice, forPages: Bool) -> CGSize {
    dice.pick([
      CGSize(width: 390, height: 700), CGSize(width: 320, height: 568),
      CGSize(width: 844, height: 390), CGSize(width: 678, height: 500),
      CGSize(width: 507, height: 760),
    ])
  }

  /// Sets the options that no recorded fact refutes.
  ///
  /// A change of insets always invalidates (facts 13.15), and adjustments act at once (13.12).
  private func setHostOptions() {
    let options: [WritableKeyPath<HostOptions, Bool>] = [
      \.sendsEmptyIndexPaths, \.queriesSizeChanges, \.proposesOldOffset, \.clampsBeforeAdjusting,
      \.asksBeyondCountsInUpdates, \.looksUpOldCellsInUpdates, \.takesInvalidationsInPrepare,
      \.preferredSizesDropEverything, \.preparesForNamedBoundaries, \.reloadsUnpreparedLayouts,
      \.preparesAfterBatchBlock, \.listsFromFirstToLast, \.splitsSectionReloads, \.fadesReloadsIn,
      \.animatesReadingAgain, \.preparesBeforeTransitions,
    ]
    // The stand-in's checks ask for attributes, as UIKit doesn't.
    if !seed.isMultiple(of: 3) { Host.makesNoQueriesOfItsOwn(stage.view) }
    stage.view.hostOptions.targetOffsetRounds = dice.pick([1, 1, 0, 4])
    for option in options where dice.happens(20) {
      stage.view.hostOptions[keyPath: option].toggle()
    }
    LayoutReadings.baseClampsProposedContentOffset = dice.happens(20)
    LayoutReadings.baseAnswersInitialAndFinal = dice.happens(80)
  }

  // MARK: The app

  /// Sets up the list as apps do, in any order, and shows it.
  private func open() {
    setUpController()
    let sections = purpose == .pages ? 1 : dice.number(1...3)
    let isShort = dice.happens(15)
    let hasData = dice.happens(70)
    let data = { [unowned self] in
      stage.sections = (0..<sections).map { _ in
        stage.makeItems(extents(isShort ? dice.number(0...2) : itemCount))
      }
    }
    var steps: [() -> Void] = [setOptions, { [stage] in stage.connect() }]
    if hasData { steps.append(data) }
    steps.shuffle(using: &dice)
    for step in steps { step() }
    if !hasData {
      settle()
      data()
      stage.view.reloadData()
    }
    settle()
  }

  private func setOptions() {
    let layout = stage.layout
    let (isAlsoKept, columns) = (dice.happens(30), dice.number(1...3))
    var setters: [() -> Void] = [
      { layout.keepsVisibleItemsInPlace = self.purpose != .chat || isAlsoKept }
    ]
    switch purpose {
    case .chat:
      setters.append { layout.contentAnchor = .end }
      if columns == 3 { setters.append { layout.columnCount = 2 } }
    case .feed: setters.append { layout.columnCount = columns }
    case .gallery:
      setters.append { layout.columnCount = WaterfallFlowLayout.flowLayoutRows }
      setters.append { layout.rowDistribution = .fill }
      setters.append { layout.rowAlignment = .leading }
    case .pages:
      setters.append { layout.columnCount = WaterfallFlowLayout.automaticColumnCount }
      setters.append { layout.scrollSnapping = .item }
    }
    if stage.setting.isSelfSizing {
      let estimate = dice.pick([44, 20, 100] as [CGFloat])
      setters.append { layout.estimatedItemSize = CGSize(width: estimate, height: estimate) }
    }
    if header > 0, dice.happens(60) {
      setters.append { layout.sectionHeadersPinToVisibleBounds = true }
    }
    setters.shuffle(using: &dice)
    for setter in setters { setter() }
  }

  private func setUpController() {
    let controller = stage.controller
    controller.headerSize = { [header] _ in CGSize(width: header, height: header) }
    switch targetOffset {
    case .proposed: break
    case .plusFive: stage.addToTargetOffsets(5)
    case .rounded:
      controller.targetOffset = { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }
    }
    switch purpose {
    case .chat, .feed:
      let extent = { [unowned self] (path: IndexPath, cross: CGFloat) in
        let extent = stage.extents[stage.name(at: path)] ?? 0
        return reflows ? (extent * 300 / max(cross, 60)).rounded(.up) + 1 : extent
      }
      if stage.setting.isSelfSizing {
        controller.preferredMain = extent
      } else {
        (controller.height, controller.width) = (extent, extent)
      }
    case .gallery:
      (controller.height, controller.width) = (nil, nil)
      controller.size = { [unowned self] path in
        let width = stage.extents[stage.name(at: path)] ?? 0
        return stage.setting.direction.size(120, width)
      }
    case .pages:
      (controller.height, controller.width) = (nil, nil)
      controller.size = { [unowned view = stage.view] _ in view.bounds.size }
    }
  }

  var itemCount: Int {
    switch purpose {
    case .chat, .feed: dice.number(15...70)
    case .gallery: dice.number(30...100)
    case .pages: dice.number(5...12)
    }
  }

  /// Returns lengths of new items; in a gallery, these are their widths.
  func extents(_ count: Int) -> [CGFloat] { (0..<count).map { _ in extent() } }

  func extent() -> CGFloat {
    if purpose == .gallery { return dice.points(60...220) }
    let extent = dice.happens(8) ? dice.points(900...2_200) : dice.points(40...190)
    return extent + dice.pick([0, 0, 1.0 / 3, 0.5])
  }

  // MARK: Steps

  func note(_ words: String) { log.append(words) }

  /// Lays out, and runs a few turns of the run loop.
  ///
  /// On a device, what is scheduled in a touch or a timer runs before UIKit lays out.
  func settle() {
    if seed.isMultiple(of: 2), stage.view.window != nil { Host.takeTurn() }
    stage.settle()
  }

  /// Makes a random change, and returns what is wrong after it.
  func step() -> (ReaderChange, String?) {
    let change = dice.pick(ReaderChange.all(for: self))
    stage.controller.forgetQueries()
    if seed % 5 == 2, targetOffset == .proposed, hand.happens(30) { drop() }
    log.append("\(change.rawValue):")
    var complaint: String?
    let exceptions = HostReports.exceptions { complaint = make(change) }
    if let first = exceptions.first { complaint = "UIKit raises: \(first)" }
    log.append("-> \(ReaderMemory.short(stage.offset));")
    if complaint != nil { forget() }
    return (change, complaint)
  }

  /// Drags an item on screen over another one, and drops it there.
  private func drop() {
    let items = stage.wholeItems
    guard items.count > 1, !stage.view.isTracking, stage.isShown else { return }
    let (item, other) = (hand.pick(items), hand.pick(items))
    log.append("drop \(item) on \(other);")
    stage.drag(item, over: other)
    forget()
  }

  /// Remembers what is on screen now, and nothing from before.
  func forget() { memory.look(at: stage, forgets: true) }

  /// Remembers what is on screen now, beside what was seen before since the last scroll.
  func look() {
    memory.look(at: stage, forgets: purpose == .chat && memory.last.missing <= 1)
  }

  var words: String {
    [
      "\(purpose.rawValue)", "\(stage.setting)", "\(stage.layout.columnCount) columns",
      reflows ? "text that reflows" : "", header > 0 ? "headers" : "",
      stage.layout.sectionHeadersPinToVisibleBounds ? "pinned" : "",
      targetOffset == .proposed ? "" : "a delegate's target offset: \(targetOffset.rawValue)",
      stage.layout.keepsVisibleItemsInPlace ? "kept" : "",
      stage.setting.isSelfSizing ? "estimate \(stage.layout.estimatedItemSize.height)" : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ") + "; the last steps: "
      + log.suffix(24).joined(separator: " ")
  }
}
#endif
