import StickyWaterfall

/// Photos as a grid or as a list.
final class GridOrListController: FeedViewController, WaterfallFlowLayoutDelegate {
  // snippet.begin
  private(set) var isList = false

  func toggleList() {
    isList.toggle()
    collectionView.performBatchUpdates { layout?.columnCount = isList ? 1 : 3 }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    let photo = photos[indexPath.item].size
    return isList ? 88 : itemWidth * photo.height / photo.width
  }
  // snippet.end
}

/// Photos in more columns when there's more room.
final class WideScreenController: FeedViewController, WaterfallFlowLayoutDelegate {
  // snippet.begin
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int {
    switch collectionView.bounds.width {
    case ..<500: 2  // a phone in portrait, or a narrow window
    case ..<900: 4  // a phone in landscape, or a half of an iPad
    default: 6
    }
  }
  // snippet.end
}

struct Month {
  let title: String
  var photos: [Photo]
}

/// Photos that can be dragged from one month to another.
final class SortedMonthsController: UICollectionViewController {
  var months: [Month] = []

  override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { months[section].photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  // snippet.begin
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath,
    to target: IndexPath
  ) {
    let photo = months[source.section].photos.remove(at: source.item)
    months[target.section].photos.insert(photo, at: target.item)
  }
  // snippet.end
}
