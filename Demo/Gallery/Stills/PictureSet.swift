#if !canImport(UIKit)
import Foundation

/// The pictures of README.md and the documentation, each for light and for dark surroundings.
///
/// They are named as DocC names its resources: the one for dark surroundings ends in `~dark`.
@MainActor
struct PictureSet {
  static let themes = [PictureTheme.light, .dark]

  let progress: ProgressLine

  /// All files, as name and content.
  ///
  /// - Throws: `DemoError` where the layout does not do what a picture is about.
  func files() throws -> [(name: String, content: Data)] {
    let pictures: [String: (PictureTheme) -> String] = [
      "sticky-sections": try sticking().svg, "collapsing-header": try collapsing().svg,
      "one-line-changed": try swap().svg, "quick-start": try quickStart().svg,
      "columns": try columns().svg, "sizes": try sizes().svg, "mixed": try mixed().svg,
    ]
    return pictures.sorted { $0.key < $1.key }.flatMap { name, svg in
      Self.themes.map { ("\(name)\($0.suffix).svg", Data(svg($0).utf8)) }
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

  private func collapsing() throws -> ScreenRow {
    let scene = Scene.pictureOfCollapsing
    let (recordings, sections) = try record(scene)
    return try .collapsing(
      scene.title, ScreenDrawing(recording: recordings[0], sections: sections))
  }

  private func columns() throws -> ScreenRow {
    try row(
      of: .pictureOfColumns,
      figures: [
        "columnCount = 2", "minimumColumnWidth = 50", "nothing set", "columnSpanForItemAt",
      ], offsets: [0, 0, 0, 190])
  }

  private func sizes() throws -> ScreenRow {
    try row(
      of: .pictureOfSizes,
      figures: ["2 columns", "columns that pack", "spans", "the stock rows"],
      offsets: [0, 0, 0, 0])
  }

  private func row(of scene: Scene, figures: [String], offsets: [Double]) throws -> ScreenRow {
    let recordings = try record(scene).0
    return ScreenRow(
      title: scene.title,
      cells: recordings.indices.map {
        ScreenRow.Cell(
          name: scene.screens[$0], figure: figures[$0],
          screen: ScreenDrawing(
            recording: recordings[$0], sections: [], offset: offsets[$0]))
      })
  }

  private func mixed() throws -> Still {
    let scene = Scene.pictureOfTheMixedScreen
    let (recordings, sections) = try record(scene)
    return Still(
      title: scene.title,
      description: "Tags in rows, below them two columns of pictures under a header that sticks, "
        + "below them a list.",
      screen: ScreenDrawing(recording: recordings[0], sections: sections))
  }

  private func quickStart() throws -> Still {
    let scene = Scene.pictureOfTheQuickStart
    let screen = ScreenDrawing(
      recording: try record(scene).0[0], sections: [], offset: 330, isPlain: true)
    return Still(
      title: scene.title,
      description: "Three columns of tiles of mixed heights, under a header that sticks.",
      screen: screen)
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
