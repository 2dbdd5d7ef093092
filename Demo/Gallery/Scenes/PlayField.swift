/// The settings of the playground, in the order of `PlayField.groups`.
enum PlayKey: Int, CaseIterable, Sendable {
  case sections, items, shapes
  case width, height, turned, scale, bar, sideways, mirrored
  case by, count, least, placement, sizing, distribution, alignment, spanEvery, span
  case second, secondShapes, secondSizing, third, thirdShapes
  case line, gap, top, leading, bottom, trailing, backgrounds, backgroundInset
  case snapping, cards
  case header, headerTop, headerSides, headerBottom
  case headerPins, headerKept, headerOffset, stretch
  case footer, footerTop, footerSides, footerBottom
  case footerPins, footerKept, footerOffset
  case scope, overscroll
}

/// A control of the playground: its setting, the limits, and the initial value.
///
/// The demo compiles the files of the playground twice, for itself and for the page's WebAssembly
/// module. They import only the engine, and compare text as bytes, because Embedded Swift has no
/// Unicode tables for this target.
struct PlayField: Sendable {
  let key: PlayKey
  /// The name in links, which contains only letters.
  let name: String
  let label: String
  let range: ClosedRange<Int>
  /// The initial value, which is the layout's default if the field is a property of the layout.
  var initial = 0
  /// The names of the values from 0 on, or an empty array if the value is a number.
  var choices: [String] = []
  var unit = "pt"
  /// The words that stand for the least and the greatest number.
  var least: String?
  var greatest: String?
  /// Another field that determines whether this one has an effect.
  ///
  /// This field has an effect if the other one has the value `needed`. If `needed` is `nil`, the
  /// other value must be above 0.
  var needs: PlayKey?
  var needed: Int?
  /// The layout property that the field sets, or `nil` if the field doesn't set a whole property.
  var property: String?
  /// The method or property that the field changes if it isn't `property`.
  var api: String?
  /// The range of the slider if it's smaller than the range of the values.
  var usual: ClosedRange<Int>?
  /// The Swift values of the property, one for each choice.
  var values: [String] = []

  func when(_ other: PlayKey, is value: Int? = nil) -> PlayField {
    with { ($0.needs, $0.needed) = (other, value) }
  }

  func of(_ api: String) -> PlayField { with { $0.api = api } }

  func usually(_ range: ClosedRange<Int>) -> PlayField { with { $0.usual = range } }

  func called(least: String? = nil, greatest: String? = nil) -> PlayField {
    with { ($0.least, $0.greatest) = (least, greatest) }
  }

  private func with(_ change: (inout PlayField) -> Void) -> PlayField {
    var field = self
    change(&field)
    return field
  }
}

private func number(
  _ key: PlayKey, _ name: String, _ label: String, _ range: ClosedRange<Int>, _ initial: Int = 0,
  unit: String = "pt", as property: String? = nil
) -> PlayField {
  PlayField(
    key: key, name: name, label: label, range: range, initial: initial, unit: unit,
    property: property)
}

private func choice(
  _ key: PlayKey, _ name: String, _ label: String, _ choices: [String], _ initial: Int = 0,
  as property: String? = nil, _ values: [String] = ["false", "true"]
) -> PlayField {
  PlayField(
    key: key, name: name, label: label, range: 0...(choices.count - 1), initial: initial,
    choices: choices, property: property, values: values)
}

private func toggle(
  _ key: PlayKey, _ name: String, _ label: String, as property: String? = nil
) -> PlayField {
  choice(key, name, label, ["Off", "On"], as: property)
}

struct PlayGroup: Sendable {
  let title: String
  let fields: [PlayField]
}

extension PlayField {
  /// The pinned extent that stands for `WaterfallFlowLayout.automaticExtent`.
  static let wholeView = 200
  /// The number of columns that stands for `WaterfallFlowLayout.flowLayoutRows`.
  static let asRows = 13

  /// All fields, by the raw value of the key.
  static let all = groups.flatMap { $0.fields }.sorted { $0.key.rawValue < $1.key.rawValue }

  static let groups = [
    PlayGroup(title: "Pictures", fields: pictures), PlayGroup(title: "Device", fields: device),
    PlayGroup(title: "Columns", fields: columns),
    PlayGroup(title: "Alternating sections", fields: kinds),
    PlayGroup(title: "Spacing", fields: spacing), PlayGroup(title: "Scrolling", fields: scrolling),
    PlayGroup(title: "Headers", fields: headers), PlayGroup(title: "Footers", fields: footers),
  ]

  private static let shapes = ["Photos", "Cards", "Tiles", "Lines", "Tags", "Mixed", "One height"]

  private static let pictures = [
    number(.sections, "sections", "Sections", 1...12, 1, unit: ""),
    number(.items, "items", "Pictures", 1...240, 30, unit: "").usually(1...100),
    choice(.shapes, "shapes", "Sizes", shapes),
  ]

  private static let device = [
    number(.width, "width", "Width", 240...1024, 375).usually(280...560),
    number(.height, "height", "Height", 400...1366, 667).usually(400...960),
    choice(.turned, "turned", "Orientation", ["Portrait", "Landscape"]),
    choice(.scale, "scale", "Pixels", ["1×", "2×", "3×"], 2),
    number(.bar, "bar", "Navigation bar", 0...120).called(least: "None").when(.sideways, is: 0),
    choice(
      .sideways, "sideways", "Scrolls", ["Down", "Sideways"], as: "scrollDirection",
      [".vertical", ".horizontal"]),
    choice(.mirrored, "mirrored", "Direction", ["Left to right", "Right to left"])
      .of("semanticContentAttribute"),
  ]

