/// One of the readings of UIKit under which a layout has to be right.
///
/// Only the stand-in can follow another than the first; `all` on UIKit is what UIKit does.
public struct HostReading: Hashable, Sendable {
  package let requeries: Bool
  package let flagsStartTrue: Bool
  package let sendsEmptyIndexPaths: Bool
  package let hasWindow: Bool
  /// Counts only without a window.
  package let updatesWithoutWindow: Bool
  package let insetsFlip: Bool
  package let invalidatesOnInsetChange: Bool
  package let clampsBeforeAdjusting: Bool
  package let roundsOffsets: Bool
  package let takesInvalidationsInPrepare: Bool

  /// The first reading of everything, unless told otherwise.
  public init(
    requeries: Bool = true, flagsStartTrue: Bool = true, sendsEmptyIndexPaths: Bool = false,
    hasWindow: Bool = true, updatesWithoutWindow: Bool = true, insetsFlip: Bool = false,
    invalidatesOnInsetChange: Bool = true, clampsBeforeAdjusting: Bool = false,
    roundsOffsets: Bool = true, takesInvalidationsInPrepare: Bool = false
  ) {
    (self.requeries, self.flagsStartTrue) = (requeries, flagsStartTrue)
    (self.sendsEmptyIndexPaths, self.insetsFlip) = (sendsEmptyIndexPaths, insetsFlip)
    (self.hasWindow, self.updatesWithoutWindow) = (hasWindow, updatesWithoutWindow)
    self.invalidatesOnInsetChange = invalidatesOnInsetChange
    (self.clampsBeforeAdjusting, self.roundsOffsets) = (clampsBeforeAdjusting, roundsOffsets)
    self.takesInvalidationsInPrepare = takesInvalidationsInPrepare
  }

  /// Those under which a batch is a batch, and not a reload.
  package static let updating = all.filter(\.isUpdating)

  package var isUpdating: Bool { hasWindow || updatesWithoutWindow }
}
