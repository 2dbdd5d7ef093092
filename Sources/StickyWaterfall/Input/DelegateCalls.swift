import Foundation
import WaterfallEngine

/// The questions about sections to a collection view's delegate: each answers nil where the delegate
/// has no such method, or there is no delegate that could have it.
///
/// Made once a pass. The delegate is looked at then, and not for each question; and a method that it
/// was found to lack is not looked for again, as most delegates have few of them and a catalogue has
/// thousands of sections. Where there is no delegate, one without methods stands in: taking a delegate
/// out of an optional retains it, and retaining what is held weakly, as delegates are, took half the
/// time of measuring an item.
@MainActor
final class DelegateCalls {
  let view: UICollectionView
  let layout: WaterfallFlowLayout
  let flow: any UICollectionViewDelegateFlowLayout
  let waterfall: any WaterfallFlowLayoutDelegate
  /// Whether the delegate may have methods of the stock flow layout's protocol.
  let hasStockMethods: Bool
  /// Whether the delegate may have methods of the product's own protocol.
  let hasOwnMethods: Bool
  /// Whether the collection view shows another order than its data source has, with placeholders of a
  /// drop or moves that are not committed: then the delegate knows items and sections by other indexes.
  let translates: Bool
  /// The methods about items, looked up once.
  private(set) lazy var itemMethods = ItemMethods(self)
  /// Memory for the sections with automatic columns, one after the other.
  var statedItems = StatedItems()
  /// The methods about sections that the delegate lacks, as far as they were looked for.
  private var missing: SectionMethods
  /// Whether the delegate may have a method about sections.
  var mayHaveSectionMethods: Bool { missing != .all }
  /// What every section is where the delegate has no such method: the layout's properties alone count.
  ///
  /// Made once a pass: thousands of sections would be described in the same way, one by one.
  var commonSection: SectionInput?

  init(view: UICollectionView, layout: WaterfallFlowLayout) {
    self.view = view
    self.layout = layout
    let (flow, waterfall) = Self.protocols(of: view.delegate)
    hasStockMethods = flow != nil
    hasOwnMethods = waterfall != nil
    missing = hasStockMethods ? [] : .stock
    if !hasOwnMethods { missing.formUnion(.own) }
    self.flow = flow ?? SilentDelegate()
    self.waterfall = waterfall ?? SilentDelegate()
    translates = view.hasUncommittedUpdates
  }

  /// The item as the data source counts; nil for a placeholder, which the delegate must not be asked
  /// about.
  func dataSourcePath(_ indexPath: IndexPath) -> IndexPath? {
    translates ? view.dataSourceIndexPath(forPresentationIndexPath: indexPath) : indexPath
  }

  /// What the delegate answers about a section; nil where it has no such method, or no such section.
  private func answer<Value>(
    _ method: SectionMethods, _ section: Int, _ call: (Int) -> Value?
  ) -> Value? {
    guard !missing.contains(method) else { return nil }
    var section = section
    if translates {
      section = view.dataSourceSectionIndex(forPresentationSectionIndex: section)
      guard section != NSNotFound else { return nil }
    }
    let answer = call(section)
    if answer == nil { missing.formUnion(method) }
    return answer
  }
}

/// The methods of a delegate that are about sections.
private struct SectionMethods: OptionSet {
  let rawValue: UInt16

  static let inset = SectionMethods(rawValue: 1 << 0)
  static let minimumLineSpacing = SectionMethods(rawValue: 1 << 1)
  static let minimumInteritemSpacing = SectionMethods(rawValue: 1 << 2)
  static let headerReferenceSize = SectionMethods(rawValue: 1 << 3)
  static let footerReferenceSize = SectionMethods(rawValue: 1 << 4)
  static let columnCount = SectionMethods(rawValue: 1 << 5)
  static let minimumColumnWidth = SectionMethods(rawValue: 1 << 6)
  static let itemPlacement = SectionMethods(rawValue: 1 << 7)
  static let headerInset = SectionMethods(rawValue: 1 << 8)
  static let footerInset = SectionMethods(rawValue: 1 << 9)
  static let pinsHeader = SectionMethods(rawValue: 1 << 10)
  static let pinsFooter = SectionMethods(rawValue: 1 << 11)
  static let pinnedHeaderExtent = SectionMethods(rawValue: 1 << 12)
  static let pinnedFooterExtent = SectionMethods(rawValue: 1 << 13)
  /// Those of the stock flow layout's protocol.
  static let stock = SectionMethods(rawValue: (1 << 5) - 1)
  /// Those of the product's own protocol.
  static let own = all.subtracting(stock)
  static let all = SectionMethods(rawValue: (1 << 14) - 1)
}

