#if !canImport(UIKit)
// Modelled: how the collection view starts an invalidation and a preparation, and the headers' rule
// that an override must call super. UIKit breaks in its own ways where super is not called; here it
// is advised at once, in words of our own.
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

/// How a decoration view of one kind is made.
enum DecorationRegistration {
  case viewClass(AnyClass)
  case nib(UINib)
}

extension UICollectionViewLayout {
  /// An invalidation by the collection view itself, for a reload, a scroll, a batch update or a
  /// layout swap: the context takes the way through the public `invalidateLayout()`.
  func invalidate(throughChainWith context: UICollectionViewLayoutInvalidationContext) {
    stashedContext = context
    requireBase(.invalidateLayout, "invalidateLayout()") { invalidateLayout() }
    stashedContext = nil
  }

  /// An invalidation whose context was stated: preferred sizes, safe area, a client's own.
  func invalidate(directlyWith context: UICollectionViewLayoutInvalidationContext) {
    requireBase(.invalidateLayoutWithContext, "invalidateLayout(with:)") {
      invalidateLayout(with: context)
    }
  }

  /// Prepares, and reports an override that does not call super.
  ///
  /// A flow layout may leave it out: its base computes a grid that a subclass can do without.
  func prepareForHost() {
    guard self is UICollectionViewFlowLayout else {
      requireBase(.prepare, "prepare()") { prepare() }
      return
    }
    prepare()
  }

  /// Delivers the update list, and reports an override that does not call super.
  func prepareForHost(updates: [UICollectionViewUpdateItem]) {
    requireBase(.prepareForUpdates, "prepare(forCollectionViewUpdates:)") {
      prepare(forCollectionViewUpdates: updates)
    }
  }

  /// A context of the class this layout asks for; `marking...` say what UIKit sets on it.
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

  /// The class of the attributes this layout makes.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    let wanted: AnyClass = type(of: self).layoutAttributesClass
    guard let kind = wanted as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("\(wanted) is no UICollectionViewLayoutAttributes")
    }
    return kind
  }

  /// The offset moved into the range UIScrollView can scroll to with this layout's content size.
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
