#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// One of the readings of UIKit under which the layout has to be right.
struct HostReading: Sendable, CustomTestStringConvertible {
  var requeries = true
  var flagsStartTrue = true
  var sendsEmptyIndexPaths = false
  var hasWindow = true
  /// Counts only without a window.
  var updatesWithoutWindow = true

  static let all: [HostReading] = [true, false].flatMap { requeries in
    [true, false].flatMap { flags in
      [
        HostReading(requeries: requeries, flagsStartTrue: flags),
        HostReading(requeries: requeries, flagsStartTrue: flags, sendsEmptyIndexPaths: true),
        HostReading(requeries: requeries, flagsStartTrue: flags, hasWindow: false),
        HostReading(
          requeries: requeries, flagsStartTrue: flags, hasWindow: false,
          updatesWithoutWindow: false),
      ]
    }
  }

  /// Those under which a batch is a batch, and not a reload.
  static let updating = all.filter(\.isUpdating)

  var isUpdating: Bool { hasWindow || updatesWithoutWindow }

  var testDescription: String {
    "requeries \(requeries), flags \(flagsStartTrue), empty paths \(sendsEmptyIndexPaths), "
      + "window \(hasWindow), updates without \(updatesWithoutWindow)"
  }

  var options: HostOptions {
    var options = HostOptions()
    options.requeriesAfterUpdateList = requeries
    options.sendsEmptyIndexPaths = sendsEmptyIndexPaths
    options.countsWindowlessViewAsOnScreen = updatesWithoutWindow
    return options
  }

  /// Runs the work under this reading; the flags are one choice for all collection views.
  @MainActor func run(_ work: () throws -> Void) rethrows {
    let before = HostOptions.flowFlagsStartTrue
    HostOptions.flowFlagsStartTrue = flagsStartTrue
    defer { HostOptions.flowFlagsStartTrue = before }
    try work()
  }
}
#endif
