extension WaterfallFlowLayout {
  /// The animations of inserted and deleted elements.
  ///
  /// Other elements move from their old position to the new one.
  @objc(SWFUpdateAnimation)
  public enum UpdateAnimation: Int, Sendable {
    /// Elements fade in and out in place, as in the flow layout.
    ///
    /// This is the default.
    case fade
    /// Elements appear and disappear without animation.
    case none
    /// Inserted elements fade in and grow from their center, and deleted elements shrink to it and
    /// fade out.
    case scale
    /// Inserted elements fade in and move from the center of the visible bounds, and deleted
    /// elements move to it and fade out.
    case fromCenter
    /// Inserted elements fade and slide in from the trailing side, and deleted elements slide out
    /// to it.
    case slide
  }
}
