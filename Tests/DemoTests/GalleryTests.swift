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
      "waterfall", "delegate", "sticky-sections", "collapsing", "alternating", "feed", "cards",
      "swap", "changes", "snapping", "own-attributes",
    ]
    #expect(systems.filter { !ids.contains($0) } == [])
  }

  @Test func everySceneHasALinkToItsState() {
    for scene in Gallery.scenes {
      #expect(!scene.state(for: Scene.Choice()).link.isEmpty, "\(scene.id)")
    }
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
