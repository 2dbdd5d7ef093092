import StickyWaterfall

/// Sections whose column counts differ, if asked to.
final class SectionsViewController: PicturesViewController, WaterfallFlowLayoutDelegate {
  /// Columns of one section after another, from the start again when there are more sections.
  var columnCounts = [2]

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int {
    columnCounts[section % columnCounts.count]
  }

  override var codeParts: SceneCode.Parts {
    let counts = columnCounts.count == 1 ? "" : "[section % \(columnCounts.count)]"
    let answer = counts.isEmpty ? "\(columnCounts[0])" : "\(columnCounts)\(counts)"
    var parts = super.codeParts
    parts.conformance = "WaterfallFlowLayoutDelegate"
    parts.members.append(SceneCode.Parts.forSection("columnCountForSectionAt", "Int", answer))
    return parts
  }
}

extension Scene {
  private static let headers = Control.toggle("Headers", off: "Scroll", on: "Stick", isOn: true)
  private static let dataColumns = Control(label: "Columns", choices: ["2", "3"])

  /// One section for each artist of a file.
  static func data(_ catalogue: Catalogue, name: String) -> Scene {
    let isLong = catalogue.workCount > 5000
    return Scene(
      id: "data", title: name,
      explanation: "\(grouped(catalogue.workCount)) works in "
        + "\(grouped(catalogue.sections.count)) sections, each in its own proportions.",
      controls: isLong ? [headers] : [headers, dataColumns]
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 16, right: 8)
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.headerReferenceSize = CGSize(width: 0, height: 44)
      layout.sectionHeadersPinToVisibleBounds = choice.isOn(headers)
      let controller = SectionsViewController(catalogue, layout: layout)
      controller.columnCounts = [choice[dataColumns] + 2]
      return controller
    }
  }
}

/// A whole number in groups of three digits: 12,345.
private func grouped(_ number: Int) -> String {
  number < 1000
    ? "\(number)" : grouped(number / 1000) + "," + "\(number % 1000 + 1000)".dropFirst()
}
