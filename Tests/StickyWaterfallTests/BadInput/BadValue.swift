import StickyWaterfall
import Testing

/// A layout and its delegate, to give bad values to.
@MainActor
struct Victim {
  let layout: WaterfallFlowLayout
  let controller: AnsweringController
}

/// One bad value of one property or delegate method, and what it counts as.
struct BadValue: CustomTestStringConvertible, Sendable {
  /// The property or method.
  let source: String
  /// The value, in words.
  let value: String
  /// The value that the report says the layout uses, or `nil` if the layout reports nothing.
  let used: String?
  /// Gives the bad value.
  let give: @MainActor @Sendable (Victim) -> Void
  /// Gives the value it counts as.
  let giveInstead: @MainActor @Sendable (Victim) -> Void

  var testDescription: String { "\(source) = \(value)" }
}

/// What counts for a length that cannot be used.
enum LengthRule {
  /// Any number of points: not a number and infinities are 0.
  case distance
  /// A number of points that is not negative: anything else is 0.
  case extent
  /// As an extent, but no width is too wide.
  case minimumWidth
  /// Negative is 0, not a number is all of the view.
  case pinnedExtent

  /// What a value counts as, and whether that is reported.
  func clamped(_ value: CGFloat) -> (used: CGFloat, isReported: Bool) {
    let longest: CGFloat = 100_000_000
    switch self {
    case .pinnedExtent:
      if value.isNaN { return (WaterfallFlowLayout.automaticExtent, true) }
      return (max(0, value), false)
    case .minimumWidth where value.isFinite && value >= 0:
      return (value, false)
    case .distance where value.isFinite:
      return (max(-longest, min(value, longest)), abs(value) > longest)
    case .extent where value >= 0 && value.isFinite:
      return (min(value, longest), value > longest)
    default: return (0, true)
    }
  }

  func words(_ used: CGFloat) -> String {
    switch used {
    case WaterfallFlowLayout.automaticExtent: "the whole view"
    case 0: "0 points"
    default: used < 0 ? "-100,000,000 points" : "100,000,000 points"
    }
  }
}

extension BadValue {
  /// A length of every bad sort, given to one property or method.
  static func lengths(
    _ source: String, _ rule: LengthRule,
    give: @escaping @MainActor @Sendable (Victim, CGFloat) -> Void
  ) -> [BadValue] {
    let values: [CGFloat] = [
      .nan, .signalingNaN, .infinity, -.infinity, -5, 0, -0.0, CGFloat(Int.max), CGFloat(Int.min),
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    return values.map { value in
      let (used, isReported) = rule.clamped(value)
      return BadValue(
        source: source, value: "\(value)", used: isReported ? rule.words(used) : nil,
        give: { give($0, value) }, giveInstead: { give($0, used) })
    }
  }

  /// A whole number of every bad sort; the least that counts is 1, the most given.
  static func counts(
    _ source: String, most: Int, isReportedAbove: Bool,
    give: @escaping @MainActor @Sendable (Victim, Int) -> Void
  ) -> [BadValue] {
    [-7, -2, Int.min, Int.max, Int.max - 1, 65_536].map { value in
      let used = max(1, min(value, most))
      let isReported = value < 1 || isReportedAbove
      return BadValue(
        source: source, value: "\(value)",
        used: isReported ? (used == 1 ? "1 column" : "\(used) columns") : nil,
        give: { give($0, value) }, giveInstead: { give($0, used) })
    }
  }
}
