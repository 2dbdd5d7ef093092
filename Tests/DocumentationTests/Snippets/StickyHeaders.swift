import Foundation
import StickyWaterfall

@MainActor
enum StickyHeaders {
  static func collapsing() -> WaterfallFlowLayout {
    let layout = WaterfallFlowLayout()
    // snippet.begin
    layout.headerReferenceSize = CGSize(width: 0, height: 160)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.pinnedHeaderExtent = 44  // 116 points slide out, 44 stay
    layout.stretchesFirstHeader = true  // grows during overscroll
    // snippet.end
    return layout
  }

  static func plain(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.footerReferenceSize = CGSize(width: 0, height: 32)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    // snippet.end
  }

  static func beyondTheSection(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.pinningScope = .untilNextPinned  // or .stacked
    layout.pinnedHeaderOffset = 8  // pins 8 points below the visible edge
    layout.pinsWhileOverscrolling = true  // the first header stays during overscroll
    // snippet.end
  }

  static func insets(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.headerInset = UIEdgeInsets(top: 8, left: 16, bottom: 0, right: 16)
    // snippet.end
  }

  static func pinnedHeader(_ layout: WaterfallFlowLayout) -> IndexPath? {
    // snippet.begin
    let pinned = layout.pinnedElements.first {
      $0.elementKind == UICollectionView.elementKindSectionHeader
    }
    // snippet.end
    return pinned?.indexPath
  }
}

// snippet.begin
final class TitleHeader: UICollectionReusableView {
  let title = UILabel()
  let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray
    addSubview(title)
    addSubview(subtitle)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = CGRect(
      x: 16, y: bounds.height - 44, width: bounds.width - 32, height: 44)
    title.frame = line  // at the bottom, which is the part that stays
    subtitle.frame = line.offsetBy(dx: 0, dy: -28)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? WaterfallLayoutAttributes {
      subtitle.alpha = 1 - attributes.collapseProgress  // fades in the collapse
      title.alpha = 1 - attributes.pushProgress  // fades as it is pushed out
    }
  }
}
// snippet.end

// snippet.begin
final class ChaptersDelegate: NSObject, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool { section > 0 }  // the introduction scrolls away

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentForSectionAt section: Int
  ) -> CGFloat { section == 1 ? 44 : WaterfallFlowLayout.automaticExtent }
}
// snippet.end
