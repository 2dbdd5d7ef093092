/// The smallest and largest sizes of the items that aren't hidden.
///
/// If all items have one width, only the first one is considered.
struct SizeLimits {
  var narrowest = Double.infinity
  var widest = -Double.infinity
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// Whether an item has neither a width nor a height.
  var hasHidden = false

  var heightsAreEqual: Bool { highest - lowest <= AutomaticLayout.equalWidths }

  init(_ sizes: SpecifiedSizes) {
    for (width, height) in sizes.deciding.prefix(sizes.haveOneWidth ? 1 : .max) {
      guard width > 0 || height > 0 else {
        hasHidden = true
        continue
      }
      if width < narrowest { narrowest = width }
      if width > widest { widest = width }
      if height < lowest { lowest = height }
      if height > highest { highest = height }
    }
  }
}
