import UIKit

/// A scene's explanation, and the code of its view controller with the current settings.
final class CodeViewController: UIViewController {
  private let scene: Scene
  private let text: String

  init(_ scene: Scene, code: String) {
    self.scene = scene
    text = code
    super.init(nibName: nil, bundle: nil)
    title = scene.title
    preferredContentSize = CGSize(width: 480, height: 400)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Copy", style: .plain, target: self, action: #selector(copyCode))
    navigationItem.leftBarButtonItem?.accessibilityLabel = "Copy the code"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let explanation = UILabel()
    explanation.text = scene.explanation
    explanation.font = .preferredFont(forTextStyle: .body)
    explanation.adjustsFontForContentSizeCategory = true
    explanation.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [explanation, makeCodeView()])
    texts.axis = .vertical
    texts.spacing = 16
    addScrolling(texts)
  }

  private func makeCodeView() -> UITextView {
    let code = UITextView()
    code.text = text
    code.font = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .monospacedSystemFont(ofSize: 13, weight: .regular))
    code.adjustsFontForContentSizeCategory = true
    code.isEditable = false
    code.isScrollEnabled = false
    code.backgroundColor = .secondarySystemBackground
    code.textColor = .label
    code.layer.cornerRadius = 8
    code.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    // Code is left to right in every language.
    code.semanticContentAttribute = .forceLeftToRight
    code.textAlignment = .left
    code.accessibilityLabel = "Code"
    return code
  }

  private func addScrolling(_ content: UIView) {
    let scroll = UIScrollView()
    for part in [scroll, content] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(content)
    let room = scroll.contentLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: room.topAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -16),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      room.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  @objc private func copyCode() {
    UIPasteboard.general.string = text
    Announcement(text: "Copied").speak()
  }

  @objc private func close() {
    dismiss(animated: true)
  }
}
