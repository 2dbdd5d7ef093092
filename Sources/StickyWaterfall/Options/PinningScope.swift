extension WaterfallFlowLayout {
  /// Constants that specify how long a header or footer stays pinned.
  @objc(SWFPinningScope)
  public enum PinningScope: Int, Sendable {
    /// A pinned header or footer stays within its section, as in the flow layout.
    ///
    /// This is the default.
    case section
    /// A header stays over later sections until the next pinned header arrives.
    ///
    /// A footer stays over earlier sections until the next pinned footer arrives.
    case untilNextPinned
    /// Pinned headers stack up below each other, and pinned footers above each other.
    ///
    /// No further header or footer is added to a stack that fills the visible bounds.
    case stacked
  }
}
