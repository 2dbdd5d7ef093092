#if !canImport(UIKit)
import StickyWaterfall
import WaterfallTestSupport

/// A screen that changes at random while nothing scrolls, so that one item stays where it is.
///
/// The world computes by itself which item that is, and where the content offset must be.
@MainActor
final class AnchorWorld: CustomStringConvertible {
  enum Change: String, CaseIterable {
    case turn, split, height, textSize, batch, prepend, append, remeasure, insets, safeArea
    case columns, animatedTurn, turnWithNewColumns, turnInTwoSteps
    /// Only in chats: at any other place than the end, a reload ends the anchor.
    case reload
  }

  let hasEstimates: Bool
  /// Whether the content starts at its end, and stays there.
  let isChat: Bool
  let stage: FeedStage
  var dice: Dice
  private var batches: FeedDice
  private let hasRows: Bool
  private let isScaled: Bool
  private let isHorizontal: Bool
  private let pixel: CGFloat
  private var textFactor: CGFloat = 1
  private var growth: [Int: CGFloat] = [:]
  /// The new names of the items in sections that a batch reloads.
  private var reloaded: [Int: Int] = [:]
  private(set) var held: HeldPoint?
  /// Whether the layout holds another item than this world can know, until the next scroll.
  private var isUnknown = false
  private(set) var log: [String] = []

  init(seed: Int, hasEstimates: Bool, isChat: Bool = false) {
    HostReports.failTests(evenByLogs: false)
    var dice = Dice(seed: seed)
    self.hasEstimates = hasEstimates
    self.isChat = isChat
    hasRows = dice.happens(25)
    isScaled = dice.happens(50)
    isHorizontal = dice.happens(20)
    let scale = dice.pick([1, 2, 3] as [CGFloat])
    pixel = 1 / scale
    // With a deletion and an insertion instead of a reload, no item of the section remains.
    // Real UIKit doesn't wait for a layout pass before it adjusts the offset (facts 13.12), so
    // there only the one move of a pass without preferred sizes must be right.
    let readings =
      HostReading.all.filter { $0.hasWindow && !$0.splitsSectionReloads }
      + (hasEstimates ? [] : [HostReading(adjustsAtOnce: false)])
    let counts = (0..<dice.number(1...4)).map { _ in dice.number(0...60) } + [40]
    stage = FeedStage(
      .counts(counts, columns: dice.number(1...4)), reading: dice.pick(readings), scale: scale)
    batches = FeedDice(seed: UInt64(seed), hasSpans: dice.happens(50))
    self.dice = dice
    // The stand-in's checks ask for attributes, as UIKit doesn't.
    if !seed.isMultiple(of: 3) { Host.makesNoQueriesOfItsOwn(stage.view) }
    setUp()
    stage.resize(to: size())
    stage.reload()
    stage.takeTurn()
  }

  private func setUp() {
    let (pins, pinsFooters) = (dice.happens(50), dice.happens(30))
    let scope = dice.pick([WaterfallFlowLayout.PinningScope.section, .untilNextPinned, .stacked])
    stage.setUp = { [isHorizontal, hasEstimates, isChat] in
      if isChat { $0.contentAnchor = .end } else { $0.keepsVisibleItemsInPlace = true }
      $0.diagnosticHandler = { _ in }
      $0.sectionHeadersPinToVisibleBounds = pins
      $0.sectionFootersPinToVisibleBounds = pinsFooters
      $0.pinningScope = scope
      $0.rowAlignment = .leading
      $0.itemSizing = .fixedExtent
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      if hasEstimates { $0.estimatedItemSize = CGSize(width: 60, height: 60) }
    }
    stage.setUp(stage.layout)
    answer()
  }

  nonisolated var description: String { MainActor.assumeIsolated { words } }

  private var words: String {
    [
      isChat ? "chat" : "feed", hasRows ? "rows" : "columns",
      isHorizontal ? "horizontal" : "vertical",
      isScaled ? "scaled" : "fixed", "pixel \(pixel)", "\(log)",
    ].joined(separator: ", ")
  }

  // MARK: What the app says

