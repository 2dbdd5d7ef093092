#if !canImport(UIKit)
import StickyWaterfall

/// Records a scene for every combination of its choices.
@MainActor
struct SceneRecorder {
  let scene: Scene
  /// Receives each recording and its stage, so that tests can query the layout.
  var heard: (Stage, Recording) -> Void = { _, _ in }

  func record() -> SceneRecord {
    var record = SceneRecord(
      id: scene.id, title: scene.title, about: scene.explanation, point: scene.point,
      start: Double(scene.start), controls: scene.controls)
    for choice in scene.choices {
      let stage = Stage(scene, choice)
      record.append(recording(of: stage), stage.controller.code)
      addTitles(of: stage.controller.catalogue, to: &record)
    }
    recordScript(into: &record)
    return record
  }

  func addTitles(of catalogue: Catalogue, to record: inout SceneRecord) {
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
  /// All combinations of choices, in the order of the recordings.
  var choices: [Choice] {
    var choices = [Choice()]
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

extension SceneRecorder {
  /// Returns the recording of a screen at every content offset.
  func recording(of stage: Stage) -> Recording {
    let recording = Recording(of: stage)
    heard(stage, recording)
    return recording
  }
}
#endif
