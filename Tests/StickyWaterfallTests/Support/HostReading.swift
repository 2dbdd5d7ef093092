import StickyWaterfall

/// One of the readings of UIKit under which the layout has to be right.
///
/// Only the stand-in can follow another than the first; `all` on UIKit is what UIKit does.
struct HostReading: Hashable, Sendable {
  var requeries = true
  var flagsStartTrue = true
  var sendsEmptyIndexPaths = false
  var hasWindow = true
  /// Counts only without a window.
  var updatesWithoutWindow = true
  var insetsFlip = false
  var invalidatesOnInsetChange = true
  var clampsBeforeAdjusting = false
  var roundsOffsets = true
  var takesInvalidationsInPrepare = false

  /// Those under which a batch is a batch, and not a reload.
  static let updating = all.filter(\.isUpdating)

  var isUpdating: Bool { hasWindow || updatesWithoutWindow }
}