  private func answer() {
    let controller = stage.controller
    if hasRows { controller.columns = { _ in WaterfallFlowLayout.flowLayoutRows } }
    guard hasRows || hasEstimates else {
      controller.height = { [unowned self] path, width in extent(at: path, width: width) }
      controller.width = controller.height
      return
    }
    (controller.height, controller.width) = (nil, nil)
    controller.size = { [unowned self] in
      hasEstimates ? CGSize(width: 60, height: 60) : size(at: $0)
    }
    guard hasEstimates else { return }
    controller.preferredSize = { [unowned self] in size(at: $0) }
  }

  private func size(at path: IndexPath) -> CGSize {
    let cross = hasRows ? 30 + CGFloat(stage.sections[path].name * 29 % 90) : 60
    let bounds = stage.view.bounds.size
    let main = extent(at: path, width: (isHorizontal ? bounds.height : bounds.width) / 3)
    return isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  private func extent(at path: IndexPath, width: CGFloat) -> CGFloat {
    let item = stage.sections[path]
    let scale = isScaled ? (hasRows ? min(width / 100, 1.5) : width / 100) : 1
    return ((item.height + (growth[item.name] ?? 0)) * textFactor * scale).rounded(.up) + 1
  }

  private func size() -> CGSize {
    let size = dice.pick([
      CGSize(width: 390, height: 844), CGSize(width: 320, height: 568),
      CGSize(width: 507, height: 700), CGSize(width: 678, height: 500),
    ])
    return isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  // MARK: What happens

  /// Scrolls somewhere, and comes to rest there.
  func scroll() {
    let old = self.offset
    let end = max(0, Int(last))
    let offset = CGFloat(dice.number(0...end))
    let target =
      isChat && dice.happens(50) ? max(first, last) : min(max(first, offset), max(first, last))
    // Short content doesn't scroll.
    guard target != old else { return }
    stage.scroll(to: target)
    for _ in 0..<3 { stage.takeTurn() }
    rest()
    log = ["scroll to \(self.offset)"]
  }

  /// Scrolls by a point, so that hardly any cell is new, and comes to rest there.
  private func rest() {
    let present = self.offset
    let isAtEnd = isAtEnd
    stage.scroll(to: min(present + 1, max(first, last)))
    if self.offset == present { stage.scroll(to: max(first, present - 1)) }
    isUnknown = self.offset == present
    if isAtEnd { stage.scroll(to: max(first, last)) }
    let offset = self.offset
    stage.takeTurn()
    // Otherwise, new sizes have come after all, and the layout has chosen an item.
    isUnknown = isUnknown || self.offset != offset
    held = nil
  }

  /// Makes a random change, and returns what is wrong after it.
  func step() -> (Change, String?) {
    let change = dice.pick(Change.allCases.filter { isChat || $0 != .reload })
    // A chat whose end came on screen is at its end again.
    let endHolds = isAtEnd
    if endHolds { held = nil }
    let (seen, isCovered) = (pointsInSight, clearRange.upperBound - clearRange.lowerBound < 0.001)
    reloaded = [:]
    log.append(change.rawValue)
    make(change)
    stage.view.layoutIfNeeded()
    for _ in 0..<4 { stage.takeTurn() }
    if endHolds, !isUnknown { return (change, problemAtEnd) }
    if change == .reload {
      // The cells of a reload arrive over many turns, the prefetched ones last.
      for _ in 0..<20 { stage.takeTurn() }
      rest()
      return (change, nil)
    }
    let names = Set(stage.sections.flatMap(\.items).map(\.name))
    if let name = held.flatMap({ reloaded[$0.name] }) { held?.name = name }
    let isLost = held.map { !names.contains($0.name) } ?? true
    if isLost {
      held = seen.lazy.map { [reloaded] point in
        HeldPoint(
          name: reloaded[point.name] ?? point.name, fraction: point.fraction, place: point.place,
          length: point.length, width: point.width)
      }.first { names.contains($0.name) }
    }
    // If everything that was visible is gone, the layout chooses another item, perhaps before all
    // sizes are known. After a scroll, it chooses again.
    if isLost, held == nil { rest() }
    if isUnknown { held = nil }
    // The end can come on screen between the two steps of a turn.
    if isAtEnd, change == .turnInTwoSteps { return (change, nil) }
    // An item that nobody saw, because pinned views covered everything, stays only for one change.
    defer { held = isLost && isCovered ? nil : held.map(grown) }
    return (change, problem(with: held))
  }

  private func make(_ change: Change) {
    switch change {
    case .turn: turn()
    case .split: stage.resize(to: size())
    case .height:
      var size = stage.view.bounds.size
      if isHorizontal {
        size.width = dice.points(300...900)
      } else {
        size.height = dice.points(300...900)
      }
      stage.resize(to: size)
    case .textSize:
      textFactor = dice.pick([1, 1.3, 0.8])
      stage.layout.invalidateLayout()
    case .batch: perform(batches.batch(from: stage.sections))
    case .prepend: perform(insertion(at: 0))
    case .append: perform(insertion(at: stage.sections.first?.items.count ?? 0))
    case .remeasure: remeasure()
    case .insets:
      stage.view.contentInset = UIEdgeInsets(
        top: dice.points(0...60), left: dice.points(0...20), bottom: dice.points(0...200), right: 0)
    case .safeArea:
      let side = dice.points(0...30)
      stage.setSafeArea(UIEdgeInsets(top: side, left: side, bottom: 0, right: side))
    case .columns: changeColumns()
    case .reload: stage.reload()
    case .animatedTurn: UIView.animate(withDuration: 0.3) { turn() }
    case .turnWithNewColumns:
      changeColumns()
      turn()
    case .turnInTwoSteps:
      let size = stage.view.bounds.size
      stage.view.frame.size.width = size.height
      stage.view.frame.size.height = size.width
    }
  }

  private func turn() {
    let size = stage.view.bounds.size
    stage.resize(to: CGSize(width: size.height, height: size.width))
  }

  private func changeColumns() {
    let columns = dice.number(1...4)
    for section in stage.sections.indices { stage.controller.sections[section].columns = columns }
    stage.layout.invalidateLayout()
  }

  private func insertion(at item: Int) -> FeedBatch {
    guard !stage.sections.isEmpty else { return batches.batch(from: stage.sections) }
    let heights = (0..<dice.number(1...20)).map { _ in dice.points(20...150) }
    return .inserting(heights, at: item, of: stage.sections)
  }

  private func perform(_ batch: FeedBatch) {
    // An item of a reloaded section becomes the one with its index.
    for section in batch.reloadedSections.map({ stage.sections[$0] }) {
      guard let new = batch.after.first(where: { $0.name == section.name }) else { continue }
      for (old, new) in zip(section.items, new.items) { reloaded[old.name] = new.name }
    }
    UIView.performWithoutAnimation {
      stage.view.performBatchUpdates {
        stage.controller.sections = batch.after
        batch.send(to: stage.view)
      }
    }
  }

  private func remeasure() {
    let paths = hasEstimates ? stage.visibleItems : stage.sections.paths
    let changed = paths.filter { _ in dice.happens(20) }
    for path in changed { growth[stage.sections[path].name] = dice.points(0...80) }
    if hasEstimates {
      stage.reconfigure(changed)
    } else {
      stage.layout.remeasureItems(at: changed)
    }
  }
}

// MARK: - Where the content is

extension AnchorWorld {
  private func main(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
  private func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  private var insets: (start: CGFloat, end: CGFloat) {
    let insets = stage.view.adjustedContentInset
    return isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  var offset: CGFloat { main(stage.view.contentOffset) }
  private var extent: CGFloat { main(stage.view.bounds.size) }
  private var visibleExtent: CGFloat { extent - insets.start - insets.end }
  private var first: CGFloat { -insets.start }
  private var last: CGFloat { main(stage.view.contentSize) + insets.end - extent }

  private func range(_ frame: CGRect) -> ClosedRange<CGFloat> {
    isHorizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
  }

  private func width(ofItemAt path: IndexPath) -> CGFloat {
    let frame = stage.layout.layoutAttributesForItem(at: path)?.frame ?? .zero
    return isHorizontal ? frame.height : frame.width
  }

  private func range(ofItemAt path: IndexPath) -> ClosedRange<CGFloat> {
    range(stage.layout.layoutAttributesForItem(at: path)?.frame ?? .zero)
  }

  /// The part of the visible range that no pinned view covers.
  private var clearRange: ClosedRange<CGFloat> {
    var (start, end) = (offset + insets.start, offset + insets.start + visibleExtent)
    for section in stage.sections.indices {
      for side in Side.allCases {
        guard let stuck = stage.boundary(side, section) as? WaterfallLayoutAttributes,
          stuck.isPinned
        else { continue }
        let covered = range(stuck.frame)
        guard covered.upperBound > start, covered.lowerBound < end else { continue }
        if side == .header {
          start = min(end, max(start, covered.upperBound))
        } else {
          end = max(start, min(end, covered.lowerBound))
        }
      }
    }
    return start...end
  }

  /// The points that can stay in place, with the most important one first.
  private var pointsInSight: [HeldPoint] {
    let (start, clear) = (offset + insets.start, clearRange)
    let visible = start...max(start, start + visibleExtent)
    let seen = stage.sections.paths.map { ($0, range(ofItemAt: $0)) }.filter { path, range in
      let frame = stage.layout.layoutAttributesForItem(at: path)?.frame ?? .zero
      return range.upperBound > visible.lowerBound && range.lowerBound < visible.upperBound
        && min(frame.width, frame.height) >= pixel - 0.001
    }
    let part = { (range: ClosedRange<CGFloat>) in
      max(0, min(range.upperBound, clear.upperBound) - max(range.lowerBound, clear.lowerBound))
    }
    let isWhole = { (range: ClosedRange<CGFloat>) in
      range.upperBound - range.lowerBound - part(range) < self.pixel - 0.001
    }
    let whole = seen.filter { isWhole($1) }.sorted { $0.1.lowerBound < $1.1.lowerBound }
    let others = seen.filter { !isWhole($1) }.sorted { part($0.1) > part($1.1) }
    return whole.map {
      HeldPoint(
        name: stage.sections[$0].name, fraction: 0, place: $1.lowerBound - start, length: 0,
        width: width(ofItemAt: $0))
    }
      + others.map { path, range in
        let point = min(range.upperBound, max(range.lowerBound, clear.lowerBound))
        let fraction = (point - range.lowerBound) / (range.upperBound - range.lowerBound)
        return HeldPoint(
          name: stage.sections[path].name, fraction: fraction, place: point - start,
          length: point - range.lowerBound, width: width(ofItemAt: path))
      }
  }

  /// Whether a chat shows the end of its content.
  private var isAtEnd: Bool { isChat && offset > max(first, last) - pixel }

  /// Returns why the end of the content isn't visible.
  private var problemAtEnd: String? {
    let expected = max(first, last)
    return abs(offset - expected) > pixel + 0.01
      ? "not at the end: \(offset), not \(expected)" : nil
  }

  /// Returns a point in an item that may have another size now.
  private func grown(_ held: HeldPoint) -> HeldPoint {
    guard let path = stage.sections.places[held.name] else { return held }
    let range = range(ofItemAt: path)
    let (length, width) = (range.upperBound - range.lowerBound, width(ofItemAt: path))
    if !isAsWide(width, as: held) {
      return HeldPoint(
        name: held.name, fraction: held.fraction, place: held.place,
        length: held.fraction * length, width: width)
    }
    guard length >= held.length, length > 0 else { return held }
    return HeldPoint(
      name: held.name, fraction: held.length / length, place: held.place, length: held.length,
      width: held.width)
  }

  /// Some columns are a pixel wider than others.
  private func isAsWide(_ width: CGFloat, as held: HeldPoint) -> Bool {
    abs(width - held.width) < pixel + 0.001
  }

  /// Returns why the point isn't where it must be.
  private func problem(with held: HeldPoint?) -> String? {
    guard let held, let path = stage.sections.places[held.name] else { return nil }
    let range = range(ofItemAt: path)
    let length = range.upperBound - range.lowerBound
    // The part above the edge stays, unless the item has another width.
    let isAsWide = isAsWide(width(ofItemAt: path), as: held)
    let part = isAsWide ? min(held.length, length) : held.fraction * length
    var place = held.place
    // An item that would be below the screen moves to its edge.
    if place - part > visibleExtent - pixel { place = part + max(0, visibleExtent - length) }
    let wanted = range.lowerBound + part - place - insets.start
    let expected = min(max(wanted, first), max(first, last))
    guard abs(offset - expected) > pixel + 0.01 else { return nil }
    return
      "\(held) at \(path) \(range): \(offset), not \(expected) (wanted \(wanted), last \(last))"
  }
}

/// A point of an item, and its distance from the start of the visible range.
struct HeldPoint {
  var name: Int
  let fraction: CGFloat
  let place: CGFloat
  /// The distance from the item's start to the point, and the item's width.
  let length: CGFloat
  let width: CGFloat
}
#endif
