import Foundation
import StickyWaterfall

@MainActor
enum SwappingLayouts {
  static func columns(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.columnCount = 3
    layout.minimumColumnWidth = 160  // as many as fit; overrides columnCount
    // snippet.end
  }

  static func swap() -> UICollectionViewFlowLayout {
    // snippet.begin
    let layout = WaterfallFlowLayout()  // was: UICollectionViewFlowLayout()
    // snippet.end
    return layout
  }

  static func quickStart() -> WaterfallFlowLayout {
    // snippet.begin
    let layout = WaterfallFlowLayout()  // was: UICollectionViewFlowLayout()
    layout.columnCount = 3
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    // snippet.end
    return layout
  }

  static func turns(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.itemPlacement = .leadingToTrailing  // item i goes to column i mod n
    // snippet.end
  }

  static func fixedHeights(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.itemSizing = .fixedExtent  // heights are used unchanged
    // snippet.end
  }

  static func options(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.keepsVisibleItemsInPlace = true
    layout.keepsItemsInColumns = true
    layout.updateAnimation = .scale
    // snippet.end
  }

  static func chat(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.contentAnchor = .end
    // snippet.end
  }

  static func background(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.register(
      CardBackground.self,
      forDecorationViewOfKind: WaterfallFlowLayout.elementKindSectionBackground)
    layout.sectionBackgroundInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    // snippet.end
  }

  static func remeasure(_ indexPath: IndexPath, in layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.remeasureItems(at: [indexPath])
    // snippet.end
  }

  static func diagnostics(
    _ layout: WaterfallFlowLayout, log: @escaping (String) -> Void
  ) {
    // snippet.begin
    layout.diagnosticHandler = { diagnostic in
      log(diagnostic.description)
    }
    // snippet.end
  }

  static func strictDiagnostics(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.diagnosticHandler = { assertionFailure("\($0)") }
    // snippet.end
  }
}

class GalleryViewController: UICollectionViewController {}

// snippet.begin
extension GalleryViewController: WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat { itemWidth * 0.75 }
}
// snippet.end

final class CardBackground: UICollectionReusableView {}

// snippet.begin
final class CardsDelegate: NSObject, WaterfallFlowLayoutDelegate {
  var heights: [CGFloat] = []

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { section == 0 ? 1 : 3 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat { heights[indexPath.item] + itemWidth * 0.75 }  // picture and text

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { indexPath.item % 7 == 0 ? .max : 1 }  // every seventh item is full width
}
// snippet.end
