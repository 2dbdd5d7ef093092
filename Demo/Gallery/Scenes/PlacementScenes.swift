import StickyWaterfall

/// Some of its items are wider than a column.
final class SpanViewController: PicturesViewController, WaterfallFlowLayoutDelegate {
  /// How many columns an item covers.
  var span: (_ item: Int) -> Int = { $0 % 11 == 7 ? .max : $0 % 5 == 1 ? 2 : 1 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int {
    span(indexPath.item)
  }
}

extension Scene {
  private static let width = Control(
    label: "Columns", choices: ["90 wide", "140 wide"],
    links: ["least=90", "least=140"])
  private static let turned = Control(
    label: "Screen", choices: ["Upright", "On its side"],
    links: ["", "turned=1"])
  private static let keeps = Control(
    label: "Turning", choices: ["Keeps the offset", "Keeps the item"], initial: 1, plays: true)

  static var adaptive: Scene {
    Scene(
      id: "adaptive", title: "As many columns as fit",
      explanation: "Columns have a least width, and their number follows from the screen. Turned, "
        + "what stays moves to its new place, and the item at the top can keep where it was.",
      controls: [width, keeps, turned], script: .turning(turned),
      size: CGSize(width: 320, height: 540), link: screen + "&by=2&items=60"
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
}
