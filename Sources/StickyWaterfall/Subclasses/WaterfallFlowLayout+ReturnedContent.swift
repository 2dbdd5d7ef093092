import WaterfallEngine

// What a subclass overrides is what the layout itself uses. UIKit asks through the class, so the
// layout does, too: otherwise, a batch update would move the content of a subclass that adds space
// after the last item, and views would jump to the frames that the subclass has changed.
//
// The class is asked only where UIKit itself could ask. A subclass can compute its values in
// `prepare()`, and can use the collection view's counts in its overrides.

extension WaterfallFlowLayout {
  /// Whether a subclass's overrides can be asked now.
  ///
  /// The value is `false` if there is no subclass.
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
  /// The method doesn't ask the class, and doesn't bring the layout up to date.
  func knownContentExtent() -> Length {
    let computed = placedEngine().mainExtent
    guard isSubclass, let collectionView else { return computed }
    settleContentSize()
    return returnedExtent.estimate(
      for: computed, last: axes.grid.length(axes.main(collectionView.contentSize)))
  }

  /// Returns the content size that the class returns.
  ///
  /// `computed` is the content size without the changes of a subclass, and `known` is the one that
  /// the class last returned. It's still valid if a subclass can't be asked.
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
