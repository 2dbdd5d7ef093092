import WaterfallEngine

/// The collection view's delegate, and the methods that it implements.
///
/// For example, this code asks the delegate for the inset of a section:
///
///     let inset = calls.query(.inset, section) {
///       $0.flow.collectionView(_:layout:insetForSectionAt:)
///     }
///
/// Each layout pass creates one object. The object looks up a missing method only once, and not for
/// thousands of sections. It doesn't store the methods for sections as closures, because creating
/// the closures took 40% of the first layout of 60 items.
///
/// If there is no delegate, a `SilentDelegate` replaces it, so that no property is optional.
/// Unwrapping an optional delegate for each item took half the time of measuring the item.
@MainActor
final class DelegateCalls {  // check-item-loop: looks up
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let flow: any UICollectionViewDelegateFlowLayout
  let waterfall: any WaterfallFlowLayoutDelegate
  /// Whether the collection view and the data source have their items in different orders.
  ///
  /// The orders differ during a drop with placeholders. They also differ while the user drags
  /// items, until the data source moves them. The delegate needs the data source's index paths, so
  /// the layout converts the collection view's index paths.
  let translates: Bool
  /// The delegate's methods for items, looked up once.
  private(set) lazy var itemMethods = ItemMethods(self)
  /// Whether sections can have different values.
  ///
  /// The value is `true` after the delegate has returned a value for a section. It's also `true` if
  /// the data source doesn't have one of the sections.
  private(set) var sectionsMayDiffer = false
  /// The section methods that the delegate is known not to implement, with one bit for each method.
  private var missing: UInt32 = 0

  init(view: UICollectionView, layout: UICollectionViewFlowLayout) {
    self.view = view
    self.layout = layout
    let flow = Self.delegate(of: view, as: (any UICollectionViewDelegateFlowLayout).self)
    let waterfall = Self.delegate(of: view, as: (any WaterfallFlowLayoutDelegate).self)
    let silent = SilentDelegate()
    self.flow = flow ?? silent
    self.waterfall = waterfall ?? silent
    translates = view.hasUncommittedUpdates
  }

  /// Returns the data source's index path of an item, or `nil` for a placeholder.
  func dataSourcePath(_ indexPath: IndexPath) -> IndexPath? {
    translates ? view.dataSourceIndexPath(forPresentationIndexPath: indexPath) : indexPath
  }

  /// Whether there is a delegate from which the layout can't get sizes.
  ///
  /// This delegate doesn't conform to `UICollectionViewDelegateFlowLayout`, and implements no
  /// method for sizes. The second condition is needed for proxies, which can have these methods
  /// without the conformance. The property is lazy, because the cast is slow.
  private(set) lazy var hasDelegateWithoutSizes = findsDelegateWithoutSizes()

  // Inlining would move the slow cast into the loop over items.
  @inline(never)
  private func findsDelegateWithoutSizes() -> Bool {
    guard let delegate = view.delegate else { return false }
    return !(delegate is any UICollectionViewDelegateFlowLayout) && !itemMethods.mayHave(.size)
      && !itemMethods.mayHave(.extent)
  }
}

// MARK: - Methods for sections

/// A delegate method that returns a value for a section.
enum SectionMethod: UInt32 {
  case inset, minimumLineSpacing, minimumInteritemSpacing
  case columnCount, minimumColumnWidth, itemPlacement, rowDistribution, rowAlignment
  case showsBackground, backgroundInset
  case headerSize, headerInset, headerPins, headerPinnedExtent
  case footerSize, footerInset, footerPins, footerPinnedExtent
}

extension DelegateCalls {
  /// A delegate method for sections, or `nil` if the delegate doesn't implement it.
  typealias Method<Value> = ((UICollectionView, UICollectionViewLayout, Int) -> Value)?

  /// Returns the value that the delegate specifies for a section.
  ///
  /// Returns `nil` if the delegate doesn't implement the method, or if the data source doesn't have
  /// the section.
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
      sectionsMayDiffer = true
      return nil
    }
    // Without UIKit, only a call shows whether the delegate implements the method.
    let answer = OptionalRequirement.answer(call(view, layout, section))
    if answer == nil { missing |= bit } else { sectionsMayDiffer = true }
    return answer
  }

  /// Returns the data source's index of a section, or `nil` if the data source doesn't have it.
  private func dataSourceSection(_ section: Int) -> Int? {
    guard translates else { return section }
    let known = view.dataSourceSectionIndex(forPresentationSectionIndex: section)
    return known == NSNotFound ? nil : known
  }
}

// MARK: - Methods for items

/// A delegate method that returns a value for an item.
///
/// `ItemMeasure` switches over all cases. If you add a case, the compiler shows the code that must
/// handle it.
enum ItemMethod: CaseIterable {
  case size, extent, span
}

