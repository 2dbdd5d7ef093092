import UIKit

/// A row of the settings: a value that the user can change, as a number.
@MainActor
struct Setting {
  let label: String
  let kind: Kind
  let value: () -> Double
  let change: (Double) -> Void
}

extension Setting {
  enum Kind {
    case toggle
    case choice([String])
    case number(Numbers)
  }

  enum Unit {
    case count
    case points
  }

  /// The numbers that a row can have.
  struct Numbers {
    let range: ClosedRange<Double>
    let step: Double
    let unit: Unit
    /// The words to show in place of the greatest number, or `nil` to show the number.
    var greatest: String?

    func text(_ value: Double) -> String {
      format(value, points: "pt")
    }

    /// Returns the text that VoiceOver speaks, without abbreviations.
    func spokenText(_ value: Double) -> String {
      format(value, points: "points")
    }

    private func format(_ value: Double, points: String) -> String {
      if let greatest, value >= range.upperBound { return greatest }
      let number = NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal)
      switch unit {
      case .count: return number
      case .points: return "\(number) \(points)"
      }
    }
  }

  struct Group {
    var title: String?
    var note: String?
    let settings: [Setting]
  }
}
