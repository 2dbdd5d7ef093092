#if !canImport(UIKit)
// Models how the collection view starts an invalidation and a preparation, and the header's rule
// that an override must call `super`. UIKit breaks in various ways if `super` isn't called. The
// stand-in advises at once, in its own words.
// Source: UICollectionViewLayout.h of the iOS 16 SDK, "Subclasses must call super".
import Foundation

/// The base implementations that an override must reach.
struct BaseImplementation: OptionSet {
  let rawValue: Int

  static let invalidateLayout = BaseImplementation(rawValue: 1)
  static let invalidateLayoutWithContext = BaseImplementation(rawValue: 2)
  static let prepare = BaseImplementation(rawValue: 4)
  static let prepareForUpdates = BaseImplementation(rawValue: 8)
  static let finalizeUpdates = BaseImplementation(rawValue: 16)
}

/// The source of a decoration view of one kind.
enum DecorationRegistration {
  case viewClass(AnyClass)
  case nib(UINib)
}

extension UICollectionViewLayout {
  /// Invalidates through the public `invalidateLayout()`, as the collection view does for a reload,
  /// a scroll, a batch update, or a layout swap.
  func invalidate(throughChainWith context: UICollectionViewLayoutInvalidationContext) {
    stashedContext = context
    requireBase(.invalidateLayout, "invalidateLayout()") { invalidateLayout() }
    stashedContext = nil
  }

  /// Invalidates directly with a context, as for preferred sizes, the safe area, or a client's own
  /// context.
  func invalidate(directlyWith context: UICollectionViewLayoutInvalidationContext) {
    requireBase(.invalidateLayoutWithContext, "invalidateLayout(with:)") {
      invalidateLayout(with: context)
    }
  }

  /// Prepares the layout, and reports an override that doesn't call `super`.
  ///
  /// A flow layout may omit it, because its base computes a grid that a subclass doesn't need.
  func prepareForHost() {
    guard self is UICollectionViewFlowLayout else {
      requireBase(.prepare, "prepare()") { prepare() }
      return
    }
    prepare()
  }

  /// Delivers the update list, and reports an override that doesn't call `super`.
  func prepareForHost(updates: [UICollectionViewUpdateItem]) {
    requireBase(.prepareForUpdates, "prepare(forCollectionViewUpdates:)") {
      prepare(forCollectionViewUpdates: updates)
    }
  }

  /// Creates a context of the layout's context class, with the flags that only UIKit sets.
  func makeInvalidationContext(
    markingEverything: Bool = false, markingDataSourceCounts: Bool = false
  ) -> UICollectionViewLayoutInvalidationContext {
    let wanted: AnyClass = type(of: self).invalidationContextClass
    guard let kind = wanted as? UICollectionViewLayoutInvalidationContext.Type else {
      preconditionFailure("\(wanted) is no UICollectionViewLayoutInvalidationContext")
    }
    let context = kind.init()
    context.marksEverything = markingEverything
    context.marksDataSourceCounts = markingDataSourceCounts
    return context
  }

  /// The class of the attributes that this layout creates.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    let wanted: AnyClass = type(of: self).layoutAttributesClass
    guard let kind = wanted as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(wanted) is no UICollectionViewLayoutAttributes")
    }
    return kind
  }

  /// Clamps the offset to the scrollable range for this layout's content size.
  func clampedToScrollableRange(_ offset: CGPoint) -> CGPoint {
    collectionView?.clampedOffset(offset, inContentOf: collectionViewContentSize) ?? offset
  }

  private func requireBase(_ base: BaseImplementation, _ name: String, _ call: () -> Void) {
    reachedBase.remove(base)
    call()
    guard !reachedBase.contains(base) else { return }
    UIKitReports.advise("\(type(of: self)) overrides \(name) without calling super")
  }
}
#endif
