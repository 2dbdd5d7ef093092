/// Options of the stand-in under which layouts must be correct; UIKit has only the defaults.
public struct HostReading: Hashable, Sendable {
  package let looksUpOldCells: Bool
  package let targetOffsetRounds: Int
  package let splitsSectionReloads: Bool
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
    looksUpOldCells: Bool = false, targetOffsetRounds: Int = 1, sendsEmptyIndexPaths: Bool = false,
    splitsSectionReloads: Bool = false, hasWindow: Bool = true,
    invalidatesOnInsetChange: Bool = true,
    clampsBeforeAdjusting: Bool = false,
    takesInvalidationsInPrepare: Bool = false, preparesForNamedBoundaries: Bool = true,
    adjustsAtOnce: Bool = true, flowAnswersTouching: Bool = false, queriesSizeChanges: Bool = true
  ) {
    self.looksUpOldCells = looksUpOldCells
    self.queriesSizeChanges = queriesSizeChanges
    self.targetOffsetRounds = targetOffsetRounds
    self.splitsSectionReloads = splitsSectionReloads
    self.sendsEmptyIndexPaths = sendsEmptyIndexPaths
    self.hasWindow = hasWindow
    self.invalidatesOnInsetChange = invalidatesOnInsetChange
    self.clampsBeforeAdjusting = clampsBeforeAdjusting
    self.takesInvalidationsInPrepare = takesInvalidationsInPrepare
    self.preparesForNamedBoundaries = preparesForNamedBoundaries
    self.adjustsAtOnce = adjustsAtOnce
    self.flowAnswersTouching = flowAnswersTouching
  }
}
