import StickyWaterfall

/// The presets of the page as scenes.
extension Scene {
  static var presets: [Scene] {
    [comparison] + Preset.all.dropFirst().map { Scene($0) }
  }

  /// The control that switches between the flow layout and this layout, if the scene has it.
  var layoutControl: Control? { controls.first { $0 == Self.layouts } }

  private static let layouts = Control(
    label: "Layout", choices: ["UICollectionViewFlowLayout", "WaterfallFlowLayout"])

  /// The first preset, which uses only properties of the flow layout.
  private static var comparison: Scene {
    var scene = Scene(Preset.all[0])
    scene.controls = [layouts]
    scene.make = { choice, state in state.controller(layout(for: choice)) }
    return scene
  }

  /// Returns the layout of a choice for the scene that has both.
  func layout(for choice: Choice) -> UICollectionViewFlowLayout { Self.layout(for: choice) }

  private static func layout(for choice: Choice) -> UICollectionViewFlowLayout {
    choice.isOn(layouts) ? WaterfallFlowLayout() : UICollectionViewFlowLayout()
  }

  private init(_ preset: Preset) {
    self.init(
      id: preset.id, title: preset.title, explanation: preset.explanation,
      link: preset.link)
  }
}
