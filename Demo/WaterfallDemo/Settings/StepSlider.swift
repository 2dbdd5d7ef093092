import UIKit

/// A slider whose values are its ends and the steps between them.
final class StepSlider: UISlider {
  private(set) var numbers = Setting.Numbers(range: 0...1, step: 1, unit: .count)

  /// The value at the nearest step.
  var steppedValue: Double {
    let start = numbers.range.lowerBound
    let steps = ((Double(value) - start) / numbers.step).rounded()
    return min(start + steps * numbers.step, numbers.range.upperBound)
  }

  func show(_ value: Double, of numbers: Setting.Numbers) {
    self.numbers = numbers
    // Set the range first, because a slider clamps its value to the range.
    minimumValue = Float(numbers.range.lowerBound)
    maximumValue = Float(numbers.range.upperBound)
    self.value = Float(value)
    accessibilityValue = numbers.spokenText(value)
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: "One step up", target: self, selector: #selector(stepUp)),
      UIAccessibilityCustomAction(
        name: "One step down", target: self, selector: #selector(stepDown)),
    ]
  }

  /// Moves the slider by one step.
  ///
  /// By default, VoiceOver would move it by a tenth of the range.
  @objc private func stepUp() -> Bool {
    move(by: numbers.step)
  }

  @objc private func stepDown() -> Bool {
    move(by: -numbers.step)
  }

  private func move(by difference: Double) -> Bool {
    value = Float(steppedValue + difference)
    sendActions(for: .valueChanged)
    return true
  }
}
