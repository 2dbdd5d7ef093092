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
      + "pull past the top, it stretches to fill the gap.",
    "mixed":
      "No column count is set, so the sizes determine each section. Tags keep their "
      + "rows, pictures of equal width move up, and a list stays a list.",
    "spans":
      "An item can span several columns or the full width. It goes to the highest "
      + "position where it fits.",
    "snapping":
      "Scrolling comes to rest with an item in the middle of the screen.",
    "waterfall":
      "Each item goes into the shortest column. Its height keeps its aspect ratio at "
      + "the width of the column.",
    "delegate":
      "A delegate returns a column count for each section, which overrides the "
      + "layout's property.",
    "backgrounds":
      "Register a view for the layout's background kind, and each section gets one "
      + "behind its items. Headers can have insets of their own.",
    "stacking":
      "A pinned header can leave with its section, stay until the next header arrives, "
      + "or stack up with the other headers.",
    "cards":
      "Items stop at the top edge, and later items slide over them.",
    "horizontal":
      "Items go into the shortest row, and headers pin to the leading edge.",
    "alternating":
      "Items go into the columns in turn. Use this placement if their order is more "
      + "important than equal column heights.",
    "right-to-left":
      "In right-to-left languages, the first column is on the right.",
  ]
}
