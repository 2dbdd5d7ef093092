/// The view controller that makes the screen of a state: a file of its own, complete with a table of
/// the sizes.
struct PlayCode {
  let state: PlayState
  /// What the screen has beside its state.
  var parts = Parts()

  /// What the choices make: the lines that one takes into an app of one's own.
  var lines: String {
    (layoutLines + ["collectionView.collectionViewLayout = layout"] + direction
      + (delegateMethods + parts.members + parts.types).map { "\n" + $0 }).joined(separator: "\n")
  }

  var text: String {
    let screen = state.screen
    let members = [initializer, viewDidLoad, dataSource, cell] + bands
    let all = members + parts.sizing + delegateMethods + parts.members + [colors, table]
    let isStock = delegateMethods.isEmpty && !parts.needsOwnDelegate
    return """
      import StickyWaterfall

      /// Designed for \(screen.width) by \(screen.height) points at \(state[.scale] + 1)x.
      final class PicturesViewController:
        UICollectionViewController,
        \(isStock ? "UICollectionViewDelegateFlowLayout" : "WaterfallFlowLayoutDelegate")
      {
      \(Self.indented([all.joined(separator: "\n\n")]))
      }

      \(types.joined(separator: "\n\n"))
      """
  }
}

// MARK: - The layout

extension PlayCode {
  /// One assignment for each property that is not as a new layout has it.
  private var layoutLines: [String] {
    var lines = ["let layout = \(parts.layoutClass)()"]
    for field in PlayField.all {
      guard let property = field.property, let value = value(of: field) else { continue }
      let along = state.isSideways ? ".width" : ".height"
      let isSize = field.key == .header || field.key == .footer
      lines.append("layout.\(property)\(isSize ? along : "") = \(value)")
    }
    if state[.backgrounds] == 1 {
      lines.append(
        """
        layout.register(
          BackgroundView.self,
          forDecorationViewOfKind: WaterfallFlowLayout
            .elementKindSectionBackground)
        """)
    }
    return lines + parts.statements
  }

  /// What its property is set to; nil where that is not said.
  private func value(of field: PlayField) -> String? {
    if let sides = Self.sides(from: field.key) {
      let numbers = sides.map { state[$0] }
      guard numbers.contains(where: { $0 != 0 }) else { return nil }
      return "UIEdgeInsets(\n  top: \(numbers[0]), left: \(numbers[1]), "
        + "bottom: \(numbers[2]), right: \(numbers[3]))"
    }
    let value = state[field.key]
    switch field.key {
    case .by, .count:
      let isSaid = state.columnPattern == nil && value == (field.key == .by ? 3 : state.columnCount)
      return isSaid ? Self.columnCount(state.columnCount) : nil
    case .least: return state[.by] == 2 ? "\(value)" : nil
    default:
      guard value != field.initial else { return nil }
      return field.choices.isEmpty ? "\(value)" : field.values[value]
    }
  }

  /// Top, left, bottom and right of the insets that begin with a field.
  private static func sides(from key: PlayKey) -> [PlayKey]? {
    switch key {
    case .top: [.top, .leading, .bottom, .trailing]
    case .backgroundInset: [.backgroundInset, .backgroundInset, .backgroundInset, .backgroundInset]
    case .headerTop: [.headerTop, .headerSides, .headerBottom, .headerSides]
    case .footerTop: [.footerTop, .footerSides, .footerBottom, .footerSides]
    default: nil
    }
  }

  private static func columnCount(_ count: Int) -> String {
    count == PlayState.rows ? "WaterfallFlowLayout.stockRows" : "\(count)"
  }

