extension PlayCode {
  /// The lines that create the layout, and set each property whose value isn't the default.
  var layoutLines: [String] {
    var lines = ["let layout = \(parts.layoutClass)()"]
    for field in PlayField.all where field.property != nil {
      if let value = value(of: field) { lines += assignment(of: value, to: field) }
    }
    return lines + (state[.backgrounds] == 1 ? [Self.registration] : []) + parts.statements
  }

  /// Returns the assignment to a field's property, or nothing if the field has no property.
  private func assignment(of value: String, to field: PlayField) -> [String] {
    guard let property = field.property else { return [] }
    let isSize = field.key == .header || field.key == .footer
    let member = isSize ? (state.isSideways ? ".width" : ".height") : ""
    return ["layout.\(property)\(member) = \(value)"]
  }

  private static let registration = """
    layout.register(
      BackgroundView.self,
      forDecorationViewOfKind: WaterfallFlowLayout
        .elementKindSectionBackground)
    """

  /// Returns the value to write for a field's property, or `nil` if the property keeps its default.
  private func value(of field: PlayField) -> String? {
    let value = state[field.key]
    switch field.key {
    case .by, .count:
      let written = field.key == .by ? 3 : state.columnCount
      return state.columnPattern == nil && value == written
        ? Self.columnCount(state.columnCount) : nil
    case .least: return state[.by] == 2 ? "\(value)" : nil
    default:
      if let sides = field.key.insets, sides.allSatisfy({ state[$0] == 0 }) { return nil }
      return field.key.insets == nil && value == field.initial ? nil : written(field)
    }
  }

  /// Returns a field's value as Swift code, even if it's the default.
  private func written(_ field: PlayField) -> String {
    if let sides = field.key.insets {
      let numbers = sides.map { state[$0] }
      return "UIEdgeInsets(\n  top: \(numbers[0]), left: \(numbers[1]), "
        + "bottom: \(numbers[2]), right: \(numbers[3]))"
    }
    let value = state[field.key]
    let isExtent = field.key == .headerKept || field.key == .footerKept
    if isExtent, value == PlayField.wholeView { return "WaterfallFlowLayout.automaticExtent" }
    return field.choices.isEmpty ? "\(value)" : field.values[value]
  }

  /// Returns the statement that a control changes, in one line.
  ///
  /// The text is empty if the control changes no code.
  func statement(of key: PlayKey) -> String {
    Self.joined(lines(of: key).first ?? "")
  }

  private func lines(of key: PlayKey) -> [String] {
    let field = PlayField.all[key.rawValue]
    switch key {
    case .by, .count, .least, .second, .third:
      if let pattern { return ["columnCountForSectionAt: \(pattern)"] }
      if state[.by] == 2 { return ["layout.minimumColumnWidth = \(state[.least])"] }
      return ["layout.columnCount = \(Self.columnCount(state.columnCount))"]
    case .mirrored:
      return direction + ["collectionView.semanticContentAttribute = .unspecified"]
    case .backgrounds: return state[.backgrounds] == 1 ? [Self.registration] : []
    case .secondSizing: return sizingPattern.map { ["itemSizingForSectionAt: \($0)"] } ?? []
    case .spanEvery, .span: return ["columnSpanForItemAt: \(span ?? "1")"]
    default:
      guard let name = field.property ?? field.api else { return [] }
      let owner = PlayField.all.first { $0.property?.utf8.elementsEqual(name.utf8) == true }
      return owner.map { assignment(of: written($0), to: $0) } ?? []
    }
  }

  private static func columnCount(_ count: Int) -> String {
    switch count {
    case PlayState.rows: "WaterfallFlowLayout.flowLayoutRows"
    case 0: "WaterfallFlowLayout.automaticColumnCount"
    default: "\(count)"
    }
  }

  /// The expression that returns a section's column count, or `nil` if all sections have the same
  /// count.
  private var pattern: String? {
    guard let counts = state.columnPattern else { return nil }
    let table = counts.map { $0 == PlayState.rows ? "WaterfallFlowLayout.flowLayoutRows" : "\($0)" }
    return "[\(table.joined(separator: ", "))][section % \(counts.count)]"
  }

  /// The expression that returns how a section uses sizes, or `nil` if all sections do so alike.
  private var sizingPattern: String? {
    guard let values = state.sizingPattern else { return nil }
    let names = values.map { $0 == 0 ? ".aspectRatio" : ".fixedExtent" }
    return "[\(names.joined(separator: ", "))][section % \(names.count)]"
  }

  /// The expression that returns the number of columns that an item spans, or `nil` if every item
  /// spans one.
  private var span: String? {
    state.span(ofItem: 0).map {
      "path.item % \(state[.spanEvery]) == 0 ? \($0 == Int(Int32.max) ? ".max" : "\($0)") : 1"
    }
  }

  var delegateMethods: [String] {
    var methods: [String] = []
    if let pattern {
      methods.append(Self.forSection("columnCountForSectionAt", "Int", pattern))
    }
    if let sizingPattern {
      methods.append(
        Self.forSection(
          "itemSizingForSectionAt", "WaterfallFlowLayout.ItemSizing", sizingPattern))
    }
    if let span {
      methods.append(
        """
        func collectionView(
          _ view: UICollectionView,
          layout: UICollectionViewLayout,
          columnSpanForItemAt path: IndexPath
        ) -> Int {
          \(span)
        }
        """)
    }
    return methods
  }

  /// Returns a statement of several lines as one line.
  private static func joined(_ text: String) -> String {
    var line: [UInt8] = []
    for part in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = part.drop { $0 == UInt8(ascii: " ") }
      let needsSpace = line.last == UInt8(ascii: ",")
      line += (needsSpace ? [UInt8(ascii: " ")] : []) + words
    }
    return String(decoding: line, as: UTF8.self)
  }
}

extension PlayKey {
  /// The four keys of a `UIEdgeInsets` property, or `nil` if this key isn't the first of them.
  fileprivate var insets: [PlayKey]? {
    switch self {
    case .top: [.top, .leading, .bottom, .trailing]
    case .backgroundInset: [.backgroundInset, .backgroundInset, .backgroundInset, .backgroundInset]
    case .headerTop: [.headerTop, .headerSides, .headerBottom, .headerSides]
    case .footerTop: [.footerTop, .footerSides, .footerBottom, .footerSides]
    default: nil
    }
  }
}
