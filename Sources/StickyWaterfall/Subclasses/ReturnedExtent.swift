import WaterfallEngine

/// The length of the content that a subclass has returned, compared with the engine's length.
///
/// A subclass can override the content size, for example to add space after the last item. While it
/// can't be asked, the layout assumes that the difference from the engine's length stays the same.
///
///     ├────────── engine ──────────┤
///     ├────────────── subclass ──────────────┤
///                                  ├─ added ─┤
struct ReturnedExtent {
  /// The engine's length when UIKit last read the content size.
  ///
  /// It's `nil` if UIKit hasn't read the content size yet, or if the subclass doesn't call `super`.
  private var computed: Length?
  /// The length that the subclass adds, or `nil` if it isn't known yet.
  private var added: Length?

  /// Records that UIKit reads the content size, for which `super` returns a length.
  mutating func recordReading(of computed: Length) {
    self.computed = computed
    added = nil
  }

  /// Records the collection view's content length, which the subclass has returned.
  ///
  /// Only the first call after `recordReading(of:)` has an effect, because invalidation contexts
  /// can change the collection view's content size later.
  mutating func settle(at length: Length) {
    if let computed, added == nil { added = length - computed }
  }

  /// Returns the length that the subclass would return if the engine's length is `computed`.
  ///
  /// If the subclass doesn't call `super`, the result is `last`, the length that it last returned.
  func estimate(for computed: Length, last: Length) -> Length {
    self.computed == nil ? last : computed + (added ?? 0)
  }
}
