/// The view controller of a state's screen: a complete file, with a table of the item sizes.
///
/// Its lines have at most 64 columns, except long titles, so that the page doesn't wrap them.
struct PlayCode {
  let state: PlayState
  /// The code of the screen that doesn't follow from its state.
  var parts = Parts()

  /// The lines that the settings determine: the layout, its properties, and the delegate methods.
  var lines: String {
    (layoutLines + ["collectionView.collectionViewLayout = layout"] + direction
      + (delegateMethods + parts.members).map { "\n" + $0 }).joined(separator: "\n")
  }

  var text: String {
    let screen = state.screen
    let methods = delegateMethods + parts.sizing + parts.members
    let members = [initializer] + methods + [viewDidLoad, dataSource, cell] + bands
    let usesFlowDelegate = delegateMethods.isEmpty
    return """
      import \(parts.isOwn ? "StickyWaterfall" : "UIKit")

      /// Designed for \(screen.width) by \(screen.height) points at \(state[.scale] + 1)x.
      final class PicturesViewController:
        UICollectionViewController,
        \(usesFlowDelegate ? "UICollectionViewDelegateFlowLayout" : "WaterfallFlowLayoutDelegate")
      {
      \(Self.indented([(members + [colors, table]).joined(separator: "\n\n")]))
      }

      \(types.joined(separator: "\n\n"))
      """
  }
}

// MARK: - The controller

extension PlayCode {
  private var initializer: String {
    """
    convenience init() {
    \(Self.indented(layoutLines))
      self.init(collectionViewLayout: layout)
    }
    """
  }

  private var viewDidLoad: String {
    var lines = [
      """
      collectionView.register(
        PictureCell.self,
        forCellWithReuseIdentifier: "picture")
      """
    ]
    for (key, kind) in [(PlayKey.header, "Header"), (.footer, "Footer")] where state[key] > 0 {
      lines.append(
        """
        collectionView.register(
          TitleView.self,
          forSupplementaryViewOfKind: UICollectionView
            .elementKindSection\(kind),
          withReuseIdentifier: "title")
        """)
    }
    return """
      override func viewDidLoad() {
        super.viewDidLoad()
      \(Self.indented(lines + direction))
      }
      """
  }

  var direction: [String] {
    let line = "collectionView.semanticContentAttribute = .forceRightToLeft"
    return state[.mirrored] == 1 ? [line] : []
  }

  private var dataSource: String {
    """
    override func numberOfSections(
      in view: UICollectionView
    ) -> Int { sizes.count }

    override func collectionView(
      _ view: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { sizes[section].count }
    """
  }

  private var cell: String {
    """
    override func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: "picture", for: path)
      let number = path.item * 5 + path.section * 7
      cell.backgroundColor = color(colors[number % colors.count])
      (cell as? PictureCell)?.picture.image = nil  // yours
      return cell
    }
    """
  }

  /// The method that returns headers and footers, and the table of their titles.
  private var bands: [String] {
    guard state[.header] + state[.footer] > 0 else { return [] }
    let titles = state.sections.indices.map { "  \(Self.literal(state.title(ofSection: $0))),\n" }
    let table = " = [\n" + titles.joined() + "]"
    let title = state[.header] > 0 ? "title" : "\"End of \\(title)\""
    let isBoth = state[.header] > 0 && state[.footer] > 0
    let tall = [(PlayKey.header, "Header"), (.footer, "Footer")].filter { state.isTall($0.0) }
      .map { Self.tallBand($0.1) }.joined()
    let either =
      "\n    kind == UICollectionView.elementKindSectionHeader\n    ? title : \"End of \\(title)\""
    return [
      """
      override func collectionView(
        _ view: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at path: IndexPath
      ) -> UICollectionReusableView {
        let band = view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "title", for: path)
        let title = titles[path.section]
        (band as? TitleView)?.label.text =\(isBoth ? either : " " + title)
      \(tall)\
        return band
      }
      """,
      "let titles" + (parts.element == nil ? table : ": [String] = []  // yours"),
    ]
  }

