import UIKit

/// The choices of a setting, with a mark at the current one.
final class ChoiceViewController: UITableViewController {
  private static let cell = "Choice"

  private let choices: [String]
  private let setting: Setting

  init(_ setting: Setting, choices: [String]) {
    self.setting = setting
    self.choices = choices
    super.init(style: .insetGrouped)
    title = setting.label
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    cell.textLabel?.showSettingLabel(choices[indexPath.row])
    mark(cell, at: indexPath)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    setting.change(Double(indexPath.row))
    tableView.deselectRow(at: indexPath, animated: true)
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { mark(cell, at: path) }
    }
  }

  private func mark(_ cell: UITableViewCell, at indexPath: IndexPath) {
    cell.accessoryType = indexPath.row == Int(setting.value()) ? .checkmark : .none
  }
}
