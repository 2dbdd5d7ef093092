#if !canImport(UIKit)
/// The playground as the page gets it: what can be set, and where one can start.
struct PlaygroundScene: Encodable {
  /// A screen to start from.
  struct Start: Encodable {
    var title: String
    var link: String
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
    var least, greatest: String?

    init(_ field: PlayField) {
      (key, initial) = (field.key.rawValue, field.initial)
      (min, max) = (field.range.lowerBound, field.range.upperBound)
      (name, label, unit) = (field.name, field.label, field.unit)
      choices = field.choices.isEmpty ? nil : field.choices
      (least, greatest) = (field.least, field.greatest)
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
  /// The first one is what a visitor finds.
  var starts = [
    Start(
      title: "Sticky headers",
      link: "sections=5&items=55&by=1&line=6&gap=6&top=6&leading=8&bottom=14&trailing=8"
        + "&header=44&headerpins=1"),
    Start(
      title: "Feed", link: "by=1&count=2&line=6&gap=6&top=8&leading=8&bottom=8&trailing=8"),
    Start(
      title: "Collapsing header",
      link: "sections=3&by=1&count=2&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=150&headerpins=1&headerkept=44&stretch=1"),
    Start(
      title: "Mixed sections",
      link: "sections=6&items=60&shapes=3&by=1&count=1&second=3&third=13&thirdshapes=4&line=8&gap=8"
        + "&top=8&leading=12&bottom=16&trailing=12&header=40&headerpins=1"),
    Start(
      title: "Wide ones",
      link: "items=40&by=2&least=104&every=7&line=4&gap=4&leading=4&trailing=4"),
    Start(
      title: "Backgrounds",
      link: "sections=4&items=36&by=1&count=2&line=8&gap=8&top=12&leading=20&bottom=20&trailing=20"
        + "&backgrounds=1&backgroundinset=8&header=44&headertop=8&headersides=8&headerpins=1"),
    Start(
      title: "Stacked headers",
      link: "sections=5&items=50&by=1&line=6&gap=6&top=6&leading=8&bottom=10&trailing=8"
        + "&header=36&headerpins=1&scope=2"),
    Start(
      title: "Cards",
      link: "items=12&shapes=1&by=1&count=1&line=-60&top=12&leading=16&bottom=320&trailing=16"
        + "&cards=1"),
    Start(
      title: "Carousel",
      link: "sections=3&shapes=2&sideways=1&by=1&count=1&line=16&top=180&leading=34&bottom=180"
        + "&trailing=34&snapping=2"),
    Start(
      title: "Sideways",
      link: "sections=3&sideways=1&by=1&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=44&headerpins=1"),
    Start(title: "Defaults", link: ""),
  ]
}
#endif
