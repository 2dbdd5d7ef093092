extension UIScrollView {
  /// The height, in points, that a refresh control adds to the content inset while it's refreshing.
  ///
  /// tvOS has no refresh controls.
  var refreshingExtent: CGFloat {
    #if os(tvOS)
    0
    #else
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return refreshControl.bounds.height
    #endif
  }
}
