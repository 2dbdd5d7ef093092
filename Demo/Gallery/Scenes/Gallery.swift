/// Every scene there is, in the order they are shown.
@MainActor
enum Gallery {
  static var scenes: [Scene] {
    [
      .stickySections, .swap, .plain, .byDelegate, .horizontal, .collapsing, .stacking, .cards,
      .alternating, .spanning, .adaptive, .rightToLeft, .changes, .feed, .snapping, .selfSizing,
      .backgrounds, .ownAttributes, .grid,
    ]
  }
}
