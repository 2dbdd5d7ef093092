#if !canImport(UIKit)
struct DemoOptions: Equatable {
  static let usage = """
    Usage: swift run Demo [--output DIR] [--data FILE.csv] [--repository ADDRESS] [--site ADDRESS]
           swift run Demo --pictures DIR | --help

    Writes a page with live examples of WaterfallFlowLayout. The page is index.html in a folder.

      --output DIR      The folder for the page. It's created if it doesn't exist.
                        The default is demo-output.
      --data FILE.csv   Shows your own works instead of the examples. The file must have the
                        columns artist, title, width_mm, and height_mm, or the columns
                        section, width_mm, and height_mm. The page has one section for each
                        artist or section. Other columns are ignored. The page shows only
                        the first 80,000 points of the content.
      --repository ADDRESS
                        The address of the repository. The page's links lead to it instead
                        of to files on this machine.
      --site ADDRESS    The address where the page is published. Link previews need it. The
                        command also writes their picture, share.png.
      --pictures DIR    Draws only the pictures of README.md and the documentation, into a
                        folder.
      --help            Prints this text, and writes nothing.
    """

  var showsHelp = false
  var output = "demo-output"
  var data: String?
  var pictures: String?
  var repository: String?
  var site: String?

  /// Creates the options from the arguments after the program's name.
  ///
  /// - Throws: `DemoError` for an unknown or repeated option, and for a missing value.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var seen: Set<String> = []
    while let option = rest.popFirst() {
      guard seen.insert(option).inserted else {
        throw DemoError("\(option): given twice; give it once")
      }
      switch option {
      case "--help", "-h": showsHelp = true
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
      throw DemoError("\(other): can't be used with --pictures; give one of them")
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
