import Foundation
import WaterfallEngine

/// The delegate of one layout pass, and its methods.
///
///     specified.insets.answer(calls.query(.inset, section) {
///       $0.flow.collectionView(_:layout:insetForSectionAt:)
///     })
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
  /// Whether the delegate may implement `sizeForItemAt`.
  let mayHaveSizes: Bool
  /// Whether the delegate may implement the methods of `WaterfallFlowLayoutDelegate`.
  let mayHaveOwnMethods: Bool
  /// Whether the collection view shows another order than its data source has, as with the
  /// placeholders of a drop or uncommitted moves.
  ///
  /// The delegate then needs the data source's index paths.
  let translates: Bool
  /// The methods for items, looked up once.
  private(set) lazy var itemMethods = ItemMethods(self)
  /// Whether the delegate returned a value for a section, so that sections can differ.
  private(set) var answersDiffer = false
  /// The methods that the delegate doesn't implement, as far as the layout has called them, with a
  /// bit for each.
  private var missing: UInt32 = 0

  init(view: UICollectionView, layout: UICollectionViewFlowLayout) {
    self.view = view
    self.layout = layout
    let flow = Self.delegate(of: view, as: (any UICollectionViewDelegateFlowLayout).self)
    let waterfall = Self.delegate(of: view, as: (any WaterfallFlowLayoutDelegate).self)
    let silent = SilentDelegate()
    self.flow = flow ?? silent
    self.waterfall = waterfall ?? silent
    (mayHaveSizes, mayHaveOwnMethods) = (flow != nil, waterfall != nil)
    translates = view.hasUncommittedUpdates
  }

  /// Returns the data source's index path of an item, or `nil` for a placeholder, which the
  /// delegate doesn't know.
  func dataSourcePath(_ indexPath: IndexPath) -> IndexPath? {
    translates ? view.dataSourceIndexPath(forPresentationIndexPath: indexPath) : indexPath
  }

  /// Whether a delegate is set whose size methods the layout can't call.
  ///
  /// A proxy can respond to these methods without declaring the flow layout's protocol.
  var hasUnknownDelegate: Bool {
    guard let delegate = view.delegate else { return false }
    return !(delegate is any UICollectionViewDelegateFlowLayout) && !itemMethods.mayHave(.size)
      && !itemMethods.mayHave(.extent)
  }
}

// MARK: - Methods for sections

/// A method of the delegate that returns a value for a section.
enum SectionMethod: UInt32 {
  case inset, minimumLineSpacing, minimumInteritemSpacing
  case columnCount, minimumColumnWidth, itemPlacement, rowAlignment, rowItemAlignment
  case showsBackground, backgroundInset
  case headerSize, headerInset, headerPins, headerPinnedExtent
  case footerSize, footerInset, footerPins, footerPinnedExtent
}

extension DelegateCalls {
  /// A method for sections, or `nil` if UIKit finds none.
  typealias Method<Value> = ((UICollectionView, UICollectionViewLayout, Int) -> Value)?

  /// Returns the delegate's value for a section, or `nil` if the delegate doesn't implement the
  /// method.
  func query<Value>(
    _ method: SectionMethod, _ section: Int, _ find: @MainActor (DelegateCalls) -> Method<Value>
  ) -> Value? {
    let bit: UInt32 = 1 << method.rawValue
    guard missing & bit == 0 else { return nil }
    guard let call = find(self) else {
      missing |= bit
      return nil
    }
    guard let section = dataSourceSection(section) else {
      answersDiffer = true
      return nil
    }
    // Without UIKit, the first return value tells whether the delegate has the method.
    let answer = OptionalRequirement.answer(call(view, layout, section))
    if answer == nil { missing |= bit } else { answersDiffer = true }
    return answer
  }

  /// Returns the data source's index of a section, or `nil` if it doesn't have the section.
  private func dataSourceSection(_ section: Int) -> Int? {
    guard translates else { return section }
    let known = view.dataSourceSectionIndex(forPresentationSectionIndex: section)
    return known == NSNotFound ? nil : known
  }
}

// MARK: - Methods for items

/// The delegate's methods for items.
///
/// `ItemMeasure` skips the methods that a delegate doesn't implement. It switches over these cases,
/// so the compiler reports a new method that it doesn't handle.
enum ItemMethod: CaseIterable {
  case size, extent, span
}

