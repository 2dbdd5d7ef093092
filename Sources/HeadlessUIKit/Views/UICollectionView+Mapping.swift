#if !canImport(UIKit)
// Modelled: which rectangles the layout is asked for, and what is taken over from its answers.
// After each page the content size is asked again.
// Source: facts 1.2 and 1.8.
import Foundation

extension UICollectionView {
  /// Makes sure that the elements of the visible rectangle are known.
  ///
  /// Reading the content size may clamp the offset, hence the second and third look.
  func mapVisibleRect() {
    for _ in 0..<3 where !map(bounds) { return }
  }

  /// Asks for what is missing of a rectangle; false if nothing was.
  @discardableResult
  func map(_ rect: CGRect) -> Bool {
    guard !rect.isEmpty, let fault = pages.fault(for: rect, page: bounds.size) else { return false }
    ask(for: fault)
    return true
  }

  /// Asks for the whole pages of a rectangle out of sight; false if it is known.
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

  /// Takes over what the layout said of an element, by a copy of its own.
  func keep(_ attributes: UICollectionViewLayoutAttributes, isFromLookup: Bool = false) {
    if hostOptions.indexPathSetting == .onReceipt { attributes.indexPath = attributes.indexPath }
    pages.insert(attributes, isFromLookup: isFromLookup)
  }

  /// What the layout says of one element, checked.
  func lookUp(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    ask(element.lookupCall) { layout.currentAttributes(of: element) }
      .flatMap { received([$0]).first }
  }

  /// Asks the layout something; nothing may change meanwhile.
  func ask<Answer>(_ name: @autoclosure () -> String, _ question: () -> Answer) -> Answer {
    record(name())
    questionDepth += 1
    defer { questionDepth -= 1 }
    return question()
  }

  /// Tells the layout of something, in answer to which it may change things.
  func tell(_ name: @autoclosure () -> String, _ call: () -> Void) {
    record(name())
    call()
  }
}
#endif
