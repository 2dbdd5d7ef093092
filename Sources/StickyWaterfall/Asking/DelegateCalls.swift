import Foundation
import WaterfallEngine

/// The delegate's methods for sections.
///
/// A method returns `nil` if the delegate doesn't implement it, or there is no delegate.
///
///     specified.insets.answer(calls.inset(section))
///
/// A pass creates it once. It calls a method that the delegate doesn't implement only once, because
/// a catalog has thousands of sections. If there is no delegate, an object without methods replaces
/// it: unwrapping an optional weak delegate for each item took half the time of measuring the item.
/// No closure per method is stored: creating them took 40% of the first layout of 60 items.
@MainActor
final class DelegateCalls {  // check-item-loop: looks up
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let flow: any UICollectionViewDelegateFlowLayout
  let waterfall: any WaterfallFlowLayoutDelegate
  /// Whether the collection view shows another order than its data source has, as with the
  /// placeholders of a drop or uncommitted moves.
  ///
  /// The delegate then needs the data source's index paths.
  let translates: Bool
  /// The methods for items, looked up once.
  private(set) lazy var itemMethods = ItemMethods(self)
  /// Whether the delegate returned a value for a section, so that sections can differ.
  private(set) var answersDiffer = false
  /// The methods that the delegate doesn't implement, as far as the layout has called them.
  private var missing: SectionMethods = []

  /// Whether a delegate is set whose size methods the layout can't call.
  private(set) lazy var hasUnknownDelegate = view.delegate.map { !Self.mayHaveSizes($0) } ?? false

  init(view: UICollectionView, layout: UICollectionViewFlowLayout) {
    self.view = view
    self.layout = layout
    let silent = SilentDelegate()
    flow = Self.delegate(of: view, as: (any UICollectionViewDelegateFlowLayout).self) ?? silent
    waterfall = Self.delegate(of: view, as: (any WaterfallFlowLayoutDelegate).self) ?? silent
    translates = view.hasUncommittedUpdates
  }

  /// Returns the data source's index path of an item, or `nil` for a placeholder, which the
  /// delegate doesn't know.
  func dataSourcePath(_ indexPath: IndexPath) -> IndexPath? {
    translates ? view.dataSourceIndexPath(forPresentationIndexPath: indexPath) : indexPath
  }

  /// Returns the data source's index of a section, or `nil` if it doesn't have the section.
  private func dataSourceSection(_ section: Int) -> Int? {
    guard translates else { return section }
    let known = view.dataSourceSectionIndex(forPresentationSectionIndex: section)
    return known == NSNotFound ? nil : known
  }

  /// A method for sections, or `nil` if UIKit finds none.
  private typealias Method<Value> = (UICollectionView, UICollectionViewLayout, Int) -> Value

  private func query<Value>(
    _ kind: SectionMethods, _ section: Int, _ find: @MainActor (DelegateCalls) -> Method<Value>?
  ) -> Value? {
    guard missing.isDisjoint(with: kind) else { return nil }
    guard let method = find(self) else {
      missing.insert(kind)
      return nil
    }
    guard let section = dataSourceSection(section) else {
      answersDiffer = true
      return nil
    }
    // Without UIKit, the first return value tells whether the delegate has the method.
    let answer = OptionalRequirement.answer(method(view, layout, section))
    if answer == nil { missing.insert(kind) } else { answersDiffer = true }
    return answer
  }
}

// MARK: - Methods for sections

/// The delegate's methods for sections.
private struct SectionMethods: OptionSet {
  let rawValue: UInt32
  static let inset = SectionMethods(rawValue: 1 << 0)
  static let minimumLineSpacing = SectionMethods(rawValue: 1 << 1)
  static let minimumInteritemSpacing = SectionMethods(rawValue: 1 << 2)
  static let columnCount = SectionMethods(rawValue: 1 << 3)
  static let minimumColumnWidth = SectionMethods(rawValue: 1 << 4)
  static let itemPlacement = SectionMethods(rawValue: 1 << 5)
  static let rowAlignment = SectionMethods(rawValue: 1 << 6)
  static let rowItemAlignment = SectionMethods(rawValue: 1 << 7)
  static let backgroundInset = SectionMethods(rawValue: 1 << 8)
  static let showsBackground = SectionMethods(rawValue: 1 << 9)
  static let headerSize = SectionMethods(rawValue: 1 << 10)
  static let headerInset = SectionMethods(rawValue: 1 << 11)
  static let headerPins = SectionMethods(rawValue: 1 << 12)
  static let headerPinnedExtent = SectionMethods(rawValue: 1 << 13)
  static let footerSize = SectionMethods(rawValue: 1 << 14)
  static let footerInset = SectionMethods(rawValue: 1 << 15)
  static let footerPins = SectionMethods(rawValue: 1 << 16)
  static let footerPinnedExtent = SectionMethods(rawValue: 1 << 17)
}

