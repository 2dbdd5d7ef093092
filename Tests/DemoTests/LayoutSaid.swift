#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

@testable import Demo

/// The frames that the layout class returns for the screens that `Tests/Page/check-page` measures.
struct LayoutSaid: Encodable {
  struct Moment: Encodable {
    var scene: String
    /// The index of the recording in its scene.
    var recording: Int
    /// The content offset along the scroll axis, in points.
    var offset: Double
    /// The elements by name (`header-2-0`): x, y, width, height, and z index.
    var elements: [String: [Double]]
  }

  struct State: Encodable {
    var link: String
    var moments: [Moment]
    var reports: [String]
    var code: String
    /// The same screen's code for the flow layout.
    var flow: String
  }

  var moments: [Moment] = []
  /// All presets, the first of the million items, and ten random states.
  var playground: [State] = []

  @MainActor
  init() {
    for scene in Gallery.scenes {
      var recorder = SceneRecorder(scene: scene)
      var (number, heard) = (0, [Moment]())
      recorder.heard = { stage, recording in
        heard += Self.moments(of: stage, recording, scene.id, number)
        number += 1
      }
      _ = recorder.record()
      moments += heard
    }
    var million = LiveScene(.absent("")).state
    million.set(.sections, to: 3)
    million.set(.items, to: 240)
    let starts = Preset.all.map { PlayState($0.link) }
    playground = (starts + [million] + (0..<10).map { PlayState(seed: $0) }).map { State($0) }
  }

  @MainActor
  private static func moments(
    of stage: Stage, _ recording: Recording, _ scene: String, _ number: Int
  ) -> [Moment] {
    let (first, last) = (recording.range[0], recording.range[1])
    let shares = [0, 0.03, 0.17, 0.34, 0.5, 0.71, 0.93, 1]
    return Set(shares.map { first + ((last - first) * $0).rounded() }).sorted().map { offset in
      stage.scroll(to: offset)
      return Moment(scene: scene, recording: number, offset: offset, elements: stage.elements)
    }
  }
}

extension LayoutSaid.State {
  @MainActor
  fileprivate init(_ state: PlayState) {
    let layout = WaterfallFlowLayout()
    var reports: [String] = []
    layout.diagnosticHandler = { reports.append("\($0)") }
    let stage = Stage(
      state.controller(layout),
      size: CGSize(width: state.screen.width, height: state.screen.height),
      barHeight: CGFloat(state[.bar]), scale: CGFloat(state[.scale] + 1))
    let code = stage.controller.code
    (link, self.code, flow) = (state.link, code.text, state.flowCode.text)
    let (first, last) = (stage.range.lowerBound, stage.range.upperBound.rounded(.down))
    moments = [first, (first + (last - first) / 3).rounded(), last].map { offset in
      stage.scroll(to: offset)
      return LayoutSaid.Moment(scene: "", recording: 0, offset: offset, elements: stage.elements)
    }
    self.reports = reports
  }
}

extension Stage {
  /// The visible elements by name (`header-2-0`): x, y, width, height, and z index.
  var elements: [String: [Double]] {
    Dictionary(
      uniqueKeysWithValues: attributes(reach: 0).map { attributes in
        let frame = attributes.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
        return (ElementID(attributes).description, numbers + [Double(attributes.zIndex)])
      })
  }
}

extension PlayState {
  /// Creates a random state in which a third of the settings have their defaults.
  init(seed: UInt64) {
    self.init()
    var dice = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    // SplitMix64, by Steele, Lea, and Flood (2014).
    func throwDice(_ count: Int) -> Int {
      dice &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (dice ^ (dice >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }
    for field in PlayField.all where throwDice(3) > 0 {
      set(field.key, to: field.range.lowerBound + throwDice(field.range.count))
    }
    titles = throwDice(2) == 0 ? [] : ["Rome & \"Delft\"", "", "\\(Çağ 100%)"]
  }
}

/// Writes the frames into the file that `LAYOUT_SAID` names; this isn't a test by itself.
@MainActor
@Suite struct LayoutSaidTests {
  private nonisolated static let file = ProcessInfo.processInfo.environment["LAYOUT_SAID"]

  @Test(.enabled(if: file != nil))
  func layoutFramesAreWrittenToAFileForThePageCheckingScript() throws {
    let said = LayoutSaid()
    #expect(Set(said.moments.map(\.scene)) == Set(Gallery.scenes.map(\.id)))
    #expect(said.moments.allSatisfy { !$0.elements.isEmpty })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(said).write(to: URL(fileURLWithPath: try #require(Self.file)))
  }
}
#endif
