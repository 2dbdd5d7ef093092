#if !canImport(UIKit)
import StickyWaterfall

/// The pictures of README.md and the documentation, each for light and dark surroundings.
///
/// DocC shows the file whose name ends in `~dark` in dark surroundings.
@MainActor
enum PictureSet {
  /// Returns the names and contents of all files.
  ///
  /// - Throws: `DemoError` if the layout doesn't show the point of a picture.
  static func files() throws -> [(name: String, content: Data)] {
    let pictures = [
      ("chat", chat), ("collapsing-header", try collapsing()), ("columns", columns),
      ("mixed", mixed),
      ("one-line-changed", ComparisonPicture().moving), ("quick-start", quickStart),
      ("rows", rows), ("sizes", sizes),
      (
        "sticky-sections",
        try sticking().picture(
          "Sections with sticky headers and footers",
          "A phone scrolls through three sections. The header of each section stays below the "
            + "navigation bar and its footer above the bottom edge, until the section's end pushes "
            + "them out.")
      ),
    ]
    return pictures.flatMap { name, picture in
      [PictureTheme.light, .dark].map { ("\(name)\($0.suffix).svg", Data(picture.svg($0).utf8)) }
    }
  }

  /// Returns an animated picture that starts below the second header, where items fill the screen.
  static func sticking() throws -> ScrollPicture {
    let stage = stickyScreen
    let headers = stage.allElements().filter { $0.id.kind == .header }.map(\.attributes)
    let start = stage.position(of: headers[1]) - Double(barHeight) + 8
    return try ScrollPicture(stage, period: repeatingSections, start: start)
  }

  /// The number of sections that `stickyScreen` repeats.
  static let repeatingSections = 3
  private static let barHeight: CGFloat = 52

  static var stickyScreen: Stage {
    var catalogue = PlayState(
      "sections=3&items=28&titles=Morning%20rooms%2CThe%20harbour%2CStill%20lifes"
    ).catalogue
    catalogue.sections += catalogue.sections
    return screen(
      "by=1&count=2&second=3&third=2&header=44&headerpins=1&footer=32&footerpins=1&" + Scene.even,
      width: 320, height: 540, bar: barHeight, catalogue)
  }

  /// Draws one screen at four moments: the header unpinned, collapsing, collapsed, and pushed out.
  private static func collapsing() throws -> Picture {
    let stage = screen(
      "by=1&count=2&header=160&headerpins=1&headerkept=44&" + tight, width: 200, height: 340,
      PlayState("sections=2&items=20&titles=Morning%20rooms%2CThe%20harbour").catalogue)
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
    let half = try offset("collapseProgress", \.collapseProgress, 0.5)
    let whole = try offset("collapseProgress", \.collapseProgress, 1)
    let pushed = try offset("pushProgress", \.pushProgress, 0.5)
    return row(
      "A header that collapses",
      [
        Screenshot(stage, ["At rest", "collapseProgress 0"]),
        Screenshot(stage, at: half, ["Collapsing", "collapseProgress 0.5"]),
        Screenshot(stage, at: whole + 40, ["Collapsed", "collapseProgress 1"]),
        Screenshot(stage, at: pushed, ["Pushed out", "pushProgress 0.5"]),
      ])
  }

  /// Draws a chat with a few messages and a chat with many, both as they open.
  private static var chat: Picture {
    row(
      "Chats",
      [(5, "A few messages", "at the bottom"), (30, "Many messages", "at the newest")].map {
        count, name, place in
        let section = CatalogueSection(
          title: "Monday", works: works(count) { (184, [28, 44, 28, 60, 44, 28, 76][$0 % 7]) })
        let controller = PlayState("by=1&count=1&sizing=1&header=28&headerpins=1&" + tight)
          .controller()
        controller.catalogue = Catalogue(sections: [section])
        (controller.layout as? WaterfallFlowLayout)?.contentAnchor = .end
        let stage = Stage(controller, size: CGSize(width: 200, height: 340))
        return Screenshot(stage, at: stage.range.upperBound, [name, place], isPlain: true)
      })
  }

  private static var columns: Picture {
    row(
      "Columns and spans",
      [
        Screenshot(small("by=1&count=2", paintings), ["Two", "columnCount = 2"]),
        Screenshot(
          small("by=2&least=50", paintings), ["As many as fit", "minimumColumnWidth = 50"]),
        Screenshot(
          small("by=1&count=3&every=6", paintings), at: 60, ["Spans", "columnSpanForItemAt"]),
      ])
  }

