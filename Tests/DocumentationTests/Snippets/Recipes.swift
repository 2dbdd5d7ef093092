import Foundation
import StickyWaterfall

// snippet.begin
struct Photo: Identifiable {
  let id: Int
  var size: CGSize
}
// snippet.end

// snippet.begin
@available(iOS 14, tvOS 14, *)
final class AlbumsViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private var photos: [Photo.ID: Photo] = [:]
  private var source: UICollectionViewDiffableDataSource<String, Photo.ID>?

  convenience init() {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    source = makeSource()  // before any data arrives
  }

  func show(_ albums: [(title: String, photos: [Photo])]) {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<String, Photo.ID>()
    for album in albums {
      for photo in album.photos { photos[photo.id] = photo }
      snapshot.appendSections([album.title])
      snapshot.appendItems(album.photos.map(\.id))
    }
    source?.apply(snapshot)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    source?.itemIdentifier(for: indexPath).flatMap { photos[$0]?.size } ?? .zero
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, Photo.ID> {
    typealias Cells = UICollectionView.CellRegistration<UICollectionViewCell, Photo.ID>
    let cells = Cells { cell, _, _ in cell.backgroundColor = .systemTeal }
    let headers = UICollectionView.SupplementaryRegistration<TitleHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      let titles = self?.source?.snapshot().sectionIdentifiers
      header.title.text = titles?[indexPath.section]
    }
    let source = UICollectionViewDiffableDataSource<String, Photo.ID>(
      collectionView: collectionView
    ) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    return source
  }
}
// snippet.end

/// A feed that grows at its end, and whose photos can be dragged.
class FeedViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  var photos: [Photo] = []
  var isLoading = false
  var hasMore = true
  var loadPage = {}

  // snippet.begin
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard indexPath.item >= photos.count - 20, hasMore, !isLoading else { return }
    isLoading = true
    loadPage()  // your request; it calls append(_:) when the page arrives
  }

  func append(_ page: [Photo]) {
    isLoading = false
    hasMore = !page.isEmpty
    collectionView.performBatchUpdates {
      let paths = page.indices.map { IndexPath(item: photos.count + $0, section: 0) }
      photos += page
      collectionView.insertItems(at: paths)
      if !hasMore { layout?.footerReferenceSize = .zero }  // the spinner leaves
    }
  }
  // snippet.end

  // snippet.begin
  func prepend(_ page: [Photo]) {
    collectionView.performBatchUpdates {
      photos.insert(contentsOf: page, at: 0)
      collectionView.insertItems(
        at: page.indices.map { IndexPath(item: $0, section: 0) })
    }
  }
  // snippet.end

  // snippet.begin
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath,
    to target: IndexPath
  ) {
    photos.insert(photos.remove(at: source.item), at: target.item)
  }
  // snippet.end

  // snippet.begin
  var layout: WaterfallFlowLayout? {
    collectionView.collectionViewLayout as? WaterfallFlowLayout
  }
  // snippet.end

  // snippet.begin
  func pictureDidLoad(_ id: Photo.ID, size: CGSize) {  // your image loader calls it
    guard let item = photos.firstIndex(where: { $0.id == id })  // where it is now
    else { return }
    photos[item].size = size
    layout?.remeasureItems(at: [IndexPath(item: item, section: 0)])
  }
  // snippet.end

  // snippet.begin
  func resizePhoto(at indexPath: IndexPath, to size: CGSize) {
    photos[indexPath.item].size = size
    collectionView.performBatchUpdates {
      layout?.remeasureItems(at: [indexPath])
    }
  }
  // snippet.end

  // snippet.begin
  func show(columns: Int) {
    guard let layout, (1...6).contains(columns) else { return }
    collectionView.performBatchUpdates { layout.columnCount = columns }
  }
  // snippet.end

  // snippet.begin
  var place: Photo.ID?  // the photo to come back to

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    restorePlace()
  }

  func topmostPhoto() -> Photo.ID? {  // save it when the app goes to the background
    collectionView.indexPathsForVisibleItems.min().map { photos[$0.item].id }
  }

  func restorePlace() {  // call it when the photos arrive, too
    guard let item = photos.firstIndex(where: { $0.id == place }) else { return }
    place = nil
    layout?.scrollToItem(
      at: IndexPath(item: item, section: 0), at: .top, animated: false)
  }
  // snippet.end

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  // snippet.begin
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { photos[indexPath.item].size }
  // snippet.end
}

