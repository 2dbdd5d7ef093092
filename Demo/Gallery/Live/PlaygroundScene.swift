#if !canImport(UIKit)
/// The playground's controls and presets, as the page reads them.
struct PlaygroundScene: Encodable {
  /// A preset.
  struct Start: Encodable {
    let id: String
    let title: String
    let link: String
    let at: Double
    /// The elements that it shows there: x, y, width, and height after the index of a color, which is
    /// -1 for headers, and -2 or -3 for backgrounds.
    let tiles: [[Int]]

    init(_ preset: Preset) {
      (id, title, link, at) = (preset.id, preset.title, preset.link, preset.at)
      let state = PlayState(preset.link)
      var layout = PlayLayout()
      layout.show(state)
      let offset = layout.offsets.lowerBound + preset.at
      tiles = layout.elements(at: offset).sorted { $0.zIndex < $1.zIndex }.map { element in
        let (section, frame) = (element.section, element.frame)
        let x = state.isSideways ? frame.x - offset : frame.x
        let y = state.isSideways ? frame.y : frame.y - offset
        let color =
          switch element.kind {
          case 1: PlayState.color(ofItem: element.item, inSection: section)
          case 3: -2 - section % 2
          default: state.isTall(.header) ? PlayState.color(ofBandsInSection: section) : -1
          }
        return [color] + [x, y, frame.width, frame.height].map { Int($0.rounded()) }
      }
    }
  }

  struct Group: Encodable {
    var title: String
    var fields: [Field]
  }

  /// A control.
  struct Field: Encodable {
    var key, min, max, initial: Int
    var name, label, unit: String
    /// The names of the values, or `nil` for a number.
    var choices: [String]?
    var least, greatest, api: String?
    /// The least and the greatest value of the slider.
    var usual: [Int]?
    /// The value in the first preset, or `nil` if the control has no effect there.
    var first: Int?

    init(_ field: PlayField) {
      (key, initial) = (field.key.rawValue, field.initial)
      (min, max) = (field.range.lowerBound, field.range.upperBound)
      (name, label, unit) = (field.name, field.label, field.unit)
      choices = field.choices.isEmpty ? nil : field.choices
      (least, greatest, api) = (field.least, field.greatest, field.api ?? field.property)
      let state = PlayState(Preset.all[0].link)
      first = state.counts(field.key) ? state[field.key] : nil
      usual = field.usual.map { [$0.lowerBound, $0.upperBound] }
    }
  }

  var id = "playground"
  var title = "Playground"
  var groups = PlayField.groups.map { group in
    Group(title: group.title, fields: group.fields.map { Field($0) })
  }
  /// The minimum and the maximum side of a picture.
  var sizes = [PlayState.Size.least, PlayState.Size.greatest]
  /// The colors of items without a picture.
  var colors = PlayState.colors.map { "#" + $0 }
  var starts = Preset.all.map { Start($0) }
}
#endif
