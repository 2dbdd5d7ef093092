import WaterfallEngine

#if canImport(UIKit)
/// The delegate's methods for items, each looked up once.
///
/// Looking them up again for each item would double the time of measuring it.
///
/// This is a class, because the compiler doesn't know the size of Foundation's `IndexPath`. A
/// structure that stored one, and each structure around it, would look up where its own properties
/// are.
@MainActor
final class ItemMethods {  // check-item-loop: every item
  /// The index path of the item that is asked for.
  ///
  /// All items share one index path, because changing an index path is faster than creating one.
  var indexPath = IndexPath(item: 0, section: 0)
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
  var hasDelegateExtents: Bool? { extents != nil }

  func size() -> CGSize? { sizes?(view, layout, indexPath) }

  /// Returns the value of `heightForItemAt` (`widthForItemAt` if the layout scrolls horizontally),
  /// or `nil` if the delegate doesn't implement the method.
  func extent(across: CGFloat) -> CGFloat? {
    extents?(view, layout, indexPath, across)
  }

  func columnSpan() -> Int? {
    spans?(view, layout, indexPath)
  }
}
#else
/// The delegate's methods for items.
///
/// The first call of a method shows whether the delegate implements it. The methods aren't stored
/// as closures, whose calls took 20% of the time of measuring items.
@MainActor
struct ItemMethods {
  /// The index path of the item that is asked for.
  var indexPath = IndexPath(item: 0, section: 0)
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
  var hasDelegateExtents: Bool? { extents == .unknown ? nil : extents == .implemented }

  mutating func size() -> CGSize? {
    // With an `IndexPath` that has no fixed size, the call accesses the whole structure. It can't
    // change a property of the structure at the same time.
    var sizes = sizes
    defer { self.sizes = sizes }
    return sizes.value(flow.collectionView(view, layout: layout, sizeForItemAt: indexPath))
  }

  /// Returns the value of `heightForItemAt` (`widthForItemAt` if the layout scrolls horizontally),
  /// or `nil` if the delegate doesn't implement the method.
  mutating func extent(across: CGFloat) -> CGFloat? {
    var extents = extents
    defer { self.extents = extents }
    return extents.value(
      isHorizontal
        ? waterfall.collectionView(
          view, layout: layout, widthForItemAt: indexPath, itemHeight: across)
        : waterfall.collectionView(
          view, layout: layout, heightForItemAt: indexPath, itemWidth: across))
  }

  mutating func columnSpan() -> Int? {
    var spans = spans
    defer { self.spans = spans }
    return spans.value(
      waterfall.collectionView(view, layout: layout, columnSpanForItemAt: indexPath))
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
