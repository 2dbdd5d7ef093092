extension WaterfallFlowLayout {
  /// Constants that specify how inserted and deleted elements animate.
  ///
  /// All other elements that were at most a screen away move from their old position to their new
  /// position.
  @objc(SWFUpdateAnimation)
  public enum UpdateAnimation: Int, Sendable {
    /// Elements fade in and out in place, as in the flow layout.
    ///
    /// This is the default.
    case fade
    /// Elements appear and disappear without animation.
    case none
    /// Inserted elements fade in and grow from their center. Deleted elements fade out and shrink.
    case scale
    /// Inserted elements fade in and move from the center of the visible bounds.
    ///
    /// Deleted elements fade out and move to the center.
    case fromCenter
    /// Inserted elements fade and slide in from the trailing side.
    ///
    /// Deleted elements fade and slide out to the trailing side. Both use the bottom side if the
    /// layout scrolls horizontally.
    case slide
  }
}
