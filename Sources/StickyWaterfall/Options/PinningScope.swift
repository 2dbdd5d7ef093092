extension WaterfallFlowLayout {
  /// The ranges in which a pinned header or footer stays pinned.
  @objc(SWFPinningScope)
  public enum PinningScope: Int, Sendable {
    /// A view stays within its section, as in the flow layout.
    ///
    /// This is the default.
    case section
    /// A view stays over other sections until the next pinned view arrives.
    ///
    /// A header stays over later sections until the next pinned header arrives. A footer stays over
    /// earlier sections until the next pinned footer arrives.
    case untilNextPinned
    /// Pinned views stack up.
    ///
    /// Each view stops next to the previous pinned view, until the pinned views fill the screen.
    case stacked
  }
}
