#if !canImport(UIKit)
import StickyWaterfall

/// What the real layout says of the first sections of the live scene, to hold the page against.
///
/// The page runs the engine on 32 bits and maps what it finds to a screen by itself; this is the
/// class that apps use, in a collection view, on 64 bits.
struct LiveSaid: Encodable {
  /// What is set on the live scene, as its sliders and switches have it.
  struct Settings: Encodable {
    var columns = 4
    var spacing = 6
    var width = 320
    var headers = 1
    var footers = 0
    var extent = 44
    var scope = 0
  }

  struct Moment: Encodable {
    var settings: Settings
    /// Points.
    var offset: Double
    /// By element (`header-2-0`): x, y, width and height in content coordinates, and z index.
    var elements: [String: [Double]]
  }

  /// Enough for a section to be pushed out by the next and that by another.
  private static let sections = 3
  private static let height = 400.0

  /// How tall the screen has to be, points.
  var height = Self.height
  var moments: [Moment] = []
  var playground: [PlaySaid] = []

  @MainActor
  init() {
    let scenes = Gallery.scenes.flatMap { scene in
      let recorder = SceneRecorder(scene: scene, progress: ProgressLine())
      return recorder.choices.compactMap { scene.state(for: $0) }
    }
    playground = (scenes + (0..<10).map { PlayState(seed: $0) }).map { PlaySaid($0) }
    let all = [
      Settings(), Settings(columns: 1, spacing: 0, width: 240, footers: 1, extent: 96),
      Settings(columns: 12, spacing: 3, width: 560, footers: 1, extent: 24, scope: 1),
      Settings(columns: 7, spacing: 24, width: 376, headers: 0),
    ]
    moments = all.flatMap { Self.moments($0) }
  }

  @MainActor
  private static func moments(_ settings: Settings) -> [Moment] {
    let stage = stage(settings)
    // Near the end of these sections the page shows more of them.
    let first = Double(stage.view.contentSize.height) / 2
    return [0, 51, 52.5, first / 3, first / 2 - 0.5, first * 0.9, first].map { offset in
      let offset = (offset * 2).rounded() / 2
      stage.scroll(to: offset)
      return Moment(settings: settings, offset: offset, elements: stage.elements)
    }
  }

  @MainActor
  private static func stage(_ settings: Settings) -> Stage {
    let layout = WaterfallFlowLayout()
    layout.columnCount = settings.columns
    layout.minimumLineSpacing = CGFloat(settings.spacing)
    layout.minimumInteritemSpacing = CGFloat(settings.spacing)
    let inset = MillionItems.inset
    layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    layout.headerReferenceSize = CGSize(width: 0, height: MillionItems.headerExtent)
    layout.footerReferenceSize = CGSize(width: 0, height: MillionItems.footerExtent)
    layout.sectionHeadersPinToVisibleBounds = settings.headers == 1
    layout.sectionFootersPinToVisibleBounds = settings.footers == 1
    layout.pinnedHeaderExtent = CGFloat(settings.extent)
    layout.pinningScope = settings.scope == 0 ? .section : .untilNextPinned
    var scene = Scene(id: "live", title: "", explanation: "") { _ in
      MillionItemsController(sections: sections, layout: layout)
    }
    scene.size = CGSize(width: Double(settings.width), height: height)
    let stage = Stage(scene, Scene.Choice())
    // The page's module takes all screens for ones of two pixels to a point.
    stage.view.window?.screen = UIScreen(scale: 2)
    layout.invalidateLayout()
    stage.layOut()
    return stage
  }
}
#endif
