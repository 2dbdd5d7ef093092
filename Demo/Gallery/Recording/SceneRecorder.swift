#if !canImport(UIKit)
import StickyWaterfall

/// Records every screen of a scene, for every choice its controls leave.
@MainActor
struct SceneRecorder {
  let scene: Scene
  /// Hears of each recording, of a screen that it may scroll: who holds the page against the layout asks
  /// the layout there.
  var heard: (Stage, Recording) -> Void = { _, _ in }

  /// The scene for the page.
  ///
  /// What the engine shows in the page is not recorded, and what the playground writes is not written.
  func record() -> SceneRecord {
    var record = SceneRecord(
      id: scene.id, title: scene.title, about: scene.explanation,
      pulls: scene.invitesPulling, start: Double(scene.start),
      showsTitles: scene.showsTitles, link: scene.link, alone: scene.alone, isLive: scene.isLive,
      controls: scene.controls, screens: scene.screens)
    for choice in scene.choices {
      let stage = Stage(scene, choice)
      if !scene.isLive { record.recordings.append(recording(of: stage)) }
      if !scene.isLive || scene.make != nil {
        record.codes.append(.init(stage.controller.code))
      }
      note(stage.controller.catalogue, in: &record)
    }
    recordScript(into: &record)
    return record
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
}

extension Scene {
  /// All choices, in the order of the recordings.
  var choices: [Choice] {
    var choices = screens.indices.map { Choice(screen: $0) }
    for control in controls.reversed() {
      choices = control.choices.indices.flatMap { value in
        choices.map {
          var next = $0
          next[control] = value
          return next
        }
      }
    }
    return choices
  }
}
#endif
