import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Random batches: items and whole sections come, go and are measured again.
extension PinWalk {
  /// Carries out one batch, and checks that only what is new was asked about.
  func edit() {
    let stage = stage
    let batch = RandomBatch(stage.controller.plans, dice: &dice)
    HostReading(requeries: dice.happens(50), sendsEmptyIndexPaths: dice.happens(50))
      .apply(to: stage.view)
    stage.controller.forgetQuestions()
    stage.update {
      stage.controller.plans = batch.plans
      stage.view.deleteItems(at: batch.deleted)
      stage.view.insertItems(at: batch.inserted)
      stage.view.reloadItems(at: batch.reloaded)
      stage.view.deleteSections(batch.deletedSections)
      stage.view.insertSections(batch.insertedSections)
    }
    stage.view.layoutIfNeeded()
    let asked = stage.controller.questions.filter { $0.hasPrefix("columnSpanForItemAt") }
    #expect(asked.sorted() == batch.expectedQuestions.sorted())
    forgetPlaces()
    compare(stage.boundaries)
    compareItems()
  }
}

/// The plans after a batch, and how to tell a collection view what happened.
struct RandomBatch {
  private(set) var plans: [SectionPlan]
  private(set) var deleted: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  private(set) var reloaded: [IndexPath] = []
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  /// The items that are asked about, by their index paths after the batch.
  private(set) var expectedQuestions: [String] = []

  init(_ old: [SectionPlan], dice: inout Dice) {
    plans = []
    for (section, plan) in old.enumerated() {
      if dice.happens(10) {
        insertedSections.insert(plans.count)
        add(dice.plan(), isAskedAbout: true)
      }
      if dice.happens(10) {
        deletedSections.insert(section)
      } else {
        edit(plan, section, dice: &dice)
      }
    }
    let changed = deleted + inserted + reloaded
    guard changed.isEmpty, deletedSections.isEmpty, insertedSections.isEmpty else { return }
    // A batch of nothing has all asked again.
    for (section, plan) in plans.enumerated() {
      expectedQuestions += plan.items.indices.map { "columnSpanForItemAt \(section) \($0)" }
    }
  }

  private mutating func add(_ plan: SectionPlan, isAskedAbout: Bool) {
    for item in plan.items.indices where isAskedAbout { ask(item) }
    plans.append(plan)
  }

  private mutating func ask(_ item: Int) {
    expectedQuestions.append("columnSpanForItemAt \(plans.count) \(item)")
  }

  private mutating func edit(_ old: SectionPlan, _ section: Int, dice: inout Dice) {
    var plan = old
    (plan.items, plan.spans) = ([], [:])
    for (item, extent) in old.items.enumerated() {
      if dice.happens(12) {
        inserted.append(IndexPath(item: plan.items.count, section: plans.count))
        ask(plan.items.count)
        plan.append(dice.points(0...90), span: dice.happens(20) ? 2 : nil)
      }
      let path = IndexPath(item: item, section: section)
      if dice.happens(12) {
        deleted.append(path)
      } else if dice.happens(8) {
        reloaded.append(path)
        ask(plan.items.count)
        plan.append(dice.points(0...90), span: old.spans[item])
      } else {
        plan.append(extent, span: old.spans[item])
      }
    }
    add(plan, isAskedAbout: false)
  }
}

extension SectionPlan {
  fileprivate mutating func append(_ extent: CGFloat, span: Int?) {
    spans[items.count] = span
    items.append(extent)
  }
}
