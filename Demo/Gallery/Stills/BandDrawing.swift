#if !canImport(UIKit)
import StickyWaterfall

/// A header or footer in a picture, with a painting if it's tall.
struct BandDrawing {
  /// Paintings that are dark enough for white text.
  private static let paintings = [0, 4]

  let id: ElementID
  let title: String
  let works: Int
  /// The distance of texts from the sides, so that they start where the items do.
  let inset: CGFloat
  var frame: CGRect
  var isPinned = false
  var collapseProgress = 0.0
  var pushProgress = 0.0

  /// Creates a drawing at the attributes' frame.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes, of stage: Stage) {
    id = ElementID(attributes)
    let section = stage.controller.catalogue.sections[id.section]
    (title, works, frame) = (section.title, section.works.count, attributes.frame)
    inset = stage.layout.sectionInset.left > 0 ? stage.layout.sectionInset.left : 12
    guard let own = attributes as? WaterfallLayoutAttributes else {
      // The flow layout's attributes don't tell whether a header is pinned.
      isPinned = frame.minY <= stage.view.bounds.minY
      return
    }
    isPinned = own.isPinned
    (collapseProgress, pushProgress) = (Double(own.collapseProgress), Double(own.pushProgress))
  }

  var svg: String {
    if id.kind == .footer {
      let end = SVG.text("End of \(title)", frame.minX + inset, frame.midY + 4, "small faint")
      return SVG.rect(frame, #"class="foot""#) + edge(frame.minY) + end
    }
    if frame.height > 90 { return tall }
    let ground = SVG.rect(frame, #"class="band""#) + edge(frame.maxY)
    guard !title.isEmpty else { return ground }
    return ground + SVG.text(title, frame.minX + inset, frame.midY + 6, "title ink")
      + SVG.text("\(works) works", frame.maxX - inset, frame.midY + 5, "small faint end")
  }

  /// A large title, and nothing else.
  var plain: String {
    SVG.rect(frame, #"class="band""#) + edge(frame.maxY)
      + SVG.text(title, frame.minX + inset, frame.midY + 9, "display ink")
  }

  /// Returns a hairline if the view is pinned over content.
  private func edge(_ y: CGFloat) -> String { isPinned ? SVG.hairline(frame, at: y) : "" }

  /// A tall header: its subtitle fades with `collapseProgress`, and its title with `pushProgress`.
  private var tall: String {
    Painting(frame: frame, work: Self.paintings[id.section % Self.paintings.count]).svg
      + SVG.text(
        "\(works) works", frame.minX + inset, frame.maxY - 40, "over", opacity: 1 - collapseProgress
      )
      + SVG.text(
        title, frame.minX + inset, frame.maxY - 15, "title large", opacity: 1 - pushProgress)
  }
}
#endif
