import WaterfallEngine

// When the user scrolls, the invalidation context lists the headers, footers, and cards that
// change, and UIKit reads only these. Their attributes must be for the bounds for which the list
// was made. So must all other attributes, because UIKit raises an exception for an element that
// changes and isn't listed.

extension WaterfallFlowLayout {
  /// Records that UIKit is about to read only the elements that invalidation contexts list.
  ///
  /// The layout made the lists for certain visible bounds. The current ones can be different,
  /// because UIKit doesn't report every scroll before the layout pass (facts 13.11), and can report
  /// bounds before it sets them (facts 13.10).
  ///
  /// Attributes for the current bounds could change a header that isn't listed, and UIKit would
  /// raise an exception or show the old header (facts 6.2). So until the next turn, the layout
  /// returns attributes for the bounds of the lists. Then UIKit reads all attributes again.
  func expectReadingOfListedElements(on screen: Screen) {
    guard let known = scrolling.announced ?? scrolling.viewport, known != screen.viewport else {
      return scrolling.expectReading(for: screen.viewport)
    }
    scrolling.fallBehind(to: known)
    recoverInNextTurn()
  }

  /// Creates the screen for the lookup of an element, or of all pinned elements if `id` is `nil`.
  ///
  /// The screen has the current bounds, unless UIKit reads attributes for others in this pass.
  /// UIKit can read listed elements without calling `prepare()` first, and this lookup is then the
  /// only sign of it.
  func makeLookupScreen(of id: ElementID?) -> Screen {
    if let announced = scrolling.announced, let collectionView {
      let screen = makeScreen(of: collectionView.bounds)
      guard announced != screen.viewport else {
        scrolling.expectReading(for: announced)
        return screen
      }
      scrolling.readListedElementsAhead()
      recoverInNextTurn()
    }
    return makeScreen(of: scrolling.readsAhead(id) ? collectionView?.bounds : nil)
  }
}
