extension WaterfallFlowLayout {
  /// The ranges in which a pinned header or footer stays pinned.
  @objc(SWFPinningScope)
  public enum PinningScope: Int, Sendable {
    /// A view stays within its section, as in the flow layout.
    ///
    /// This is the default.
    case section
    /// A header stays over later sections until the next pinned header arrives, and a footer over
    /// earlier sections until the next pinned footer arrives.
    case untilNextPinned
    /// Pinned views stack up: the next one stops behind those that are pinned, until they fill the
    /// screen.
    case stacked
  }
}