/// The delegate's methods for items, each looked up once.
///
/// Looking up a method for each item would take as long as the rest of measuring the item.
@MainActor
struct ItemMethods {  // check-item-loop: every item
  private typealias Method<Value> = (UICollectionView, UICollectionViewLayout, IndexPath) -> Value

  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout
  private let sizes: Method<CGSize>?
  private let extents: ((UICollectionView, UICollectionViewLayout, IndexPath, CGFloat) -> CGFloat)?
  private let spans: Method<Int>?
  private var sizeMethod: OptionalMethod
  private var extentMethod: OptionalMethod
  private var spanMethod: OptionalMethod

  init(_ calls: DelegateCalls) {  // check-item-loop: looks up
    view = calls.view
    layout = calls.layout
    sizes = calls.flow.collectionView(_:layout:sizeForItemAt:)
    extents =
      layout.scrollDirection == .horizontal
      ? calls.waterfall.collectionView(_:layout:widthForItemAt:itemHeight:)
      : calls.waterfall.collectionView(_:layout:heightForItemAt:itemWidth:)
    spans = calls.waterfall.collectionView(_:layout:columnSpanForItemAt:)
    sizeMethod = OptionalMethod(isFound: sizes != nil && calls.mayHaveSizes)
    extentMethod = OptionalMethod(isFound: extents != nil && calls.mayHaveOwnMethods)
    spanMethod = OptionalMethod(isFound: spans != nil && calls.mayHaveOwnMethods)
  }

  /// Returns whether the delegate may implement a method.
  func mayHave(_ method: ItemMethod) -> Bool {
    switch method {
    case .size: sizeMethod != .missing
    case .extent: extentMethod != .missing
    case .span: spanMethod != .missing
    }
  }

  /// Whether the delegate implements the method for extents, or `nil` if that isn't known yet.
  var hasExtents: Bool? { extentMethod == .unknown ? nil : extentMethod == .implemented }

  mutating func size(ofItemAt indexPath: IndexPath) -> CGSize? {
    guard let sizes else { return nil }
    return sizeMethod.answer(sizes(view, layout, indexPath))
  }

  /// Calls `heightForItemAt` (`widthForItemAt` if the layout scrolls horizontally).
  mutating func extent(ofItemAt indexPath: IndexPath, across: CGFloat) -> CGFloat? {
    guard let extents else { return nil }
    return extentMethod.answer(extents(view, layout, indexPath, across))
  }

  mutating func columnSpan(ofItemAt indexPath: IndexPath) -> Int? {
    guard let spans else { return nil }
    return spanMethod.answer(spans(view, layout, indexPath))
  }
}

/// Whether the delegate implements a method for items, which doesn't change during a pass.
///
/// Without Objective-C, the first call tells.
@MainActor
private enum OptionalMethod {
  case unknown, implemented, missing

  init(isFound: Bool) {
    self = !isFound ? .missing : OptionalRequirement.isKnownBeforeCall ? .implemented : .unknown
  }

  mutating func answer<Value>(_ call: @autoclosure () -> Value) -> Value? {
    guard self == .unknown else { return self == .implemented ? call() : nil }
    let answer = OptionalRequirement.answer(call())
    self = answer == nil ? .missing : .implemented
    return answer
  }
}

/// A delegate that implements none of the methods.
private final class SilentDelegate: NSObject, WaterfallFlowLayoutDelegate {}

// MARK: - Objective-C and Swift

#if canImport(UIKit)
/// The result of an optional method.
///
/// An Objective-C method is looked up before it's called, so every return value counts.
private enum OptionalRequirement {
  static var isKnownBeforeCall: Bool { true }
  static func answer<Value>(_ answer: Value) -> Value? { answer }
}
#else
extension OptionalRequirement {
  fileprivate static var isKnownBeforeCall: Bool { false }
}
#endif

extension DelegateCalls {
  /// Returns the delegate as a type that can have every method of a protocol, or `nil` if there is
  /// none.
  ///
  /// As UIKit does, the layout checks whether the delegate responds to a method. A cast would find
  /// neither an Objective-C delegate that doesn't declare the protocol nor a proxy that forwards
  /// its messages, and both work with the flow layout (facts 10.4). All methods of these
  /// Objective-C protocols are optional and are called only after `responds(to:)`, and a reference
  /// to a protocol is a plain pointer. So the bit cast is safe.
  fileprivate static func delegate<Methods>(of view: UICollectionView, as: Methods.Type) -> Methods?
  {
    #if canImport(UIKit)
    view.delegate.map { unsafeBitCast($0, to: Methods.self) }
    #else
    view.delegate as? Methods
    #endif
  }
}
