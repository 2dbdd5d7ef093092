/// A design to start from, which the phone app shows as a scene.
struct Preset: Sendable {
  /// The anchor in the page's address, which contains letters and hyphens.
  let id: String
  let title: String
  /// The state of the playground.
  let link: String
  /// The scroll distance, in points, at which the reader sees the point of the preset.
  var at = 0.0
}

extension Preset {
  /// All presets, starting with the one that the page opens with.
  static let all = [
    // Columns and lines are equally far apart with both layouts: 24 + 160 + 7 + 160 + 24 = 375.
    Preset(
      id: "swap", title: "One line changed",
      link: "sections=6&items=42&shapes=1&line=7&gap=7&top=7&leading=24&bottom=16&trailing=24"
        + "&header=44&headerpins=1"),
    Preset(
      id: "sticky-sections", title: "Sticky headers",
      link: "sections=5&items=55&by=1&line=6&gap=6&top=6&leading=16&bottom=14&trailing=16"
        + "&header=44&headerpins=1&footer=32&footerpins=1", at: 690),
    Preset(
      id: "collapsing", title: "Collapsing header",
      link: "sections=3&by=1&count=2&line=8&gap=8&top=8&leading=16&bottom=8&trailing=16"
        + "&header=150&headerpins=1&headerkept=44&stretch=1", at: 40),
    Preset(
      id: "mixed", title: "Tags, pictures, list",
      link: "sections=3&items=34&shapes=5&line=7&gap=7&top=7&leading=24&bottom=10&trailing=24"
        + "&header=40&headerpins=1&titles=Tags%2C%20Pictures%2C%20List"),
    // Squares and double squares leave no hole.
    Preset(
      id: "spans", title: "Wide items",
      link: "items=60&shapes=2&by=1&every=7&line=4&gap=4&top=4&leading=4&bottom=4&trailing=4"),
    Preset(
      id: "gallery", title: "Photo rows",
      link: "items=80&shapes=6&distribution=4&line=4&gap=4&top=4&leading=4&bottom=4&trailing=4"),
    Preset(
      id: "snapping", title: "Carousel",
      link: "shapes=2&sideways=1&by=1&count=1&line=16&top=180&leading=34&bottom=180"
        + "&trailing=34&snapping=2", at: 323),
  ]
}
