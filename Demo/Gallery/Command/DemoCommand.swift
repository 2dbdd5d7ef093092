import Foundation

/// The whole command: reads the options, lays out, writes.
@MainActor
enum DemoCommand {
  /// Runs with the arguments that follow the program's name; returns the exit code.
  ///
  /// What the caller can put right is one line on standard error and exit code 2.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try DemoOptions(arguments)
      print(options)
      return 0
    } catch {
      FileHandle.standardError.write(Data("Demo: \(error)\n".utf8))
      return 2
    }
  }
}