#if canImport(UIKit)
/// The delegate's methods for items, each looked up once.
///
/// Looking up the methods for each item would double the time of measuring the item.
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

  /// Returns whether the delegate implements a method, or `true` if that isn't known yet.
  func mayHave(_ method: ItemMethod) -> Bool {
    switch method {
    case .size: sizes != nil
    case .extent: extents != nil
    case .span: spans != nil
    }
  }

  /// Whether the delegate is known to implement `sizeForItemAt`.
  var hasSizes: Bool { sizes != nil }

  /// Whether the delegate implements `heightForItemAt` (`widthForItemAt` if the layout scrolls
  /// horizontally), or `nil` if that isn't known yet.
  var hasExtents: Bool? { extents != nil }

  mutating func size(ofItemAt indexPath: IndexPath) -> CGSize? { sizes?(view, layout, indexPath) }

  /// Returns the value of `heightForItemAt` (`widthForItemAt` if the layout scrolls horizontally),
  /// or `nil` if the delegate doesn't implement the method.
  mutating func extent(ofItemAt indexPath: IndexPath, across: CGFloat) -> CGFloat? {
    extents?(view, layout, indexPath, across)
  }

  mutating func columnSpan(ofItemAt indexPath: IndexPath) -> Int? {
    spans?(view, layout, indexPath)
  }
}
#else
/// The delegate's methods for items.
///
/// The first call of a method shows whether the delegate implements it. The methods aren't stored
/// as closures, because calling the closures took 20% of the time of measuring items.
@MainActor
struct ItemMethods {
  private let view: UICollectionView
  private let layout: UICollectionViewFlowLayout
  private let flow: any UICollectionViewDelegateFlowLayout
  private let waterfall: any WaterfallFlowLayoutDelegate
  private let isHorizontal: Bool
  private var sizes: OptionalMethod
  private var extents: OptionalMethod
  private var spans: OptionalMethod

  init(_ calls: DelegateCalls) {
    view = calls.view
    layout = calls.layout
    flow = calls.flow
    waterfall = calls.waterfall
    isHorizontal = layout.scrollDirection == .horizontal
    sizes = flow is SilentDelegate ? .missing : .unknown
    extents = waterfall is SilentDelegate ? .missing : .unknown
    spans = extents
  }

  /// Returns whether the delegate implements a method, or `true` if that isn't known yet.
  func mayHave(_ method: ItemMethod) -> Bool {
    switch method {
    case .size: sizes != .missing
    case .extent: extents != .missing
    case .span: spans != .missing
    }
  }

  /// Whether the delegate is known to implement `sizeForItemAt`.
  var hasSizes: Bool { sizes == .implemented }

  /// Whether the delegate implements `heightForItemAt` (`widthForItemAt` if the layout scrolls
  /// horizontally), or `nil` if that isn't known yet.
  var hasExtents: Bool? { extents == .unknown ? nil : extents == .implemented }

  mutating func size(ofItemAt indexPath: IndexPath) -> CGSize? {
    sizes.value(flow.collectionView(view, layout: layout, sizeForItemAt: indexPath))
  }

  /// Returns the value of `heightForItemAt` (`widthForItemAt` if the layout scrolls horizontally),
  /// or `nil` if the delegate doesn't implement the method.
  mutating func extent(ofItemAt indexPath: IndexPath, across: CGFloat) -> CGFloat? {
    extents.value(
      isHorizontal
        ? waterfall.collectionView(
          view, layout: layout, widthForItemAt: indexPath, itemHeight: across)
        : waterfall.collectionView(
          view, layout: layout, heightForItemAt: indexPath, itemWidth: across))
  }

  mutating func columnSpan(ofItemAt indexPath: IndexPath) -> Int? {
    spans.value(waterfall.collectionView(view, layout: layout, columnSpanForItemAt: indexPath))
  }
}

/// Whether the delegate implements an item method, as far as the layout knows.
private enum OptionalMethod {
  case unknown, implemented, missing

  /// Calls a method and returns its value, or `nil` if the delegate doesn't implement the method.
  @MainActor
  mutating func value<Value>(_ call: @autoclosure () -> Value) -> Value? {
    switch self {
    case .implemented: return call()
    case .missing: return nil
    case .unknown:
      let value = OptionalRequirement.answer(call())
      self = value == nil ? .missing : .implemented
      return value
    }
  }
}
#endif

/// A delegate that implements no methods.
private final class SilentDelegate: NSObject, WaterfallFlowLayoutDelegate {}

// MARK: - Objective-C and Swift

#if canImport(UIKit)
/// A check of whether a value comes from the delegate.
///
/// With Objective-C, missing methods are never called, so every value comes from the delegate.
/// `HeadlessUIKit` has its own type with this name, which can find out that a method is missing.
private enum OptionalRequirement {
  static func answer<Value>(_ answer: Value) -> Value? { answer }
}
#endif

extension DelegateCalls {
  /// Returns the delegate as a protocol type, or `nil` if there is no delegate.
  ///
  /// UIKit checks only whether a delegate responds to a method (facts 10.4). The flow layout
  /// therefore works with proxies, and with Objective-C delegates that don't declare the protocol.
  /// A cast would fail for these delegates.
  ///
  /// The bit cast is safe, because a reference to an Objective-C protocol is a plain pointer. All
  /// methods of these protocols are optional. Swift calls only the methods that the delegate
  /// responds to.
  fileprivate static func delegate<Methods>(of view: UICollectionView, as: Methods.Type) -> Methods?
  {
    #if canImport(UIKit)
    view.delegate.map { unsafeBitCast($0, to: Methods.self) }
    #else
    view.delegate as? Methods
    #endif
  }
}
