import UIKit

/// The contents of a settings sheet.
@MainActor
protocol SettingsSource: AnyObject {
  /// The current settings, which change with the layout.
  var settingGroups: [Setting.Group] { get }
  /// The layout's reports.
  var reports: [String] { get }
  /// Restores the values in the scene's code.
  func restoreSettings()
}

/// The settings of a scene and of its layout, and the layout's reports.
final class SettingsViewController: UITableViewController {
  private weak var source: (any SettingsSource)?
  private var groups: [Setting.Group] = []
  private var reports: [String] = []

  init(_ source: any SettingsSource) {
    self.source = source
    super.init(style: .insetGrouped)
    title = "Settings"
    preferredContentSize = CGSize(width: 380, height: 640)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Restore", style: .plain, target: self, action: #selector(restore))
    navigationItem.leftBarButtonItem?.accessibilityHint = "Restores the values in the scene's code."
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ToggleCell.self, forCellReuseIdentifier: "Toggle")
    tableView.register(NumberCell.self, forCellReuseIdentifier: "Number")
  }

  override func viewWillAppear(_ animated: Bool) {
    // On the previous screen, the user can have made a choice that replaces the layout.
    reload()
    super.viewWillAppear(animated)
  }

  /// Shows the current values.
  func reload() {
    groups = source?.settingGroups ?? []
    reports = source?.reports ?? []
    if isViewLoaded { tableView.reloadData() }
  }

  /// Shows the layout's reports, without reloading the row that the user is editing.
  func updateReports() {
    guard isViewLoaded, let now = source?.reports, now != reports else { return }
    reports = now
    tableView.reloadSections([groups.count], with: .automatic)
  }

  @objc private func restore() {
    source?.restoreSettings()
    reload()
    Announcement(text: "Restored").speak()
  }

  @objc private func close() {
    dismiss(animated: true)
  }

  // MARK: - UITableViewDataSource

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count + 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < groups.count ? groups[section].settings.count : max(1, reports.count)
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    section < groups.count ? groups[section].title : "The layout's reports"
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    section < groups.count ? groups[section].note : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section < groups.count else { return reportCell(indexPath.row) }
    let setting = groups[indexPath.section].settings[indexPath.row]
    switch setting.kind {
    case .toggle:
      let cell = tableView.dequeueReusableCell(withIdentifier: "Toggle", for: indexPath)
      (cell as? ToggleCell)?.show(setting)
      return cell
    case .number(let numbers):
      let cell = tableView.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
      (cell as? NumberCell)?.show(setting, numbers)
      return cell
    case .choice(let choices):
      return choiceCell(setting, choices)
    }
  }

  private func choiceCell(_ setting: Setting, _ choices: [String]) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Choice")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Choice")
    let index = Int(setting.value())
    cell.textLabel?.showSettingLabel(setting.label)
    cell.detailTextLabel?.showSettingLabel(
      choices.indices.contains(index) ? choices[index] : "", style: .subheadline)
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func reportCell(_ row: Int) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Report")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Report")
    let text = reports.isEmpty ? "None. The layout can use all input." : reports[row]
    cell.textLabel?.showSettingLabel(text)
    cell.textLabel?.textColor = reports.isEmpty ? .secondaryLabel : .label
    cell.selectionStyle = .none
    return cell
  }

  // MARK: - UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section < groups.count else { return }
    let setting = groups[indexPath.section].settings[indexPath.row]
    guard case .choice(let choices) = setting.kind else { return }
    navigationController?.pushViewController(
      ChoiceViewController(setting, choices: choices), animated: true)
  }
}
