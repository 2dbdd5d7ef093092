/// Options of the stand-in under which layouts must be correct; UIKit has only the defaults.
public struct HostReading: Hashable, Sendable {
  package let flagsStartTrue: Bool
  package let sendsEmptyIndexPaths: Bool
  package let hasWindow: Bool
  package let invalidatesOnInsetChange: Bool
  package let clampsBeforeAdjusting: Bool
  package let takesInvalidationsInPrepare: Bool
  package let preparesForNamedBoundaries: Bool
  package let adjustsAtOnce: Bool
  package let flowAnswersTouching: Bool
  package let queriesSizeChanges: Bool

  /// Creates options, by default with the default values.
  public init(
    flagsStartTrue: Bool = true, sendsEmptyIndexPaths: Bool = false, hasWindow: Bool = true,
    invalidatesOnInsetChange: Bool = true,
    clampsBeforeAdjusting: Bool = false,
    takesInvalidationsInPrepare: Bool = false, preparesForNamedBoundaries: Bool = true,
    adjustsAtOnce: Bool = true, flowAnswersTouching: Bool = false, queriesSizeChanges: Bool = true
  ) {
    (self.flagsStartTrue, self.queriesSizeChanges) = (flagsStartTrue, queriesSizeChanges)
    (self.sendsEmptyIndexPaths, self.hasWindow) = (sendsEmptyIndexPaths, hasWindow)
    self.invalidatesOnInsetChange = invalidatesOnInsetChange
    self.clampsBeforeAdjusting = clampsBeforeAdjusting
    self.takesInvalidationsInPrepare = takesInvalidationsInPrepare
    self.preparesForNamedBoundaries = preparesForNamedBoundaries
    (self.adjustsAtOnce, self.flowAnswersTouching) = (adjustsAtOnce, flowAnswersTouching)
  }
}
