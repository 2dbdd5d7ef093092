import UIKit

/// A label, a number, and a slider.
///
/// VoiceOver finds only the slider.
final class NumberCell: UITableViewCell {
  private let label = UILabel()
  private let number = UILabel()
  private let slider = StepSlider()
  private let texts = UIStackView()
  private var setting: Setting?
  /// The last value, so that dragging within a step doesn't set the same value again.
  private var settled = 0.0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    slider.addTarget(self, action: #selector(change), for: .valueChanged)
    number.textColor = .secondaryLabel
    number.setContentHuggingPriority(.required, for: .horizontal)
    texts.addArrangedSubview(label)
    texts.addArrangedSubview(number)
    texts.spacing = 8
    addRows()
    arrangeTexts()
    isAccessibilityElement = false
    accessibilityElements = [slider]
  }

  required init?(coder: NSCoder) { nil }

  func show(_ setting: Setting, _ numbers: Setting.Numbers) {
    self.setting = setting
    settled = setting.value()
    label.showSettingLabel(setting.label)
    number.showSettingLabel(numbers.text(settled))
    slider.show(settled, of: numbers)
    slider.accessibilityLabel = setting.label
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeTexts()
  }

  /// Places the label and the number next to each other, or one below the other if the text is
  /// large.
  private func arrangeTexts() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts.axis = isLarge ? .vertical : .horizontal
    texts.alignment = isLarge ? .leading : .firstBaseline
  }

  private func addRows() {
    let rows = UIStackView(arrangedSubviews: [texts, slider])
    rows.axis = .vertical
    rows.spacing = 4
    rows.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(rows)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: margins.topAnchor),
      rows.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  @objc private func change() {
    let value = slider.steppedValue
    number.text = slider.numbers.text(value)
    slider.accessibilityValue = slider.numbers.spokenText(value)
    guard value != settled else { return }
    settled = value
    setting?.change(value)
  }
}
