import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns whether to use a view's preferred size.
  ///
  /// The layout must use estimates, and an extent must differ by more than half a device pixel. The
  /// width is ignored in columns, except in columns that an estimate determined.
  ///
  /// UIKit raises an exception for an empty size (facts 5), so the layout refuses it. The layout
  /// also refuses sizes that the pass budget doesn't allow.
  func accepts(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard usesEstimates, !cycle.isBeforeList, let element = element(of: original),
      let current = engine.extent(of: element), sizesItself(element),
      isUsable(preferred, of: element, used: current)
    else { return false }
    let oldWidth = axes.grid.length(CGFloat(oldWidth(of: element)))
    let width =
      preferredWidth(preferred, insteadOf: original, of: element).map { axes.grid.length($0) }
      ?? oldWidth
    let extent = axes.grid.length(axes.main(preferred.size))
    guard max(abs(extent - current), abs(width - oldWidth)) > Self.settlingTolerance else {
      return false
    }
    guard !budget.allows((preferred, original), of: element) else { return true }
    if !budget.refuse((preferred, original), of: element) {
      let used = axes.grid.points(current)
      reportPreferred(.view(.noAgreement(times: PassBudget.limit, used: used)), of: element)
    }
    return false
  }

  /// Returns whether the view of an element may specify its size.
  ///
  /// Headers and footers keep their reference size unless the app opts in (facts 14.10). Items in
  /// columns keep an exact height from `heightForItemAt`. In rows, the layout doesn't call that
  /// method.
  private func sizesItself(_ element: ElementID) -> Bool {
    guard element.kind.item != nil else { return selfSizesHeadersAndFooters }
    let isInRows = engine.metrics(ofSection: element.section).automatic?.rule == .rows
    return isInRows || !hasExactExtents
  }

  /// Returns whether both extents of a preferred size are valid, and reports an invalid one.
  private func isUsable(
    _ preferred: UICollectionViewLayoutAttributes, of element: ElementID, used: Length
  ) -> Bool {
    let extents = [axes.main(preferred.size), axes.cross(preferred.size)]
    guard let unusable = extents.first(where: { !($0 > 0 && $0 <= InputIssue.longestPoints) })
    else {
      return true
    }
    reportPreferred(.view(.preferredExtent(unusable, used: axes.grid.points(used))), of: element)
    return false
  }

  private func reportPreferred(_ problem: InputIssue.Problem, of element: ElementID) {
    let location: InputIssue.Location =
      element.kind.item.map { .item($0, section: element.section) } ?? .section(element.section)
    diagnostics.report(InputIssue(problem, of: .preferredSize, source: .delegate, at: location))
  }

  /// Stores a view's preferred size, and returns a context that makes UIKit read all attributes.
  ///
  /// The elements that move because of the size are placed when UIKit reads them. Until then, other
  /// views can also prefer sizes.
  ///
  /// If items stay in place, the context adjusts the content offset. UIKit moves the content as
  /// soon as it gets the context (facts 13.12). In a batch update, UIKit ignores the adjustment
  /// (facts 1.10), so `adjustContent(after:in:)` makes it when the update ends.
  func contextRecordingPreferredSize(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.nothing)
    guard collectionView != nil, let element = element(of: original),
      engine.extent(of: element) != nil
    else { return context }
    let update = cycle.batch.flatMap { $0.plan == nil ? nil : $0 }
    let screen = makeScreen()
    if let anchor = update?.anchorAfter {
      cycle.recordKeptOffset(offset(keeping: anchor, on: screen))
    }
    // UIKit queries the size of a view that enters the screen before it's visible.
    let keepsPlaces = update == nil && (keepsVisibleItemsInPlace || shown.kept != nil)
    let anchor = keepsPlaces ? scrollAnchor(on: screen, for: .selfSizing) : nil
    didCausePass()
    budget.didUseSize(of: element)
    engine.columnAssignment = columnAssignment
    let width = preferredWidth(preferred, insteadOf: original, of: element)
    if width != nil { giveRows(toSection: element.section) }
    engine.setExtent(axes.grid.length(axes.main(preferred.size)), width: width, of: element)
    if let anchor { adjustOffset(of: context, keeping: anchor, on: screen) }
    if update != nil { renewAnswers() }
    return context
  }

  /// Returns the element of a view with these attributes, or `nil` if a batch update deletes it or
  /// gives it another view.
  ///
  /// In a batch update, UIKit also asks old views for their preferred sizes (facts 13.19). They
  /// have the attributes that `batchEnd(of:)` returned.
  private func element(of attributes: UICollectionViewLayoutAttributes) -> ElementID? {
    guard let element = ElementID(attributes),
      (attributes as? WaterfallLayoutAttributes)?.isOfOldState == true
    else { return ElementID(attributes) }
    guard let plan = cycle.batch?.plan, !plan.reloads(element) else { return nil }
    return plan.newElement(of: element)
  }

  /// Returns the width of a preferred size, in points, or `nil` if the layout ignores it.
  ///
  /// In rows, the width applies. In columns that an estimate determined, it applies if it differs
  /// from the width of the item's columns. If the app specified the width of the columns, the cell
  /// doesn't get the width that it prefers, and the layout reports that.
  private func preferredWidth(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes, of element: ElementID
  ) -> Double? {
    let (width, used) = (Double(axes.cross(preferred.size)), Double(axes.cross(original.size)))
    guard let item = element.kind.item, 0...InputIssue.longestPoints ~= width,
      let automatic = engine.metrics(ofSection: element.section).automatic
    else { return nil }
    switch automatic.rule {
    case .rows: return width
    case .ownExtents: return nil
    case .grid:
      guard abs(width - used) > 0.5 else { return nil }
      if automatic.source == .estimate { return width }
      diagnostics.report(
        InputIssue(
          .view(.otherWidth(width, used: used)), of: .columnCount, source: .delegate,
          at: .item(item, section: element.section)))
      return nil
    }
  }

  private func oldWidth(of element: ElementID) -> Double {
    element.kind.item.map { engine.itemMetrics(at: $0, inSection: element.section).width } ?? 0
  }

  /// Turns columns that an estimate determined into rows, because a cell prefers another width.
  func giveRows(toSection section: Int) {
    var metrics = engine.metrics(ofSection: section)
    metrics.automatic = metrics.automatic?.asRows
    engine.setMetrics(metrics, ofSection: section)
  }

  /// Half a device pixel, because smaller differences are invisible.
  private static let settlingTolerance = PixelGrid.halfPixel
}
