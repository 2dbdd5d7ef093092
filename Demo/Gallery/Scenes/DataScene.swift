import StickyWaterfall

/// Shows the works of a file.
final class FileViewController: PicturesViewController {
  override var codeParts: PlayCode.Parts { PlayCode.Parts(element: "CGSize") }
}

extension Scene {
  private static let sticking = Control(
    label: "Headers", choices: ["Scroll", "Pin"], initial: 1, links: ["", "headerpins=1"])

  /// Returns a scene with a section for each artist of a file.
  static func data(_ catalogue: Catalogue, name: String) -> Scene {
    Scene(
      id: "data", title: name,
      explanation: "\(catalogue.workCount) works in \(catalogue.sections.count) sections, each "
        + "with its own aspect ratio.",
      controls: [sticking],
      link: "width=320&height=580&by=1&count=2&line=8&gap=8&top=8&leading=16&bottom=16&trailing=16"
        + "&header=44"
    ) { _, state in
      let controller = FileViewController(state)
      controller.catalogue = catalogue
      return controller
    }
  }
}
