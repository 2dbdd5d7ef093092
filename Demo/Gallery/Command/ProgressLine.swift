#if !canImport(UIKit)
import Foundation

/// Says on standard error what is being done, once it has taken longer than two seconds.
///
/// Standard output stays free for the table, and a quick run stays silent.
@MainActor
final class ProgressLine {
  private let patience: Duration
  private let write: (String) -> Void
  private let start = ContinuousClock.now
  private var lastLine: ContinuousClock.Instant?

  init(
    patience: Duration = .seconds(2),
    write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    self.patience = patience
    self.write = write
  }

  /// Notes what is being done now; a line appears every two seconds at most.
  func report(_ what: @autoclosure () -> String) {
    let now = ContinuousClock.now
    guard now - start >= patience else { return }
    if let lastLine, now - lastLine < .seconds(2) { return }
    lastLine = now
    write("Demo: \(what())\n")
  }
}
#endif
