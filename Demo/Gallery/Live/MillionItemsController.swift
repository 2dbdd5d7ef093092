#if !canImport(UIKit)
import StickyWaterfall

/// The first sections of the live scene's data in a real collection view.
final class MillionItemsController: CatalogueViewController, UICollectionViewDelegateFlowLayout {
  convenience init(sections: Int, layout: UICollectionViewFlowLayout) {
    let sections = (0..<sections).map { section in
      let works = (0..<MillionItems.itemCount(inSection: section)).map { item in
        let size = MillionItems.size(ofItem: item, inSection: section)
        return Work(id: item, title: "", width: size.width, height: size.height)
      }
      return CatalogueSection(title: "", works: works)
    }
    self.init(Catalogue(sections: sections), layout: layout)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let work = work(at: indexPath)
    return CGSize(width: work.width, height: work.height)
  }
}
#endif
