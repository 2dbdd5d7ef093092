#if !canImport(UIKit)
// This file models how the collection view invalidates and prepares a layout. Overrides of some
// methods must call `super`. HeadlessUIKit reports a missing call as advice.
// Source: UICollectionViewLayout.h of the iOS 16 SDK, "Subclasses must call super".
import Foundation

/// The methods whose overrides must call `super`.
struct BaseImplementation: OptionSet {
  let rawValue: Int

  static let invalidateLayout = BaseImplementation(rawValue: 1)
  static let invalidateLayoutWithContext = BaseImplementation(rawValue: 2)
  static let prepare = BaseImplementation(rawValue: 4)
  static let prepareForUpdates = BaseImplementation(rawValue: 8)
  static let finalizeUpdates = BaseImplementation(rawValue: 16)
}

/// The class or nib that creates decoration views of one kind.
enum DecorationRegistration {
  case viewClass(AnyClass)
  case nib(UINib)
}

extension UICollectionViewLayout {
  /// Invalidates the layout by calling `invalidateLayout()`, which uses the specified context.
  ///
  /// UIKit does this for a reload, a scroll, a batch update, and a layout swap.
  func invalidate(throughChainWith context: UICollectionViewLayoutInvalidationContext) {
    stashedContext = context
    requireBase(.invalidateLayout, "invalidateLayout()") { invalidateLayout() }
    stashedContext = nil
  }

  /// Invalidates the layout by calling `invalidateLayout(with:)` directly.
  ///
  /// UIKit does this for preferred sizes, the safe area, and a client's own context.
  func invalidate(directlyWith context: UICollectionViewLayoutInvalidationContext) {
    requireBase(.invalidateLayoutWithContext, "invalidateLayout(with:)") {
      invalidateLayout(with: context)
    }
  }

  /// Prepares the layout, and reports an override that doesn't call `super`.
  ///
  /// Subclasses of the flow layout aren't checked, because they can work without the frames that
  /// `super` computes.
  func prepareForHost() {
    guard self is UICollectionViewFlowLayout else {
      requireBase(.prepare, "prepare()") { prepare() }
      return
    }
    prepare()
  }

  /// Delivers the update list to the layout, and reports an override that doesn't call `super`.
  func prepareForHost(updates: [UICollectionViewUpdateItem]) {
    requireBase(.prepareForUpdates, "prepare(forCollectionViewUpdates:)") {
      prepare(forCollectionViewUpdates: updates)
    }
  }

  /// Creates an invalidation context of the layout's context class.
  ///
  /// The parameters are the two flags that only UIKit can set.
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

  /// Returns the offset, clamped to the scrollable range of this layout's content.
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
