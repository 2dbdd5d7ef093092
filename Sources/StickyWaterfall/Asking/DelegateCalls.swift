import Foundation
import WaterfallEngine

/// The delegate's methods for sections.
///
/// A method returns `nil` if the delegate doesn't implement it, or there is no delegate.
///
///     specified.insets.answer(calls.inset(section))
///
/// A pass creates it once. Each method is looked up at its first call, because a catalog has
/// thousands of sections. If there is no delegate, an object without methods replaces it:
/// unwrapping an optional weak delegate for each item took half the time of measuring the item.
@MainActor
final class DelegateCalls {  // check-item-loop: looks up
  /// A query for a value of a section.
  typealias SectionQuestion<Value> = @MainActor (_ section: Int) -> Value?

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

  /// Whether the data source can't provide headers and footers.
  private(set) lazy var hasNoSupplementaryMethod = view.hasNoSupplementaryMethod

  /// Whether a delegate is set whose size methods the layout can't call.
  private(set) lazy var hasUnknownDelegate = view.delegate.map { !Self.mayHaveSizes($0) } ?? false

  private(set) lazy var inset = question { $0.flow.collectionView(_:layout:insetForSectionAt:) }
  private(set) lazy var minimumLineSpacing = question {
    $0.flow.collectionView(_:layout:minimumLineSpacingForSectionAt:)
  }
  private(set) lazy var minimumInteritemSpacing = question {
    $0.flow.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
  }
  private(set) lazy var columnCount = question {
    $0.waterfall.collectionView(_:layout:columnCountForSectionAt:)
  }
  private(set) lazy var minimumColumnWidth = question {
    $0.waterfall.collectionView(_:layout:minimumColumnWidthForSectionAt:)
  }
  private(set) lazy var itemPlacement = question {
    $0.waterfall.collectionView(_:layout:itemPlacementForSectionAt:)
  }
  private(set) lazy var rowAlignment = question {
    $0.waterfall.collectionView(_:layout:rowAlignmentForSectionAt:)
  }
  private(set) lazy var rowItemAlignment = question {
    $0.waterfall.collectionView(_:layout:rowItemAlignmentForSectionAt:)
  }
  private(set) lazy var backgroundInset = question {
    $0.waterfall.collectionView(_:layout:backgroundInsetForSectionAt:)
  }
  private(set) lazy var showsBackground = question {
    $0.waterfall.collectionView(_:layout:showsBackgroundForSectionAt:)
  }
  private lazy var header = BoundaryCalls(
    size: question { $0.flow.collectionView(_:layout:referenceSizeForHeaderInSection:) },
    inset: question { $0.waterfall.collectionView(_:layout:headerInsetForSectionAt:) },
    pins: question { $0.waterfall.collectionView(_:layout:pinsHeaderForSectionAt:) },
    pinnedExtent: question {
      $0.waterfall.collectionView(_:layout:pinnedHeaderExtentForSectionAt:)
    })
  private lazy var footer = BoundaryCalls(
    size: question { $0.flow.collectionView(_:layout:referenceSizeForFooterInSection:) },
    inset: question { $0.waterfall.collectionView(_:layout:footerInsetForSectionAt:) },
    pins: question { $0.waterfall.collectionView(_:layout:pinsFooterForSectionAt:) },
    pinnedExtent: question {
      $0.waterfall.collectionView(_:layout:pinnedFooterExtentForSectionAt:)
    })

  /// The methods for headers, or for footers.
  subscript(boundary: Boundary) -> BoundaryCalls {
    switch boundary {
    case .header: header
    case .footer: footer
    }
  }

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

  private func question<Value>(
    _ method: @MainActor (DelegateCalls) -> Method<Value>?
  ) -> SectionQuestion<Value> {
    guard let method = method(self) else { return { _ in nil } }
    // Without UIKit its first answer tells whether the delegate has the method.
    var isMissing = false
    return { [unowned self] section in
      guard !isMissing else { return nil }
      guard let section = dataSourceSection(section) else {
        answersDiffer = true
        return nil
      }
      let answer = OptionalRequirement.answer(method(view, layout, section))
      if answer == nil { isMissing = true } else { answersDiffer = true }
      return answer
    }
  }
}

/// The delegate's methods for the headers of sections, or for their footers.
struct BoundaryCalls {
  let size: DelegateCalls.SectionQuestion<CGSize>
  let inset: DelegateCalls.SectionQuestion<UIEdgeInsets>
  let pins: DelegateCalls.SectionQuestion<Bool>
  let pinnedExtent: DelegateCalls.SectionQuestion<CGFloat>
}

/// The delegate's methods for items.
///
/// The shortcut of `ItemMeasure` switches over them, so that it can't skip a new method.
enum ItemMethod: CaseIterable {
  case size, extent, span
}

/// A delegate that implements none of the methods.
private final class SilentDelegate: NSObject, WaterfallFlowLayoutDelegate {}

#if canImport(UIKit)
/// Objective-C's optional methods are looked up before they are called: what they answer is an
/// answer.
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

/// The methods that are asked for every item, each looked up once and then called as it is.
///
/// To find out each time whether the delegate has one takes as long as measuring an item does
/// without that.
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
  /// Whether the delegate is known to implement it; `nil` if it hasn't been queried.
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

/// The methods that are asked for every item.
///
/// Whether the delegate has one its first answer tells: to find out each time takes as long as
/// measuring an item does without that.
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
  /// Whether the delegate is known to implement it; `nil` if it hasn't been queried.
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
