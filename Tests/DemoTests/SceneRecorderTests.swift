#if !canImport(UIKit)
import StickyWaterfall
import Testing

@testable import Demo

/// Compares the recordings of all scenes with the layout.
@MainActor
@Suite struct SceneRecorderTests {
  private func scene(_ script: Scene.Script = .scrolling) -> Scene {
    let headers = Scene.Control(
      label: "Headers", choices: ["Off", "On"], initial: 1, links: ["", "headerpins=1"])
    return Scene(
      id: "small", title: "Small", explanation: "", controls: [headers], script: script,
      link: "width=240&height=400&by=1&count=2&header=40&sections=2&items=14")
  }

  @Test func recordedFramesOfASceneMatchItsLayout() throws {
    for scene in Gallery.scenes { try giveBack(scene) }
  }

  /// Returns the stage of a scene with its last choice, and the recording of it.
  private func recorded(_ scene: Scene) throws -> (Stage, Recording) {
    let recorder = SceneRecorder(scene: scene)
    let stage = Stage(scene, try #require(scene.choices.last), strictness: .full)
    return (stage, recorder.recording(of: stage))
  }

  private func giveBack(_ scene: Scene) throws {
    let (stage, recording) = try recorded(scene)
    let (first, last) = (recording.range[0], recording.range[1])
    for step in 0...60 {
      let offset = first + (last - first) * Double(step) / 60
      stage.scroll(to: offset)
      for (name, expected) in stage.elements {
        let found = recording.elements(at: offset)[name] ?? []
        let isEqual = found.count == 5 && zip(found, expected).allSatisfy { abs($0 - $1) < 0.011 }
        #expect(isEqual, "\(scene.id) \(name) at \(offset): \(found), not \(expected)")
      }
    }
  }

  @Test(arguments: Preset.all.map(\.id))
  func recordedPresetsMatchTheEngineOnBothPhones(id: String) throws {
    let preset = try #require(Preset.all.first { $0.id == id })
    let record = PresetRecord(preset)
    var layout = PlayLayout()
    layout.show(PlayState(preset.link))
    for (phone, recording) in record.recordings.enumerated().reversed() {
      if phone == 0 { layout.show(PlayState(preset.link).flowScreen(layout.frames)) }
      let (first, last) = (recording.range[0], recording.range[1])
      for step in 0...60 {
        let offset = first + (last - first) * Double(step) / 60
        for element in layout.elements(at: offset) {
          let name =
            "\(["header", "item", "footer"][element.kind])-\(element.section)-\(element.item)"
          let frame = element.frame
          let sides = [frame.x, frame.y, frame.width, frame.height, Double(element.zIndex)]
          let found = recording.elements(at: offset)[name] ?? []
          let isEqual = found.count == 5 && zip(found, sides).allSatisfy { abs($0 - $1) < 0.011 }
          #expect(isEqual, "phone \(phone) \(name) at \(offset): \(found), not \(sides)")
        }
      }
    }
  }

  @Test func recordedPresetCodeIsTheStatesCode() {
    for record in Preset.all.map({ PresetRecord($0) }) {
      let state = PlayState(record.link)
      let shared = record.code.components(separatedBy: "\n").suffix(record.shared)
      #expect(record.code == PlayCode(state: state).text)
      #expect(([record.flow] + shared).joined(separator: "\n") == state.flowCode.text)
    }
  }

  @Test func recordedHeaderPositionsMatchTheVisibleHeaderViews() throws {
    let (stage, recording) = try recorded(scene())
    stage.scroll(to: 250)
    let kind = UICollectionView.elementKindSectionHeader
    let views = stage.view.visibleSupplementaryViews(ofKind: kind)
    #expect(!views.isEmpty)
    for view in views {
      let section = Int(view.frame.minY) == 250 ? 0 : 1
      let header = try #require(recording.elements(at: 250)["header-\(section)-0"])
      #expect(abs(header[1] - Double(view.frame.minY)) < 0.01)
    }
  }

  @Test func sceneHasOneRecordingForEachChoiceInOrder() throws {
    let record = SceneRecorder(scene: scene()).record()
    #expect(record.recordings.count == 2)
    let pins = record.recordings.map { $0.extras.contains { $0.last != $0.frame[1] } }
    #expect(pins == [false, true])
    #expect(record.content.sections == ["January", "February"])
    #expect(record.content.works.count == 14)
  }

  @Test func recordedStepContainsInsertedAndDeletedElements() throws {
    let step = Scene.Step(label: "Replace", offset: 0) { controller in
      controller.collectionView.performBatchUpdates {
        let works = controller.catalogue.more(1)
        controller.catalogue.sections[0].works.insert(contentsOf: works, at: 0)
        controller.catalogue.sections[0].works.remove(at: 2)
        controller.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        controller.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
      }
    }
    let record = SceneRecorder(scene: scene(.steps([step]))).record()
    #expect(record.steps.count == 2)
    #expect(record.steps.map(\.to) == [2, 3])
    #expect(record.recordings[record.moments[2]].works.prefix(3) == [14, 0, 2])
    #expect(record.steps[0].appear["item-14"] != nil)
    #expect(record.steps[0].disappear["item-1"] != nil)
    #expect(record.content.works.count == 15)
  }
}

extension Recording {
  fileprivate func elements(at offset: Double) -> [String: [Double]] {
    var all: [String: [Double]] = [:]
    var next = 0
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        all["item-\(section)-\(item)"] = frames[next..<next + 4] + [0]
        next += 4
      }
    }
    let main = axis == "y" ? 1 : 0
    for extra in extras {
      var frame = extra.frame
      let (first, isHeader) = (frame[main], extra.kind == "header")
      let edge = offset + (extra.edge ?? (isHeader ? top : viewport[main] - frame[main + 2]))
      frame[main] = min(max(edge, first), extra.last)
      let isPastFirst = isHeader ? edge > first : edge >= extra.last
      all["\(extra.kind)-\(extra.section)-0"] = frame + [Double(extra.z[isPastFirst ? 1 : 0])]
    }
    return all
  }
}
#endif
