import UIKit

/// A label and a switch.
///
/// VoiceOver finds only the switch, which has the setting's name.
final class ToggleCell: UITableViewCell {
  private let toggle = UISwitch()
  private var setting: Setting?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = toggle
    toggle.addTarget(self, action: #selector(change), for: .valueChanged)
    isAccessibilityElement = false
    accessibilityElements = [toggle]
  }

  required init?(coder: NSCoder) { nil }

  func show(_ setting: Setting) {
    self.setting = setting
    textLabel?.showSettingLabel(setting.label)
    toggle.isOn = setting.value() != 0
    toggle.accessibilityLabel = setting.label
  }

  @objc private func change() {
    setting?.change(toggle.isOn ? 1 : 0)
  }
}

extension UILabel {
  /// Sets the label of a row, which wraps at large text sizes.
  func showSettingLabel(_ label: String, style: UIFont.TextStyle = .body) {
    text = label
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}
