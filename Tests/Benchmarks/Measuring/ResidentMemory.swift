#if !canImport(UIKit)
import Foundation

/// The peak of this process's resident memory while something runs.
enum ResidentMemory {
  /// How `peakGrowth` measures, in words.
  static let method =
    "peak resident memory (VmHWM, reset through /proc/self/clear_refs) less what was resident"

  /// How many bytes the peak lies above what was resident before; nil where the kernel does not say.
  ///
  /// What malloc holds unused would be filled unseen, so it is given back before each step: else it is chance
  /// whether what one step lets go is what the next one takes, an array of 8 bytes an item of tags more or less.
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

  /// Looked up by name: the module of the C library leaves `malloc.h` out.
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
