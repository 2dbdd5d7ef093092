import StickyWaterfall

/// Pictures with a caption below, as in a feed.
final class FeedViewController: CatalogueViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    itemWidth * work(at: indexPath).height / work(at: indexPath).width + 32
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

  static var changes: Scene {
    Scene(
      id: "changes", title: "Inserts and deletes",
      explanation:
        "The layout animates inserted and deleted items. All other items move from their "
        + "old frames to their new ones.",
      point: ["updateAnimation", "insertItems"],
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
