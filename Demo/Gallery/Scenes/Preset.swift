/// A design to start from, which the phone app shows as a scene.
struct Preset: Encodable, Sendable {
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
    Preset(
      id: "swap", title: "One line changed",
      link: "sections=3&items=42&shapes=1&line=8&gap=8&top=8&leading=16&bottom=16&trailing=16"
        + "&header=44&headerpins=1", at: 60),
    Preset(
      id: "sticky-sections", title: "Sticky headers",
      link: "sections=5&items=55&by=1&line=6&gap=6&top=6&leading=8&bottom=14&trailing=8"
        + "&header=44&headerpins=1&footer=32&footerpins=1", at: 690),
    Preset(
      id: "collapsing", title: "Collapsing header",
      link: "sections=3&by=1&count=2&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=150&headerpins=1&headerkept=44&stretch=1", at: 40),
    Preset(
      id: "mixed", title: "Tags, pictures, list",
      link: "sections=3&items=34&shapes=5&line=8&gap=8&top=10&leading=10&bottom=10&trailing=10"
        + "&header=40&headerpins=1&titles=Tags%2C%20Pictures%2C%20List"),
    Preset(
      id: "spans", title: "Wide items",
      link: "items=40&by=2&least=104&every=7&line=4&gap=4&leading=4&trailing=4"),
    Preset(
      id: "snapping", title: "Carousel",
      link: "sections=3&shapes=2&sideways=1&by=1&count=1&line=16&top=180&leading=34&bottom=180"
        + "&trailing=34&snapping=2", at: 323),
    Preset(
      id: "waterfall", title: "Two columns",
      link: "by=1&count=2&line=6&gap=6&top=8&leading=8&bottom=8&trailing=8"),
    Preset(
      id: "delegate", title: "Mixed sections",
      link: "sections=6&items=60&shapes=3&by=1&count=1&second=3&third=13&thirdshapes=4&line=8&gap=8"
        + "&top=8&leading=12&bottom=16&trailing=12&header=40&headerpins=1", at: 400),
    Preset(
      id: "backgrounds", title: "Backgrounds",
      link: "sections=4&items=20&by=1&count=2&line=8&gap=8&top=12&leading=20&bottom=20&trailing=20"
        + "&backgrounds=1&backgroundinset=8&header=44&headertop=8&headersides=8&headerpins=1",
      at: 250),
    Preset(
      id: "stacking", title: "Stacked headers",
      link: "sections=5&items=50&by=1&line=6&gap=6&top=6&leading=8&bottom=10&trailing=8"
        + "&header=36&headerpins=1&scope=2", at: 1100),
    Preset(
      id: "cards", title: "Cards",
      link: "items=12&shapes=1&by=1&count=1&line=-60&top=12&leading=16&bottom=320&trailing=16"
        + "&cards=1", at: 240),
    Preset(
      id: "horizontal", title: "Sideways",
      link: "sections=3&sideways=1&by=1&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=44&headerpins=1", at: 200),
    Preset(
      id: "alternating", title: "Columns in turn",
      link: "items=25&by=1&count=2&placement=1&line=8&gap=8&top=10&leading=10&bottom=10&trailing=10"
    ),
    Preset(
      id: "right-to-left", title: "Right to left",
      link: "sections=3&items=43&mirrored=1&by=1&line=8&gap=8&top=10&leading=10&bottom=10"
        + "&trailing=10&header=44&headerpins=1", at: 60),
  ]
}
