import StickyWaterfall
import Testing

/// A layout and its delegate, which get bad values.
@MainActor
struct Victim {
  let layout: WaterfallFlowLayout
  let controller: AnsweringController
}

/// A bad value of a property or delegate method, and the value that the layout uses instead.
struct BadValue: CustomTestStringConvertible, Sendable {
  let source: String
  let value: String
  /// The value that the report says the layout uses, or `nil` if the layout reports nothing.
  let used: String?
  let give: @MainActor @Sendable (Victim) -> Void
  let giveInstead: @MainActor @Sendable (Victim) -> Void

  var testDescription: String { "\(source) = \(value)" }
}

/// The replacement of a length that the layout can't use.
enum LengthRule {
  /// Any number of points. NaN and infinities become 0.
  case distance
  /// A number of points that isn't negative. Anything else becomes 0.
  case extent
  /// The height of a size, with the rule of an extent.
  case size
  /// An extent without an upper limit.
  case minimumWidth
  /// Negative values become 0, and NaN becomes the whole header or footer.
  case pinnedExtent

  /// Returns the value that the layout uses, and whether it reports the bad one.
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
    case .extent where value >= 0 && value.isFinite, .size where value >= 0 && value.isFinite:
      return (min(value, longest), value > longest)
    default: return (0, true)
    }
  }

  func words(_ used: CGFloat, of source: String) -> String {
    switch used {
    case WaterfallFlowLayout.automaticExtent:
      source.contains("Footer") ? "the whole footer" : "the whole header"
    default: "\(self == .size ? "a height of " : "")\(length(used)) points"
    }
  }

  private func length(_ used: CGFloat) -> String {
    switch used {
    case 0: "0"
    default: used < 0 ? "-100,000,000" : "100,000,000"
    }
  }
}

extension BadValue {
  /// Returns every kind of bad length for one property or method.
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
        source: source, value: "\(value)", used: isReported ? rule.words(used, of: source) : nil,
        give: { give($0, value) }, giveInstead: { give($0, used) })
    }
  }

  /// Returns every kind of bad number, which the layout clamps to 1 through `most`.
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
