// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a controller that is the data source and delegate of its collection view. The
// controller's view contains the collection view. If the controller was decoded, its view is the
// collection view itself. `collectionViewLayout` returns the initial layout, even after a layout
// swap. A controller that is created by `init()` has no layout. It reports the missing layout when
// its view loads.
// All optional methods are declared here, so that a subclass can override them, as on Apple
// platforms.
// This file doesn't model layout-to-layout navigation or the standard gesture for moving items.
// Source: UICollectionViewController.h; facts 10.13 and 12.5.
public import Foundation

@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  /// Whether the controller was created without a layout, a nib name, or an archive.
  private var lacksLayout = false
  open var clearsSelectionOnViewWillAppear = true
  private var isDecoded = false
  private var content: UICollectionView?
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return content ?? view as? UICollectionView
    }
    set { replaceContent(with: newValue) }
  }
  public var collectionViewLayout: UICollectionViewLayout { initialLayout }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    lacksLayout = nibName == nil
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    isDecoded = true
    super.init(coder: coder)
  }

  open override func loadView() {
    if lacksLayout {
      UIKitReports.raise(
        "UICollectionView must be initialized with a non-nil layout parameter",
        name: "NSInvalidArgumentException")
    }
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
    made.dataSource = self
    made.delegate = self
    if isDecoded {
      view = made
    } else {
      view = UIView(frame: made.frame)
      replaceContent(with: made)
    }
  }

  private func replaceContent(with new: UICollectionView?) {
    guard let wrapper = viewIfLoaded, !(wrapper is UICollectionView) else {
      view = new
      return
    }
    content?.removeFromSuperview()
    content = new
    guard let new else { return }
    new.frame = wrapper.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.insertSubview(new, at: 0)
  }

  // MARK: - Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalRequirement.unimplemented(1)
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalRequirement.unimplemented(UICollectionReusableView(frame: .zero))
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: - Delegate

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
#endif
