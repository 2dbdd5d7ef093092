import StickyWaterfall

// snippet.begin
/// A collection view that is as high as its content, for a stack or a scroll view.
final class FullHeightCollectionView: UICollectionView {
  override var contentSize: CGSize {
    didSet {
      if contentSize.height != oldValue.height { invalidateIntrinsicContentSize() }
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}
// snippet.end
