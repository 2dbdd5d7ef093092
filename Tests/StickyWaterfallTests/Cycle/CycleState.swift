import WaterfallEngine

@testable import StickyWaterfall

enum CycleState: CaseIterable {
  case new, clean, staleItem, staleAll, askedItem, askedAll
  case atWork, markedAtWork, leftOver
  case countsChanged, countsChangedStale, awaitingList, applied, withoutList
  case moved, movementOver, inQuestion, inQuestionStale, superInvalidation

  /// A layout without a collection view, in this state.
  @MainActor var layout: WaterfallFlowLayout {
    guard let (state, event) = origin else { return WaterfallFlowLayout() }
    let layout = state.layout
    _ = event.happen(to: layout)
    return layout
  }

  /// The previous state, and the event that leads from it to this one.
  private var origin: (CycleState, CycleEvent)? {
    switch self {
    case .new: nil
    case .clean: (.new, .prepare)
    case .staleItem: (.clean, .mark(.item))
    case .staleAll: (.clean, .mark(.everything))
    case .askedItem: (.staleItem, .lookUp)
    case .askedAll: (.staleAll, .lookUp)
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
    case .inQuestion: (.clean, .enter(.question))
    case .inQuestionStale: (.staleItem, .enter(.question))
    case .superInvalidation: (.staleItem, .enter(.superInvalidation))
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
  case enter(CallState.Running)

  /// The step that `step` makes, and `listOfMovement` animates.
  private static let move = ItemMove(source: [0, 1], target: [0, 4])
  @MainActor private static var moveItem: UpdateItem {
    UpdateItem(.move, from: move.source.indexPath, to: move.target.indexPath)
  }

  /// Sends the event, and returns the work that it causes, or why there is none.
  @MainActor func happen(to layout: WaterfallFlowLayout) -> String {
    switch self {
    case .prepare: return layout.prepareAndWork(on: .room)
    case .prepareAtOtherWidth: return layout.prepareAndWork(on: .otherWidth)
    case .lookUp: return layout.lookUp(on: .room)
    case .lookUpAtOtherWidth: return layout.lookUp(on: .otherWidth)
    case .mark(let part): layout.mark(part)
    case .beginningOfWork: layout.beginWork(on: .room)
    case .endOfWork: layout.endWork(.everything)
    case .reload: layout.discardEverything()
    case .turn: layout.forgetAsked()
    case .counts:
      guard layout.beginsBatchUpdates else { return "no" }
      layout.beginBatchUpdate(before: [])
    case .list: return layout.takeList([], addsUp: true)
    case .listOfMovement: return layout.takeList([Self.moveItem], addsUp: true)
    case .listThatDoesNotAddUp: return layout.takeList([], addsUp: false)
    case .endOfBatch: return layout.updates.end() == nil ? "no" : "over"
    case .step: layout.step([Self.move], by: UICollectionViewLayoutInvalidationContext())
    case .endOfMovement: layout.reordering.end()
    case .enter(let call): _ = layout.callState.enter(call)
    }
    return ""
  }
}

// The methods of the layout need a collection view to do the work. These do everything but the
// work.
extension WaterfallFlowLayout {
  @discardableResult
  func prepare(on environment: LayoutEnvironment) -> Staleness? {
    beginPreparation(on: environment, reading: callState.nextReading)
  }

  fileprivate func prepareAndWork(on environment: LayoutEnvironment) -> String {
    prepare(on: environment).map { work($0, on: environment) } ?? "waits"
  }

  fileprivate func lookUp(on environment: LayoutEnvironment) -> String {
    guard lookupsMayWork,
      content.isStale || environment != content.environment
    else { return "as it is" }
    return work(takeStaleParts(on: environment), on: environment)
  }

  fileprivate func takeList(_ items: [UICollectionViewUpdateItem], addsUp: Bool) -> String {
    guard beginList(items) else { return "only animates" }
    let plan = UpdatePlan(for: items, oldCount: 1, newCount: addsUp ? 1 : 2)
    setPlan(plan)
    guard updates.isBeforeList else { return "plan" }
    let environment = content.environment ?? .room
    guard plan != nil else { return work(takeEverything(), on: environment) }
    beginWork(on: environment)
    endWork(.everything)
    return "list"
  }

  private func work(_ part: Staleness, on environment: LayoutEnvironment) -> String {
    if content.environment != nil, updates.batch == nil { recordAsked(part, endsWithTurn: false) }
    beginWork(on: environment)
    endWork(part)
    return part.words
  }

  fileprivate func beginWork(on environment: LayoutEnvironment) {
    _ = callState.enter(.work)
    content.setEnvironment(environment)
  }

  fileprivate func endWork(_ part: Staleness) {
    callState.leave(.work)
    if part.includesEverything { updates.markApplied() }
  }
}

extension Staleness {
  static let item = Staleness.parts(Parts(elements: [ElementID(.item(3), inSection: 0)]))
  static let footer = Staleness.parts(
    Parts(elements: [ElementID(.boundary(.footer), inSection: 1)]))
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
