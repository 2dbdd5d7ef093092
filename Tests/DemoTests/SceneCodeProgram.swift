#if !canImport(UIKit)
import Foundation
import StickyWaterfall

@testable import Demo

/// A program that runs the page's code and prints the frames of all elements.
@MainActor
struct SceneCodeProgram {
  private static let support = """
    @MainActor func show(
      _ controller: UICollectionViewController, width: Double, height: Double, bar: Double,
      keyboard: Double = 0, scale: Double = 3, isDressed: Bool = false
    ) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
      window.screen = UIScreen(scale: scale)
      window.safeAreaInsets.top = bar
      controller.collectionView.strictness = .full
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let view: UICollectionView = controller.collectionView
      view.contentInset.bottom = keyboard
      view.layoutIfNeeded()
      let layout = view.collectionViewLayout
      view.contentOffset.y = -bar
      view.layoutIfNeeded()
      let all = CGRect(origin: .zero, size: view.contentSize).insetBy(dx: -1000, dy: -1000)
      let found = layout.layoutAttributesForElements(in: all) ?? []
      let dresses = isDressed ? found.compactMap { dress($0, in: view) }.sorted() : []
      print((["state"] + found.map(line).sorted() + dresses).joined(separator: "\\n"))
    }

    /// Returns the color of a cell, or the title of a header or footer.
    @MainActor func dress(
      _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView
    ) -> String? {
      let path = attributes.indexPath
      let name = "shown \\(path.section) \\(path.item)"
      guard let kind = attributes.representedElementKind else {
        guard let cell = view.cellForItem(at: path) else { return nil }
        let fills = cell.subviews.contains { $0 is UIImageView && $0.frame == cell.bounds }
        return "\\(name) \\(hue(of: cell))\\(fills ? "" : ", and no place for a picture")"
      }
      let band = view.supplementaryView(forElementKind: kind, at: path)
      let label = band?.subviews.first { $0 is UILabel } as? UILabel
      return label.map { "\\(name) \\(kind) \\($0.text ?? "") \\(hue(of: band))" }
    }

    @MainActor func hue(of view: UIView?) -> Int {
      hues.first { UIColor(hue: $0) == view?.backgroundColor } ?? -1
    }

    extension UIColor {
      convenience init(hue: Int) {
        self.init(
          red: CGFloat(hue >> 16) / 255, green: CGFloat(hue >> 8 & 255) / 255,
          blue: CGFloat(hue & 255) / 255, alpha: 1)
      }
    }

    let hues = [\(PlayState.colors.map { "0x" + $0 }.joined(separator: ", "))]

    @MainActor func line(_ attributes: UICollectionViewLayoutAttributes) -> String {
      let frame = attributes.frame
      let sides = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 50).rounded() / 50 }
      let path = attributes.indexPath
      return "\\(attributes.representedElementKind ?? "item") \\(path.section) \\(path.item) \\(sides)"
    }

    """

  private var types = ""
  private var calls = ""
  private var count = 0

  private mutating func add(_ code: String) {
    let body = code.replacingOccurrences(of: "import StickyWaterfall\n", with: "")
    types += "enum State\(count) {\n\(body)\n}\n"
  }

  mutating func add(_ code: String, state: PlayState) {
    add(code)
    calls += """
      @MainActor func show\(count)() {
        show(
          State\(count).PicturesViewController(), width: \(state.screen.width),
          height: \(state.screen.height), bar: \(state[.bar]), scale: \(state[.scale] + 1),
          isDressed: true)
      }

      """
    count += 1
  }

  /// Adds the code of a screen, with the size and the data of a stage.
  mutating func add(_ code: String, stage: Stage) {
    add(code)
    let sizes = stage.controller.catalogue.sections.map { section in
      section.works.map { work in
        "CGSize(width: \(work.width), height: \(work.height))"
      }
    }
    let rows = sizes.map { "[\($0.joined(separator: ", "))]" }.joined(separator: ",\n")
    let bounds = stage.view.bounds
    calls += """
      @MainActor func show\(count)() {
        let controller = State\(count).PicturesViewController()
        controller.sizes = [\(rows)] as [[CGSize]]
        show(controller, width: \(bounds.width), height: \(bounds.height),
          bar: \(stage.view.adjustedContentInset.top),
          keyboard: \(stage.view.adjustedContentInset.bottom))
      }

      """
    count += 1
  }

