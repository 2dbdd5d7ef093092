import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether a view's own size counts: only with an estimate, in columns only its extent along scrolling,
  /// only when it differs by half a pixel, and only so often.
  ///
  /// A view that never agrees with the size it asked for would otherwise keep UIKit in its layout
  /// loop until that raises (facts 6.6). UIKit also raises for an empty size (facts 5).
  func accepts(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard usesEstimates, !cycle.isBeforeList, let element = ElementID(original),
      let current = engine.extent(of: element)
    else { return false }
    reportOtherWidth(preferred, insteadOf: original)
    let points = axes.main(preferred.size)
    guard points > 0, points <= DiagnosticReporter.longest else {
      reportFitting(
        element, asked: points.inPoints, used: current, wanted: "a size that is finite and above 0")
      return false
    }
    let former = axes.grid.length(CGFloat(formerWidth(of: element)))
    let width =
      preferredWidth(preferred, insteadOf: original, of: element).map { axes.grid.length($0) }
      ?? former
    guard
      max(abs(axes.grid.length(points) - current), abs(width - former)) > Self.settlingTolerance
    else { return false }
    guard !selfSizingAttempts.isExhausted(element) else {
      reportFitting(
        element, asked: "another size on each of \(SelfSizingAttempts.limit) calls", used: current,
        wanted: "the same size for the same width and content")
      return false
    }
    return true
  }

  private func reportFitting(
    _ element: ElementID, asked: String, used: Length, wanted: String
  ) {
    diagnostics.report(
      .method("preferredLayoutAttributesFitting"), asked: asked,
      at: element.boundary == nil ? .item(element.indexPath) : .section(element.section),
      used: CGFloat(axes.grid.points(used)).inPoints, wanted: wanted)
  }

  /// Takes over a view's own size, and has all attributes queried again; those of other views may follow
  /// before what has moved is placed.
  ///
  /// Where places are kept the context says how far the content offset moves with it: UIKit takes that
  /// from contexts while the content decelerates, too (facts 2).
  func contextNotingPreferredSize(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.nothing)
    guard let collectionView, let element = ElementID(original), engine.extent(of: element) != nil
    else { return context }
    // UIKit asks an entering view before it is shown: it is no place to keep.
    let keepsPlaces = keepsVisibleItemsInPlace || shown.kept != nil
    let anchor = keepsPlaces ? scrollAnchor(for: .selfSizing) : nil
    selfSizingAttempts.countUp(element)
    engine.columnAssignment = columnAssignment
    let width = preferredWidth(preferred, insteadOf: original, of: element)
    if width != nil { giveRows(toSection: element.section) }
    engine.setExtent(axes.grid.length(axes.main(preferred.size)), width: width, of: element)
    if let anchor { adjustOffset(of: context, keeping: anchor, viewBounds: collectionView.bounds) }
    return context
  }

  /// The width of a preferred size, in points, where it counts: in rows, and in columns that an estimate
  /// gave, where it is another than the width of the columns that the item covers.
  private func preferredWidth(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes, of element: ElementID
  ) -> Double? {
    guard element.kind.item != nil,
      let automatic = engine.input(ofSection: element.section).automatic
    else { return nil }
    let width = Double(axes.cross(preferred.size))
    guard 0...Double(DiagnosticReporter.longest) ~= width else { return nil }
    switch automatic.rule {
    case .rows: return width
    case .grid:
      let isOther = abs(width - Double(axes.cross(original.size))) > 0.5
      return automatic.source == .estimate && isOther ? width : nil
    case .ownExtents: return nil
    }
  }

  private func formerWidth(of element: ElementID) -> Double {
    element.kind.item.map { engine.itemInput(at: $0, inSection: element.section).width } ?? 0
  }

  /// Turns columns that an estimate gave into rows, once: its cells know better.
  private func giveRows(toSection section: Int) {
    var input = engine.input(ofSection: section)
    input.automatic = input.automatic?.asRows
    engine.setInput(input, ofSection: section)
  }

  /// Half a device pixel: less cannot be seen.
  private static let settlingTolerance = PixelGrid.lengthsPerPixel / 2
}