  private static func tallBand(_ kind: String) -> String {
    """
      if kind == UICollectionView.elementKindSection\(kind) {
        let number = path.section * 7 + 6
        band.backgroundColor = color(
          colors[number % colors.count])
        (band as? TitleView)?.label.textColor = .white
      }

    """
  }

  // MARK: - The views

  private var types: [String] {
    [Self.pictureCell] + (state[.header] + state[.footer] > 0 ? [titleView] : [])
      + (state[.backgrounds] == 1 ? [Self.backgroundView] : [])
  }

  static let pictureCell = """
    /// A picture that fills its cell.
    class PictureCell: UICollectionViewCell {
      private(set) lazy var picture: UIImageView = {
        let picture = UIImageView(frame: bounds)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        backgroundView = picture
        return picture
      }()
    }
    """

  private var titleView: String {
    let turn = "label.transform = CGAffineTransform(\n      rotationAngle: .pi / 2)"
    let place =
      state.isSideways
      ? "label.frame = bounds.insetBy(dx: 0, dy: 12)"
      : """
      let height = min(44, bounds.height)
          label.frame = CGRect(
            x: \(state.titleInset), y: bounds.height - height,
            width: bounds.width - \(2 * state.titleInset), height: height)
      """
    return """
      final class TitleView: UICollectionReusableView {
        private(set) lazy var label: UILabel = {
          let label = UILabel(frame: bounds)
          label.font = .preferredFont(forTextStyle: .headline)
          backgroundColor = .systemBackground
          addSubview(label)
          return label
        }()

        override func layoutSubviews() {
          super.layoutSubviews()
      \(state.isSideways ? "    \(turn)\n" : "")\
          \(place)
        }
      }
      """
  }

  private static let backgroundView = """
    final class BackgroundView: UICollectionReusableView {
      override func apply(
        _ attributes: UICollectionViewLayoutAttributes
      ) {
        super.apply(attributes)
        let isOdd = attributes.indexPath.section % 2 == 1
        backgroundColor = isOdd ? .systemGray4 : .systemGray6
      }
    }
    """
}

// MARK: - The tables

extension PlayCode {
  private var colors: String {
    let names = PlayState.colors.map { "0x\($0)" }
    let rows = [names[..<6], names[6...]].map { $0.joined(separator: ", ") }
    return """
      /// The colors of items that have no picture.
      let colors = [
        \(rows.joined(separator: ",\n  ")),
      ]

      func color(_ hex: Int) -> UIColor {
        let parts = [hex >> 16, hex >> 8 & 255, hex & 255]
          .map { CGFloat($0) / 255 }
        return UIColor(
          red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
      }
      """
  }

  /// The property with the item sizes by section, or an empty array for the reader's own data.
  private var table: String {
    if let element = parts.element { return "var sizes: [[\(element)]] = []  // yours" }
    let sizes = state.sizes
    let sections = state.sections.map { items in
      guard !items.isEmpty else { return "  [],\n" }
      let rows = items.map {
        "    CGSize(width: \(Self.number(sizes[$0].width)), "
          + "height: \(Self.number(sizes[$0].height))),\n"
      }
      return "  [\n" + rows.joined() + "  ],\n"
    }
    return "/// The size of each picture, by section.\nvar sizes: [[CGSize]] = [\n"
      + sections.joined() + "]"
  }

  /// Returns a number of whole hundredths without trailing zeros.
  private static func number(_ value: Double) -> String {
    let hundredths = Int(value * 100 + 0.5)
    let (whole, part) = (hundredths / 100, hundredths % 100)
    guard part > 0 else { return "\(whole)" }
    guard part % 10 > 0 else { return "\(whole).\(part / 10)" }
    return "\(whole)." + (part < 10 ? "0" : "") + "\(part)"
  }

  /// Returns a string literal, with quotation marks and backslashes escaped.
  private static func literal(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  }

  /// Returns the lines of the texts, each indented by two spaces unless it's empty.
  static func indented(_ texts: [String]) -> String {
    let lines = texts.flatMap {
      $0.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    return lines.map { $0.isEmpty ? "" : "  " + String(decoding: $0, as: UTF8.self) }
      .joined(separator: "\n")
  }
}
