// Declarations that the package uses, and that an iOS SDK from 2023 lacks or marks as unsafe.
// `typecheck-ios` compiles this file into every module that it checks. Nothing else may fail.

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

#if canImport(UIKit)
import UIKit

/// UIKit's method for every iOS since 13, which SDKs have since Xcode 15.
extension UIViewController {
  @objc dynamic func viewIsAppearing(_ animated: Bool) {}
}
#endif

#if !canImport(UIKit)
/// Foundation has this class only on a Mac.
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
