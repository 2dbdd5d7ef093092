#if !canImport(UIKit)
/// What the command line asks for.
struct DemoOptions: Equatable {
  static let usage = """
    Usage: swift run Demo [--output DIR] [--data FILE.csv] [--repository ADDRESS] [--site ADDRESS]
           swift run Demo --pictures DIR | --help

    Drives WaterfallFlowLayout through every scene and writes index.html into a folder.

      --output DIR      the folder to write into; made when absent (default: demo-output)
      --data FILE.csv   lays out your own works instead of the scenes. Columns, by name:
                        artist,title,width_mm,height_mm (one section an artist), or
                        section,width_mm,height_mm; other columns are ignored
      --repository ADDRESS
                        for a page that is published: where its links lead, instead of to files
      --site ADDRESS    where the page is published: it names the picture shown beside links to it,
                        which is written beside it
      --pictures DIR    draws the pictures of README.md and the documentation into a folder,
                        and nothing else
      --help            prints this text, and writes nothing
    """

  var asksForHelp = false
  var output = "demo-output"
  var data: String?
  var pictures: String?
  var repository: String?
  var site: String?

  /// Reads the arguments that follow the program's name.
  ///
  /// - Throws: `DemoError` for an option that is unknown, repeated or lacks its value.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var seen: Set<String> = []
    while let option = rest.popFirst() {
      guard seen.insert(option).inserted else {
        throw DemoError("\(option): given twice; give it once")
      }
      switch option {
      case "--help", "-h": asksForHelp = true
      case "--output": output = try Self.value(of: option, from: &rest)
      case "--data": data = try Self.value(of: option, from: &rest)
      case "--repository": repository = try Self.value(of: option, from: &rest)
      case "--site": site = try Self.value(of: option, from: &rest)
      case "--pictures": pictures = try Self.value(of: option, from: &rest)
      default:
        let kind = option.hasPrefix("-") ? "option" : "argument"
        throw DemoError("\(option): unknown \(kind); swift run Demo --help lists the options")
      }
    }
    let others = ["--output", "--data", "--repository", "--site"]
    if pictures != nil, let other = others.first(where: seen.contains) {
      throw DemoError("\(other): has no meaning beside --pictures; give one of them")
    }
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw DemoError("\(option): no value given; swift run Demo --help says what it takes")
    }
    return value
  }
}
#endif
