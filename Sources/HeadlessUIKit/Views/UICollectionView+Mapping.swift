#if !canImport(UIKit)
// Models the rectangles that are queried and how their results are kept. The content size is
// queried again after each page.
// Source: facts 1.2 and 1.8.
import Foundation

extension UICollectionView {
  /// Maps the elements of the visible rectangle.
  ///
  /// Reading the content size may clamp the offset, so the rectangle is checked up to three times.
  func mapVisibleRect() {
    for _ in 0..<3 where !map(bounds) { return }
  }

  /// Queries the unknown part of a rectangle.
  ///
  /// Returns false if all of it is known.
  @discardableResult
  func map(_ rect: CGRect) -> Bool {
    guard !rect.isEmpty, let fault = pages.fault(for: rect, page: bounds.size) else { return false }
    ask(for: fault)
    return true
  }

  /// Queries the whole pages of a rectangle that is off screen.
  ///
  /// Returns false if it's known.
  func mapAhead(_ rect: CGRect) -> Bool {
    guard let fault = pages.faultAhead(for: rect, seen: bounds, page: bounds.size) else {
      return false
    }
    ask(for: fault)
    return true
  }

  private func ask(for fault: AttributePages.Fault) {
    if fault.restarts { checkMutations() }
    callLog?.record(rect: fault.rect)
    let answer = ask("layoutAttributesForElements(in:)") {
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

  /// Stores a copy of the attributes that the layout returned for an element.
  func keep(_ attributes: UICollectionViewLayoutAttributes, isFromLookup: Bool = false) {
    if hostOptions.indexPathSetting == .onReceipt { attributes.indexPath = attributes.indexPath }
    pages.insert(attributes, isFromLookup: isFromLookup)
  }

  /// Looks up one element's attributes and checks them.
  func lookUp(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    ask(element.lookupCall) { layout.currentAttributes(of: element) }
      .flatMap { received([$0]).first }
  }

  /// Queries the layout.
  ///
  /// Nothing may change meanwhile.
  func ask<Answer>(_ name: @autoclosure () -> String, _ question: () -> Answer) -> Answer {
    record(name())
    questionDepth += 1
    defer { questionDepth -= 1 }
    return question()
  }

  /// Tells the layout about an event.
  ///
  /// The layout may change things in response.
  func tell(_ name: @autoclosure () -> String, _ call: () -> Void) {
    record(name())
    call()
  }
}
#endif
