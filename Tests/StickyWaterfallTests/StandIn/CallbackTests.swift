#if !canImport(UIKit)
import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Apps that act in callbacks while the layout or the collection view is busy.
///
/// A sample, unless all samples run: then every callback with every action, in 1 to 3 columns.
@MainActor
@Suite struct CallbackTests {
  /// All settings, or every 29th, and every third of an app that acts while it scrolls.
  private nonisolated static let settings: [CallbackWorld.Setting] = {
    if Samples.runsAll { return allSettings }
    return allSettings.enumerated().compactMap { number, setting in
      number.isMultiple(of: setting.callback == .scrolled ? 3 : 29) ? setting : nil
    }
  }()

  private nonisolated static var allSettings: [CallbackWorld.Setting] {
    var settings: [CallbackWorld.Setting] = []
    for callback in Callback.allCases {
      for action in CallbackAction.allCases {
        for selfSizes in [false, true] {
          for columns in 1...3 {
            for takesTurns in [false, true] {
              settings.append(
                CallbackWorld.Setting(
                  callback: callback, action: action, selfSizes: selfSizes, columns: columns,
                  takesTurns: takesTurns))
            }
          }
        }
      }
    }
    return settings
  }

  // A batch in `cellForItemAt` asks for the cell again, with any layout.
  private nonisolated static let endless = [Callback.cell, .display, .preferredSize]

  /// Contract rule 29g.2.
  @Test(arguments: settings)
  func appThatActsInACallbackComesToRest(setting: CallbackWorld.Setting) {
    if setting.action == .emptyBatch, Self.endless.contains(setting.callback) { return }
    var free = setting
    free.keepsPlaces = false
    let costOfFree = CallbackWorld(free).run()
    let cost = CallbackWorld(setting).run()
    #expect(cost.reports == [] && costOfFree.reports == [])
    #expect(cost.depth <= (setting.action == .emptyBatch ? 40 : 11))
    #expect(max(cost.mostPasses, costOfFree.mostPasses) <= 60)
    if setting.callback == .scrolled {
      #expect(cost.scrolls <= 4 * costOfFree.scrolls, "\(costOfFree) \(cost)")
    }
  }
}
#endif
