#if !canImport(UIKit)
import StickyWaterfall

/// Two phones with the same pictures: the flow layout's rows, and this layout's columns.
///
/// The animation starts with the finished comparison, because link previews, and readers who prefer
/// reduced motion, see only the start. Then both phones scroll. The items of the second phone move
/// back into rows, and up into the gaps again.
@MainActor
struct ComparisonPicture {
  private static let start: CGFloat = 150
  private static let distance: CGFloat = 420
  private static let height: CGFloat = 500
  /// The duration of the animation, in seconds.
  private static let duration = 15

  private let flow: Stage
  private let own: Stage

  init() {
    let state = PlayState(Preset.all[0].link).with(.height, Int(Self.height))
    let size = CGSize(width: CGFloat(state.screen.width), height: Self.height)
    flow = Stage(state.controller(UICollectionViewFlowLayout()), size: size)
    own = Stage(state.controller(), size: size)
  }

  var still: Picture { picture(motion: "") }

  var moving: Picture {
    let back = "translateY(\(SVG.number(Double(-Self.start)))px)"
    let down = "translateY(\(SVG.number(Double(-Self.start - Self.distance)))px)"
    return picture(
      motion: """

        @media(prefers-reduced-motion:no-preference){
        .world{animation:scroll \(Self.duration)s ease-in-out infinite}
        .move{animation:rows \(Self.duration)s ease-in-out infinite}}
        @keyframes scroll{0%,14%,94%,100%{transform:\(back)}34%,76%{transform:\(down)}}
        @keyframes rows{0%,40%,68%,100%{transform:none}48%,57%{transform:translate(var(--x),var(--y))}}
        """)
  }

  private func picture(motion: String) -> Picture {
    Picture(
      title: "One line changed",
      description:
        "Two phones with the same pictures. Left, UICollectionViewFlowLayout leaves gaps "
        + "below the shorter items of each row. Right, WaterfallFlowLayout moves items up into the gaps.",
      screens: [flow, own].map { screen($0) },
      names: ["UICollectionViewFlowLayout()", "WaterfallFlowLayout()"], motion: motion)
  }

  private func screen(_ stage: Stage) -> Screenshot {
    let (all, rows) = (frames(of: stage), frames(of: flow))
    let first = ElementID(kind: .header, section: 0, item: 0)
    let drawings = all.keys.sorted().filter { $0 != first }.compactMap { id -> String? in
      guard let (attributes, row) = all[id].flatMap({ one in rows[id].map { (one, $0) } }),
        [attributes.frame, row.frame].contains(where: { isVisible($0) })
      else { return nil }
      let drawing =
        id.kind == .item
        ? numbered(attributes, stage.controller.work(at: attributes.indexPath))
        : header(attributes.frame, stage.controller.catalogue.sections[id.section].title)
      let (x, y) = (row.frame.minX - attributes.frame.minX, row.frame.minY - attributes.frame.minY)
      guard x != 0 || y != 0 else { return drawing }
      let sides = [x, y].map { SVG.number(Double($0)) }
      return #"<g class="move" style="--x:\#(sides[0])px;--y:\#(sides[1])px">\#(drawing)</g>"#
    }
    let holes = holes(of: stage)
    let shift = #"class="world" transform="translate(0 \#(SVG.number(Double(-Self.start))))""#
    let size = stage.view.bounds.size
    let pinned = CGRect(x: 0, y: 0, width: size.width, height: 44)
    return Screenshot(
      size: size,
      content: [
        SVG.rect(CGRect(origin: .zero, size: size), #"class="plain""#), Self.hatch,
        SVG.group(shift, holes + drawings),
        header(pinned, stage.controller.catalogue.sections[0].title),
      ])
  }

  /// The stripes of the holes.
  private static let hatch = """
    <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect class="odd" width="8" height="8"/>\
    <rect class="hole" width="1.6" height="8"/></pattern>
    """

  /// Returns a hatched area for each section, which the items cover with the spacing around them.
  private func holes(of stage: Stage) -> [String] {
    var areas: [Int: CGRect] = [:]
    for (id, attributes) in frames(of: stage) where id.kind == .item {
      areas[id.section] = areas[id.section]?.union(attributes.frame) ?? attributes.frame
    }
    let (width, inset) = (stage.view.bounds.width, stage.layout.sectionInset)
    return areas.keys.sorted().compactMap { areas[$0] }.filter { isVisible($0) }.map { area in
      let whole = CGRect(
        x: inset.left, y: area.minY, width: width - inset.left - inset.right, height: area.height)
      return SVG.rect(whole, #"fill="url(#hatch)""#)
    }
  }

  /// Draws a header as on the page's phones.
  private func header(_ frame: CGRect, _ title: String) -> String {
    SVG.rect(frame, #"class="plain""#)
      + SVG.text(
        title, frame.minX + own.layout.sectionInset.left, frame.midY + 6, "heading ink")
  }

  private func frames(of stage: Stage) -> [ElementID: UICollectionViewLayoutAttributes] {
    Dictionary(uniqueKeysWithValues: stage.allElements(at: 0).map { ($0.id, $0.attributes) })
  }

  private func isVisible(_ frame: CGRect) -> Bool {
    frame.maxY > Self.start && frame.minY < Self.start + Self.distance + Self.height
  }

  /// Draws an item as on the page's phones: a painting with its number in the lower left corner.
  private func numbered(_ item: UICollectionViewLayoutAttributes, _ work: Work) -> String {
    let (frame, path) = (item.frame, item.indexPath)
    let color = PlayState.color(ofItem: path.item, inSection: path.section)
    let ground = Int(PlayState.colors[color], radix: 16) ?? 0
    let like = Palette.paints.first { $0.ground.rgb == ground || $0.middle.rgb == ground }
    let paint = like.map { Palette.Paint(ground, $0.middle.rgb, $0.light.rgb) }
    let width = CGFloat(9 + 7 * work.title.count)
    let badge = CGRect(x: frame.minX + 5, y: frame.maxY - 21, width: width, height: 16)
    let (across, along) = (own.layout.minimumInteritemSpacing, own.layout.minimumLineSpacing)
    return SVG.rect(frame.insetBy(dx: -across, dy: -along), #"class="plain""#)
      + Painting(frame: frame, work: work.id, paint: paint).svg
      + SVG.rect(badge, ##"rx="4" fill="#140e08" opacity=".7""##)
      + SVG.text(work.title, badge.midX, badge.maxY - 4, "number mid")
  }
}
#endif