final class CollapsingBarController: FeedViewController {
  // snippet.begin
  private let bar = UIView()  // above the collection view, 120 points high at first

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInset.top = 120
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    let height = min(max(120 - scrolled, 44), 120)
    bar.frame.size.height = height
    layout?.pinnedHeaderOffset = height - 120  // below 0: headers pin higher up
  }
  // snippet.end

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

final class WideFeedViewController: FeedViewController, WaterfallFlowLayoutDelegate {
  // snippet.begin
  private var wide: Set<Photo.ID> = []  // identifiers, so a span moves with its photo

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { wide.contains(photos[indexPath.item].id) ? .max : 1 }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    wide.formSymmetricDifference([photos[indexPath.item].id])
    collectionView.reloadItems(at: [indexPath])  // asks for its span and size again
  }
  // snippet.end
}

// snippet.begin
/// The last section has no items, and its footer is the only one that pins.
final class CheckoutBarDelegate: NSObject, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let isLast = section == collectionView.numberOfSections - 1
    return CGSize(width: 0, height: isLast ? 64 : 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterForSectionAt section: Int
  ) -> Bool { section == collectionView.numberOfSections - 1 }
}
// snippet.end

@MainActor
enum Recipes {
  static func checkoutBar(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.pinningScope = .untilNextPinned  // no other footer pins, so it stays
    // snippet.end
  }

  static func listHeader(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.pinningScope = .untilNextPinned  // no other header pins, so it stays
    layout.pinnedHeaderExtent = 60  // the other half slides out
    // snippet.end
  }

  static func spinner(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.footerReferenceSize = CGSize(width: 0, height: 60)
    // snippet.end
  }

  static func textHeader(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.columnCount = 2
    layout.estimatedItemSize = CGSize(width: 160, height: 160)  // views are asked
    layout.selfSizesHeadersAndFooters = true
    layout.headerReferenceSize = CGSize(width: 0, height: 44)  // an estimate
    // snippet.end
  }

  static func alignTags(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.rowDistribution = .leading
    // snippet.end
  }

  static func keepClassForStoryboards() {
    // snippet.begin
    _ = WaterfallFlowLayout.self  // in application(_:didFinishLaunchingWithOptions:)
    // snippet.end
  }

  static func search(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.headerReferenceSize = CGSize(width: 0, height: 112)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.pinnedHeaderExtent = 52  // the field stays, the title slides out
    // snippet.end
  }

  static func jump(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.scrollToSection(1, animated: true)
    layout.scrollToItem(at: IndexPath(item: 40, section: 1), at: .top, animated: true)
    layout.scrollToSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 1), at: .bottom, animated: true)
    // snippet.end
  }

  static func thumbnailWidth(
    _ indexPath: IndexPath, _ layout: WaterfallFlowLayout,
    _ collectionView: UICollectionView
  ) -> CGFloat {
    // snippet.begin
    let points = layout.columnWidth(inSection: indexPath.section) ?? 0
    let pixels = points * collectionView.traitCollection.displayScale
    // snippet.end
    return pixels
  }

  static func insert(at indexPath: IndexPath, in collectionView: UICollectionView) {
    // snippet.begin
    collectionView.performBatchUpdates { collectionView.insertItems(at: [indexPath]) }
    collectionView.collectionViewLayout.invalidateLayout()  // asks for all sizes again
    // snippet.end
  }
}

// snippet.begin
/// Section 0 has no items, and its header is the only one that pins.
final class ListHeaderDelegate: NSObject, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 120 : 44) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool { section == 0 }
}
// snippet.end

// snippet.begin
/// A picture with its own aspect ratio, and text below it with 8 points on each side.
final class CaptionsDelegate: NSObject, WaterfallFlowLayoutDelegate {
  var cards: [(picture: CGSize, text: String)] = []
  private let label = UILabel()  // the same font and lines as in the cell

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    let (picture, text) = cards[indexPath.item]
    label.text = text
    label.numberOfLines = 0
    let limit = CGSize(width: itemWidth - 16, height: .greatestFiniteMagnitude)
    let textHeight = label.sizeThatFits(limit).height.rounded(.up)
    return itemWidth * picture.height / picture.width + textHeight + 16
  }
}
// snippet.end
