/// A design to start from, which the phone app shows as a scene.
struct Preset: Sendable {
  /// The anchor in the page's address, which contains letters and hyphens.
  let id: String
  let title: String
  /// The state of the playground.
  let link: String
  /// The scroll distance, in points, at which the reader sees the point of the preset.
  var at = 0.0
  /// A sentence about the point of the preset.
  let explanation: String
  /// The title of the preset's card on the page, or `nil` if it has none.
  var headline: String?
  /// The names whose statements in the code are the point of the preset.
  var point: [String] = []
}

extension Preset {
  /// All presets, starting with the one that the page opens with.
  static let all = [
    // Columns and lines are equally far apart with both layouts: 24 + 160 + 7 + 160 + 24 = 375.
    Preset(
      id: "swap", title: "One line changed",
      link: "sections=6&items=42&shapes=1&line=7&gap=7&top=7&leading=24&bottom=16&trailing=24"
        + "&header=44&headerpins=1",
      explanation:
        "The same view controller with both layouts. This layout moves items up into "
        + "the gaps that the rows of the flow layout leave."),
    Preset(
      id: "sticky-sections", title: "Sticky headers",
      link: "sections=5&items=55&by=1&line=6&gap=6&top=6&leading=16&bottom=14&trailing=16"
        + "&header=44&headerpins=1&footer=32&footerpins=1", at: 690,
      explanation:
        "Headers pin to the top edge and footers to the bottom edge, until the end of "
        + "their section pushes them out. The flow layout's two properties turn this on."),
    Preset(
      id: "collapsing", title: "Collapsing header",
      link: "sections=3&by=1&count=2&line=8&gap=8&top=8&leading=16&bottom=8&trailing=16"
        + "&header=150&headerpins=1&headerkept=44&stretch=1", at: 40,
      explanation:
        "The tall header slides out until 44 points are left, and then pins. If you "
        + "overscroll at the top, it stretches to fill the gap.",
      headline: "Collapse a tall header", point: ["pinnedHeaderExtent", "stretchesFirstHeader"]),
    Preset(
      id: "mixed", title: "Tags, pictures, list",
      link: "sections=3&items=34&shapes=5&line=7&gap=7&top=7&leading=24&bottom=10&trailing=24"
        + "&header=40&headerpins=1&titles=Tags%2C%20Pictures%2C%20List",
      explanation:
        "No column count is set, so the sizes determine each section. Tags keep their "
        + "rows, pictures of equal width move up, and a list stays a list."),
    // Squares and double squares leave no hole.
    Preset(
      id: "spans", title: "Wide items",
      link: "items=60&shapes=2&by=1&every=7&line=4&gap=4&top=4&leading=4&bottom=4&trailing=4",
      explanation:
        "An item can span several columns or the full width. It goes to the highest "
        + "position where it fits."),
    Preset(
      id: "gallery", title: "Photo rows",
      link: "items=80&shapes=6&distribution=4&line=4&gap=4&top=4&leading=4&bottom=4&trailing=4",
      explanation:
        "The photos of each row are scaled until the row fills the width, and keep their "
        + "aspect ratios. Only the last row can be shorter.",
      headline: "Fill the rows", point: ["rowDistribution"]),
    Preset(
      id: "snapping", title: "Carousel",
      link: "shapes=2&sideways=1&by=1&count=1&line=16&top=180&leading=34&bottom=180"
        + "&trailing=34&snapping=2", at: 323,
      explanation:
        "Scrolling comes to rest with an item in the middle of the screen."),
  ]
}
