import StickyWaterfall

/// Shows the works of a file.
final class FileViewController: PicturesViewController {
  override var codeParts: PlayCode.Parts { PlayCode.Parts(element: "CGSize") }
}

extension Scene {
  private static let sticking = Control(
    label: "Headers", choices: ["Scroll", "Pin"], initial: 1, links: ["", "headerpins=1"])
  private static let columnsOfData = Control(
    label: "Columns", choices: ["2", "3"], links: ["count=2", "count=3"])

  /// Returns a scene with a section for each artist of a file.
  static func data(_ catalogue: Catalogue, name: String) -> Scene {
    let isLong = catalogue.workCount > 5000
    return Scene(
      id: "data", title: name,
      explanation: "\(grouped(catalogue.workCount)) works in "
        + "\(grouped(catalogue.sections.count)) sections, each with its own aspect ratio.",
      controls: isLong ? [sticking] : [sticking, columnsOfData],
      link: "width=320&height=580&by=1&count=2&line=8&gap=8&top=8&leading=8&bottom=16&trailing=8"
        + "&header=44", isPreset: false
    ) { _, state in
      let controller = FileViewController(state)
      controller.catalogue = catalogue
      return controller
    }
  }
}

/// Returns a whole number with separators, such as 12,345.
private func grouped(_ number: Int) -> String {
  number < 1000
    ? "\(number)" : grouped(number / 1000) + "," + "\(number % 1000 + 1000)".dropFirst()
}
