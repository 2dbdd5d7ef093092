import WaterfallEngine

/// What views have stated of their own size, until it is placed.
struct SelfSizing {
  /// What views have stated since it was last placed, by section.
  private(set) var changes: [Int: ExtentChanges] = [:]

  /// The extent that a view has stated and that is still to be placed; nil for none.
  func extent(of element: ElementID) -> Length? { changes[element.section]?[element.kind] }

  /// Notes the extent that a view states.
  mutating func state(_ extent: Length, of element: ElementID) {
    changes[element.section, default: [:]][element.kind] = extent
  }

  /// Hands over what is to be placed, once.
  mutating func takeStated() -> [Int: ExtentChanges] {
    defer { changes = [:] }
    return changes
  }
}
