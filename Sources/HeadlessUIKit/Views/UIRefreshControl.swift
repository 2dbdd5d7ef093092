// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the inset of a refresh control. While it refreshes, the scroll view's adjusted
// content inset is 60 points larger at the top.
// This file doesn't model pulling, target and action, or the appearance.
// Source: UIRefreshControl.h; facts 4.6 and 8.2.
public import Foundation

@preconcurrency @MainActor
open class UIRefreshControl: UIView {
  /// The height of the control while it refreshes, in points.
  static let height: CGFloat = 60
  public private(set) var isRefreshing = false
  weak var scrollView: UIScrollView?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 60)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func beginRefreshing() {
    setRefreshing(true)
  }

  open func endRefreshing() {
    setRefreshing(false)
  }

  private func setRefreshing(_ refreshing: Bool) {
    guard refreshing != isRefreshing else { return }
    isRefreshing = refreshing
    scrollView?.contentInsetsMayHaveChanged()
  }
}
#endif
