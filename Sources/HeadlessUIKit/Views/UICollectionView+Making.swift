#if !canImport(UIKit)
// This file models how the collection view asks the data source for an element's view, and reports
// a wrong view. For a cell, the collection view converts the layout's index path to the data
// source's (see `UICollectionView+Presentation`). It doesn't ask for the cells of drop
// placeholders, because the data source doesn't know about them.
// If the data source doesn't implement the method for supplementary views, the collection view
// shows none. HeadlessUIKit reports each missing view once, because no app intends this.
// Source: facts 1.2 and 6.1.
import Foundation

extension UICollectionView {
  /// Asks the data source for an element's view.
  ///
  /// A decoration view is created from the layout's registration instead.
  func makeView(
    for element: LayoutElement, with attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard element.category != .decorationView else {
      return makeDecoration(of: element, with: attributes)
    }
    guard let dataSource else { return nil }
    let outer = request
    request = ViewRequest(element: element, attributes: attributes)
    defer { request = outer }
    let path = element.indexPath
    if element.category == .cell {
      if let placeholder = placeholder(at: path) { return makePlaceholderCell(placeholder) }
      let source = dataSourceIndexPath(forPresentationIndexPath: path) ?? path
      request?.dataSourcePath = source
      record("cellForItemAt \(source.logged)")
      let cell = dataSource.collectionView(self, cellForItemAt: source)
      checkView(cell, for: element)
      return cell
    }
    let kind = element.kind ?? ""
    record("viewForSupplementaryElementOfKind \(kind) \(path.logged)")
    let answer = OptionalRequirement.answer(
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path))
    guard let view = answer else {
      logMissingView(of: element)
      return nil
    }
    checkView(view, for: element)
    return view
  }

  private func logMissingView(of element: LayoutElement) {
    guard reportedMissing.insert(element).inserted else { return }
    UIKitReports.advise(
      "The collection view's data source has no method for \(element.logged); it is not shown")
  }

  /// Reports a view if the data source didn't dequeue exactly this view for the current request.
  func checkView(_ view: UICollectionReusableView, for element: LayoutElement) {
    let dequeued = request?.dequeued ?? []
    guard let queue = view.queue else {
      UIKitReports.raise(
        element.category == .cell
          ? "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling "
            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
          : "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
            + "(\(element.kind ?? ""),\(element.indexPath.logged)) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
      return
    }
    guard queue.kind == element.kind else {
      UIKitReports.raise(
        "the view returned for \(element.logged) was dequeued as \(queue.kind ?? "a cell")")
      return
    }
    guard dequeued.last === view, dequeued.count == 1 else {
      UIKitReports.raise(
        "Expected dequeued view to be returned to the collection view in preparation for display. "
          + "When the collection view's data source is asked to provide a view for a given index "
          + "path, ensure that a single view is dequeued and returned to the collection view. "
          + "Asked for \(element.logged), dequeued \(dequeued.count)")
      return
    }
  }

  private func makeDecoration(
    of element: LayoutElement, with attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let queue = ReuseQueue(kind: element.kind, identifier: "UICollectionViewDecorationView")
    if let waiting = reusable[queue]?.popLast() {
      record("prepareForReuse")
      waiting.prepareForReuse()
      return waiting
    }
    guard let viewClass = decorationClass(of: element.kind ?? "") else {
      if reportedMissing.insert(element).inserted {
        UIKitReports.raise(
          "could not dequeue a decoration view of kind: \(element.kind ?? "") - must register as "
            + "a class or nib or connect a prototype in a storyboard")
      }
      return nil
    }
    let view = viewClass.init(dequeuedWith: .zero)
    view.queue = queue
    return view
  }

  private func decorationClass(of kind: String) -> UICollectionReusableView.Type? {
    switch layout.decorationRegistrations[kind] {
    case .viewClass(let viewClass): return viewClass as? UICollectionReusableView.Type
    case .nib(let nib): return nib.viewClass
    case nil: return nil
    }
  }
}

extension LayoutElement {
  /// The element as text, for the reports.
  var logged: String {
    switch category {
    case .cell: return "cell \(indexPath.logged)"
    case .supplementaryView: return "supplementary view \(kind ?? "nil") \(indexPath.logged)"
    case .decorationView: return "decoration view \(kind ?? "nil") \(indexPath.logged)"
    }
  }
}
#endif