  private static let columns = [
    choice(
      .by, "by", "Columns", ["Automatic", "Count", "Minimum width", "Rows"], as: "columnCount"),
    number(.count, "count", "Count", 1...24, 3, unit: "", as: "columnCount").when(.by, is: 1)
      .usually(1...8),
    number(.least, "least", "Minimum width", 20...400, 120, as: "minimumColumnWidth")
      .when(.by, is: 2).usually(60...240),
    choice(
      .placement, "placement", "Next item goes",
      ["To the shortest", "In turn", "In turn, reversed"],
      as: "itemPlacement", [".shortestColumn", ".leadingToTrailing", ".trailingToLeading"]),
    choice(
      .sizing, "sizing", "Size means", ["Aspect ratio", "Height"], as: "itemSizing",
      [".aspectRatio", ".fixedExtent"]),
    choice(
      .distribution, "distribution", "Rows are",
      ["Justified", "Leading", "Centered", "Trailing", "Filled"], as: "rowDistribution",
      [".justified", ".leading", ".center", ".trailing", ".fill"]),
    choice(
      .alignment, "alignment", "In taller rows, items are",
      ["Centered", "Leading", "Trailing", "Stretched"], as: "rowAlignment",
      [".center", ".leading", ".trailing", ".stretch"]),
    number(.spanEvery, "every", "Wide items", 0...12, unit: "").called(least: "None")
      .of("columnSpanForItemAt"),
    choice(.span, "span", "They span", ["2", "3", "4", "All"]).when(.spanEvery)
      .of("columnSpanForItemAt"),
  ]

  private static let kinds = [
    number(.second, "second", "Columns in every second section", 0...asRows, unit: "")
      .called(least: "Same", greatest: "Rows").of("columnCountForSectionAt"),
    choice(.secondShapes, "secondshapes", "Sizes in every second section", shapes).when(.second),
    choice(
      .secondSizing, "secondsizing", "Size means in every second section",
      ["The same", "Aspect ratio", "Height"]
    ).when(.second).of("itemSizingForSectionAt"),
    number(.third, "third", "Columns in every third section", 0...asRows, unit: "")
      .called(least: "Same", greatest: "Rows").when(.second).of("columnCountForSectionAt"),
    choice(.thirdShapes, "thirdshapes", "Sizes in every third section", shapes).when(.third),
  ]

  private static let spacing = [
    number(.line, "line", "Between items", -80...60, 10, as: "minimumLineSpacing").usually(0...40),
    number(.gap, "gap", "Between columns", 0...60, 10, as: "minimumInteritemSpacing")
      .usually(0...40),
    number(.top, "top", "Inset, top", 0...200, as: "sectionInset").usually(0...48),
    number(.leading, "leading", "Inset, leading", 0...200).usually(0...48).of("sectionInset"),
    number(.bottom, "bottom", "Inset, bottom", 0...400).usually(0...48).of("sectionInset"),
    number(.trailing, "trailing", "Inset, trailing", 0...200).usually(0...48).of("sectionInset"),
    toggle(.backgrounds, "backgrounds", "Backgrounds").of("elementKindSectionBackground"),
    number(
      .backgroundInset, "backgroundinset", "Background inset", -40...60,
      as: "sectionBackgroundInset"
    ).when(.backgrounds),
  ]

  private static let scrolling = [
    choice(
      .snapping, "snapping", "Rests at", ["Any offset", "Item edges", "Item centers", "Sections"],
      as: "scrollSnapping", [".none", ".item", ".itemCenter", ".section"]),
    choice(
      .cards, "cards", "Items", ["Scroll", "Stack as cards"], as: "itemsPinToVisibleBounds"),
    choice(
      .scope, "scope", "Pinned views stay", ["In their section", "Until the next one", "Stacked"],
      as: "pinningScope", [".section", ".untilNextPinned", ".stacked"]),
    choice(
      .overscroll, "overscroll", "While overscrolling", ["Headers move", "Headers stay"],
      as: "pinsWhileOverscrolling"),
  ]

  private static let headers =
    boundary(
      "header", "Header", .header, [.headerTop, .headerSides, .headerBottom], pins: .headerPins,
      .headerKept, .headerOffset)
    + [toggle(.stretch, "stretch", "Stretch the first", as: "stretchesFirstHeader").when(.header)]

  private static let footers = boundary(
    "footer", "Footer", .footer, [.footerTop, .footerSides, .footerBottom], pins: .footerPins,
    .footerKept, .footerOffset)

  private static func boundary(
    _ name: String, _ capital: String, _ key: PlayKey, _ insets: [PlayKey], pins: PlayKey,
    _ kept: PlayKey, _ offset: PlayKey
  ) -> [PlayField] {
    let inset = name + "Inset"
    return [
      number(key, name, "Height", 0...200, as: name + "ReferenceSize").called(least: "None"),
      number(insets[0], name + "top", "Inset, top", 0...100, as: inset).when(key),
      number(insets[1], name + "sides", "Inset, sides", 0...100).when(key).of(inset),
      number(insets[2], name + "bottom", "Inset, bottom", 0...100).when(key).of(inset),
      toggle(pins, name + "pins", "Pin", as: "section\(capital)sPinToVisibleBounds").when(key),
      number(
        kept, name + "kept", "Pinned height", 0...wholeView, wholeView,
        as: "pinned\(capital)Extent"
      ).when(pins).called(greatest: "All"),
      number(
        offset, name + "offset", "Gap to the edge", -60...60, as: "pinned\(capital)Offset"
      ).when(pins),
    ]
  }
}
