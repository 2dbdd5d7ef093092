#if !canImport(UIKit)
import Foundation

/// The pictures of README.md, each for light and for dark surroundings.
@MainActor
struct PictureSet {
  static let themes = [PictureTheme.light, .dark]

  let progress: ProgressLine

  /// All files, as name and content.
  ///
  /// - Throws: `DemoError` where the layout does not do what a picture is about.
  func files() throws -> [(name: String, content: Data)] {
    let sticking = try sticking()
    let collapsing = try collapsing()
    let swap = try swap()
    return Self.themes.flatMap { theme in
      [
        ("sticky-sections-\(theme.name).svg", Data(sticking.svg(theme).utf8)),
        ("collapsing-header-\(theme.name).svg", Data(collapsing.svg(theme).utf8)),
        ("one-line-changed-\(theme.name).svg", Data(swap.svg(theme).utf8)),
      ]
    }
  }

  func sticking() throws -> ScrollPicture {
    let scene = Scene.pictureOfSticking
    let (recordings, sections) = try record(scene)
    let recording = recordings[0]
    return try ScrollPicture(
      title: scene.title,
      description: "A phone screen scrolls through a waterfall of paintings. The header of each "
        + "section stops below the navigation bar and its footer above the bottom edge, until the "
        + "end of the section pushes them out.",
      screen: ScreenDrawing(recording: recording, sections: sections, barTitle: "Collection"),
      period: Scene.repeatingSections, start: recording.range.lowerBound + 200)
  }

  private func collapsing() throws -> CollapsePicture {
    let scene = Scene.pictureOfCollapsing
    let (recordings, sections) = try record(scene)
    return try CollapsePicture(title: scene.title, sections: sections, recording: recordings[0])
  }

  private func swap() throws -> SwapPicture {
    let scene = Scene.pictureOfTheSwap
    let (recordings, sections) = try record(scene)
    return SwapPicture(
      title: scene.title, sections: sections, recordings: recordings, names: scene.screens,
      offset: 96)
  }

  /// Every screen of a scene without controls, and the titles of its sections.
  private func record(_ scene: Scene) throws -> ([Recording], [String]) {
    let recorder = SceneRecorder(scene: scene, progress: progress)
    let stages = recorder.choices.map { Stage(scene, $0) }
    let sections = stages.first?.controller.catalogue.sections.map(\.title) ?? []
    return (try stages.map { try recorder.screenRecorder($0).record() }, sections)
  }
}
#endif
