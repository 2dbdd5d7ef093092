#if !canImport(UIKit)
/// The playground's controls and presets, as the page reads them.
struct PlaygroundScene: Encodable {
  /// A preset.
  struct Start: Encodable {
    /// The anchor in the page's address, which older links use for a scene.
    let id: String
    let title: String
    let link: String
    /// The scroll distance, in points, at which the preset shows its point.
    var at = 0.0
    /// The items and headers that it shows there: the index of a color, x, y, width, and height.
    ///
    /// Headers have -1 instead of a color, and every other background -2 or -3.
    var tiles: [[Int]] = []

    init(_ id: String, _ title: String, _ link: String, at: Double = 0) {
      (self.id, self.title, self.link, self.at) = (id, title, link, at)
      let state = PlayState(link)
      var layout = PlayLayout()
      layout.show(state)
      let offset = layout.offsets.lowerBound + at
      tiles = layout.elements(at: offset).sorted { $0.zIndex < $1.zIndex }.map { element in
        let (section, frame) = (element.section, element.frame)
        let x = state.isSideways ? frame.x - offset : frame.x
        let y = state.isSideways ? frame.y : frame.y - offset
        let color =
          switch element.kind {
          case 1: PlayState.color(ofItem: element.item, inSection: section)
          case 3: -2 - section % 2
          default: state.isTall(.header) ? PlayState.color(ofBandsInSection: section) : -1
          }
        return [color] + [x, y, frame.width, frame.height].map { Int($0.rounded()) }
      }
    }
  }

  struct Group: Encodable {
    var title: String
    var fields: [Field]
  }

  /// A control.
  struct Field: Encodable {
    var key, min, max, initial: Int
    var name, label, unit: String
    /// The names of the values, or `nil` for a number.
    var choices: [String]?
    var least, greatest, api: String?
    /// The least and the greatest value of the slider.
    var usual: [Int]?
    /// The value in the first preset, or `nil` if the control has no effect there.
    var first: Int?

    init(_ field: PlayField) {
      (key, initial) = (field.key.rawValue, field.initial)
      (min, max) = (field.range.lowerBound, field.range.upperBound)
      (name, label, unit) = (field.name, field.label, field.unit)
      choices = field.choices.isEmpty ? nil : field.choices
      (least, greatest, api) = (field.least, field.greatest, field.api ?? field.property)
      let state = PlayState(PlaygroundScene.first.link)
      first = state.counts(field.key) ? state[field.key] : nil
      usual = field.usual.map { [$0.lowerBound, $0.upperBound] }
    }
  }

  var id = "playground"
  var title = "Playground"
  var groups = PlayField.groups.map { group in
    Group(title: group.title, fields: group.fields.map { Field($0) })
  }
  /// The minimum and the maximum side of a picture.
  var sizes = [PlayState.Size.least, PlayState.Size.greatest]
  /// The colors of items without a picture.
  var colors = PlayState.colors.map { "#" + $0 }
  static let first = Start(
    "swap", "One line changed",
    "sections=3&items=42&shapes=1&line=8&gap=8&top=8&leading=16&bottom=16&trailing=16"
      + "&header=44&headerpins=1", at: 60)
  /// The page shows the first six at once.
  var starts = [
    first,
    Start(
      "sticky-sections", "Sticky headers",
      "sections=5&items=55&by=1&line=6&gap=6&top=6&leading=8&bottom=14&trailing=8"
        + "&header=44&headerpins=1&footer=32&footerpins=1", at: 690),
    Start(
      "collapsing", "Collapsing header",
      "sections=3&by=1&count=2&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=150&headerpins=1&headerkept=44&stretch=1", at: 40),
    Start(
      "mixed", "Tags, pictures, list",
      "sections=3&items=34&shapes=5&line=8&gap=8&top=10&leading=10&bottom=10&trailing=10"
        + "&header=40&headerpins=1&titles=Tags%2C%20Pictures%2C%20List", at: 0),
    Start(
      "spans", "Wide items", "items=40&by=2&least=104&every=7&line=4&gap=4&leading=4&trailing=4"),
    Start(
      "snapping", "Carousel",
      "sections=3&shapes=2&sideways=1&by=1&count=1&line=16&top=180&leading=34&bottom=180"
        + "&trailing=34&snapping=2", at: 323),
    Start(
      "waterfall", "Two columns", "by=1&count=2&line=6&gap=6&top=8&leading=8&bottom=8&trailing=8"),
    Start(
      "delegate", "Mixed sections",
      "sections=6&items=60&shapes=3&by=1&count=1&second=3&third=13&thirdshapes=4&line=8&gap=8"
        + "&top=8&leading=12&bottom=16&trailing=12&header=40&headerpins=1", at: 400),
    Start(
      "backgrounds", "Backgrounds",
      "sections=4&items=20&by=1&count=2&line=8&gap=8&top=12&leading=20&bottom=20&trailing=20"
        + "&backgrounds=1&backgroundinset=8&header=44&headertop=8&headersides=8&headerpins=1",
      at: 250),
    Start(
      "stacking", "Stacked headers",
      "sections=5&items=50&by=1&line=6&gap=6&top=6&leading=8&bottom=10&trailing=8"
        + "&header=36&headerpins=1&scope=2", at: 1100),
    Start(
      "cards", "Cards",
      "items=12&shapes=1&by=1&count=1&line=-60&top=12&leading=16&bottom=320&trailing=16"
        + "&cards=1", at: 240),
    Start(
      "horizontal", "Sideways",
      "sections=3&sideways=1&by=1&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=44&headerpins=1", at: 200),
    Start(
      "alternating", "Columns in turn",
      "items=25&by=1&count=2&placement=1&line=8&gap=8&top=10&leading=10&bottom=10&trailing=10"),
    Start(
      "right-to-left", "Right to left",
      "sections=3&items=43&mirrored=1&by=1&line=8&gap=8&top=10&leading=10&bottom=10&trailing=10"
        + "&header=44&headerpins=1", at: 60),
  ]
}
#endif
