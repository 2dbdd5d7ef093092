#if !canImport(UIKit)
/// What can be set in the playground, in the order of `PlayField.groups`.
enum PlayKey: Int, CaseIterable, Sendable {
  case sections, items, shapes
  case width, height, turned, scale, sideways, mirrored, overlay
  case by, count, least, placement, sizing, spanEvery, span
  case line, gap, top, leading, bottom, trailing
  case header, headerPins, headerKept, headerOffset
  case footer, footerPins, footerKept, footerOffset
  case scope, overscroll, stretch
}

/// One control of the playground: what it sets, between which limits, and what it is at first.
///
/// The demo compiles the files of the playground twice, for itself and into the page's WebAssembly
/// module. They have no import but the engine's, and compare text as bytes: Embedded Swift has no
/// tables of Unicode for this target.
struct PlayField: Sendable {
  let key: PlayKey
  /// In a link; letters only.
  let name: String
  let label: String
  let range: ClosedRange<Int>
  /// The layout class's own default, where it is a property of the layout.
  var initial = 0
  /// Names of the values from 0 on; empty for a number.
  var choices: [String] = []
  /// What the numbers are, as `pt`.
  var unit = ""
  /// What the least or the greatest number stands for instead of itself.
  var least: String?
  var greatest: String?
  /// Counts only where this other one has the value `needed`, or is above 0 where that is nil.
  var needs: PlayKey?
  var needed: Int?

  static func number(
    _ key: PlayKey, _ name: String, _ label: String, _ range: ClosedRange<Int>, _ initial: Int = 0,
    unit: String = "pt"
  ) -> PlayField {
    PlayField(key: key, name: name, label: label, range: range, initial: initial, unit: unit)
  }

  static func choice(
    _ key: PlayKey, _ name: String, _ label: String, _ choices: [String], _ initial: Int = 0
  ) -> PlayField {
    PlayField(
      key: key, name: name, label: label, range: 0...(choices.count - 1), initial: initial,
      choices: choices)
  }

  func when(_ other: PlayKey, is value: Int? = nil) -> PlayField {
    var field = self
    (field.needs, field.needed) = (other, value)
    return field
  }

  func called(least: String? = nil, greatest: String? = nil) -> PlayField {
    var field = self
    (field.least, field.greatest) = (least, greatest)
    return field
  }
}

/// Controls that stand together.
struct PlayGroup: Sendable {
  let title: String
  let fields: [PlayField]
}

extension PlayField {
  /// As a pinned extent: the whole view, as `WaterfallFlowLayout.automaticExtent`.
  static let wholeView = 200

  static let groups = [
    PlayGroup(
      title: "Pictures",
      fields: [
        number(.sections, "sections", "Sections", 1...12, 1, unit: ""),
        number(.items, "items", "Pictures", 1...240, 30, unit: ""),
        choice(.shapes, "shapes", "Their sizes", ["Photos", "Cards", "Tiles"]),
      ]),
    PlayGroup(
      title: "Device",
      fields: [
        number(.width, "width", "Width", 280...1024, 375),
        number(.height, "height", "Height", 400...1366, 667),
        choice(.turned, "turned", "Held", ["Upright", "On its side"]),
        choice(.scale, "scale", "Pixels", ["1×", "2×", "3×"], 2),
        choice(.sideways, "sideways", "Scrolls", ["Down", "Sideways"]),
        choice(.mirrored, "mirrored", "Reads", ["Left to right", "Right to left"]),
        choice(.overlay, "overlay", "Show columns", ["Off", "On"]),
      ]),
    PlayGroup(
      title: "Columns",
      fields: [
        choice(.by, "by", "Columns", ["Automatic", "Count", "Least width"]),
        number(.count, "count", "Count", 1...24, 3, unit: "").when(.by, is: 1),
        number(.least, "least", "Least width", 20...400, 120).when(.by, is: 2),
        choice(.placement, "placement", "Next item to", ["Shortest", "In turn", "In turn back"]),
        choice(.sizing, "sizing", "A size is", ["A shape", "An extent"]),
        number(.spanEvery, "every", "Wide ones", 0...12, unit: "").called(least: "None"),
        choice(.span, "span", "They cover", ["2", "3", "4", "All"]).when(.spanEvery),
      ]),
    PlayGroup(
      title: "Spacing",
      fields: [
        number(.line, "line", "Between items", 0...60, 10),
        number(.gap, "gap", "Between columns", 0...60, 10),
        number(.top, "top", "Inset, top", 0...200),
        number(.leading, "leading", "Inset, leading", 0...200),
        number(.bottom, "bottom", "Inset, bottom", 0...200),
        number(.trailing, "trailing", "Inset, trailing", 0...200),
      ]),
    PlayGroup(
      title: "Headers",
      fields: [
        number(.header, "header", "Height", 0...200).called(least: "None"),
        choice(.headerPins, "headerpins", "Pin", ["Off", "On"]).when(.header),
        number(.headerKept, "headerkept", "Kept when stuck", 0...wholeView, wholeView)
          .when(.headerPins).called(greatest: "All"),
        number(.headerOffset, "headeroffset", "Gap to the edge", -60...60).when(.headerPins),
        choice(.stretch, "stretch", "First stretches", ["Off", "On"]).when(.header),
      ]),
    PlayGroup(
      title: "Footers",
      fields: [
        number(.footer, "footer", "Height", 0...200).called(least: "None"),
        choice(.footerPins, "footerpins", "Pin", ["Off", "On"]).when(.footer),
        number(.footerKept, "footerkept", "Kept when stuck", 0...wholeView, wholeView)
          .when(.footerPins).called(greatest: "All"),
        number(.footerOffset, "footeroffset", "Gap to the edge", -60...60).when(.footerPins),
      ]),
    PlayGroup(
      title: "Pinning",
      fields: [
        choice(.scope, "scope", "Scope", ["Section", "Until the next", "Stacked"]),
        choice(.overscroll, "overscroll", "While bouncing", ["Moves", "Holds still"]),
      ]),
  ]

  /// By the raw value of its key.
  static let all = groups.flatMap { $0.fields }.sorted { $0.key.rawValue < $1.key.rawValue }
}
#endif
