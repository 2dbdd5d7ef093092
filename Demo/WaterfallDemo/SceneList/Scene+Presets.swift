import StickyWaterfall

/// The presets of the page as scenes.
extension Scene {
  static var presets: [Scene] {
    [comparison] + Preset.all.dropFirst().map { Scene($0) }
  }

  /// The control that switches between the flow layout and this layout, if the scene has it.
  var layoutControl: Control? { controls.first { $0 == Self.layouts } }

  private static let layouts = Control(
    label: "Layout", choices: ["UICollectionViewFlowLayout", "WaterfallFlowLayout"], initial: 1)

  /// The first preset, which uses only properties of the flow layout.
  private static var comparison: Scene {
    var scene = Scene(Preset.all[0])
    scene.controls = [layouts]
    scene.make = { choice, state in
      state.controller(choice.isOn(layouts) ? WaterfallFlowLayout() : UICollectionViewFlowLayout())
    }
    return scene
  }

  private init(_ preset: Preset) {
    self.init(
      id: preset.id, title: preset.title, explanation: Self.explanations[preset.id] ?? "",
      link: preset.link)
  }

  /// The explanation of each preset, by its identifier.
  private static let explanations = [
    "swap":
      "The same view controller with both layouts. This layout moves items up into "
      + "the gaps that the rows of the flow layout leave.",
    "sticky-sections":
      "Headers pin to the top edge and footers to the bottom edge, until the end of "
      + "their section pushes them out. The flow layout's two properties turn this on.",
    "collapsing":
      "The tall header slides out until 44 points are left, and then pins. If you "
      + "overscroll at the top, it stretches to fill the gap.",
    "mixed":
      "No column count is set, so the sizes determine each section. Tags keep their "
      + "rows, pictures of equal width move up, and a list stays a list.",
    "spans":
      "An item can span several columns or the full width. It goes to the highest "
      + "position where it fits.",
    "gallery":
      "The photos of each row are scaled until the row fills the width, and keep their "
      + "aspect ratios. Only the last row can be shorter.",
    "snapping":
      "Scrolling comes to rest with an item in the middle of the screen.",
  ]
}
