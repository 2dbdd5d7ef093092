extension DelegateCalls {
  /// Returns the delegate as a protocol type, or `nil` if there is no delegate.
  ///
  /// UIKit checks only whether a delegate responds to a method (facts 10.4). The flow layout
  /// therefore works with proxies, and with Objective-C delegates that don't declare the protocol,
  /// for which a cast would fail.
  ///
  /// The bit cast is safe, because a reference to an Objective-C protocol is a plain pointer. All
  /// methods of these protocols are optional. Swift calls only the methods that the delegate
  /// responds to.
  static func delegate<Methods>(of view: UICollectionView, as: Methods.Type) -> Methods? {
    #if canImport(UIKit)
    view.delegate.map { unsafeBitCast($0, to: Methods.self) }
    #else
    view.delegate as? Methods
    #endif
  }
}
