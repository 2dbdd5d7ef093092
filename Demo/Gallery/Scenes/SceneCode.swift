import StickyWaterfall

/// The view controller one writes for a screen, read off the layout and the delegate that show it.
///
/// So it follows every switch, and what one reads is what one sees.
@MainActor
struct SceneCode {
  /// What a delegate adds to the code: the rest is the same for all, or read off the layout.
  struct Parts {
    /// What the controller keeps of the reader's data, by section, and of which type.
    var data = "sizes"
    var element = "CGSize"
    var conformance = "UICollectionViewDelegateFlowLayout"
    /// Lines that set up the layout.
    var statements: [String] = []
    /// Methods of the class.
    var members: [String] = []
    /// Types below the class.
    var types: [String] = []
    var cellClass = "UICollectionViewCell"
    /// Lines that make `cell` show what is at `path`.
    var configuration: [String] = []
  }

  let controller: CatalogueViewController

  /// A file of its own, complete but for the pictures.
  var text: String {
    let parts = controller.codeParts
    let members = [initializer(parts), viewDidLoad(parts)] + parts.members + dataSource(parts)
    let body = members.map { $0.indented }.joined(separator: "\n\n")
    return
      ([
        "import StickyWaterfall",
        """
        final class PicturesViewController:
          UICollectionViewController,
          \(parts.conformance)
        {
          var \(parts.data): [[\(parts.element)]] = []  // yours, by section

        \(body)
        }
        """,
      ] + parts.types).joined(separator: "\n\n")
  }

  private var layout: UICollectionViewFlowLayout { controller.layout }

  private var hasBands: Bool {
    layout.headerReferenceSize != .zero || layout.footerReferenceSize != .zero
  }

  /// Where the layout is made: a controller that has none when its view loads raises (facts 12.5).
  private func initializer(_ parts: Parts) -> String {
    let lines = ["let layout = \(type(of: layout))()"] + LayoutLines(layout: layout).lines
    return """
      convenience init() {
      \((lines + parts.statements).map { $0.indented }.joined(separator: "\n"))
        self.init(collectionViewLayout: layout)
      }
      """
  }

  private func viewDidLoad(_ parts: Parts) -> String {
    let registration = """
      collectionView.register(
        \(parts.cellClass).self,
        forCellWithReuseIdentifier: "picture")
      """
    var lines = [registration]
    lines += bandKinds.map { kind in
      """
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.\(kind),
        withReuseIdentifier: "band")
      """
    }
    if controller.collectionView.semanticContentAttribute == .forceRightToLeft {
      lines.append("collectionView.semanticContentAttribute =\n  .forceRightToLeft")
    }
    return """
      override func viewDidLoad() {
        super.viewDidLoad()
      \(lines.map { $0.indented }.joined(separator: "\n"))
      }
      """
  }

  private var bandKinds: [String] {
    (layout.headerReferenceSize == .zero ? [] : ["elementKindSectionHeader"])
      + (layout.footerReferenceSize == .zero ? [] : ["elementKindSectionFooter"])
  }

  private func dataSource(_ parts: Parts) -> [String] {
    let cell = """
      view.dequeueReusableCell(
        withReuseIdentifier: "picture", for: path)
      """
    let configured =
      ["let cell = " + cell] + parts.configuration + ["return cell"]
    let lines = parts.configuration.isEmpty ? [cell] : configured
    let bands = """
      override func collectionView(
        _ view: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "band", for: path)
      }
      """
    return [
      """
      override func numberOfSections(
        in view: UICollectionView
      ) -> Int { \(parts.data).count }
      """,
      """
      override func collectionView(
        _ view: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { \(parts.data)[section].count }
      """,
      """
      override func collectionView(
        _ view: UICollectionView,
        cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
      \(lines.map { $0.indented }.joined(separator: "\n"))
      }
      """,
    ] + (hasBands ? [bands] : [])
  }
}

extension SceneCode.Parts {
  static let sizeForItem = """
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize {
      sizes[path.section][path.item]
    }
    """

  /// The height of an item: what `expression` makes of `size`, the picture's own, and `itemWidth`.
  static func heightForItem(_ expression: String) -> String {
    """
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      heightForItemAt path: IndexPath, itemWidth: CGFloat
    ) -> CGFloat {
      let size = sizes[path.section][path.item]
      return \(expression)
    }
    """
  }

  /// A method of the delegate that answers for a section.
  static func forSection(_ question: String, _ type: String, _ answer: String) -> String {
    """
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      \(question) section: Int
    ) -> \(type) {
      \(answer)
    }
    """
  }
}

extension String {
  /// Each line moved to the right by two spaces, but for empty ones.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
