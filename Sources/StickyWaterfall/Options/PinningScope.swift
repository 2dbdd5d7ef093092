extension WaterfallFlowLayout {
  /// How long a pinned header or footer stays.
  @objc(SWFPinningScope)
  public enum PinningScope: Int, Sendable {
    /// Within its own section, as in the stock layout. The default.
    case section
    /// Over later sections too (for a footer: earlier ones), until the next pinned one comes.
    case untilNextPinned
    /// For good: the next pinned one stops behind it, and they pile up until they fill the screen.
    case stacked
  }
}
