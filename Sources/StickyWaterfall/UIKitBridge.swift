// The one place that chooses between UIKit and its stand-in, for the whole module and its clients.
// `@_exported` is underscored; the supported alternative is this condition at the head of every
// file. The price is known and accepted here once.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
#endif

extension UIScrollView {
  /// What a refreshing control adds to the content inset, in points; tvOS has no such control.
  var refreshingExtent: CGFloat {
    #if os(tvOS)
    0
    #else
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return refreshControl.bounds.height
    #endif
  }
}
