import Foundation
import WaterfallEngine

/// The sizes that the items of a section state, kept until the section's columns are decided.
///
/// Each item is asked once: its size both decides the columns and is laid out in them. While all items
/// state one width, as in most sections, this takes 8 bytes an item. Kept for a whole pass, so that one
/// section after the other uses the same memory.
@MainActor
struct StatedItems {
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
  private(set) var areAnswers = false

  init() {}

  /// Asks about every item once, in ascending order.
  mutating func ask(_ count: Int, by measure: inout ItemMeasure) {
    mains.removeAll(keepingCapacity: true)
    crosses.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    areAnswers = false
    mains.reserveCapacity(count)
    for item in 0..<count {
      guard measure.isPlain else {
        append(measure.statement(ofItem: item))
        continue
      }
      guard let size = measure.size(ofItem: item) else {
        // The delegate has no sizes: the layout's own is that of all the others, too.
        for _ in item..<count { append(measure.statement(ofItem: item)) }
        return
      }
      let (main, cross) = (Double(measure.axes.main(size)), Double(measure.axes.cross(size)))
      if cross == width, crosses.isEmpty, main >= 0, main < .infinity, !mains.isEmpty {
        mains.append(main)
      } else if !crosses.isEmpty, main >= 0, main < .infinity, cross >= 0, cross < .infinity {
        mains.append(main)
        crosses.append(cross)
      } else {
        append(measure.statement(size, isAnswer: true))
      }
    }
  }

  @inline(never)
  private mutating func append(_ item: ItemStatement) {
    var cross = item.cross.map(Double.init) ?? .nan
    if !item.takesPart { cross = cross > 0 ? -cross : .nan }
    if mains.isEmpty { width = cross }
    if !crosses.isEmpty || cross.bitPattern != width.bitPattern {
      if crosses.isEmpty { crosses.append(contentsOf: repeatElement(width, count: mains.count)) }
      crosses.append(cross)
    }
    if !spans.isEmpty || item.span != nil {
      if spans.isEmpty { spans.append(contentsOf: repeatElement(0, count: mains.count)) }
      spans.append(UInt16(clamping: item.span ?? 0))
    }
    areAnswers = areAnswers || item.isAnswer
    mains.append(Double(item.main))
  }

  /// The widths that decide: all of them, or the one that all have.
  var widths: [Double] { crosses.isEmpty && !mains.isEmpty ? [width] : crosses }

  /// What an item stated.
  func statement(ofItem item: Int) -> ItemStatement {
    let cross = crosses.isEmpty ? width : crosses[item]
    let span = spans.isEmpty ? 0 : spans[item]
    return ItemStatement(
      main: CGFloat(mains[item]), cross: cross.isNaN ? nil : CGFloat(abs(cross)),
      span: span == 0 ? nil : Int(span), takesPart: cross >= 0, isAnswer: areAnswers)
  }

  /// The extent and span of an item in the columns that were decided.
  @inline(__always)
  func input(ofItem item: Int, by measure: inout ItemMeasure) -> ItemInput {
    if spans.isEmpty {
      let cross = crosses.isEmpty ? width : crosses[item]
      if let input = measure.quickInput(main: mains[item], cross: cross) { return input }
    }
    return measure.input(of: statement(ofItem: item), item: item)
  }
}
