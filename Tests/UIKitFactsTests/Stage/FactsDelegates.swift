// The one file of these tests that differs by host: delegates that UIKit knows by their selectors.
#if canImport(UIKit)
/// Has a method of the flow layout's delegate and does not declare the protocol.
final class UndeclaredDelegate: NSObject, UICollectionViewDelegate {
  @objc(collectionView:layout:sizeForItemAtIndexPath:)
  func size(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 30) }
}

/// Passes on to another object whatever that one responds to, as libraries do it.
final class ForwardingDelegate: NSObject, UICollectionViewDelegate {
  // A variable: Swift 6.0 lets no constant that is not Sendable be read outside the main actor.
  private nonisolated(unsafe) var target: NSObject

  init(_ target: FlowController) { self.target = target }

  override nonisolated func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || target.responds(to: selector)
  }

  override nonisolated func forwardingTarget(for selector: Selector!) -> Any? { target }
}
#else
/// Has a method of the flow layout's delegate and does not declare the protocol.
final class UndeclaredDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 30) }
}

/// Without selectors a proxy declares the protocol and passes each method on.
final class ForwardingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let target: FlowController

  init(_ target: FlowController) { self.target = target }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
}
#endif
