#if !canImport(UIKit)
import StickyWaterfall

/// Two phones with the same pictures: the flow layout's rows, and this layout's columns.
///
/// The moving picture starts with the finished comparison, which link previews show, and readers
/// who prefer reduced motion. Both phones scroll, the second returns to rows, and its items close
/// up again.
@MainActor
struct ComparisonPicture {
  private static let start: CGFloat = 60
  private static let distance: CGFloat = 340
  private static let height: CGFloat = 500
  /// Seconds.
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
    let header = ElementID(kind: .header, section: 0, item: 0)
    let drawings = all.keys.sorted().filter { $0 != header }.compactMap { id -> String? in
      guard let (attributes, row) = all[id].flatMap({ one in rows[id].map { (one, $0) } }),
        [attributes.frame, row.frame].contains(where: { isVisible($0) })
      else { return nil }
      let drawing =
        id.kind == .item
        ? numbered(attributes.frame, stage.controller.work(at: attributes.indexPath))
        : BandDrawing(attributes, of: stage).svg
      let (x, y) = (row.frame.minX - attributes.frame.minX, row.frame.minY - attributes.frame.minY)
      guard x != 0 || y != 0 else { return drawing }
      let sides = [x, y].map { SVG.number(Double($0)) }
      return #"<g class="move" style="--x:\#(sides[0])px;--y:\#(sides[1])px">\#(drawing)</g>"#
    }
    let shift = #"class="world" transform="translate(0 \#(SVG.number(Double(-Self.start))))""#
    stage.scroll(to: Double(Self.start))
    let pinned = all[header].map { attributes -> String in
      var band = BandDrawing(attributes, of: stage)
      (band.frame.origin.y, band.isPinned) = (0, true)
      return band.svg
    }
    return Screenshot(
      size: stage.view.bounds.size,
      content: [SVG.group(shift, drawings)] + (pinned.map { [$0] } ?? []))
  }

  private func frames(of stage: Stage) -> [ElementID: UICollectionViewLayoutAttributes] {
    stage.scroll(to: 0)
    return Dictionary(uniqueKeysWithValues: stage.allElements().map { ($0.id, $0.attributes) })
  }

  private func isVisible(_ frame: CGRect) -> Bool {
    frame.maxY > Self.start && frame.minY < Self.start + Self.distance + Self.height
  }

  /// A painting with its number in the lower left corner.
  private func numbered(_ frame: CGRect, _ work: Work) -> String {
    let width = CGFloat(9 + 7 * work.title.count)
    let badge = CGRect(x: frame.minX + 5, y: frame.maxY - 21, width: width, height: 16)
    return Painting(frame: frame, work: work.id).svg
      + SVG.rect(badge, ##"rx="4" fill="#140e08" opacity=".7""##)
      + SVG.text(work.title, badge.midX, badge.maxY - 4, "number mid")
  }
}
#endif
