#if !canImport(UIKit)
/// The options of the command line.
struct BenchmarkOptions: Equatable {
  var isSmoke = false
  var showsHelp = false
  var only: RowName?
  /// The path of a file with sections that replace the generated catalog.
  var dataPath: String?
  /// Whether to print how operations grow with the input instead of the rows.
  var showsGrowth = false

  static let usage = """
    usage: swift run -c release Benchmarks [--only ROW] [--data FILE.csv] [--growth] [--smoke]

      --only ROW       run one row: \(RowName.list)
      --data FILE.csv  lay out the sections of a file with the columns section, width_mm, and
                       height_mm instead of the generated catalog
      --growth         print how each operation grows with items, sections, columns, and spans
      --smoke          run everything with small inputs, to test that it runs
      --help           print this help

    Exit code: 0 if all rows meet their limits, 1 if a row misses one, 2 for a bad option or file.

    """

  init(_ arguments: [String]) throws(UsageProblem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--smoke": isSmoke = true
      case "--growth": showsGrowth = true
      case "--help", "-h": showsHelp = true
      case "--only":
        let name = rest.popFirst() ?? ""
        guard let row = RowName(rawValue: name) else {
          throw UsageProblem(
            text: "--only needs the name of a row (\(RowName.list)), not '\(name)'")
        }
        only = row
      case "--data":
        guard let path = rest.popFirst() else {
          throw UsageProblem(text: "--data needs the path of a CSV file")
        }
        dataPath = path
      default: throw UsageProblem(text: "unknown option '\(argument)'; --help lists them")
      }
    }
  }
}

/// A usage error with a message of one line.
struct UsageProblem: Error, Equatable {
  let text: String
}
#endif
