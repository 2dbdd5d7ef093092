import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether views state their own size; stock: when an estimate is given.
  var usesEstimates: Bool { estimatedItemSize != .zero }

  /// The extent an item has until its cell states one, in points along scrolling.
  ///
  /// `automaticSize`, which storyboards set by default, stands for the stock 50 x 50.
  var estimatedExtent: CGFloat {
    let size = estimatedItemSize
    guard size != Self.automaticSize else { return 50 }
    return diagnostics.extent(axes.main(size), from: .property("estimatedItemSize"))
  }

  /// Whether a view's own size is to be laid out: only with an estimate, only its extent along
  /// scrolling, only when it differs by half a pixel, and only so often.
  ///
  /// A view that never agrees with the size it asked for would otherwise keep UIKit in its layout
  /// loop until that raises (facts 6.6).
  func accepts(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let element = ElementKey(original)
    guard usesEstimates, batch?.isBeforeList != true, let current = statedExtent(of: element)
    else { return false }
    reportOtherWidth(preferred, insteadOf: original)
    guard let extent = preferredExtent(preferred) else {
      reportFitting(
        element, asked: axes.main(preferred.size).inPoints, used: current,
        wanted: "a size that is finite and not negative")
      return false
    }
    guard abs(extent - current) > Self.settlingTolerance else { return false }
    guard settlingCounts[element]?.isExhausted(at: uptime) != true else {
      reportFitting(
        element, asked: "another size on each of \(SettlingCount.limit) calls", used: current,
        wanted: "the same size for the same width and content")
      return false
    }
    return true
  }

  private func reportFitting(
    _ element: ElementKey, asked: String, used: Length, wanted: String
  ) {
    let isItem = element == .item(element.indexPath)
    diagnostics.report(
      .method("preferredLayoutAttributesFitting"), asked: asked,
      at: isItem ? .item(element.indexPath) : .section(element.indexPath.section),
      used: CGFloat(axes.grid.points(used)).inPoints, wanted: wanted)
  }

  /// Lays a view's own size out and has everything after it queried again.
  ///
  /// It is laid out here and not in `prepare()`, because the context has to say how far the content
  /// offset moves with it.
  func selfSizingContext(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.nothing)
    guard let collectionView, let extent = preferredExtent(preferred) else { return context }
    let element = ElementKey(original)
    let anchors = anchors()
    settlingCounts[element, default: SettlingCount()].countUp(at: uptime)
    setStatedExtent(extent, of: element)
    adjustOffset(of: context, to: anchors, viewBounds: collectionView.bounds)
    return context
  }

  /// Half a device pixel: less cannot be seen.
  private static let settlingTolerance = PixelGrid.lengthsPerPixel / 2

  private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private func preferredExtent(_ attributes: UICollectionViewLayoutAttributes) -> Length? {
    let extent = axes.main(attributes.size)
    return extent >= 0 && extent <= DiagnosticReporter.longest ? axes.grid.length(extent) : nil
  }

  /// The extent an element was laid out with; nil for one that is not there, as the stale index
  /// paths that UIKit sends around batch updates may not be (facts 1.10).
  private func statedExtent(of element: ElementKey) -> Length? {
    let indexPath = element.indexPath
    guard indexPath.count == 2 else { return nil }
    switch element {
    case .item:
      guard holds(indexPath) else { return nil }
      return waterfall.itemInput(at: indexPath.item, inSection: indexPath.section).extent
    case .supplementary(let kind, _):
      guard let boundary = Boundary(elementKind: kind),
        0..<waterfall.sectionCount ~= indexPath.section
      else { return nil }
      return waterfall.input(ofSection: indexPath.section)[boundary].extent
    case .decoration: return nil
    }
  }

  private func setStatedExtent(_ extent: Length, of element: ElementKey) {
    let indexPath = element.indexPath
    switch element {
    case .item:
      waterfall.setExtents(
        [(indexPath.item, extent)], inSection: indexPath.section, columns: columnAssignment)
    case .supplementary(let kind, _):
      guard let boundary = Boundary(elementKind: kind) else { return }
      var input = waterfall.input(ofSection: indexPath.section)
      input[boundary].extent = extent
      waterfall.setInput(input, ofSection: indexPath.section)
    case .decoration: return
    }
    waterfall.settle()
  }
}
