/// Every scene there is, in the order they are shown.
@MainActor
enum Gallery {
  static var scenes: [Scene] {
    [
      .swap, .stickySections, .collapsing, .stacking, .plain, .mixed, .adaptive, .layoutSwitch,
      .reorder,
      .changes, .feed, .selfSizing, .spanning, .cards, .horizontal, .snapping, .backgrounds,
      .alternating, .byDelegate, .rightToLeft, .ownAttributes,
    ]
  }
}
