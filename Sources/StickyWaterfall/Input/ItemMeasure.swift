import Foundation
import WaterfallEngine

/// Asks the delegate about the items of one section after the other.
///
/// Made once a pass: to make one for each of thousands of sections takes as long as to measure their
/// items, as all that is in it is retained and released.
@MainActor
struct ItemMeasure {
  private let calls: DelegateCalls
  private let axes: LayoutAxes
  private let own: ItemStatement
  private let placeholder: ItemStatement
  /// The size of an item where the delegate has none; nil where an estimate counts.
  private let itemSize: CGSize?
  private var methods: ItemMethods
  /// The item in question; one path for all, as to make another takes longer than to change it.
  private var indexPath: IndexPath
  /// Whether an item is asked about by the stock method alone.
  private var isPlain = false
  /// Makes of what is stated what is to be laid out.
  var sizer: ItemSizer

  /// Makes a measure that no section is set for.
  init(_ reader: SectionReader) {
    calls = reader.calls
    axes = reader.environment.axes
    own = reader.own.item
    placeholder = reader.own.placeholder
    itemSize = own.source == .itemSize ? reader.calls.layout.itemSize : nil
    sizer = ItemSizer(in: reader.room, scales: reader.own.scales)
    methods = reader.calls.itemMethods
    indexPath = IndexPath(item: 0, section: 0)
  }

  /// Sets the section whose items are to be measured.
  mutating func select(_ section: Int, as style: SectionStyle) {
    sizer.select(section, as: style)
    isPlain =
      !calls.translates && !methods.mayHaveSpans && (sizer.isInRows || !methods.mayHaveExtents)
    indexPath.section = section
  }

  /// The extent and span of an item of the section.
  mutating func callAsFunction(_ item: Int) -> ItemInput {
    indexPath.item = item
    return sizer.hasShapes && isPlain ? input(span: nil) : inputWithOwnMethods()
  }

  /// The same where the product's own methods are asked.
  private mutating func inputWithOwnMethods() -> ItemInput {
    guard sizer.hasShapes, !calls.translates, !methods.mayHaveExtents else {
      return sizer.input(of: statement(), item: indexPath.item)
    }
    return input(span: askedSpan())
  }

  /// The extent of an item by its size alone, across as many columns as the delegate says.
  private mutating func input(span: Int?) -> ItemInput {
    let answer = methods.size(ofItemAt: indexPath)
    if let size = answer ?? itemSize,
      let shape = sizer.shape(main: axes.main(size), cross: axes.cross(size), span: span ?? 1)
    {
      return shape
    }
    let stated = statement(ofAnswer: answer, span: span, item: indexPath.item)
    return sizer.input(of: stated, item: indexPath.item)
  }
}

// MARK: - Asking

extension ItemMeasure {
  /// What is stated about an item by the product's own delegate methods, or else by the stock one.
  private mutating func statement() -> ItemStatement {
    let presented = indexPath
    guard let known = calls.dataSourcePath(presented) else {
      var stated = sizer.usable(placeholder, ofItem: presented.item)
      stated.source = own.source
      stated.isPlaceholder = true
      return stated
    }
    indexPath = known
    defer { indexPath = presented }
    let span = askedSpan()
    // In rows there is no width that it could be worked out for.
    if !sizer.isInRows,
      let extent = methods.extent(ofItemAt: indexPath, across: sizer.across(span ?? 1))
    {
      return sizer.ownExtent(extent, span: span, ofItem: presented.item)
    }
    let answer = methods.size(ofItemAt: indexPath)
    return statement(ofAnswer: answer, span: span, item: presented.item)
  }

  /// What is stated where this is what the delegate answers to the stock method.
  private mutating func statement(ofAnswer answer: CGSize?, span: Int?, item: Int) -> ItemStatement
  {
    // An answer of automaticSize leaves it to the cell, as an estimate does.
    let isNone = itemSize == nil && answer == UICollectionViewFlowLayout.automaticSize
    let answered = isNone ? nil : answer.map { ItemStatement($0, from: .delegate, in: axes) }
    var stated = sizer.usable(answered ?? own, ofItem: item)
    stated.span = span
    return stated
  }

  private mutating func askedSpan() -> Int? {
    guard let span = methods.columnSpan(ofItemAt: indexPath) else { return nil }
    return span >= 1 ? span : sizer.usableSpan(span, ofItem: indexPath.item)
  }

  /// Asks about every item of the section once, in ascending order; where there is none, the layout's own
  /// size stands.
  mutating func sizes(count: Int) -> StatedSizes {
    var sizes = StatedSizes(capacity: count)
    if isPlain { askPlain(count, into: &sizes) }
    // The rest has own methods, sizes of the layout's own, or one that cannot be used.
    for item in sizes.count..<max(sizes.count, count) {
      indexPath.item = item
      sizes.append(statement())
    }
    if count <= 0 { sizes.append(sizer.usable(own, ofItem: 0)) }
    return sizes
  }

  /// Asks for sizes as far as the delegate states some that can be used, and nothing else counts.
  private mutating func askPlain(_ count: Int, into sizes: inout StatedSizes) {
    while sizes.count < count {
      indexPath.item = sizes.count
      guard let size = methods.size(ofItemAt: indexPath) else { return }
      let (main, cross) = (Double(axes.main(size)), Double(axes.cross(size)))
      // A number too long to be one also stands for none: that is automaticSize.
      guard main >= 0, main <= Fault.longestPoints, cross >= 0, cross <= Fault.longestPoints else {
        return sizes.append(statement(ofAnswer: size, span: nil, item: sizes.count))
      }
      sizes.append(height: main, width: cross)
    }
  }
}
