#if !canImport(UIKit)
/// The view controller that makes the screen of a state: a file of its own, complete with a table of
/// the sizes.
struct PlayCode {
  let state: PlayState

  var text: String {
    let protocolName =
      state[.spanEvery] > 0 ? "WaterfallFlowLayoutDelegate" : "UICollectionViewDelegateFlowLayout"
    let screen = state.screen
    return """
      import StickyWaterfall

      /// Designed for \(screen.width) by \(screen.height) points, \(Self.pixels(state[.scale] + 1)) each.
      final class PicturesViewController:
        UICollectionViewController,
        \(protocolName)
      {
        override func viewDidLoad() {
          super.viewDidLoad()
      \(Self.joined(layoutLines + viewLines, indent: "    "))
        }

      \(Self.dataSource)

      \(Self.sizeForItem)\(spans)\(bands)

        /// The size of each picture, by section.
        var sizes: [[CGSize]] = [
      \(table)
        ]
      }
      """
  }

  // MARK: - The layout

  private var layoutLines: [String] {
    var lines = ["let layout = WaterfallFlowLayout()"]
    func set(_ property: String, _ value: String, unless isDefault: Bool) {
      if !isDefault { lines.append("layout.\(property) = \(value)") }
    }
    func number(_ key: PlayKey, _ property: String) {
      let isDefault = state[key] == PlayField.all[key.rawValue].initial
      set(property, "\(state[key])", unless: isDefault)
    }
    func flag(_ key: PlayKey, _ property: String) {
      set(property, "true", unless: state[key] == 0)
    }
    func option(_ key: PlayKey, _ property: String, _ names: [String]) {
      set(property, ".\(names[state[key]])", unless: state[key] == 0)
    }
    option(.sideways, "scrollDirection", ["vertical", "horizontal"])
    if state[.by] == 1 { set("columnCount", "\(state[.count])", unless: false) }
    if state[.by] == 2 { set("minimumColumnWidth", "\(state[.least])", unless: false) }
    option(
      .placement, "itemPlacement", ["shortestColumn", "leadingToTrailing", "trailingToLeading"])
    option(.sizing, "itemSizing", ["aspectRatio", "fixedExtent"])
    number(.line, "minimumLineSpacing")
    number(.gap, "minimumInteritemSpacing")
    let sides = [PlayKey.top, .leading, .bottom, .trailing]
    set("sectionInset", insets, unless: sides.allSatisfy { state[$0] == 0 })
    set("headerReferenceSize", size(.header), unless: state[.header] == 0)
    set("footerReferenceSize", size(.footer), unless: state[.footer] == 0)
    flag(.headerPins, "sectionHeadersPinToVisibleBounds")
    flag(.footerPins, "sectionFootersPinToVisibleBounds")
    number(.headerKept, "pinnedHeaderExtent")
    number(.footerKept, "pinnedFooterExtent")
    number(.headerOffset, "pinnedHeaderOffset")
    number(.footerOffset, "pinnedFooterOffset")
    option(.scope, "pinningScope", ["section", "untilNextPinned", "stacked"])
    flag(.overscroll, "pinsWhileOverscrolling")
    flag(.stretch, "stretchesFirstHeader")
    return lines
  }

  private var insets: String {
    let sides = [state[.top], state[.leading], state[.bottom], state[.trailing]]
    return "UIEdgeInsets(\n  top: \(sides[0]), left: \(sides[1]), "
      + "bottom: \(sides[2]), right: \(sides[3]))"
  }

  /// Of a header or footer: what it takes along scrolling.
  private func size(_ key: PlayKey) -> String {
    state.isSideways
      ? "CGSize(width: \(state[key]), height: 0)" : "CGSize(width: 0, height: \(state[key]))"
  }

  // MARK: - The view

  private var viewLines: [String] {
    var lines = [
      "collectionView.collectionViewLayout = layout",
      "collectionView.register(\n  UICollectionViewCell.self,\n  forCellWithReuseIdentifier: \"picture\")",
    ]
    for (key, kind) in [(PlayKey.header, "Header"), (.footer, "Footer")] where state[key] > 0 {
      lines.append(
        "collectionView.register(\n  UICollectionReusableView.self,\n"
          + "  forSupplementaryViewOfKind: UICollectionView.elementKindSection\(kind),\n"
          + "  withReuseIdentifier: \"band\")")
    }
    if state[.mirrored] == 1 {
      lines.append("collectionView.semanticContentAttribute =\n  .forceRightToLeft")
    }
    return lines
  }

  private static let dataSource = """
      override func numberOfSections(
        in view: UICollectionView
      ) -> Int { sizes.count }

      override func collectionView(
        _ view: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { sizes[section].count }

      override func collectionView(
        _ view: UICollectionView,
        cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(
          withReuseIdentifier: "picture", for: path)
        cell.backgroundColor = .systemGray4  // your picture
        return cell
      }
    """

  private static let sizeForItem = """
      func collectionView(
        _ view: UICollectionView,
        layout: UICollectionViewLayout,
        sizeForItemAt path: IndexPath
      ) -> CGSize {
        sizes[path.section][path.item]
      }
    """

  private var spans: String {
    guard state[.spanEvery] > 0 else { return "" }
    let span = state.span(ofItem: 0) ?? 1
    return """


        func collectionView(
          _ view: UICollectionView,
          layout: UICollectionViewLayout,
          columnSpanForItemAt path: IndexPath
        ) -> Int {
          path.item % \(state[.spanEvery]) == 0 ? \(span == .max ? ".max" : "\(span)") : 1
        }
      """
  }

  private var bands: String {
    guard state[.header] + state[.footer] > 0 else { return "" }
    return """


        override func collectionView(
          _ view: UICollectionView,
          viewForSupplementaryElementOfKind kind: String,
          at path: IndexPath
        ) -> UICollectionReusableView {
          let band = view.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "band", for: path)
          band.backgroundColor = .secondarySystemBackground
          return band
        }
      """
  }

  // MARK: - The sizes

  private var table: String {
    let sizes = state.sizes
    return Self.joined(
      state.sections.map { items in
        guard !items.isEmpty else { return "[]," }
        let rows = items.map { "  " + Self.literal(sizes[$0]) + ",\n" }
        return "[\n" + rows.reduce("", +) + "],"
      }, indent: "    ")
  }

  private static func literal(_ size: PlayState.Size) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  /// A number of whole hundredths, as short as can be.
  private static func number(_ value: Double) -> String {
    let hundredths = Int(value * 100 + 0.5)
    let (whole, part) = (hundredths / 100, hundredths % 100)
    guard part > 0 else { return "\(whole)" }
    guard part % 10 > 0 else { return "\(whole).\(part / 10)" }
    return "\(whole)." + (part < 10 ? "0" : "") + "\(part)"
  }

  private static func pixels(_ count: Int) -> String {
    count == 1 ? "1 pixel" : "\(count) pixels"
  }

  /// One under the other, each line moved to the right.
  private static func joined(_ blocks: [String], indent: String) -> String {
    var text: [UInt8] = []
    for block in blocks {
      for line in block.utf8.split(separator: UInt8(ascii: "\n")) {
        if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
        text += indent.utf8
        text += line
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
#endif
