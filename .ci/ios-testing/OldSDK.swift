// What the package uses and the Swift of an SDK of 2023 has not, or calls unsafe: each by its name,
// compiled into every module that is checked. Nothing else may fail.

extension Sequence {
  func count(where isCounted: (Element) throws -> Bool) rethrows -> Int {
    try reduce(0) { try isCounted($1) ? $0 + 1 : $0 }
  }
}

enum CommandLine {
  static let arguments: [String] = []
}
