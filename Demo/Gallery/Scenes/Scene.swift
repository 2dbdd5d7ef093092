import StickyWaterfall

/// One thing to look at: some code, the screens that show it, and what can be switched.
///
/// Everything in this folder is UIKit code that runs on a phone as it is.
@MainActor
struct Scene {
  /// Letters, digits and hyphens; names files and anchors.
  let id: String
  let title: String
  /// One sentence that says what to look at.
  let explanation: String
  var controls: [Control] = []
  /// Labels of the screens shown side by side; a single screen has none.
  var screens = [""]
  /// What happens besides scrolling.
  var script = Script.scrolling
  /// The state of the playground that it is, or comes near to; controls add to it.
  var link: String
  /// What the playground adds to it where it is no scene of its own, and stands alone there.
  var alone = ""
  /// How far from its start it opens, points: past its first header, and where its switches show.
  var start: CGFloat = 120
  /// Whether pulling beyond the start is part of the scene.
  var invitesPulling = false
  /// Whether a tile has its whole title on it, in several lines.
  var showsTitles = false
  /// Whether the engine shows it in the page, so that it needs no recording.
  var isLive = true
  /// Makes its view controller where the one of the state will not do.
  var make: ((Choice, PlayState) -> CatalogueViewController)?
}

extension Scene {
  /// The state of the playground that it is, or comes near to.
  func state(for choice: Choice) -> PlayState {
    let parts = [link] + controls.filter { !$0.links.isEmpty }.map { $0.links[choice[$0]] }
    return PlayState(parts.joined(separator: "&"))
  }

  func controller(for choice: Choice) -> CatalogueViewController {
    let state = state(for: choice)
    return make?(choice, state) ?? state.controller()
  }

  /// The size of the screen, which may be turned on its side, in points.
  func viewport(for choice: Choice) -> CGSize {
    let screen = state(for: choice).screen
    return CGSize(width: screen.width, height: screen.height)
  }
}

extension Scene {
  /// A switch: one of a few choices.
  struct Control: Hashable, Encodable {
    let label: String
    let choices: [String]
    var initial = 0
    /// Whether it shows only in what the scene does, which is then done.
    var plays = false
    /// What each choice adds to the link of its scene.
    var links: [String] = []
  }

  /// A choice for every control, and the screen it is for.
  struct Choice: Equatable {
    var values: [Control: Int] = [:]
    var screen = 0

    subscript(_ control: Control) -> Int {
      get { values[control] ?? control.initial }
      set { values[control] = newValue }
    }

    func isOn(_ control: Control) -> Bool { self[control] == 1 }
  }

  /// What happens on a screen besides scrolling.
  enum Script {
    case scrolling
    /// Changes made one after another, by a button or, without a label, when scrolling gets there.
    case steps([Step])
    /// A toggle that turns the screen on its side; where the layout leaves the content is part of the scene.
    case turning(Control)
  }

  /// A change of the data, made at a scroll offset.
  struct Step {
    var label: String?
    /// Points from the start of the content; nil is near its end.
    var offset: CGFloat?
    var change: @MainActor (CatalogueViewController) -> Void
  }
}
