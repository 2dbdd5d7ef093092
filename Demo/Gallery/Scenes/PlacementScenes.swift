import StickyWaterfall

/// Some of its items are wider than a column.
final class SpanViewController: CatalogueViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int {
    if indexPath.item % 11 == 7 { return Int.max }
    return indexPath.item % 5 == 1 ? 2 : 1
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    min(itemWidth * work(at: indexPath).height / work(at: indexPath).width, 170)
  }

  override var codeParts: SceneCode.Parts {
    SceneCode.Parts(
      conformance: "WaterfallFlowLayoutDelegate",
      members: [
        """
        func collectionView(
          _ view: UICollectionView,
        layout: UICollectionViewLayout,
          columnSpanForItemAt path: IndexPath
        ) -> Int {
          if path.item % 11 == 7 { return Int.max }  // all there are
          return path.item % 5 == 1 ? 2 : 1
        }
        """,
        SceneCode.Parts.heightForItem("min(itemWidth * size.height / size.width, 170)"),
      ])
  }
}

extension Scene {
  private static let placement = Control(
    label: "Items go to", choices: ["The shortest", "The next", "The next, mirrored"], initial: 1)
  private static let spans = Control.toggle("Spans", isOn: true)
  private static let width = Control(label: "Columns", choices: ["90 wide", "140 wide"])
  private static let turned = Control(label: "Screen", choices: ["Upright", "On its side"])
  private static let keeps = Control(
    label: "Turning", choices: ["Keeps the offset", "Keeps the item"], initial: 1, plays: true)
  private static let reading = Control(
    label: "Reading", choices: ["Left to right", "Right to left"], initial: 1)
  private static let scrolling = Control(label: "Scrolling", choices: ["Vertical", "Horizontal"])

  static var alternating: Scene {
    Scene(
      id: "alternating", title: "Columns in turn",
      explanation: "Items go to one column after another whatever their heights, from the leading "
        + "edge or mirrored, where their order says more than balance.",
      controls: [placement]
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.columnCount = 2
      layout.itemPlacement =
        [
          .shortestColumn, .leadingToTrailing, .trailingToLeading,
        ][choice[placement]]
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      var sample = SampleCatalogue(seed: 43)
      return PicturesViewController(sample.catalogue([25]), layout: layout)
    }
  }

  static var spanning: Scene {
    Scene(
      id: "spans", title: "Items across columns",
      explanation: "An item may span two columns or the full width. It goes where it can start "
        + "first, and what cannot be filled beside it stays free.",
      controls: [spans]
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.columnCount = 3
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      var sample = SampleCatalogue(seed: 47)
      let catalogue = sample.catalogue([34])
      return choice.isOn(spans)
        ? SpanViewController(catalogue, layout: layout)
        : PicturesViewController(catalogue, layout: layout)
    }
  }

  static var adaptive: Scene {
    Scene(
      id: "adaptive", title: "As many columns as fit",
      explanation: "Columns have a least width, and their number follows from the screen. Turned, "
        + "what stays moves to its new place, and the item at the top can keep where it was.",
      controls: [width, keeps, turned], script: .turning(turned),
      size: CGSize(width: 320, height: 540)
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.minimumColumnWidth = choice.isOn(width) ? 140 : 90
      layout.keepsVisibleItemsInPlace = choice.isOn(keeps)
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      var sample = SampleCatalogue(seed: 53)
      return PicturesViewController(sample.catalogue([60]), layout: layout)
    }
  }

  static var rightToLeft: Scene {
    Scene(
      id: "right-to-left", title: "Right to left",
      explanation: "Where one reads from the right, columns fill from the right, and scrolling "
        + "sideways starts there.",
      controls: [reading, scrolling], readingDirection: reading
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.scrollDirection = choice.isOn(scrolling) ? .horizontal : .vertical
      layout.columnCount = 3
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      layout.headerReferenceSize = CGSize(width: 44, height: 44)
      layout.sectionHeadersPinToVisibleBounds = true
      var sample = SampleCatalogue(seed: 59)
      return PicturesViewController(sample.catalogue([14, 17, 12]), layout: layout)
    }
  }
}
