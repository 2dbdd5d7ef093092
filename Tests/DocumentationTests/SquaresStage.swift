import Foundation
import StickyWaterfall

/// Sections of squares, or of other cells, on a screen and with a delegate that is kept.
@MainActor
final class SquaresStage: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let view: UICollectionView
  private let squares: SixtySquares
  private let delegate: (any UICollectionViewDelegate)?
  private let fill: (UICollectionViewCell, IndexPath) -> Void
  private let window: UIWindow

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int] = [60],
    size: CGSize = CGSize(width: 320, height: 480), cells: AnyClass = UICollectionViewCell.self,
    delegate: (any UICollectionViewDelegate)? = nil,
    fill: @escaping (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
  ) {
    (self.counts, self.delegate, self.fill) = (counts, delegate, fill)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
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
  ) -> UICollectionViewCell {
    let cell = squares.collectionView(view, cellForItemAt: indexPath)
    fill(cell, indexPath)
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    squares.collectionView(view, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}