/// A delegate that has none of the methods.
private final class SilentDelegate: NSObject, WaterfallFlowLayoutDelegate {}

#if canImport(UIKit)
extension DelegateCalls {
  static func sectionCount(
    of source: any UICollectionViewDataSource, in view: UICollectionView
  ) -> Int {
    source.numberOfSections?(in: view) ?? 1
  }

  /// The delegate as one that may have every method.
  ///
  /// UIKit asks a delegate whether it responds to a method, and so does this. A cast would find neither
  /// a delegate written in Objective-C that never declares the protocol, nor a proxy that forwards what
  /// it is sent, and both work with the stock layout (facts 10.4). The protocols are Objective-C's, all
  /// their methods are optional and called only after `responds(to:)`, and a reference to any of them is
  /// a plain pointer: so the reference is taken as it is.
  fileprivate static func protocols(
    of delegate: (any UICollectionViewDelegate)?
  ) -> (flow: (any UICollectionViewDelegateFlowLayout)?, own: (any WaterfallFlowLayoutDelegate)?) {
    guard let delegate else { return (nil, nil) }
    return (
      unsafeBitCast(delegate, to: (any UICollectionViewDelegateFlowLayout).self),
      unsafeBitCast(delegate, to: (any WaterfallFlowLayoutDelegate).self)
    )
  }
  func inset(inSection section: Int) -> UIEdgeInsets? {
    answer(.inset, section) { flow.collectionView?(view, layout: layout, insetForSectionAt: $0) }
  }
  func minimumLineSpacing(inSection section: Int) -> CGFloat? {
    answer(.minimumLineSpacing, section) {
      flow.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: $0)
    }
  }
  func minimumInteritemSpacing(inSection section: Int) -> CGFloat? {
    answer(.minimumInteritemSpacing, section) {
      flow.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: $0)
    }
  }
  func headerReferenceSize(inSection section: Int) -> CGSize? {
    answer(.headerReferenceSize, section) {
      flow.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: $0)
    }
  }
  func footerReferenceSize(inSection section: Int) -> CGSize? {
    answer(.footerReferenceSize, section) {
      flow.collectionView?(view, layout: layout, referenceSizeForFooterInSection: $0)
    }
  }
  func columnCount(inSection section: Int) -> Int? {
    answer(.columnCount, section) {
      waterfall.collectionView?(view, layout: layout, columnCountForSectionAt: $0)
    }
  }
  func minimumColumnWidth(inSection section: Int) -> CGFloat? {
    answer(.minimumColumnWidth, section) {
      waterfall.collectionView?(view, layout: layout, minimumColumnWidthForSectionAt: $0)
    }
  }
  func itemPlacement(inSection section: Int) -> WaterfallFlowLayout.ItemPlacement? {
    answer(.itemPlacement, section) {
      waterfall.collectionView?(view, layout: layout, itemPlacementForSectionAt: $0)
    }
  }
  func headerInset(inSection section: Int) -> UIEdgeInsets? {
    answer(.headerInset, section) {
      waterfall.collectionView?(view, layout: layout, headerInsetForSectionAt: $0)
    }
  }
  func footerInset(inSection section: Int) -> UIEdgeInsets? {
    answer(.footerInset, section) {
      waterfall.collectionView?(view, layout: layout, footerInsetForSectionAt: $0)
    }
  }
  func pinsHeader(inSection section: Int) -> Bool? {
    answer(.pinsHeader, section) {
      waterfall.collectionView?(view, layout: layout, pinsHeaderInSectionAt: $0)
    }
  }
  func pinsFooter(inSection section: Int) -> Bool? {
    answer(.pinsFooter, section) {
      waterfall.collectionView?(view, layout: layout, pinsFooterInSectionAt: $0)
    }
  }
  func pinnedHeaderExtent(inSection section: Int) -> CGFloat? {
    answer(.pinnedHeaderExtent, section) {
      waterfall.collectionView?(view, layout: layout, pinnedHeaderExtentInSectionAt: $0)
    }
  }
  func pinnedFooterExtent(inSection section: Int) -> CGFloat? {
    answer(.pinnedFooterExtent, section) {
      waterfall.collectionView?(view, layout: layout, pinnedFooterExtentInSectionAt: $0)
    }
  }
}

