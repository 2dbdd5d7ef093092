#if !canImport(UIKit)
// This file models the rectangles that UIKit queries, and how it stores the results. After each
// query, UIKit reads the content size again.
// Source: facts 1.2 and 1.8.
import Foundation

extension UICollectionView {
  /// Queries the visible elements that haven't been queried yet.
  ///
  /// Reading the content size can clamp the offset, which moves the visible rectangle. Therefore,
  /// this method makes up to three queries.
  func mapVisibleRect() {
    for _ in 0..<3 where !map(bounds) { return }
  }

  /// Queries the part of a rectangle that hasn't been queried yet.
  ///
  /// Returns `false` if there is no such part.
  @discardableResult
  func map(_ rect: CGRect) -> Bool {
    guard !rect.isEmpty, let fault = pages.fault(for: rect, page: bounds.size) else { return false }
    query(for: fault)
    return true
  }

  /// Queries the pages of a rectangle that is off screen.
  ///
  /// Returns `false` if the whole rectangle had already been queried.
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

  /// Stores the attributes that the layout returned, and a copy of them.
  func keep(_ attributes: UICollectionViewLayoutAttributes, isFromLookup: Bool = false) {
    if hostOptions.indexPathSetting == .onReceipt { attributes.indexPath = attributes.indexPath }
    pages.insert(attributes, isFromLookup: isFromLookup)
  }

  /// Looks up an element, and checks the attributes that the layout returns.
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
  /// During this call, the layout can change the collection view. During a query, it can't.
  func tell(_ name: @autoclosure () -> String, _ call: () -> Void) {
    record(name())
    call()
  }
}
#endif
