extension WaterfallFlowLayout {
  /// How inserted elements appear and deleted ones go; all others move from where they were.
  @objc(SWFUpdateAnimation)
  public enum UpdateAnimation: Int, Sendable {
    /// They fade in and out in place, as in the stock layout. The default.
    case fade
    /// They are there, or gone, at once.
    case none
    /// They fade and grow from, or shrink to, their own centre.
    case scale
    /// They fade and come from, or go to, the centre of the visible bounds.
    case fromCenter
    /// They fade and slide in from, or out to, the trailing side.
    case slide
  }
}
