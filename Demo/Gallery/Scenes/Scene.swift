import StickyWaterfall

/// A scene: a screen, its controls, and its code.
///
/// Everything in this folder is UIKit code that also runs on a phone.
@MainActor
struct Scene {
  /// The identifier for file names and anchors, which contains letters, digits, and hyphens.
  let id: String
  let title: String
  /// A sentence about the point of the scene.
  let explanation: String
  /// The names whose statements in the code are the point of the scene.
  var point: [String] = []
  var controls: [Control] = []
  /// The changes in addition to scrolling.
  var script = Script.scrolling
  /// The link of the playground's state, without the parts that the controls add.
  var link: String
  /// The initial scroll distance from the start, in points.
  var start: CGFloat = 120
  /// The closure that creates the view controller, or `nil` to use the state's own.
  var make: ((Choice, PlayState) -> CatalogueViewController)?
}

extension Scene {
  static let even = "line=8&gap=8&top=10&leading=16&bottom=10&trailing=16"
  static let screen = "width=320&height=580&" + even

  /// Returns the state of the playground for a choice.
  func state(for choice: Choice) -> PlayState {
    let parts = [link] + controls.filter { !$0.links.isEmpty }.map { $0.links[choice[$0]] }
    return PlayState(parts.joined(separator: "&"))
  }

  func controller(for choice: Choice) -> CatalogueViewController {
    let state = state(for: choice)
    return make?(choice, state) ?? state.controller()
  }

  /// Returns the size of the screen in its orientation, in points.
  func viewport(for choice: Choice) -> CGSize {
    let screen = state(for: choice).screen
    return CGSize(width: screen.width, height: screen.height)
  }
}

extension Scene {
  struct Control: Hashable, Encodable {
    let label: String
    let choices: [String]
    var initial = 0
    /// Whether the next step plays after a choice, so that the reader sees the effect.
    var plays = false
    /// The part that each choice adds to the link of the scene.
    var links: [String] = []
  }

  /// A choice for every control.
  struct Choice: Equatable {
    var values: [Control: Int] = [:]

    subscript(_ control: Control) -> Int {
      get { values[control] ?? control.initial }
      set { values[control] = newValue }
    }

    func isOn(_ control: Control) -> Bool { self[control] == 1 }
  }

  /// The changes on a screen in addition to scrolling.
  enum Script {
    case scrolling
    /// Changes in sequence, each with a button.
    case steps([Step])
    /// A rotation of the screen to landscape, and back.
    case turning
  }

  /// A change of the data, made at a scroll offset.
  struct Step {
    var label: String
    /// The scroll distance from the start of the content, in points.
    var offset: CGFloat
    var change: @MainActor (CatalogueViewController) -> Void
  }
}
