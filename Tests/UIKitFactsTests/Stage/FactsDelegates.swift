// The only file of these tests that differs by host: delegates that UIKit knows by their selectors.
#if canImport(UIKit)
/// A delegate with a method of the flow layout's delegate, without a declared protocol.
final class UndeclaredDelegate: NSObject, UICollectionViewDelegate {
  @objc(collectionView:layout:sizeForItemAtIndexPath:)
  func size(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 30) }
}

/// A proxy that forwards calls to another object, as libraries do.
final class ForwardingDelegate: NSObject, UICollectionViewDelegate {
  // A variable, because in Swift 6.0 a constant that isn't Sendable can't be read outside the main
  // actor.
  private nonisolated(unsafe) var target: NSObject

  init(_ target: FlowController) { self.target = target }

  override nonisolated func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || target.responds(to: selector)
  }

  override nonisolated func forwardingTarget(for selector: Selector!) -> Any? { target }
}
#else
final class UndeclaredDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 30) }
}

/// A proxy without selectors, which declares the protocol and forwards each method.
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
