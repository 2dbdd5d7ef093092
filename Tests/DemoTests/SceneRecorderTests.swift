#if !canImport(UIKit)
import StickyWaterfall
import Testing

@testable import Demo

/// The recordings of every scene, held against the standing layout they were made from.
@MainActor
@Suite struct SceneRecorderTests {
  private let silent = ProgressLine(write: { _ in })

  /// A small scene, for what does not depend on the scene.
  private func scene(_ script: Scene.Script = .scrolling) -> Scene {
    let headers = Scene.Control.toggle("Headers", isOn: true)
    return Scene(
      id: "small", title: "Small", explanation: "", controls: [headers], script: script,
      size: CGSize(width: 200, height: 300)
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.columnCount = 2
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = choice.isOn(headers)
      var sample = SampleCatalogue(seed: 1)
      return PicturesViewController(sample.catalogue([6, 8]), layout: layout)
    }
  }

  @Test func aRecordingGivesBackWhatTheLayoutSays() throws {
    for scene in Gallery.scenes where !scene.isLive { try giveBack(scene) }
  }

  /// A scene under its last choice, and the recording of it.
  private func recorded(_ scene: Scene) throws -> (Stage, Recording) {
    let recorder = SceneRecorder(scene: scene, progress: silent)
    let stage = Stage(scene, try #require(recorder.choices.last), strictness: .full)
    return (stage, try recorder.screenRecorder(stage).record())
  }

  private func giveBack(_ scene: Scene) throws {
    let (stage, recording) = try recorded(scene)
    let range = recording.range
    for step in 0...60 {
      let offset = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 60
      stage.scroll(to: offset)
      for attributes in stage.attributes(reach: 0) {
        let expected = stage.state(attributes)
        let found = recording.state(of: ElementID(attributes), at: offset)
        #expect(
          found?.isWithin(0.01, of: expected) == true, "\(scene.id) \(attributes) at \(offset)")
      }
    }
  }

  @Test func aRecordingHasWhatTheViewsShow() throws {
    let (stage, recording) = try recorded(scene())
    stage.scroll(to: 250)
    let kind = UICollectionView.elementKindSectionHeader
    let views = stage.view.visibleSupplementaryViews(ofKind: kind)
    #expect(!views.isEmpty)
    for view in views {
      let section = Int(view.frame.minY) == 250 ? 0 : 1
      let header = ElementID(kind: .header, section: section, item: 0)
      let state = try #require(recording.state(of: header, at: 250))
      #expect(abs(state.position - Double(view.frame.minY)) < 0.01)
    }
  }

  @Test func everyChoiceHasItsRecordingInOrder() throws {
    let (record, figures) = try SceneRecorder(scene: scene(), progress: silent).record()
    #expect(record.recordings.count == 2)
    #expect(record.recordings.map { $0.tracks.isEmpty } == [true, false])
    #expect(record.content.sections == ["Morning rooms", "The harbour"])
    #expect(record.content.works.count == 14)
    #expect(figures.items == 14)
    #expect(figures.pinned == 1)
  }

  @Test func aStepNotesWhatComesAndGoes() throws {
    let step = Scene.Step(label: "Replace", offset: 0) { controller in
      controller.collectionView.performBatchUpdates {
        var sample = SampleCatalogue(seed: 2, firstID: 50)
        controller.catalogue.sections[0].works.insert(contentsOf: sample.works(1), at: 0)
        controller.catalogue.sections[0].works.remove(at: 2)
        controller.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        controller.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
      }
    }
    let (record, _) = try SceneRecorder(scene: scene(.steps([step])), progress: silent).record()
    #expect(record.steps.count == 2)
    #expect(record.steps.map(\.to) == [2, 3])
    #expect(record.recordings[2].works.prefix(3) == [50, 0, 2])
    #expect(record.steps[0].appear["item-50"] != nil)
    #expect(record.steps[0].disappear["item-1"] != nil)
    #expect(record.content.works.count == 51)
  }
}

extension Recording {
  /// What the recording says about an element, moving or not.
  fileprivate func state(of id: ElementID, at offset: Double) -> ElementState? {
    if let track = tracks[id] { return track.state(at: offset) }
    let item = itemCounts.prefix(id.section).reduce(0, +) + id.item
    let extra = extras.first { $0.id == id }
    guard let frame = id.kind == .item ? items[item] : extra?.frame else { return nil }
    let isVertical = axis == .vertical
    return ElementState(
      position: Double(isVertical ? frame.minY : frame.minX),
      extent: Double(isVertical ? frame.height : frame.width),
      zIndex: extra?.zIndex ?? itemZIndexes[item])
  }
}
#endif
