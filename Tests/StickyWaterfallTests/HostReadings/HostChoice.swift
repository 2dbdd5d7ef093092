#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// One answer to every question on which sources about UIKit differ.
///
/// Which questions these are, with their sources, is said at each property of `HostOptions` and
/// `LayoutReadings`. The two readings of how the stock flow layout mirrors itself are no part of
/// this: the waterfall leaves mirroring to the collection view.
struct HostChoice: Sendable, CustomTestStringConvertible {
  var reading = HostReading()
  var insetsFlip = false
  var invalidatesOnInsetChange = true
  var clampsProposedOffset = true
  var answersInitialAndFinal = true

  static let all: [HostChoice] = readings.flatMap { reading in
    (0..<16).map { bits in
      HostChoice(
        reading: reading, insetsFlip: bits & 1 != 0, invalidatesOnInsetChange: bits & 2 != 0,
        clampsProposedOffset: bits & 4 != 0, answersInitialAndFinal: bits & 8 != 0)
    }
  }

  /// In a window, in none but counted as on screen, and in none and not.
  private static let readings: [HostReading] = (0..<24).map { number in
    HostReading(
      requeries: number & 1 != 0, flagsStartTrue: number & 2 != 0,
      sendsEmptyIndexPaths: number & 4 != 0, hasWindow: number / 8 == 0,
      updatesWithoutWindow: number / 8 == 1)
  }

  var testDescription: String {
    "\(reading.testDescription), insets flip \(insetsFlip), insets invalidate "
      + "\(invalidatesOnInsetChange), clamps \(clampsProposedOffset), initial and final "
      + "\(answersInitialAndFinal)"
  }

  var options: HostOptions {
    var options = reading.options
    options.insetsFlipInRightToLeft = insetsFlip
    options.invalidatesFlowOnInsetChange = invalidatesOnInsetChange
    return options
  }

  /// Runs the work under this choice; some of it is one choice for all collection views.
  @MainActor func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    HostOptions.flowFlagsStartTrue = reading.flagsStartTrue
    LayoutReadings.baseClampsProposedContentOffset = clampsProposedOffset
    LayoutReadings.baseAnswersInitialAndFinal = answersInitialAndFinal
    defer { LayoutReadings.reset() }
    return try work()
  }
}
#endif
