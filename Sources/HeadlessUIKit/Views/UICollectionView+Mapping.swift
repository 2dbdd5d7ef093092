#if !canImport(UIKit)
// Models which rectangles UIKit queries, and how it keeps the results. After each query, it reads
// the content size again.
// Source: facts 1.2 and 1.8.
import Foundation

extension UICollectionView {
  /// Queries the unknown part of the visible rectangle.
  ///
  /// Reading the content size can clamp the offset and so move the rectangle. Therefore, this
  /// method repeats the query up to three times.
  func mapVisibleRect() {
    for _ in 0..<3 where !map(bounds) { return }
  }

  /// Queries the unknown part of a rectangle.
  ///
  /// Returns `false` if all of it is known.
  @discardableResult
  func map(_ rect: CGRect) -> Bool {
    guard !rect.isEmpty, let fault = pages.fault(for: rect, page: bounds.size) else { return false }
    query(for: fault)
    return true
  }

  /// Queries the pages that a rectangle off screen touches.
  ///
  /// Returns `false` if the rectangle is known.
  func mapAhead(_ rect: CGRect) -> Bool {
    guard let fault = pages.faultAhead(for: rect, seen: bounds, page: bounds.size) else {
      return false
    }
    query(for: fault)
    return true
  }

  private func query(for fault: AttributePages.Fault) {
    if fault.restarts { checkMutations() }
    callLog?.record(rect: fault.rect)
    let answer = query("layoutAttributesForElements(in:)") {
      layout.layoutAttributesForElements(in: fault.rect) ?? []
    }
    pages.begin(fault)
    for attributes in received(answer) {
      checkUnchanged(attributes)
      keep(attributes)
    }
    updateContentSize()
    compareLookups(with: answer, in: fault.rect)
  }

  /// Stores the attributes that the layout returned for an element, and a copy of them.
  func keep(_ attributes: UICollectionViewLayoutAttributes, isFromLookup: Bool = false) {
    if hostOptions.indexPathSetting == .onReceipt { attributes.indexPath = attributes.indexPath }
    pages.insert(attributes, isFromLookup: isFromLookup)
  }

  /// Looks up an element's attributes and checks them.
  func lookUp(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    query(element.lookupCall) { layout.currentAttributes(of: element) }
      .flatMap { received([$0]).first }
  }

  /// Queries the layout and logs the call.
  ///
  /// During the query, the collection view refuses changes.
  func query<Answer>(_ name: @autoclosure () -> String, _ body: () -> Answer) -> Answer {
    record(name())
    queryDepth += 1
    defer { queryDepth -= 1 }
    return body()
  }

  /// Tells the layout about an event and logs the call.
  ///
  /// Unlike a query, the call may change the collection view.
  func tell(_ name: @autoclosure () -> String, _ call: () -> Void) {
    record(name())
    call()
  }
}
#endif
