#if !canImport(UIKit)
/// The playground's controls and presets, as the page reads them.
struct PlaygroundScene: Encodable {
  struct Group: Encodable {
    var title: String
    var fields: [Field]
  }

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
  var groups = PlayField.groups.map { group in
    Group(title: group.title, fields: group.fields.map { Field($0) })
  }
  /// The minimum and the maximum side of a picture.
  var sizes = [PlayState.Size.least, PlayState.Size.greatest]
  /// The colors of items without a picture.
  var colors = PlayState.colors.map { "#" + $0 }
}
#endif
