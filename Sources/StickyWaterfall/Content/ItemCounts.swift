/// The numbers of sections and items that a layout pass lays out.
///
/// A collection view keeps the numbers once something has read them. Before its first layout pass,
/// the app can still change its data without a reload, so a lookup at that time counts the data
/// source's items itself.
@MainActor
struct ItemCounts {
  private let view: UICollectionView
  /// The data source that is counted, or `nil` if the collection view's numbers count.
  private let source: (any UICollectionViewDataSource)?
  private let isOfView: Bool

  /// Creates the numbers of the collection view, or those of its data source.
  init(of view: UICollectionView, beforeFirstPass: Bool = false) {
    self.view = view
    isOfView = !beforeFirstPass
    source = beforeFirstPass ? view.dataSource : nil
  }

  var sectionCount: Int {
    isOfView ? view.numberOfSections : source?.sectionCount(in: view) ?? 0
  }

  func itemCount(inSection section: Int) -> Int {  // check-item-loop: looks up
    isOfView
      ? view.numberOfItems(inSection: section)
      : source?.collectionView(view, numberOfItemsInSection: section) ?? 0
  }
}

extension UICollectionViewDataSource {
  /// Returns the number of sections, which is 1 if the data source doesn't say.
  func sectionCount(in view: UICollectionView) -> Int {  // check-item-loop: looks up
    // `numberOfSections(in:)` is optional only with Objective-C. The type annotation compiles with
    // and without Objective-C.
    let count: ((UICollectionView) -> Int)? = numberOfSections(in:)
    return count?(view) ?? 1
  }
}
