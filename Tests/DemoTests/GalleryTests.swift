#if !canImport(UIKit)
import StickyWaterfall
import Testing

@testable import Demo

@MainActor
@Suite struct GalleryTests {
  @Test func everyTopicHasASceneOrAPreset() {
    let ids = Gallery.scenes.map(\.id) + Preset.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    let systems = [
      "swap", "sticky-sections", "collapsing", "mixed", "spans", "gallery", "snapping",
      "adaptive", "layout-switch", "reorder", "changes", "chat",
    ]
    #expect(systems.filter { !ids.contains($0) } == [])
  }

  @Test func everySceneHasALinkToItsState() {
    for scene in Gallery.scenes {
      #expect(!scene.state(for: Scene.Choice()).link.isEmpty, "\(scene.id)")
    }
  }
}
#endif
