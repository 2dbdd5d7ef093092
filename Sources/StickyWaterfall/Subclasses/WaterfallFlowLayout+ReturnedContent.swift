import WaterfallEngine

// The layout itself uses what a subclass returns. UIKit asks through the class, so the layout does,
// too. Otherwise, a batch update would move the content of a subclass that adds space after the
// last item, and views would jump to the frames that the subclass has changed.
//
// The class is asked only where UIKit itself could ask. A subclass can compute its values in
// `prepare()`, and can use the collection view's counts in its overrides.

extension WaterfallFlowLayout {
  /// Whether there is a subclass whose overrides can be asked now.
  var asksClass: Bool { isSubclass && callState.allowsAskingClass }

  /// Asks one of the class's own methods, which a subclass can override.
  func askClass<Answer>(_ body: () -> Answer) -> Answer {
    during(.ownCall, body)
  }

  /// Returns the length of the content in the scroll direction, as the class returns it.
  ///
  /// If a subclass can't be asked, the result is `knownContentExtent()`.
  func askContentExtent() -> Length {
    guard asksClass else { return knownContentExtent() }
    return axes.grid.length(axes.main(askClass { collectionViewContentSize }))
  }

  /// Returns the engine's length of the content, plus the length that a subclass has added to it
  /// before.
  ///
  /// This neither asks the class nor brings the layout up to date.
  func knownContentExtent() -> Length {
    let computed = placedEngine().mainExtent
    guard isSubclass, !isBeforeFirstPass, let collectionView else { return computed }
    settleContentSize()
    return returnedExtent.estimate(
      for: computed, last: axes.grid.length(axes.main(collectionView.contentSize)))
  }

  /// Returns the content size that the class returns.
  ///
  /// `computed` is the content size without the changes of a subclass, and `known` is the one that
  /// the class last returned. If a subclass can't be asked, the result is `known`.
  func contentSizeFromClass(insteadOf computed: CGSize, known: CGSize) -> CGSize {
    guard isSubclass else { return computed }
    return asksClass ? askClass { collectionViewContentSize } : known
  }

  /// Records that UIKit reads the content size, for which the engine has this length.
  func recordReading(of mainExtent: Length) {
    guard isSubclass, !callState.running.contains(.ownCall) else { return }
    returnedExtent.recordReading(of: mainExtent)
  }

  /// Records the content size that a subclass has returned, before the content size changes.
  func settleContentSize() {
    guard isSubclass, let collectionView else { return }
    returnedExtent.settle(at: axes.grid.length(axes.main(collectionView.contentSize)))
  }
}