/// The methods that are asked for every item, each looked up once and then called as it is.
///
/// To find out each time whether the delegate has one takes as long as measuring an item does without
/// that.
@MainActor
struct ItemMethods {
  private let view: UICollectionView
  private let layout: WaterfallFlowLayout
  private let sizes: ((UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize)?
  private let extents: ((UICollectionView, UICollectionViewLayout, IndexPath, CGFloat) -> CGFloat)?
  private let spans: ((UICollectionView, UICollectionViewLayout, IndexPath) -> Int)?

  init(_ calls: DelegateCalls) {
    view = calls.view
    layout = calls.layout
    sizes = calls.flow.collectionView(_:layout:sizeForItemAt:)
    extents =
      layout.scrollDirection == .horizontal
      ? calls.waterfall.collectionView(_:layout:widthForItemAt:itemHeight:)
      : calls.waterfall.collectionView(_:layout:heightForItemAt:itemWidth:)
    spans = calls.waterfall.collectionView(_:layout:columnSpanForItemAt:)
  }

  /// Whether the delegate may have methods of the product's own protocol.
  var mayBeOwn: Bool { extents != nil || spans != nil }

  @inline(__always)
  mutating func size(ofItemAt indexPath: IndexPath) -> CGSize? { sizes?(view, layout, indexPath) }
  /// `heightForItemAt`, or `widthForItemAt` where scrolling is horizontal.
  mutating func extent(ofItemAt indexPath: IndexPath, across: CGFloat) -> CGFloat? {
    extents?(view, layout, indexPath, across)
  }
  mutating func columnSpan(ofItemAt indexPath: IndexPath) -> Int? {
    spans?(view, layout, indexPath)
  }
}
#else
extension DelegateCalls {
  static func sectionCount(
    of source: any UICollectionViewDataSource, in view: UICollectionView
  ) -> Int {
    source.numberOfSections(in: view)
  }

  /// The delegate as what it declares to be: without Objective-C there is no asking for a method.
  fileprivate static func protocols(
    of delegate: (any UICollectionViewDelegate)?
  ) -> (flow: (any UICollectionViewDelegateFlowLayout)?, own: (any WaterfallFlowLayoutDelegate)?) {
    (
      delegate as? any UICollectionViewDelegateFlowLayout,
      delegate as? any WaterfallFlowLayoutDelegate
    )
  }

