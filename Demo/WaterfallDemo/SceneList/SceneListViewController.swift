import UIKit

/// All scenes by topic, with a search field.
final class SceneListViewController: UITableViewController {
  private static let cell = "Scene"

  var onSelect: (Scene) -> Void = { _ in }
  private var topics = Topic.all
  private let nothingFound = UILabel()

  init() {
    super.init(style: .insetGrouped)
    title = "Waterfall"
    navigationItem.backButtonTitle = "Scenes"
  }

  required init?(coder: NSCoder) { nil }

  var firstScene: Scene { Topic.all[0].scenes[0] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search scenes"
    search.searchBar.autocapitalizationType = .none
    search.searchBar.autocorrectionType = .no
    navigationItem.searchController = search
    definesPresentationContext = true
    nothingFound.text = "No scene has these words."
    nothingFound.font = .preferredFont(forTextStyle: .body)
    nothingFound.adjustsFontForContentSizeCategory = true
    nothingFound.textColor = .secondaryLabel
    nothingFound.textAlignment = .center
    nothingFound.numberOfLines = 0
  }

  override func viewWillAppear(_ animated: Bool) {
    // The selected row shows which scene is next to the list. A list alone has no selection.
    clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  // MARK: - UITableViewDataSource

  override func numberOfSections(in tableView: UITableView) -> Int { topics.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    topics[section].scenes.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    topics[section].title
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cell)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cell)
    let scene = topics[indexPath.section].scenes[indexPath.row]
    show(scene.title, style: .headline, color: .label, in: cell.textLabel)
    show(scene.explanation, style: .subheadline, color: .secondaryLabel, in: cell.detailTextLabel)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func show(
    _ text: String, style: UIFont.TextStyle, color: UIColor, in label: UILabel?
  ) {
    label?.text = text
    label?.font = .preferredFont(forTextStyle: style)
    label?.adjustsFontForContentSizeCategory = true
    label?.textColor = color
    label?.numberOfLines = 0
  }

  // MARK: - UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(topics[indexPath.section].scenes[indexPath.row])
  }
}

extension SceneListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let words = (searchController.searchBar.text ?? "").split(separator: " ").map(String.init)
    topics = Topic.matching(words)
    tableView.backgroundView = topics.isEmpty ? nothingFound : nil
    tableView.reloadData()
  }
}
