#if !canImport(UIKit)
import Foundation

/// The pictures of README.md and the documentation, each for light and for dark surroundings.
///
/// They are named as DocC names its resources: the one for dark surroundings ends in `~dark`.
@MainActor
enum PictureSet {
  /// All files, as name and content.
  ///
  /// - Throws: `DemoError` where the layout does not do what a picture is about.
  static func files() throws -> [(name: String, content: Data)] {
    let pictures = [
      ("collapsing-header", try collapsing()), ("columns", columns), ("mixed", mixed),
      ("one-line-changed", swap), ("quick-start", quickStart), ("sizes", sizes),
      (
        "sticky-sections",
        try sticking().picture(
          "Sections with sticky headers and footers",
          "A phone screen scrolls through a waterfall of paintings. The header of each section "
            + "stops below the navigation bar and its footer above the bottom edge, until the end "
            + "of the section pushes them out.")
      ),
    ]
    return pictures.flatMap { name, picture in
      [PictureTheme.light, .dark].map { ("\(name)\($0.suffix).svg", Data(picture.svg($0).utf8)) }
    }
  }

  static func sticking() throws -> ScrollPicture {
    try ScrollPicture(.ofSticking, period: Stage.repeatingSections, start: 148)
  }

  /// One screen at four moments: a header at rest, collapsing, collapsed and pushed out.
  private static func collapsing() throws -> Picture {
    let stage = Stage.ofCollapsing
    func offset(
      _ name: String, _ value: (BandDrawing) -> Double, _ target: Double
    ) throws -> Double {
      let offsets = stride(from: 0, to: stage.range.upperBound, by: 0.25)
      let found = offsets.first { offset in
        stage.scroll(to: offset)
        let bands = stage.attributes(reach: 0).map { BandDrawing($0, of: stage) }
        return bands.contains { $0.id.kind == .header && $0.id.section == 0 && value($0) >= target }
      }
      guard let found else { throw DemoError("\(name) of the first header is never \(target)") }
      return found
    }
    let half = try offset("pinProgress", \.pinProgress, 0.5)
    let whole = try offset("pinProgress", \.pinProgress, 1)
    let pushed = try offset("pushProgress", \.pushProgress, 0.5)
    return row(
      "A header that collapses",
      [
        Screenshot(stage, ["At rest", "pinProgress 0"]),
        Screenshot(stage, at: half, ["Collapsing", "pinProgress 0.5"]),
        Screenshot(stage, at: whole + 40, ["Collapsed", "pinProgress 1"]),
        Screenshot(stage, at: pushed, ["Pushed out", "pushProgress 0.5"]),
      ])
  }

  private static var columns: Picture {
    row(
      "Columns and spans",
      [
        Screenshot(.ofColumns { $0.columnCount = 2 }, ["Two", "columnCount = 2"]),
        Screenshot(
          .ofColumns { $0.minimumColumnWidth = 50 }, ["As many as fit", "minimumColumnWidth = 50"]),
        Screenshot(
          .ofColumns(withSpans: true) { $0.columnCount = 3 }, at: 190,
          ["Spans", "columnSpanForItemAt"]),
      ])
  }

  private static var sizes: Picture {
    row(
      "With nothing set",
      [
        Screenshot(.ofComputedHeights, ["Computed heights", "2 columns"]),
        Screenshot(.ofSizes { (57, 40 + $0 * 37 % 53) }, ["One width", "columns that pack"]),
        Screenshot(
          .ofSizes { $0 == 0 ? (184, 84) : (57, 44 + $0 % 3 * 13) }, ["One grid", "spans"]),
        Screenshot(.ofSizes { (28 + $0 * 29 % 61, 24) }, ["Anything else", "the stock rows"]),
      ])
  }

  private static var mixed: Picture {
    Picture(
      title: "Tags, a waterfall and a list",
      description: "Tags in rows, below them two columns of pictures under a header that sticks, "
        + "below them a list.",
      screens: [Screenshot(.ofTheMixedScreen)])
  }

  private static var quickStart: Picture {
    Picture(
      title: "The quick start",
      description: "Three columns of tiles of mixed heights, under a header that sticks.",
      screens: [Screenshot(.ofTheQuickStart, at: 330, isPlain: true)])
  }

  private static var swap: Picture {
    let names = Scene.swap.screens
    return Picture(
      title: Scene.swap.title,
      description: "Left, the stock layout lines items up in rows; right, each item fills the "
        + "shortest column. Both headers stick.",
      screens: zip(["In rows", "In columns"], zip(Stage.ofTheSwap, names)).map {
        Screenshot($1.0, at: 96, [$0, $1.1])
      }, change: ["-  let layout = \(names[0])()", "+  let layout = \(names[1])()"])
  }

  /// Screens with captions, which also tell those who cannot see the picture what is in it.
  private static func row(_ title: String, _ screens: [Screenshot]) -> Picture {
    let names = screens.map { "\($0.captions[0].lowercased()), \($0.captions[1])" }
    return Picture(
      title: title, description: "Screens: " + names.joined(separator: "; ") + ".", screens: screens
    )
  }
}
#endif