  func inset(inSection section: Int) -> UIEdgeInsets? {
    answered(.inset, section) { flow.collectionView(view, layout: layout, insetForSectionAt: $0) }
  }
  func minimumLineSpacing(inSection section: Int) -> CGFloat? {
    answered(.minimumLineSpacing, section) {
      flow.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: $0)
    }
  }
  func minimumInteritemSpacing(inSection section: Int) -> CGFloat? {
    answered(.minimumInteritemSpacing, section) {
      flow.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: $0)
    }
  }
  func headerReferenceSize(inSection section: Int) -> CGSize? {
    answered(.headerReferenceSize, section) {
      flow.collectionView(view, layout: layout, referenceSizeForHeaderInSection: $0)
    }
  }
  func footerReferenceSize(inSection section: Int) -> CGSize? {
    answered(.footerReferenceSize, section) {
      flow.collectionView(view, layout: layout, referenceSizeForFooterInSection: $0)
    }
  }
  func columnCount(inSection section: Int) -> Int? {
    answered(.columnCount, section) {
      waterfall.collectionView(view, layout: layout, columnCountForSectionAt: $0)
    }
  }
  func minimumColumnWidth(inSection section: Int) -> CGFloat? {
    answered(.minimumColumnWidth, section) {
      waterfall.collectionView(view, layout: layout, minimumColumnWidthForSectionAt: $0)
    }
  }
  func itemPlacement(inSection section: Int) -> WaterfallFlowLayout.ItemPlacement? {
    answered(.itemPlacement, section) {
      waterfall.collectionView(view, layout: layout, itemPlacementForSectionAt: $0)
    }
  }
  func headerInset(inSection section: Int) -> UIEdgeInsets? {
    answered(.headerInset, section) {
      waterfall.collectionView(view, layout: layout, headerInsetForSectionAt: $0)
    }
  }
  func footerInset(inSection section: Int) -> UIEdgeInsets? {
    answered(.footerInset, section) {
      waterfall.collectionView(view, layout: layout, footerInsetForSectionAt: $0)
    }
  }
  func pinsHeader(inSection section: Int) -> Bool? {
    answered(.pinsHeader, section) {
      waterfall.collectionView(view, layout: layout, pinsHeaderInSectionAt: $0)
    }
  }
  func pinsFooter(inSection section: Int) -> Bool? {
    answered(.pinsFooter, section) {
      waterfall.collectionView(view, layout: layout, pinsFooterInSectionAt: $0)
    }
  }
  func pinnedHeaderExtent(inSection section: Int) -> CGFloat? {
    answered(.pinnedHeaderExtent, section) {
      waterfall.collectionView(view, layout: layout, pinnedHeaderExtentInSectionAt: $0)
    }
  }
  func pinnedFooterExtent(inSection section: Int) -> CGFloat? {
    answered(.pinnedFooterExtent, section) {
      waterfall.collectionView(view, layout: layout, pinnedFooterExtentInSectionAt: $0)
    }
  }

  private func answered<Value>(
    _ method: SectionMethods, _ section: Int, _ call: (Int) -> Value
  ) -> Value? {
    answer(method, section) { section in OptionalRequirement.answer(call(section)) }
  }
}

/// The methods that are asked for every item.
///
/// Whether the delegate has one its first answer tells: to find out each time takes as long as measuring
/// an item does without that.
@MainActor
struct ItemMethods {
  private let view: UICollectionView
  private let layout: WaterfallFlowLayout
  private let flow: any UICollectionViewDelegateFlowLayout
  private let waterfall: any WaterfallFlowLayoutDelegate
  private let isHorizontal: Bool
  private var sizes: OptionalMethod
  private var extents: OptionalMethod
  private var spans: OptionalMethod

  init(_ calls: DelegateCalls) {
    (view, layout) = (calls.view, calls.layout)
    (flow, waterfall) = (calls.flow, calls.waterfall)
    isHorizontal = layout.scrollDirection == .horizontal
    sizes = calls.hasStockMethods ? .unknown : .missing
    extents = calls.hasOwnMethods ? .unknown : .missing
    spans = extents
  }

  /// Whether the delegate may have methods of the product's own protocol.
  var mayBeOwn: Bool { extents != .missing || spans != .missing }

  @inline(__always)
  mutating func size(ofItemAt indexPath: IndexPath) -> CGSize? {
    sizes.answer(flow.collectionView(view, layout: layout, sizeForItemAt: indexPath))
  }
  /// `heightForItemAt`, or `widthForItemAt` where scrolling is horizontal.
  mutating func extent(ofItemAt indexPath: IndexPath, across: CGFloat) -> CGFloat? {
    extents.answer(
      isHorizontal
        ? waterfall.collectionView(
          view, layout: layout, widthForItemAt: indexPath, itemHeight: across)
        : waterfall.collectionView(
          view, layout: layout, heightForItemAt: indexPath, itemWidth: across))
  }
  mutating func columnSpan(ofItemAt indexPath: IndexPath) -> Int? {
    spans.answer(waterfall.collectionView(view, layout: layout, columnSpanForItemAt: indexPath))
  }
}

/// Whether the delegate has a method that is asked for every item; it gains none during a pass.
private enum OptionalMethod {
  case unknown
  case implemented
  case missing

  @MainActor
  @inline(__always)
  mutating func answer<Value>(_ call: @autoclosure () -> Value) -> Value? {
    switch self {
    case .implemented: return call()
    case .missing: return nil
    case .unknown:
      let answer = OptionalRequirement.answer(call())
      self = answer == nil ? .missing : .implemented
      return answer
    }
  }
}
#endif
