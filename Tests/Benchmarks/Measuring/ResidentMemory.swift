#if !canImport(UIKit)
import Foundation

/// The peak of this process's resident memory during some work.
enum ResidentMemory {
  static let method =
    "peak resident memory (VmHWM, reset through /proc/self/clear_refs) minus the memory before"

  /// Returns the growth of the peak over the memory before in bytes, or `nil` if unavailable.
  ///
  /// The heap is trimmed before each step, because a step could reuse memory that was freed.
  @MainActor
  static func peakGrowth(_ steps: (() -> Void)...) -> Int? {
    trimHeap()
    guard let before = status("VmRSS"), resetPeak() else { return nil }
    for step in steps {
      trimHeap()
      step()
    }
    return status("VmHWM").map { $0 - before }
  }

  /// Looks up `malloc_trim` by name, because the C library's module doesn't include `malloc.h`.
  private static func trimHeap() {
    guard let address = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(address, to: (@convention(c) (Int) -> CInt).self)(0)
  }

  private static func resetPeak() -> Bool {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
    return (try? file.write(contentsOf: Data("5".utf8))) != nil
  }

  private static func status(_ name: String) -> Int? {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    let kilobytes = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
#endif