extension DelegateCalls {
  func inset(_ section: Int) -> UIEdgeInsets? {
    query(.inset, section) { $0.flow.collectionView(_:layout:insetForSectionAt:) }
  }
  func minimumLineSpacing(_ section: Int) -> CGFloat? {
    query(.minimumLineSpacing, section) {
      $0.flow.collectionView(_:layout:minimumLineSpacingForSectionAt:)
    }
  }
  func minimumInteritemSpacing(_ section: Int) -> CGFloat? {
    query(.minimumInteritemSpacing, section) {
      $0.flow.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    }
  }
  func columnCount(_ section: Int) -> Int? {
    query(.columnCount, section) { $0.waterfall.collectionView(_:layout:columnCountForSectionAt:) }
  }
  func minimumColumnWidth(_ section: Int) -> CGFloat? {
    query(.minimumColumnWidth, section) {
      $0.waterfall.collectionView(_:layout:minimumColumnWidthForSectionAt:)
    }
  }
  func itemPlacement(_ section: Int) -> WaterfallFlowLayout.ItemPlacement? {
    query(.itemPlacement, section) {
      $0.waterfall.collectionView(_:layout:itemPlacementForSectionAt:)
    }
  }
  func rowAlignment(_ section: Int) -> WaterfallFlowLayout.RowAlignment? {
    query(.rowAlignment, section) {
      $0.waterfall.collectionView(_:layout:rowAlignmentForSectionAt:)
    }
  }
  func rowItemAlignment(_ section: Int) -> WaterfallFlowLayout.RowItemAlignment? {
    query(.rowItemAlignment, section) {
      $0.waterfall.collectionView(_:layout:rowItemAlignmentForSectionAt:)
    }
  }
  func backgroundInset(_ section: Int) -> UIEdgeInsets? {
    query(.backgroundInset, section) {
      $0.waterfall.collectionView(_:layout:backgroundInsetForSectionAt:)
    }
  }
  func showsBackground(_ section: Int) -> Bool? {
    query(.showsBackground, section) {
      $0.waterfall.collectionView(_:layout:showsBackgroundForSectionAt:)
    }
  }
  func size(of boundary: Boundary, _ section: Int) -> CGSize? {
    switch boundary {
    case .header:
      query(.headerSize, section) {
        $0.flow.collectionView(_:layout:referenceSizeForHeaderInSection:)
      }
    case .footer:
      query(.footerSize, section) {
        $0.flow.collectionView(_:layout:referenceSizeForFooterInSection:)
      }
    }
  }
  func inset(of boundary: Boundary, _ section: Int) -> UIEdgeInsets? {
    switch boundary {
    case .header:
      query(.headerInset, section) {
        $0.waterfall.collectionView(_:layout:headerInsetForSectionAt:)
      }
    case .footer:
      query(.footerInset, section) {
        $0.waterfall.collectionView(_:layout:footerInsetForSectionAt:)
      }
    }
  }
  func pins(of boundary: Boundary, _ section: Int) -> Bool? {
    switch boundary {
    case .header:
      query(.headerPins, section) { $0.waterfall.collectionView(_:layout:pinsHeaderForSectionAt:) }
    case .footer:
      query(.footerPins, section) { $0.waterfall.collectionView(_:layout:pinsFooterForSectionAt:) }
    }
  }
  func pinnedExtent(of boundary: Boundary, _ section: Int) -> CGFloat? {
    switch boundary {
    case .header:
      query(.headerPinnedExtent, section) {
        $0.waterfall.collectionView(_:layout:pinnedHeaderExtentForSectionAt:)
      }
    case .footer:
      query(.footerPinnedExtent, section) {
        $0.waterfall.collectionView(_:layout:pinnedFooterExtentForSectionAt:)
      }
    }
  }
}

/// The delegate's methods for items.
///
/// `ItemMeasure` skips the methods that a delegate doesn't implement. It switches over these cases,
/// so the compiler reports a new method that it doesn't handle.
enum ItemMethod: CaseIterable {
  case size, extent, span
}

/// A delegate that implements none of the methods.
private final class SilentDelegate: NSObject, WaterfallFlowLayoutDelegate {}

#if canImport(UIKit)
/// The result of an optional method.
///
/// An Objective-C method is looked up before it's called, so every return value counts.
private enum OptionalRequirement {
  static func answer<Value>(_ answer: Value) -> Value? { answer }
}

extension DelegateCalls {
  static func sectionCount(
    of source: any UICollectionViewDataSource, in view: UICollectionView
  ) -> Int {
    source.numberOfSections?(in: view) ?? 1
  }

