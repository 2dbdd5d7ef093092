import WaterfallEngine

/// The effect of new bounds on the layout.
///
/// UIKit asks whether new bounds invalidate the layout, and then asks for the invalidation context.
/// The layout determines the effect once for both calls.
struct BoundsChange {
  /// The visible part of the content at the new bounds.
  let screen: Screen
  /// The elements whose attributes change, or `nil` if everything must be laid out again.
  let elements: [ElementID]?

  /// Whether the new bounds invalidate the layout.
  var matters: Bool { elements.map { !$0.isEmpty } ?? true }
}
