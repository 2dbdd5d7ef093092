import Foundation
import StickyWaterfall

// snippet.begin
final class TextBar: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
// snippet.end

// snippet.begin
struct Message: Identifiable {
  let id: Int
  let day: String
  var text: String
}

@available(iOS 15, tvOS 15, *)
final class ChatViewController: UICollectionViewController {
  private(set) var messages: [Message] = []  // the newest is the last
  private var source: UICollectionViewDiffableDataSource<String, Message.ID>?

  convenience init() {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 1
    layout.contentAnchor = .end
    layout.estimatedItemSize = CGSize(width: 320, height: 40)  // cells size themselves
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 32)
    layout.sectionHeadersPinToVisibleBounds = true  // the day stays on screen
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    source = makeSource()
  }

  func append(_ new: [Message]) {  // messages that arrive, or that the user sends
    messages += new
    showMessages()
  }

  func prepend(_ page: [Message]) {  // an earlier page
    messages = page + messages
    showMessages()
  }

  func extendNewest(by text: String) {  // an answer, as it streams
    loadViewIfNeeded()
    guard let newest = messages.indices.last, var snapshot = source?.snapshot()
    else { return }
    messages[newest].text += text
    snapshot.reconfigureItems([messages[newest].id])
    source?.apply(snapshot, animatingDifferences: false)
  }

  func show(_ other: [Message]) {  // another chat, which opens at its newest message
    messages = other
    showMessages()
    scrollToNewest(animated: false)
  }

  func scrollToNewest(animated: Bool = true) {
    guard let newest = messages.last, let path = source?.indexPath(for: newest.id)
    else { return }
    let layout = collectionView.collectionViewLayout as? WaterfallFlowLayout
    layout?.scrollToItem(at: path, at: .bottom, animated: animated)
  }

  private func showMessages() {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<String, Message.ID>()
    for message in messages {
      if message.day != snapshot.sectionIdentifiers.last {
        snapshot.appendSections([message.day])
      }
      snapshot.appendItems([message.id])
    }
    source?.apply(snapshot)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, Message.ID> {
    typealias Cells = UICollectionView.CellRegistration<WrappingNoteCell, Message.ID>
    let cells = Cells { [weak self] cell, _, id in
      cell.label.text = self?.messages.last { $0.id == id }?.text
    }
    let headers = UICollectionView.SupplementaryRegistration<TextBar>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      let days = self?.source?.snapshot().sectionIdentifiers
      header.label.text = days?[indexPath.section]
    }
    let source = UICollectionViewDiffableDataSource<String, Message.ID>(
      collectionView: collectionView
    ) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return source
  }
}
// snippet.end

@available(iOS 15, tvOS 15, *)
extension ChatViewController {
  // snippet.begin
  func coverBottom(by height: CGFloat) {  // in the keyboard's animation
    collectionView.contentInset.bottom = height
    collectionView.performBatchUpdates(nil)  // tells the layout
  }
  // snippet.end
}

#if !os(tvOS)
// snippet.begin
/// A chat above a field and a button, which stay above the keyboard.
@available(iOS 15, *)
final class ConversationViewController: UIViewController, UITextFieldDelegate {
  let chat = ChatViewController()
  private let field = UITextField()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.delegate = self
    button.setTitle("Newest", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.chat.scrollToNewest() },
      for: .primaryActionTriggered)
    addChild(chat)
    addParts(list: chat.view)
    chat.didMove(toParent: self)
  }

  private func addParts(list: UIView) {
    for part in [list, field, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let (guide, keyboard) = (view.safeAreaLayoutGuide, view.keyboardLayoutGuide)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      field.heightAnchor.constraint(equalToConstant: 36),
      field.bottomAnchor.constraint(equalTo: keyboard.topAnchor, constant: -8),
      button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      button.widthAnchor.constraint(equalToConstant: 72),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let text = textField.text, !text.isEmpty else { return false }
    textField.text = nil
    let id = (chat.messages.last?.id ?? 0) + 1
    chat.append([Message(id: id, day: "Today", text: text)])
    chat.scrollToNewest()
    return false
  }
}
// snippet.end
#endif

#if !canImport(UIKit)
extension UIView {
  /// The stand-in's guide without a keyboard, which starts where the safe area ends, as in UIKit.
  var keyboardLayoutGuide: KeyboardLayoutGuide {
    KeyboardLayoutGuide(topAnchor: safeAreaLayoutGuide.bottomAnchor)
  }
}

struct KeyboardLayoutGuide {
  let topAnchor: NSLayoutYAxisAnchor
}
#endif
