import Foundation
import WaterfallEngine

/// The effect of new bounds on the layout.
///
/// UIKit queries whether new bounds invalidate the layout, and then immediately queries the
/// context. The layout determines the effect once for both.
struct BoundsChange {
  /// The screen for the new bounds.
  let screen: Screen
  /// The elements whose attributes change, or `nil` if the environment changes, and everything with
  /// it.
  let elements: [ElementID]?

  /// Whether the layout must be invalidated.
  var matters: Bool { elements.map { !$0.isEmpty } ?? true }
}
