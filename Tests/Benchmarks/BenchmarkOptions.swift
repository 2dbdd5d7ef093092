#if !canImport(UIKit)
/// What the command line asks for.
struct BenchmarkOptions: Equatable {
  var isSmoke = false
  var showsHelp = false
  /// The one row to run; nil for all.
  var only: RowName?
  /// A file of sections to lay out as the catalogue, instead of made ones.
  var dataPath: String?
  /// Prints how operations grow with the input, instead of the rows.
  var showsGrowth = false

  static let usage = """
    usage: swift run -c release Benchmarks [--only ROW] [--data FILE.csv] [--growth] [--smoke]

      --only ROW       run one row: \(RowName.list)
      --data FILE.csv  lay out the sections of a file with the columns section, width_mm and
                       height_mm as the catalogue, which is made otherwise
      --growth         print how each operation grows with items, sections, columns and spans
      --smoke          run everything small: proves that it runs, not that it is fast
      --help           print this

    Exit code: 0 when every row reaches, 1 when one is short, 2 for a bad option or a bad file.

    """

  /// Reads the arguments after the program's name.
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

/// Something the caller can put right, in one line.
struct UsageProblem: Error, Equatable {
  let text: String
}
#endif
