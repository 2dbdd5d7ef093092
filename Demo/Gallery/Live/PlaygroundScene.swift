#if !canImport(UIKit)
/// The playground as the page gets it: what can be set, and where one can start.
struct PlaygroundScene: Encodable {
  /// A screen to start from.
  struct Start: Encodable {
    let title: String
    let link: String
    /// How far from its first offset it opens, points: where it shows its point.
    let at: Double
    /// What it shows there, as a small picture: the number of a colour, x, y, width and height each;
    /// below 0 instead of a colour, -1 for a header or footer, -2 and -3 for every other background.
    let tiles: [[Int]]

    init(title: String, link: String, at: Double = 0) {
      (self.title, self.link, self.at) = (title, link, at)
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

  /// What can be set; when it counts the page asks the module.
  struct Field: Encodable {
    var key, min, max, initial: Int
    var name, label, unit: String
    /// nil for a number.
    var choices: [String]?
    var least, greatest, api: String?
    /// The least and the greatest value of its slider.
    var usual: [Int]?
    /// What a visitor finds; nil where it does not count then.
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
  var title = "Design your own screen"
  var groups = PlayField.groups.map { group in
    Group(title: group.title, fields: group.fields.map { Field($0) })
  }
  /// The least and the greatest side of a picture.
  var sizes = [PlayState.Size.least, PlayState.Size.greatest]
  /// Of places without a picture.
  var colors = PlayState.colors.map { "#" + $0 }
  /// What a visitor finds.
  static let first = Start(
    title: "One line changed",
    link: "sections=3&items=42&shapes=1&compare=1&line=8&gap=8&top=8&leading=16&bottom=16"
      + "&trailing=16&header=44&headerpins=1", at: 60)
  var starts = [
    first,
    Start(
      title: "Sticky headers",
      link: "sections=5&items=55&by=1&line=6&gap=6&top=6&leading=8&bottom=14&trailing=8"
        + "&header=44&headerpins=1", at: 690),
    Start(
      title: "Feed", link: "by=1&count=2&line=6&gap=6&top=8&leading=8&bottom=8&trailing=8"),
    Start(
      title: "Collapsing header",
      link: "sections=3&by=1&count=2&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=150&headerpins=1&headerkept=44&stretch=1", at: 40),
    Start(
      title: "Mixed sections",
      link: "sections=6&items=60&shapes=3&by=1&count=1&second=3&third=13&thirdshapes=4&line=8&gap=8"
        + "&top=8&leading=12&bottom=16&trailing=12&header=40&headerpins=1", at: 400),
    Start(
      title: "Wide ones",
      link: "items=40&by=2&least=104&every=7&line=4&gap=4&leading=4&trailing=4"),
    Start(
      title: "Backgrounds",
      link: "sections=4&items=20&by=1&count=2&line=8&gap=8&top=12&leading=20&bottom=20&trailing=20"
        + "&backgrounds=1&backgroundinset=8&header=44&headertop=8&headersides=8&headerpins=1",
      at: 250),
    Start(
      title: "Stacked headers",
      link: "sections=5&items=50&by=1&line=6&gap=6&top=6&leading=8&bottom=10&trailing=8"
        + "&header=36&headerpins=1&scope=2", at: 1100),
    Start(
      title: "Cards",
      link: "items=12&shapes=1&by=1&count=1&line=-60&top=12&leading=16&bottom=320&trailing=16"
        + "&cards=1", at: 240),
    Start(
      title: "Carousel",
      link: "sections=3&shapes=2&sideways=1&by=1&count=1&line=16&top=180&leading=34&bottom=180"
        + "&trailing=34&snapping=2", at: 323),
    Start(
      title: "Sideways",
      link: "sections=3&sideways=1&by=1&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=44&headerpins=1", at: 200),
    Start(title: "Defaults", link: ""),
  ]
}
#endif
