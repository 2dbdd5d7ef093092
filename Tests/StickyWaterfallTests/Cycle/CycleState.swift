import WaterfallEngine

@testable import StickyWaterfall

enum CycleState: CaseIterable {
  case new, clean, staleItem, staleAll, queriedItem, queriedAll
  case atWork, markedAtWork, leftOver
  case countsChanged, countsChangedStale, awaitingList, applied, withoutList
  case moved, movementOver, inQuery, inQueryStale, stockInvalidation

  @MainActor var cycle: LayoutCycle {
    guard let (state, event) = origin else { return LayoutCycle() }
    var cycle = state.cycle
    _ = event.happen(to: &cycle)
    return cycle
  }

  /// The previous state, and the event that leads from it to this one.
  private var origin: (CycleState, CycleEvent)? {
    switch self {
    case .new: nil
    case .clean: (.new, .prepare)
    case .staleItem: (.clean, .mark(.item))
    case .staleAll: (.clean, .mark(.everything))
    case .queriedItem: (.staleItem, .lookUp)
    case .queriedAll: (.staleAll, .lookUp)
    case .atWork: (.clean, .beginningOfWork)
    case .markedAtWork: (.atWork, .mark(.pinsAndBackgrounds))
    case .leftOver: (.markedAtWork, .endOfWork)
    case .countsChanged: (.clean, .counts)
    case .countsChangedStale: (.countsChanged, .mark(.everything))
    case .awaitingList: (.countsChanged, .prepare)
    case .applied: (.awaitingList, .list)
    case .withoutList: (.awaitingList, .prepare)
    case .moved: (.clean, .step)
    case .movementOver: (.moved, .endOfMovement)
    case .inQuery: (.clean, .enter(.query))
    case .inQueryStale: (.staleItem, .enter(.query))
    case .stockInvalidation: (.staleItem, .enter(.stockInvalidation))
    }
  }
}

enum CycleEvent {
  case prepare, prepareAtOtherWidth, lookUp, lookUpAtOtherWidth
  case reload, counts, turn
  case mark(Staleness)
  case beginningOfWork, endOfWork
  case list, listOfMovement, listThatDoesNotAddUp, endOfBatch
  case step, endOfMovement
  case enter(LayoutCycle.Reentrancy)

  /// The step that `step` makes, and `listOfMovement` animates.
  private static let move = ItemMove(source: [0, 1], target: [0, 4])
  @MainActor private static var moveItem: UpdateItem {
    UpdateItem(.move, from: move.source, to: move.target)
  }

  /// Sends the event, and returns the work that it causes, or why there is none.
  @MainActor func happen(to cycle: inout LayoutCycle) -> String {
    switch self {
    case .prepare: return cycle.prepareAndWork(on: .room)
    case .prepareAtOtherWidth: return cycle.prepareAndWork(on: .otherWidth)
    case .lookUp: return cycle.lookUp(on: .room)
    case .lookUpAtOtherWidth: return cycle.lookUp(on: .otherWidth)
    case .mark(let part): cycle.mark(part)
    case .beginningOfWork: cycle.beginWork(on: .room)
    case .endOfWork: cycle.endWork(.parts(.everything), isDone: true, record: .empty)
    case .reload: cycle.discardEverything()
    case .turn: cycle.forgetQueried()
    case .counts:
      guard cycle.mayBeginBatch else { return "no" }
      cycle.beginBatch(before: [], anchor: ScrollAnchor(items: [], staysInRange: false))
    case .list: return cycle.takeList(UpdateLists([]), addsUp: true)
    case .listOfMovement: return cycle.takeList(UpdateLists([Self.moveItem]), addsUp: true)
    case .listThatDoesNotAddUp: return cycle.takeList(UpdateLists([]), addsUp: false)
    case .endOfBatch: return cycle.endBatch() == nil ? "no" : "over"
    case .step: cycle.step([Self.move], by: UICollectionViewLayoutInvalidationContext())
    case .endOfMovement: cycle.endMovement()
    case .enter(let call): _ = cycle.enter(call)
    }
    return ""
  }
}

extension LayoutCycle {
  fileprivate mutating func prepareAndWork(on environment: LayoutEnvironment) -> String {
    prepare(on: environment).map { work($0, on: environment) } ?? "waits"
  }

  fileprivate mutating func lookUp(on environment: LayoutEnvironment) -> String {
    guard allowsLookupWork, isStale || environment != self.environment else { return "as it is" }
    return work(takeWork(on: environment), on: environment)
  }

  fileprivate mutating func takeList(_ lists: UpdateLists, addsUp: Bool) -> String {
    guard beginList(lists) else { return "only animates" }
    let plan = UpdatePlan(lists, oldCount: 1, newCount: addsUp ? 1 : 2)
    return work(for: plan).map { work($0, on: environment ?? .room) } ?? "plan"
  }

  private mutating func work(_ work: Work, on environment: LayoutEnvironment) -> String {
    if self.environment != nil, batch == nil, let part = work.queriedParts {
      recordQueried(part, endsWithTurn: false)
    }
    beginWork(on: environment)
    endWork(work, isDone: true, record: .empty)
    return work.words
  }
}

extension Staleness {
  static let item = Staleness(items: [[0, 3]])
  static let footer = Staleness(boundaries: [ElementID(.boundary(.footer), inSection: 1)])
}

extension LayoutEnvironment {
  static let room = LayoutEnvironment(300)
  static let otherWidth = LayoutEnvironment(400)

  init(_ extent: Double) {
    self.init(
      container: LayoutContainer(crossPoints: extent, pixels: PixelGrid(scale: 1)),
      viewCrossExtent: extent,
      axes: LayoutAxes(isHorizontal: false, grid: PixelGrid(scale: 1)))
  }
}

final class UpdateItem: UICollectionViewUpdateItem {
  private let action: UICollectionViewUpdateItem.Action
  private let before: IndexPath?
  private let after: IndexPath?

  init(
    _ action: UICollectionViewUpdateItem.Action, from before: IndexPath? = nil,
    to after: IndexPath? = nil
  ) {
    self.action = action
    (self.before, self.after) = (before, after)
    super.init()
  }

  override var updateAction: UICollectionViewUpdateItem.Action { action }
  override var indexPathBeforeUpdate: IndexPath? { before }
  override var indexPathAfterUpdate: IndexPath? { after }
}