  /// Compiles the program with the modules of this build, and returns its output.
  func run() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scene-code-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("main.swift")
    let shows = (0..<count).map { "show\($0)()\n" }.joined()
    // Reports go to standard error, which would be mixed with the frames.
    let quiet = "_ = dup2(open(\"/dev/null\", O_WRONLY), 2)\n"
    let text =
      "import Foundation\nimport StickyWaterfall\n" + Self.support + types + calls + quiet + shows
    try text.write(to: source, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("program")
    let products = try Self.products
    var arguments = [source.path, "-swift-version", "6", "-o", program.path, "-I"]
    arguments += [products.appendingPathComponent("Modules").path] + Self.sanitizers
    arguments += try Self.objects(in: products)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let compiler = EmbeddedToolchain.find("swiftc", on: path) else {
      throw DemoError("there is no swiftc on the PATH")
    }
    _ = try Command(tool: compiler, arguments: arguments).run()
    let output = try Command(tool: program, arguments: []).run()
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the frames of a stage, as the program prints them.
  static func frames(of stage: Stage) -> [String] {
    stage.allElements().map { _, attributes in
      let (frame, path) = (attributes.frame, attributes.indexPath)
      return line(
        attributes.representedElementKind ?? "item", path.section, path.item,
        [frame.minX, frame.minY, frame.width, frame.height])
    }.sorted()
  }

  static func line(_ element: PlayLayout.Element) -> String {
    let frame = element.frame
    let kinds = [
      UICollectionView.elementKindSectionHeader, "item", UICollectionView.elementKindSectionFooter,
      WaterfallFlowLayout.elementKindSectionBackground,
    ]
    return line(
      kinds[element.kind], element.section, element.item,
      [frame.x, frame.y, frame.width, frame.height])
  }

  /// Returns the initial colors of items and titles of headers, as the program prints them.
  static func dresses(of layout: PlayLayout) -> [String] {
    layout.elements(at: layout.offsets.lowerBound).compactMap { element in
      let (section, item) = (element.section, element.item)
      let name = "shown \(section) \(item)"
      let state = layout.state
      let title = state.title(ofSection: section)
      let tall = hue(PlayState.color(ofBandsInSection: section))
      switch element.kind {
      case 0:
        let kind = UICollectionView.elementKindSectionHeader
        return "\(name) \(kind) \(title) \(state.isTall(.header) ? tall : -1)"
      case 1: return "\(name) \(hue(PlayState.color(ofItem: item, inSection: section)))"
      case 2:
        let kind = UICollectionView.elementKindSectionFooter
        return "\(name) \(kind) End of \(title) \(state.isTall(.footer) ? tall : -1)"
      default: return nil
      }
    }.sorted()
  }

  private static func hue(_ color: Int) -> Int { Int(PlayState.colors[color], radix: 16) ?? -1 }

  private static func line(
    _ kind: String, _ section: Int, _ item: Int, _ sides: [Double]
  ) -> String { "\(kind) \(section) \(item) \(sides.map { ($0 * 50).rounded() / 50 })" }

  /// The folder of the build that these tests are part of.
  static var products: URL {
    get throws {
      var folder = Bundle(for: Marker.self).bundleURL
      while folder.path != "/" {
        let module = folder.appendingPathComponent("Modules/StickyWaterfall.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return folder }
        folder.deleteLastPathComponent()
      }
      throw DemoError("no modules of the build are found near the tests")
    }
  }

  /// Returns the objects of existing sources; the folder also has objects of deleted sources.
  private static func objects(in products: URL) throws -> [String] {
    try ["WaterfallEngine", "HeadlessUIKit", "StickyWaterfall"].flatMap { target in
      let map = products.appendingPathComponent("\(target).build/output-file-map.json")
      let outputs = try JSONDecoder()
        .decode([String: [String: String]].self, from: Data(contentsOf: map))
      return Set(outputs.values.compactMap { $0["object"] }).sorted()
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
  }

  /// The flags of the sanitizer that this build uses.
  private static var sanitizers: [String] {
    let here = dlopen(nil, RTLD_NOW)
    return ["address", "thread"].filter { dlsym(here, "__\($0.prefix(1))san_init") != nil }
      .map { "-sanitize=\($0)" }
  }

  private final class Marker {}
}
#endif
