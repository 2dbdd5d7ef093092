import StickyWaterfall

/// Pictures with a caption below, as in a feed.
final class FeedViewController: CatalogueViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    itemWidth * work(at: indexPath).height / work(at: indexPath).width + 32
  }

  override var codeParts: PlayCode.Parts {
    PlayCode.Parts(
      needsOwnDelegate: true, sizing: [],
      members: [
        """
        func collectionView(
          _ view: UICollectionView,
          layout: UICollectionViewLayout,
          heightForItemAt path: IndexPath, itemWidth: CGFloat
        ) -> CGFloat {
          let size = sizes[path.section][path.item]
          return itemWidth * size.height / size.width + 32
        }
        """,
        """
        override func scrollViewDidScroll(_ view: UIScrollView) {
          let rest = view.contentSize.height - view.bounds.maxY
          if rest < view.bounds.height / 2 { append(nextPage()) }
        }
        """,
        """
        /// Returns more pictures from your app's data.
        func nextPage() -> [CGSize] { [] }
        """,
        """
        func append(_ page: [CGSize]) {
          collectionView.performBatchUpdates { [self] in
            let start = sizes[0].count
            sizes[0] += page
            collectionView.insertItems(
              at: page.indices.map {
                IndexPath(item: start + $0, section: 0)
              })
          }
        }
        """,
      ])
  }

  func appendPage() {
    collectionView.performBatchUpdates { [self] in
      let start = catalogue.sections[0].works.count
      catalogue.sections[0].works += catalogue.more(24)
      let end = catalogue.sections[0].works.count
      collectionView.insertItems(at: (start..<end).map { IndexPath(item: $0, section: 0) })
    }
  }
}

/// Inserts and deletes pictures.
final class ChangesViewController: PicturesViewController {
  override var codeParts: PlayCode.Parts {
    PlayCode.Parts(members: [
      """
      func insert(_ new: [CGSize], at item: Int) {
        collectionView.performBatchUpdates { [self] in
          sizes[0].insert(contentsOf: new, at: item)
          collectionView.insertItems(
            at: new.indices.map {
              IndexPath(item: item + $0, section: 0)
            })
        }
      }
      """,
      """
      func delete(_ items: Range<Int>) {
        collectionView.performBatchUpdates { [self] in
          sizes[0].removeSubrange(items)
          collectionView.deleteItems(
            at: items.map { IndexPath(item: $0, section: 0) })
        }
      }
      """,
    ])
  }
}

extension Scene {
  private static let animation = Control(
    label: "Animation", choices: ["Fade", "Scale", "From center", "Slide", "None"], initial: 2,
    plays: true)

  static var feed: Scene {
    Scene(
      id: "feed", title: "An endless feed",
      explanation: "The screen inserts a new page when you scroll near the end. Existing items "
        + "keep their frames.",
      script: .steps([
        Step(label: nil, offset: nil) { ($0 as? FeedViewController)?.appendPage() },
        Step(label: nil, offset: nil) { ($0 as? FeedViewController)?.appendPage() },
      ]), link: screen + "&by=1&count=2&items=24"
    ) { _, state in FeedViewController(state) }
  }

  static var changes: Scene {
    Scene(
      id: "changes", title: "Inserts and deletes",
      explanation:
        "The layout animates inserted and deleted items. All other items move from their "
        + "old frames to their new ones.",
      controls: [animation],
      script: .steps([
        Step(label: "Insert three", offset: 40) { insert(3, at: 2, in: $0) },
        Step(label: "Delete two", offset: 40) { delete(2, at: 1, in: $0) },
        Step(label: "Replace one", offset: 40) { controller in
          controller.collectionView.performBatchUpdates {
            delete(1, at: 3, in: controller)
            insert(1, at: 3, in: controller)
          }
        },
      ]), link: screen + "&by=1&count=2&sections=2&items=19&header=44&headerpins=1",
      start: 40
    ) { choice, state in
      let layout = WaterfallFlowLayout()
      layout.updateAnimation = [.fade, .scale, .fromCenter, .slide, .none][choice[animation]]
      return ChangesViewController(state, layout: layout)
    }
  }

  private static func insert(_ count: Int, at item: Int, in controller: CatalogueViewController) {
    let works = controller.catalogue.more(count)
    controller.collectionView.performBatchUpdates {
      controller.catalogue.sections[0].works.insert(contentsOf: works, at: item)
      controller.collectionView.insertItems(at: paths(item, count))
    }
  }

  private static func delete(_ count: Int, at item: Int, in controller: CatalogueViewController) {
    controller.collectionView.performBatchUpdates {
      controller.catalogue.sections[0].works.removeSubrange(item..<item + count)
      controller.collectionView.deleteItems(at: paths(item, count))
    }
  }

  private static func paths(_ item: Int, _ count: Int) -> [IndexPath] {
    (item..<item + count).map { IndexPath(item: $0, section: 0) }
  }
}
