/// One of the readings of UIKit under which a layout has to be right.
///
/// Only the stand-in can follow another than the first; `all` on UIKit is what UIKit does.
public struct HostReading: Hashable, Sendable {
  package let flagsStartTrue: Bool
  package let sendsEmptyIndexPaths: Bool
  package let hasWindow: Bool
  package let insetsFlip: Bool
  package let invalidatesOnInsetChange: Bool
  package let clampsBeforeAdjusting: Bool
  package let takesInvalidationsInPrepare: Bool
  package let preparesForNamedBoundaries: Bool
  package let adjustsAtOnce: Bool
  package let flowAnswersTouching: Bool
  package let queriesSizeChanges: Bool

  /// The first reading of everything, unless told otherwise.
  public init(
    flagsStartTrue: Bool = true, sendsEmptyIndexPaths: Bool = false, hasWindow: Bool = true,
    insetsFlip: Bool = false, invalidatesOnInsetChange: Bool = true,
    clampsBeforeAdjusting: Bool = false,
    takesInvalidationsInPrepare: Bool = false, preparesForNamedBoundaries: Bool = true,
    adjustsAtOnce: Bool = true, flowAnswersTouching: Bool = false, queriesSizeChanges: Bool = true
  ) {
    (self.flagsStartTrue, self.queriesSizeChanges) = (flagsStartTrue, queriesSizeChanges)
    (self.sendsEmptyIndexPaths, self.insetsFlip) = (sendsEmptyIndexPaths, insetsFlip)
    self.hasWindow = hasWindow
    self.invalidatesOnInsetChange = invalidatesOnInsetChange
    self.clampsBeforeAdjusting = clampsBeforeAdjusting
    self.takesInvalidationsInPrepare = takesInvalidationsInPrepare
    self.preparesForNamedBoundaries = preparesForNamedBoundaries
    (self.adjustsAtOnce, self.flowAnswersTouching) = (adjustsAtOnce, flowAnswersTouching)
  }
}
