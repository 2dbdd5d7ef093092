#if !canImport(UIKit)
import StickyWaterfall
import Testing

@testable import Demo

/// The list of scenes.
@MainActor
@Suite struct GalleryTests {
  @Test func everyTopicHasAScene() {
    let ids = Gallery.scenes.map(\.id)
    #expect(Set(ids).count == ids.count)
    let systems = [
      "waterfall", "delegate", "sticky-sections", "collapsing", "alternating", "feed", "cards",
      "swap", "changes", "snapping", "own-attributes",
    ]
    #expect(systems.filter { !ids.contains($0) } == [])
  }

  @Test func engineFramesMatchTheViewControllers() {
    for scene in Gallery.scenes where scene.isPreset && scene.make == nil {
      for choice in scene.choices {
        let stage = Stage(scene, choice)
        stage.scroll(to: stage.range.lowerBound)
        var layout = PlayLayout()
        layout.show(scene.state(for: choice))
        let shown = layout.elements(at: stage.range.lowerBound, reach: 1e6)
        let frames = shown.map(SceneCodeProgram.line).sorted()
        #expect(frames == SceneCodeProgram.frames(of: stage), "\(scene.id)")
      }
    }
  }

  @Test func everySceneHasAState() {
    for scene in Gallery.scenes {
      #expect(!scene.state(for: Scene.Choice()).link.isEmpty, "\(scene.id)")
    }
  }

  /// The page shows a preset in place of each scene that it doesn't record.
  @Test func everySceneIsRecordedOrAPreset() {
    let presets = PlaygroundScene().starts.map(\.id)
    for scene in Gallery.scenes {
      #expect(scene.isPreset == presets.contains(scene.id), "\(scene.id)")
    }
    let recorded = Gallery.scenes.filter { !$0.isPreset }.map(\.id)
    #expect(
      recorded == [
        "adaptive", "layout-switch", "reorder", "changes", "feed", "self-sizing", "own-attributes",
      ])
  }

  @Test func customAttributesReachTheCells() {
    let stage = Stage(.ownAttributes, Scene.Choice())
    let works = stage.allElements().filter { $0.id.kind == .item }.map(\.attributes)
    #expect(works.count == 24)
    for work in works {
      let depth = work.indexPath.item % 3
      #expect((work as? DepthAttributes)?.depth == depth)
      #expect(abs(work.frame.width / work.size.width - [1, 0.88, 0.76][depth]) < 0.001)
    }
    let cells = (0..<3).map { stage.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells.map { $0?.contentView.alpha } == [1, 0.8, 0.6])
  }
}
#endif
