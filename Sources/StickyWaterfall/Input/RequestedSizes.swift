import Foundation
import WaterfallEngine

/// The sizes that the items of a section state, kept until it is decided what the section has.
///
/// Each item is asked once: its size both decides and is laid out. While all items
/// state one width, as in most sections, this takes 8 bytes an item.
@MainActor
struct RequestedSizes {
  private var mains: [Double] = []
  /// Empty while all widths are `width`.
  ///
  /// Not a number where an item has an extent of its own; negative where it takes no part in the
  /// decision.
  private var crosses: [Double] = []
  /// As the delegate stated them, 0 where it did not; empty while it states none.
  private var spans: [UInt16] = []
  private var width = Double.nan
  /// Whether the delegate stated them, and not a property of the layout.
  private var areAnswers = false
  private var areOwnExtents = false

  /// Asks about every item once, in ascending order; where there is none, the layout's own size stands.
  init(count: Int, by measure: inout ItemMeasure) {
    askPlain(measure.isPlain ? count : 0, by: &measure)
    // The rest has own methods, sizes of the layout's own, or one that cannot be used.
    for item in mains.count..<max(mains.count, count) { append(measure.statement(ofItem: item)) }
    if count <= 0 { append(measure.ownStatement) }
  }

  /// Asks for sizes as far as the delegate states some that can be used, and nothing else counts.
  ///
  /// Most items come this way: to make a statement of each would take as long as to ask.
  private mutating func askPlain(_ count: Int, by measure: inout ItemMeasure) {
    mains.reserveCapacity(count)
    let longest = Double(DiagnosticReporter.longest)
    while mains.count < count, let size = measure.size(ofItem: mains.count) {
      let (main, cross) = (Double(measure.axes.main(size)), Double(measure.axes.cross(size)))
      // A number too long to be one also stands for none: that is automaticSize.
      guard main >= 0, main <= longest, cross >= 0, cross <= longest else {
        areAnswers = !mains.isEmpty
        return append(measure.statement(ofAnswer: size, span: nil))
      }
      append(main: main, cross: cross)
    }
    areAnswers = !mains.isEmpty
  }

  @inline(never)
  private mutating func append(_ item: RequestedSize) {
    var cross = item.cross.map(Double.init) ?? .nan
    if !item.takesPart { cross = cross > 0 ? -cross : .nan }
    if !spans.isEmpty || item.span != nil {
      if spans.isEmpty { spans.append(contentsOf: repeatElement(0, count: mains.count)) }
      spans.append(UInt16(clamping: item.span ?? 0))
    }
    areAnswers = areAnswers || item.isAnswer
    areOwnExtents = areOwnExtents || item.isOwnExtent
    append(main: Double(item.main), cross: cross)
  }

  @inline(__always)
  private mutating func append(main: Double, cross: Double) {
    if mains.isEmpty { width = cross }
    if !crosses.isEmpty || cross.bitPattern != width.bitPattern {
      if crosses.isEmpty {
        crosses.reserveCapacity(mains.capacity)
        crosses.append(contentsOf: repeatElement(width, count: mains.count))
      }
      crosses.append(cross)
    }
    mains.append(main)
  }

  /// What decides: the widths of all of them, or the one that all have.
  func sizes(areEstimates: Bool) -> StatedSizes {
    StatedSizes(
      widths: crosses.isEmpty ? [width] : crosses, heights: mains,
      source: areAnswers ? .delegate : areEstimates ? .estimate : .itemSize,
      areOwnExtents: areOwnExtents)
  }

  /// What an item stated.
  func statement(ofItem item: Int) -> RequestedSize {
    let cross = crosses.isEmpty ? width : crosses[item]
    let span = spans.isEmpty ? 0 : spans[item]
    return RequestedSize(
      main: CGFloat(mains[item]), cross: cross.isNaN ? nil : CGFloat(abs(cross)),
      span: span == 0 ? nil : Int(span), takesPart: cross >= 0, isAnswer: areAnswers)
  }

  /// An item in what was decided; nil where it needs a closer look.
  @inline(__always)
  func quickInput(ofItem item: Int, by measure: ItemMeasure) -> ItemInput? {
    guard spans.isEmpty else { return nil }
    return measure.quickInput(main: mains[item], cross: crosses.isEmpty ? width : crosses[item])
  }

  /// Any item in what was decided.
  @inline(never)
  func input(ofItem item: Int, by measure: inout ItemMeasure) -> ItemInput {
    measure.input(of: statement(ofItem: item), item: item)
  }
}
