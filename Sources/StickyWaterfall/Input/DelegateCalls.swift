import Foundation
import WaterfallEngine

/// The questions to a collection view's delegate about sections: each answers nil where the delegate
/// has no such method, or there is no delegate that could have it.
///
///     stated.insets.answer(calls.inset(section))
///
/// Made once a pass. Each method is looked up at its first question, and not for each: a catalogue has
/// thousands of sections. Where there is no delegate, one without methods stands in: taking a delegate
/// out of an optional retains it, and retaining what is held weakly, as delegates are, took half the
/// time of measuring an item.
@MainActor
final class DelegateCalls {
  /// Asks the delegate about a section.
  typealias SectionQuestion<Value> = @MainActor (_ section: Int) -> Value?

  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let flow: any UICollectionViewDelegateFlowLayout
  let waterfall: any WaterfallFlowLayoutDelegate
  /// Whether the collection view shows another order than its data source has, with placeholders of a
  /// drop or moves that are not committed: then the delegate knows items and sections by other indexes.
  let translates: Bool
  /// The methods about items, looked up once.
  private(set) lazy var itemMethods = ItemMethods(self)
  /// Whether the delegate has answered about a section, and so may answer otherwise about another.
  private(set) var answersDiffer = false

  /// Whether headers and footers that are stated cannot come, because the data source makes none.
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

  /// The questions about headers, or about footers.
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

  /// The item as the data source counts; nil for a placeholder, which the delegate must not be asked
  /// about.
  func dataSourcePath(_ indexPath: IndexPath) -> IndexPath? {
    translates ? view.dataSourceIndexPath(forPresentationIndexPath: indexPath) : indexPath
  }

  /// The section as the data source counts; nil for one that it does not have.
  private func dataSourceSection(_ section: Int) -> Int? {
    guard translates else { return section }
    let known = view.dataSourceSectionIndex(forPresentationSectionIndex: section)
    return known == NSNotFound ? nil : known
  }

  /// A method about sections; nil where UIKit finds none.
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

/// The questions about the headers of sections, or about their footers.
struct BoundaryCalls {
  let size: DelegateCalls.SectionQuestion<CGSize>
  let inset: DelegateCalls.SectionQuestion<UIEdgeInsets>
  let pins: DelegateCalls.SectionQuestion<Bool>
  let pinnedExtent: DelegateCalls.SectionQuestion<CGFloat>
}

/// A delegate that has none of the methods.
private final class SilentDelegate: NSObject, WaterfallFlowLayoutDelegate {}

#if canImport(UIKit)
/// Objective-C's optional methods are looked up before they are called: what they answer is an answer.
private enum OptionalRequirement {
  static func answer<Value>(_ answer: Value) -> Value? { answer }
}

extension DelegateCalls {
  static func sectionCount(
    of source: any UICollectionViewDataSource, in view: UICollectionView
  ) -> Int {
    source.numberOfSections?(in: view) ?? 1
  }

  /// Returns whether a delegate declares the flow layout's protocol, or responds to a method for sizes,
  /// as proxies do that declare no protocol.
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

  /// The delegate as one that may have every method of a protocol.
  ///
  /// UIKit asks a delegate whether it responds to a method, and so does this. A cast would find neither
  /// a delegate written in Objective-C that never declares the protocol, nor a proxy that forwards what
  /// it is sent, and both work with the stock layout (facts 10.4). The protocols are Objective-C's, all
  /// their methods are optional and called only after `responds(to:)`, and a reference to any of them is
  /// a plain pointer: so the reference is taken as it is.
  fileprivate static func delegate<Methods>(of view: UICollectionView, as: Methods.Type) -> Methods?
  {
    view.delegate.map { unsafeBitCast($0, to: Methods.self) }
  }
}

/// The methods that are asked for every item, each looked up once and then called as it is.
///
/// To find out each time whether the delegate has one takes as long as measuring an item does without
/// that.
@MainActor
struct ItemMethods {
  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout
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

  /// Whether the delegate may have `heightForItemAt`, or `widthForItemAt` where scrolling is horizontal.
  var mayHaveExtents: Bool { extents != nil }
  /// Whether the delegate may have `columnSpanForItemAt`.
  var mayHaveSpans: Bool { spans != nil }

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

  /// Returns whether a delegate declares the flow layout's protocol.
  fileprivate static func mayHaveSizes(_ delegate: any UICollectionViewDelegate) -> Bool {
    delegate is any UICollectionViewDelegateFlowLayout
  }

  /// The delegate as what it declares to be: without Objective-C there is no asking for a method.
  fileprivate static func delegate<Methods>(of view: UICollectionView, as: Methods.Type) -> Methods?
  {
    view.delegate as? Methods
  }
}

/// The methods that are asked for every item.
///
/// Whether the delegate has one its first answer tells: to find out each time takes as long as measuring
/// an item does without that.
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

  /// Whether the delegate may have `heightForItemAt`, or `widthForItemAt` where scrolling is horizontal.
  var mayHaveExtents: Bool { extents != .missing }
  /// Whether the delegate may have `columnSpanForItemAt`.
  var mayHaveSpans: Bool { spans != .missing }

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
