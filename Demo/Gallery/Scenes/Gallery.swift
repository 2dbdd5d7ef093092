/// All scenes in the order of the phone app.
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