  /// Returns whether a delegate declares the flow layout's protocol, or responds to a method for
  /// sizes, as proxies do that declare no protocol.
  fileprivate static func mayHaveSizes(_ delegate: any UICollectionViewDelegate) -> Bool {
    delegate is any UICollectionViewDelegateFlowLayout
      || delegate.responds(
        to: #selector(
          (any UICollectionViewDelegateFlowLayout).collectionView(_:layout:sizeForItemAt:)))
      || delegate.responds(
        to: #selector(
          (any WaterfallFlowLayoutDelegate).collectionView(_:layout:heightForItemAt:itemWidth:)))
      || delegate.responds(
        to: #selector(
          (any WaterfallFlowLayoutDelegate).collectionView(_:layout:widthForItemAt:itemHeight:)))
  }

  /// Returns the delegate as a type that can have every method of a protocol.
  ///
  /// As UIKit does, the layout checks whether the delegate responds to a method. A cast would find
  /// neither an Objective-C delegate that doesn't declare the protocol nor a proxy that forwards
  /// its messages, and both work with the flow layout (facts 10.4). All methods of these
  /// Objective-C protocols are optional and are called only after `responds(to:)`, and a reference
  /// to a protocol is a plain pointer. So the bit cast is safe.
  fileprivate static func delegate<Methods>(of view: UICollectionView, as: Methods.Type) -> Methods?
  {
    view.delegate.map { unsafeBitCast($0, to: Methods.self) }
  }
}

/// The delegate's methods for items, each looked up once.
///
/// Looking up a method for each item would take as long as the rest of measuring the item.
@MainActor
struct ItemMethods {  // check-item-loop: every item
  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout
  private let sizes: ((UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize)?
  private let extents: ((UICollectionView, UICollectionViewLayout, IndexPath, CGFloat) -> CGFloat)?
  private let spans: ((UICollectionView, UICollectionViewLayout, IndexPath) -> Int)?

  init(_ calls: DelegateCalls) {  // check-item-loop: looks up
    view = calls.view
    layout = calls.layout
    sizes = calls.flow.collectionView(_:layout:sizeForItemAt:)
    extents =
      layout.scrollDirection == .horizontal
      ? calls.waterfall.collectionView(_:layout:widthForItemAt:itemHeight:)
      : calls.waterfall.collectionView(_:layout:heightForItemAt:itemWidth:)
    spans = calls.waterfall.collectionView(_:layout:columnSpanForItemAt:)
  }

  /// Returns whether the delegate may implement a method.
  func mayHave(_ method: ItemMethod) -> Bool {
    switch method {
    case .size: sizes != nil
    case .extent: extents != nil
    case .span: spans != nil
    }
  }
  /// Whether the delegate implements the method for extents, or `nil` if that isn't known yet.
  var hasExtents: Bool? { extents != nil }

  mutating func size(ofItemAt indexPath: IndexPath) -> CGSize? { sizes?(view, layout, indexPath) }
  /// Calls `heightForItemAt` (`widthForItemAt` if the layout scrolls horizontally).
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

  /// Returns whether a delegate declares the flow layout's protocol.
  fileprivate static func mayHaveSizes(_ delegate: any UICollectionViewDelegate) -> Bool {
    delegate is any UICollectionViewDelegateFlowLayout
  }

  /// Returns the delegate if it declares a protocol, because nothing else can be known without
  /// Objective-C.
  fileprivate static func delegate<Methods>(of view: UICollectionView, as: Methods.Type) -> Methods?
  {
    view.delegate as? Methods
  }
}

/// The delegate's methods for items.
///
/// The first call tells whether the delegate implements a method. Checking it for each item would
/// take as long as the rest of measuring the item.
@MainActor
struct ItemMethods {
  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout
  private let flow: any UICollectionViewDelegateFlowLayout
  private let waterfall: any WaterfallFlowLayoutDelegate
  private let isHorizontal: Bool
  private var sizes = OptionalMethod.unknown
  private var extents: OptionalMethod
  private var spans: OptionalMethod

  init(_ calls: DelegateCalls) {
    view = calls.view
    layout = calls.layout
    flow = calls.flow
    waterfall = calls.waterfall
    isHorizontal = layout.scrollDirection == .horizontal
    extents = waterfall is SilentDelegate ? .missing : .unknown
    spans = extents
  }

  /// Returns whether the delegate may implement a method.
  func mayHave(_ method: ItemMethod) -> Bool {
    switch method {
    case .size: sizes != .missing
    case .extent: extents != .missing
    case .span: spans != .missing
    }
  }
  /// Whether the delegate implements the method for extents, or `nil` if that isn't known yet.
  var hasExtents: Bool? { extents == .unknown ? nil : extents == .implemented }

  mutating func size(ofItemAt indexPath: IndexPath) -> CGSize? {
    sizes.answer(flow.collectionView(view, layout: layout, sizeForItemAt: indexPath))
  }
  /// Calls `heightForItemAt` (`widthForItemAt` if the layout scrolls horizontally).
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

/// Whether the delegate implements a method for items, which doesn't change during a pass.
private enum OptionalMethod {
  case unknown
  case implemented
  case missing

  @MainActor
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
