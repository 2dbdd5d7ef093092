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

  static var mixed: Scene {
    Scene(
      id: "mixed", title: "Tags, a waterfall and a list",
      explanation:
        "One layout, the stock delegate, and no columns set: the sizes decide. Tags keep "
        + "their rows, pictures of one width pack, a list stays a list, and the headers stick.",
      start: 60,
      link: screen + "&shapes=3&by=1&count=1&second=2&secondshapes=1&header=40&headerpins=1"
    ) { _ in
      let layout = WaterfallFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      var sample = SampleCatalogue(seed: 113)
      var catalogue = sample.catalogue([13, 12, 9])
      for (section, title) in ["Tags", "Pictures", "List"].enumerated() {
        catalogue.sections[section].title = title
        for item in catalogue.sections[section].works.indices {
          let work = catalogue.sections[section].works[item]
          let sizes = [(44 + item * 29 % 67, 32), (146, Int(work.height / 2)), (300, 56)]
          catalogue.sections[section].works[item].width = Double(sizes[section].0)
          catalogue.sections[section].works[item].height = Double(sizes[section].1)
        }
      }
      return PicturesViewController(catalogue, layout: layout)
    }
  }

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
