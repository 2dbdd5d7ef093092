/// The scenes that the page shows as recordings.
///
/// The phone app also shows each `Preset` as a scene.
@MainActor
enum Gallery {
  static var scenes: [Scene] {
    [.chat, .changes, .adaptive, .layoutSwitch, .reorder]
  }
}
