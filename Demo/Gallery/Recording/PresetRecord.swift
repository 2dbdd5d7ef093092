#if !canImport(UIKit)
import StickyWaterfall

/// A preset with recordings of both phones, so that the page shows it without the engine.
struct PresetRecord: Encodable {
  let id: String
  let title: String
  let link: String
  let at: Double
  /// The title, the words, and the names in the code of the preset's card, or `nil` if it has none.
  let headline: String?
  let about: String?
  let point: [String]
  /// The flow layout's recording, and this layout's.
  let recordings: [Recording]
  /// The raw value of the screen's `FlowDifference`.
  let difference: Int
  /// The titles of the sections.
  let sections: [String]
  /// The index of the color of each item, and then of each section's tall header.
  let colors: [Int]
  let code: String
  /// The flow layout's code, without the `shared` lines at the end that both codes have.
  let flow: String
  let shared: Int

  @MainActor
  init(_ preset: Preset) {
    (id, title, link, at) = (preset.id, preset.title, preset.link, preset.at)
    (headline, point) = (preset.headline, preset.point)
    about = headline == nil ? nil : preset.explanation
    let state = PlayState(preset.link)
    var layout = PlayLayout()
    layout.show(state)
    let flowState = state.flowScreen(layout.frames)
    recordings = [flowState, state].map { Self.recording(of: $0) }
    difference = state.flowDifference.rawValue
    sections = state.sections.indices.map { state.title(ofSection: $0) }
    colors = state.colorIndices
    code = PlayCode(state: state).text
    let (own, other) = (Self.lines(code), Self.lines(state.flowCode.text))
    shared = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
    flow = other.dropLast(shared).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @MainActor
  private static func recording(of state: PlayState) -> Recording {
    let stage = Stage(
      state.controller(),
      size: CGSize(width: state.screen.width, height: state.screen.height),
      barHeight: CGFloat(state[.bar]), scale: CGFloat(state[.scale] + 1))
    var layout = PlayLayout()
    layout.show(state)
    var recording = Recording(of: stage)
    recording.margins = state.margins
    recording.itemRanges = layout.itemRanges.map {
      [$0.lowerBound, $0.upperBound].map(\.hundredths)
    }
    guard state[.snapping] > 0 else { return recording }
    let offsets = stride(from: recording.range[0], through: recording.range[1], by: 10)
    recording.rests = Set(offsets.map { layout.rest(near: $0).hundredths }).sorted()
    return recording
  }
}
#endif
