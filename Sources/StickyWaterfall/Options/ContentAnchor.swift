extension WaterfallFlowLayout {
  /// Constants that specify the end of the content from which users begin to read.
  @objc(SWFContentAnchor)
  public enum ContentAnchor: Int, Sendable {
    /// Users read from the start of the content, as in the flow layout.
    ///
    /// This is the default.
    case start
    /// Users read from the end of the content, as in chats and logs.
    ///
    /// Content that is shorter than the visible bounds stands at their end. The empty space is
    /// before the first section:
    ///
    ///     .start          .end
    ///     ┌───────────┐   ┌───────────┐
    ///     │ message 0 │   │           │
    ///     │ message 1 │   │ message 0 │
    ///     │           │   │ message 1 │
    ///     └───────────┘   └───────────┘
    ///
    /// Longer content starts out scrolled to its end. While its end is visible, it stays visible,
    /// whether items are inserted, cells grow, or the keyboard appears.
    case end
  }
}
