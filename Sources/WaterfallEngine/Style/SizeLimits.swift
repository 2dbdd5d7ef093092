/// The smallest and largest sizes of a section's items.
///
/// Hidden items are skipped. If all items have one width, their heights don't affect the layout, so
/// only the first size is read.
struct SizeLimits {
  var narrowest = Double.infinity
  var widest = -Double.infinity
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// Whether an item has a width and a height of 0.
  var hasHidden = false

  var heightsAreEqual: Bool { highest - lowest <= AutomaticLayout.equalWidths }

  /// Creates the limits of these sizes.
  ///
  /// While the heights in columns aren't known, every item without a width counts as hidden.
  init(_ sizes: SpecifiedSizes, heightsAreKnown: Bool) {
    for (width, height) in sizes.deciding.prefix(sizes.haveOneWidth ? 1 : .max) {
      guard width > 0 || heightsAreKnown && height > 0 else {
        hasHidden = true
        continue
      }
      narrowest = min(narrowest, width)
      widest = max(widest, width)
      lowest = min(lowest, height)
      highest = max(highest, height)
    }
  }
}
