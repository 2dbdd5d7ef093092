#if !canImport(UIKit)
import StickyWaterfall

/// One answer to every question on which sources about UIKit differ.
///
/// Which questions these are, with their sources, is said at each property of `HostOptions` and
/// `LayoutReadings`. The two readings of how the stock flow layout mirrors itself are no part of
/// this: the waterfall leaves mirroring to the collection view.
struct HostChoice: Hashable, Sendable {
  var reading = HostReading()
  var clampsProposedOffset = true
  var answersInitialAndFinal = true

  static let all: [HostChoice] = (0..<256).map { number in
    let reading = HostReading(
      flagsStartTrue: number & 2 != 0,
      sendsEmptyIndexPaths: number & 4 != 0, hasWindow: number & 128 == 0,
      insetsFlip: number & 8 != 0, invalidatesOnInsetChange: number & 16 != 0,
      queriesSizeChanges: number & 1 != 0)
    return HostChoice(
      reading: reading, clampsProposedOffset: number & 32 != 0,
      answersInitialAndFinal: number & 64 != 0)
  }

  /// Runs the work under this choice; some of it is one choice for all collection views.
  @MainActor func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    LayoutReadings.baseClampsProposedContentOffset = clampsProposedOffset
    LayoutReadings.baseAnswersInitialAndFinal = answersInitialAndFinal
    defer { LayoutReadings.reset() }
    return try work()
  }
}
#endif