  private var delegateMethods: [String] {
    var methods: [String] = []
    if let counts = state.columnPattern {
      let table = counts.map(Self.columnCount).joined(separator: ", ")
      let note = counts[0] == 0 ? "  // 0: automatic" : ""
      methods.append(
        Self.forSection(
          "columnCountForSectionAt", "Int", "[\(table)][section % \(counts.count)]\(note)"))
    }
    if let span = state.span(ofItem: 0) {
      methods.append(
        """
        func collectionView(
          _ view: UICollectionView,
          layout: UICollectionViewLayout,
          columnSpanForItemAt path: IndexPath
        ) -> Int {
          path.item % \(state[.spanEvery]) == 0 ? \(span == .max ? ".max" : "\(span)") : 1
        }
        """)
    }
    return methods
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
      "collectionView.register(\n  \(parts.cellClass).self, forCellWithReuseIdentifier: \"picture\")"
    ]
    for (key, kind) in [(PlayKey.header, "Header"), (.footer, "Footer")] where state[key] > 0 {
      lines.append(
        """
        collectionView.register(
          TitleView.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSection\(kind),
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

  private var direction: [String] {
    state[.mirrored] == 1 ? ["collectionView.semanticContentAttribute = .forceRightToLeft"] : []
  }

  private var dataSource: String {
    """
    override func numberOfSections(
      in view: UICollectionView
    ) -> Int { \(parts.data).count }

    override func collectionView(
      _ view: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { \(parts.data)[section].count }
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
      \(parts.configuration)
      return cell
    }
    """
  }

  /// The method for headers and footers, and their titles.
  private var bands: [String] {
    guard state[.header] + state[.footer] > 0 else { return [] }
    let titles = state.sections.indices.map { "  \(Self.literal(state.title(ofSection: $0))),\n" }
    let table = " = [\n" + titles.joined() + "]"
    let title = state[.header] > 0 ? "title" : "\"End of \\(title)\""
    let isBoth = state[.header] > 0 && state[.footer] > 0
    let tall = [(PlayKey.header, "Header"), (.footer, "Footer")].filter { state.isTall($0.0) }
      .map { Self.tallBand($0.1) }.joined()
    let either =
      "kind == UICollectionView.elementKindSectionHeader\n    ? title : \"End of \\(title)\""
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
        (band as? TitleView)?.label.text = \(isBoth ? either : title)
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
        band.backgroundColor = color(colors[(path.section * 7 + 6) % colors.count])
        (band as? TitleView)?.label.textColor = .white
      }

    """
  }

  // MARK: - The views

  private var types: [String] {
    parts.views + parts.types + (state[.header] + state[.footer] > 0 ? [titleView] : [])
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
    let turn = "label.transform = CGAffineTransform(rotationAngle: .pi / 2)"
    let place =
      state.isSideways
      ? "label.frame = bounds.insetBy(dx: 0, dy: 12)"
      : """
      let height = min(44, bounds.height)
          label.frame = CGRect(
            x: 12, y: bounds.height - height, width: bounds.width - 24, height: height)
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
      override func apply(_ attributes: UICollectionViewLayoutAttributes) {
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
    """
    /// What shows where there is no picture yet.
    let colors = [
      \(PlayState.colors.prefix(6).map { "0x\($0)" }.joined(separator: ", ")),
      \(PlayState.colors.dropFirst(6).map { "0x\($0)" }.joined(separator: ", ")),
    ]

    func color(_ hex: Int) -> UIColor {
      let parts = [hex >> 16, hex >> 8 & 255, hex & 255].map { CGFloat($0) / 255 }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
    """
  }

  /// What there is to show, by section.
  private var table: String {
    if let element = parts.element { return "var \(parts.data): [[\(element)]] = []  // yours" }
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

  /// A number of whole hundredths, as short as can be.
  private static func number(_ value: Double) -> String {
    let hundredths = Int(value * 100 + 0.5)
    let (whole, part) = (hundredths / 100, hundredths % 100)
    guard part > 0 else { return "\(whole)" }
    guard part % 10 > 0 else { return "\(whole).\(part / 10)" }
    return "\(whole)." + (part < 10 ? "0" : "") + "\(part)"
  }

  /// A text as Swift writes it; what could end it, or begin code in it, is escaped.
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

  /// Each line moved to the right by two spaces, but for empty ones.
  private static func indented(_ texts: [String]) -> String {
    let lines = texts.flatMap {
      $0.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    return lines.map { $0.isEmpty ? "" : "  " + String(decoding: $0, as: UTF8.self) }
      .joined(separator: "\n")
  }
}
