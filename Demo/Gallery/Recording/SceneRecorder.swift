#if !canImport(UIKit)
import StickyWaterfall

/// Records every screen of a scene, for every choice its controls leave.
@MainActor
struct SceneRecorder {
  let scene: Scene
  let progress: ProgressLine

  /// The scene for the page, and its line in the table.
  ///
  /// What the engine shows in the page is not recorded, and what the playground writes is not written.
  func record() throws -> (record: SceneRecord, figures: SceneFigures) {
    var record = emptyRecord
    var figures: SceneFigures?
    for choice in choices {
      let (stage, time) = layOut(choice)
      if !scene.isLive {
        record.recordings.append(try screenRecorder(stage).record())
      }
      if !scene.isCodedByPlayground {
        record.codes.append(scene.code(for: choice, stage.controller))
      }
      note(stage.controller.catalogue, in: &record)
      if isShownFirst(choice) { figures = self.figures(of: stage, time) }
    }
    try recordScript(into: &record)
    guard let figures else { preconditionFailure("\(scene.id) has no screens") }
    return (record, figures)
  }

  /// All choices in the order of the recordings.
  var choices: [Scene.Choice] {
    var choices = [Scene.Choice()]
    for control in scene.controls {
      choices = choices.flatMap { choice in
        control.choices.indices.map { value in
          var next = choice
          next[control] = value
          return next
        }
      }
    }
    return choices.flatMap { choice in
      scene.screens.indices.map { screen in
        var next = choice
        next.screen = screen
        return next
      }
    }
  }

  func screenRecorder(_ stage: Stage) -> ScreenRecorder {
    let layout = stage.layout as? WaterfallFlowLayout
    return ScreenRecorder(
      stage: stage, name: scene.id, progress: progress,
      tracksItems: layout?.itemsPinToVisibleBounds == true)
  }

  /// Keeps the titles of works that a change brought in.
  func note(_ catalogue: Catalogue, in record: inout SceneRecord) {
    for work in catalogue.sections.flatMap(\.works) {
      while record.content.works.count <= work.id { record.content.works.append("") }
      record.content.works[work.id] = work.title
    }
    if catalogue.sections.count > record.content.sections.count {
      record.content.sections = catalogue.sections.map(\.title)
    }
  }

  private var emptyRecord: SceneRecord {
    SceneRecord(
      id: scene.id, title: scene.title, about: scene.explanation,
      pulls: scene.invitesPulling, start: Double(scene.start),
      showsTitles: scene.showsTitles, link: scene.link, isLive: scene.isLive,
      controls: scene.controls.map {
        .init(
          label: $0.label, choices: $0.choices, initial: $0.initial, plays: $0.plays,
          links: $0.links)
      },
      screens: scene.screens, content: .init(sections: [], works: []))
  }

  private func layOut(_ choice: Scene.Choice) -> (Stage, Duration) {
    progress.report("laying out \(scene.id)")
    let clock = ContinuousClock()
    let start = clock.now
    let stage = Stage(scene, choice)
    return (stage, clock.now - start)
  }

  /// The choice the page opens with, on the screen that shows the product.
  private func isShownFirst(_ choice: Scene.Choice) -> Bool {
    choice.screen == scene.screens.count - 1
      && scene.controls.allSatisfy { choice[$0] == $0.initial }
  }

  /// Half way down.
  private func figures(of stage: Stage, _ time: Duration) -> SceneFigures {
    let (range, size) = (stage.range, stage.view.contentSize)
    stage.scroll(to: (range.lowerBound + range.upperBound) / 2)
    let shown = stage.attributes(reach: 0)
    return SceneFigures(
      id: scene.id, items: stage.controller.catalogue.workCount,
      content: "\(Int(size.width.rounded())) x \(Int(size.height.rounded()))",
      shown: shown.count, pinned: shown.count { stage.state($0).isPinned }, layoutTime: time)
  }
}
#endif