  private static var rows: Picture {
    let photos = works(24) { ([84, 46, 62, 92, 40, 54, 108, 70][$0 % 8], 54) }
    return row(
      "Rows of photos",
      [
        Screenshot(small("by=3", photos), ["As the flow layout", ".justified"]),
        Screenshot(small("distribution=1", photos), ["At the leading edge", ".leading"]),
        Screenshot(small("distribution=4", photos), ["Filled", ".fill"]),
      ])
  }

  private static var sizes: Picture {
    let feed = FeedViewController(PlayState(tight))
    feed.catalogue.sections = [CatalogueSection(title: "", works: paintings)]
    return row(
      "With nothing set",
      [
        Screenshot(
          Stage(feed, size: CGSize(width: 200, height: 300)), ["Computed heights", "2 columns"]),
        Screenshot(
          small("by=0", works(24) { (57, 40 + $0 * 37 % 53) }), ["One width", "columns that pack"]),
        Screenshot(
          small("by=0", works(24) { $0 == 0 ? (184, 84) : (57, 44 + $0 % 3 * 13) }),
          ["One grid", "spans"]),
        Screenshot(
          small("by=0", works(24) { (28 + $0 * 29 % 61, 24) }), ["Anything else", "rows"]),
      ])
  }

  private static var mixed: Picture {
    let tags = [70, 96, 102, 62, 118, 90].map { ($0, 32) }
    let pictures = [90, 124, 102, 68].map { (140, $0) }
    let all = works(16) { (tags + pictures + Array(repeating: (288, 56), count: 6))[$0] }
    let sections = [("Tags", 0..<6), ("Pictures", 6..<10), ("Articles", 10..<16)]
    let catalogue = Catalogue(
      sections: sections.map { CatalogueSection(title: $0, works: Array(all[$1])) })
    let stage = screen(
      "header=44&headerpins=1&line=8&gap=8&top=8&leading=16&bottom=8&trailing=16", width: 320,
      height: 540, catalogue)
    return Picture(
      title: "Tags, a waterfall, and a list",
      description: "Tags in rows, two columns of pictures below a sticky header, and a list.",
      screens: [Screenshot(stage)])
  }

  /// The screen of README.md's `ColorsViewController`, with a title in the header and an inset.
  private static var quickStart: Picture {
    let section = CatalogueSection(title: "Colors", works: works(60) { (3, 2 + $0 * 7 % 5) })
    let stage = screen(
      "by=1&count=3&line=8&gap=8&top=12&leading=12&bottom=12&trailing=12&header=52&headerpins=1",
      width: 320, height: 400, Catalogue(sections: [section]))
    return Picture(
      title: "The quick start",
      description: "Three columns of items of different heights below a header with a title.",
      screens: [Screenshot(stage, at: 180, isPlain: true)])
  }

  /// Returns a picture of screens whose captions are also the picture's description.
  private static func row(_ title: String, _ screens: [Screenshot]) -> Picture {
    let names = screens.map { "\($0.captions[0].lowercased()), \($0.captions[1])" }
    return Picture(
      title: title, description: "Screens: " + names.joined(separator: "; ") + ".", screens: screens
    )
  }
}

// MARK: - Screens

extension PictureSet {
  private static let tight = "line=6&gap=6&top=8&leading=8&bottom=8&trailing=8"

  private static var paintings: [Work] { PlayState("items=24").catalogue.sections[0].works }

  static func works(_ count: Int, _ size: (Int) -> (width: Int, height: Int)) -> [Work] {
    (0..<count).map {
      Work(id: $0, title: "", width: Double(size($0).width), height: Double(size($0).height))
    }
  }

  /// Returns a narrow screen with one section.
  static func small(_ link: String, _ works: [Work]) -> Stage {
    let section = CatalogueSection(title: "", works: works)
    return screen(
      "\(tight)&\(link)", width: 200, height: 300, Catalogue(sections: [section]))
  }

  /// Returns the screen of a state with other works.
  private static func screen(
    _ link: String, width: CGFloat, height: CGFloat, bar: CGFloat = 0, _ catalogue: Catalogue
  ) -> Stage {
    let controller = PlayState(link).controller()
    controller.catalogue = catalogue
    return Stage(controller, size: CGSize(width: width, height: height), barHeight: bar)
  }
}
#endif
