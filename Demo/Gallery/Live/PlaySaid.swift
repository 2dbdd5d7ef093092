#if !canImport(UIKit)
import StickyWaterfall

/// What the layout class says of a state of the playground, to hold the page against.
struct PlaySaid: Encodable {
  struct Moment: Encodable {
    /// Points along scrolling.
    var offset: Double
    /// By element (`header-2-0`): x, y, width and height in content coordinates, and z index.
    var elements: [String: [Double]]
  }

  var link: String
  var moments: [Moment]
  var reports: [String]
  var code: String
  /// The lines of the code that the choices make.
  var lines: String

  /// Of every state of a scene, of the million items' first ones, and of ten by lot.
  @MainActor
  static func all(_ live: LiveScene) -> [PlaySaid] {
    let scenes = Gallery.scenes.flatMap { scene in
      scene.choices.map { scene.opened(for: $0) }
    }
    var million = live.state
    million.set(.sections, to: 3)
    million.set(.items, to: 240)
    return (scenes + [million] + (0..<10).map { PlayState(seed: $0) }).map { PlaySaid($0) }
  }

  @MainActor
  init(_ state: PlayState) {
    let layout = WaterfallFlowLayout()
    var reports: [String] = []
    layout.onDiagnostic = { reports.append("\($0)") }
    let stage = Stage(
      state.controller(layout),
      size: CGSize(width: state.screen.width, height: state.screen.height),
      barHeight: CGFloat(state[.bar]), scale: CGFloat(state[.scale] + 1))
    let code = stage.controller.code
    (link, self.code, lines) = (state.link, code.text, code.lines)
    let (first, last) = (stage.range.lowerBound, stage.range.upperBound.rounded(.down))
    moments = [first, (last / 3).rounded(), last].map { offset in
      stage.scroll(to: offset)
      return Moment(offset: offset, elements: stage.elements)
    }
    self.reports = reports
  }
}

extension PlayState {
  /// A state chosen by lot: about a third of it as it is by default.
  init(seed: UInt64) {
    self.init()
    var dice = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    // SplitMix64, by Steele, Lea and Flood (2014).
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
#endif
