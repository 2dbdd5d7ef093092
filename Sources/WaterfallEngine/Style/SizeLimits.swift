/// The least and the greatest sizes of the items that are not hidden.
struct SizeLimits {
  var narrowest = Double.infinity
  var widest = -Double.infinity
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// Whether some item has no extent at all.
  var hasHidden = false

  var heightsAreEqual: Bool { highest - lowest <= AutomaticLayout.equalWidths }

  init(_ sizes: StatedSizes) {
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
