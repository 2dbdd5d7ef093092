/// Every scene there is, in the order they are shown.
@MainActor
enum Gallery {
  static var scenes: [Scene] {
    [.stickySections, .swap, .plain, .byDelegate, .horizontal]
  }
}
