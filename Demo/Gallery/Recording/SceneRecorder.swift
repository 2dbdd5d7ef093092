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
      id: scene.id, title: scene.title, about: scene.explanation, start: Double(scene.start),
      showsTitles: scene.showsTitles, controls: scene.controls)
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
  /// The maximum recorded length of the content, in points.
  private static let longest = 80_000.0

  /// Returns the recording of a screen at every content offset.
  func recording(of stage: Stage) -> Recording {
    stage.settleSizes()
    let range = stage.range
    let last = min(range.upperBound, range.lowerBound + Self.longest).rounded(.down)
    let ends = Dictionary(
      uniqueKeysWithValues: stage.allElements(at: last).map { ($0.id, $0.attributes) })
    stage.scroll(to: range.lowerBound)
    let size = stage.view.bounds.size
    var recording = Recording(
      axis: stage.isVertical ? "y" : "x",
      viewport: [Double(size.width), Double(size.height)],
      top: Double(stage.view.adjustedContentInset.top), range: [range.lowerBound, last])
    recordElements(of: stage, upTo: last + stage.viewport, ends, into: &recording)
    heard(stage, recording)
    return recording
  }

  private func recordElements(
    of stage: Stage, upTo end: Double, _ ends: [ElementID: UICollectionViewLayoutAttributes],
    into recording: inout Recording
  ) {
    let sections = stage.controller.catalogue.sections
    recording.totals = sections.map(\.works.count)
    recording.counts = sections.map { _ in 0 }
    for (id, attributes) in stage.allElements()
    where stage.position(of: attributes) < end {
      if id.kind == .item {
        recording.counts[id.section] += 1
        recording.works.append(sections[id.section].works[id.item].id)
        recording.frames += attributes.frame.sides
      } else if let last = ends[id] {
        recording.extras.append(
          Recording.Extra(
            kind: "\(id.kind)", section: id.section, frame: attributes.frame.sides,
            last: stage.position(of: last).hundredths, z: [attributes.zIndex, last.zIndex]))
      }
    }
  }
}
#endif
