// What the package uses and an iOS SDK of 2023 has not, or calls unsafe: each by its name, compiled into
// every module that is checked. Nothing else may fail.

import Foundation

extension Sequence {
  func count(where isCounted: (Element) throws -> Bool) rethrows -> Int {
    try reduce(0) { try isCounted($1) ? $0 + 1 : $0 }
  }
}

extension MainActor {
  static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T { fatalError() }
}

enum CommandLine {
  static let arguments: [String] = []
}

#if !canImport(UIKit)
/// Foundation has it on a Mac alone.
final class Process {
  var executableURL: URL?
  var arguments: [String]?
  var environment: [String: String]?
  var (standardInput, standardOutput, standardError): (Any?, Any?, Any?)
  var (isRunning, terminationStatus) = (false, Int32(0))
  func run() throws {}
  func waitUntilExit() {}
}
#endif
