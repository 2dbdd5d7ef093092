#if !canImport(UIKit)
/// The playground as the page gets it: what can be set, and where one can start.
struct PlaygroundScene: Encodable, Equatable {
  /// A screen to start from.
  struct Start: Encodable, Equatable {
    var title: String
    var link: String
  }

  var id = "playground"
  var title = "Design your own screen"
  var about =
    "Choose or drop your pictures and set what you like: the engine lays them out in this page, "
    + "and nothing is uploaded. Then copy the view controller that makes exactly this screen, or a link "
    + "that holds all of it but the pictures."
  var groups = PlayField.groups
  /// The least and the greatest side of a picture.
  var sizes = [PlayState.Size.least, PlayState.Size.greatest]
  /// Of places without a picture.
  var colors = PlayState.colors.map { "#" + $0 }
  var starts = [
    Start(title: "Defaults", link: ""),
    Start(
      title: "Feed", link: "by=1&count=2&line=6&gap=6&top=8&leading=8&bottom=8&trailing=8"),
    Start(
      title: "Sticky sections",
      link: "sections=4&items=48&by=1&line=6&gap=6&top=6&leading=8&bottom=14&trailing=8"
        + "&header=44&headerpins=1"),
    Start(
      title: "Collapsing",
      link: "sections=3&by=1&count=2&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=150&headerpins=1&headerkept=52&stretch=1"),
    Start(
      title: "Wide ones",
      link: "items=40&by=2&least=104&every=7&line=4&gap=4&leading=4&trailing=4"),
    Start(
      title: "Sideways",
      link: "sections=3&turned=1&sideways=1&by=1&line=8&gap=8&top=8&leading=8&bottom=8&trailing=8"
        + "&header=44&headerpins=1"),
  ]
}

extension PlayGroup: Encodable, Equatable {
  private enum CodingKeys: CodingKey {
    case title, fields
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(fields, forKey: .fields)
  }

  static func == (one: PlayGroup, other: PlayGroup) -> Bool { one.fields == other.fields }
}

extension PlayField: Encodable, Equatable {
  private enum CodingKeys: CodingKey {
    case key, name, label, min, max, initial, choices, unit, least, greatest
  }

  /// When a field counts is not written: the page asks the module.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key.rawValue, forKey: .key)
    try container.encode(name, forKey: .name)
    try container.encode(label, forKey: .label)
    try container.encode(range.lowerBound, forKey: .min)
    try container.encode(range.upperBound, forKey: .max)
    try container.encode(initial, forKey: .initial)
    if !choices.isEmpty { try container.encode(choices, forKey: .choices) }
    try container.encode(unit, forKey: .unit)
    try container.encodeIfPresent(least, forKey: .least)
    try container.encodeIfPresent(greatest, forKey: .greatest)
  }

  static func == (one: PlayField, other: PlayField) -> Bool { one.key == other.key }
}
#endif
