#if !canImport(UIKit)
import Foundation

/// Several measurements of one value.
struct Samples {
  private let sorted: [Double]

  init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  /// Creates samples from the quotients of two sides, so that a slow round affects both.
  init(_ numerators: [Double], dividedBy denominators: [Double]) {
    self.init(zip(numerators, denominators).map { $0 / $1 })
  }

  var median: Double { sorted[sorted.count / 2] }
  var lowest: Double { sorted[0] }
  var highest: Double { sorted[sorted.count - 1] }

  /// The median and the range of samples in seconds, formatted as times.
  var asTime: String {
    "\(Self.time(median)) (\(Self.time(lowest)) ... \(Self.time(highest)))"
  }

  var asNumber: String {
    "\(Self.number(median)) (\(Self.number(lowest)) ... \(Self.number(highest)))"
  }

  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: String(format: "%.0f ns", seconds * 1e9)
    case ..<1e-3: String(format: "%.2f us", seconds * 1e6)
    default: String(format: "%.2f ms", seconds * 1e3)
    }
  }

  /// Returns a whole number unchanged, and others with at least three digits.
  static func number(_ value: Double) -> String {
    switch value {
    case value.rounded() where abs(value) < 1e9: String(Int(value))
    case ..<0.1: String(format: "%.4f", value)
    case ..<10: String(format: "%.2f", value)
    case ..<100: String(format: "%.1f", value)
    default: String(format: "%.0f", value)
    }
  }
}
#endif
