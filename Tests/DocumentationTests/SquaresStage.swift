import Foundation
import StickyWaterfall

/// Sections of squares on a screen of 320 x 480, with a delegate that is kept.
@MainActor
final class SquaresStage: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let view: UICollectionView
  private let squares: SixtySquares
  private let delegate: (any UICollectionViewDelegate)?
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int] = [60],
    cells: AnyClass = UICollectionViewCell.self, delegate: (any UICollectionViewDelegate)? = nil
  ) {
    (self.counts, self.delegate) = (counts, delegate)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    squares = SixtySquares(of: view)
    super.init()
    view.register(cells, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = delegate
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  func scroll(toY y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  func numberOfSections(in view: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { squares.collectionView(view, cellForItemAt: indexPath) }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    squares.collectionView(view, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}
