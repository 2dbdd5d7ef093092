package import WaterfallEngine

extension SpecifiedSizes {
  /// The sizes of items with these heights and widths, or with one width for all; a width that is negative
  /// or not a number is none.
  package init(
    widths: [Double], heights: [Double], source: SpecifiedItem.Source = .delegate,
    areOwnExtents: Bool = false
  ) {
    self.init(capacity: heights.count)
    for (index, height) in heights.enumerated() {
      let width = widths.count == 1 ? widths[0] : widths[index]
      var item = SpecifiedItem(main: height, cross: width >= 0 ? width : nil, from: source)
      item.isOwnExtent = areOwnExtents
      append(item)
    }
  }

  /// Those of the items that decide.
  package var widths: [Double] { deciding.map { $0.width } }
  package var heights: [Double] { deciding.map { $0.height } }
}
