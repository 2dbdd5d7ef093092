package import WaterfallEngine

extension SpecifiedSizes {
  /// Creates sizes with these heights and widths, where an invalid width becomes `nil`.
  package init(
    widths: [Double], heights: [Double], source: SpecifiedItem.Source = .delegate,
    hasDelegateExtents: Bool = false
  ) {
    self.init(capacity: heights.count)
    for (index, height) in heights.enumerated() {
      let width = widths.count == 1 ? widths[0] : widths[index]
      var item = SpecifiedItem(main: height, cross: width >= 0 ? width : nil, from: source)
      item.isDelegateExtent = hasDelegateExtents
      append(item)
    }
  }

  /// The widths that affect the choice between columns and rows.
  package var widths: [Double] { deciding.map { $0.width } }
  package var heights: [Double] { deciding.map { $0.height } }
}
