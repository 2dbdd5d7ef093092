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
    /// Elements fade and grow from their center, or shrink to it.
    case scale
    /// Elements fade and move from or to the center of the visible bounds.
    case fromCenter
    /// Elements fade and slide in from the trailing side, or out to it.
    case slide
  }
}
