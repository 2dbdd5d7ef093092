#if !canImport(UIKit)
import Foundation

/// The computer and the compiler of this run.
enum Machine {
  static var description: String {
    let info = ProcessInfo.processInfo
    let memory = Double(info.physicalMemory) / 1e9
    return "\(processor), \(info.activeProcessorCount) cores, "
      + "\(String(format: "%.1f", memory)) GB, \(info.operatingSystemVersionString)"
  }

  /// The compiler that `swift run` uses, which is the one that built this command.
  static var toolchain: String {
    firstLine(of: ["swift", "--version"]) ?? "Swift of unknown version"
  }

  static var isDebug: Bool {
    var isDebug = false
    // Only debug builds evaluate the condition of an assertion.
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }

  private static var processor: String {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return name ?? firstLine(of: ["sysctl", "-n", "machdep.cpu.brand_string"])
      ?? "unknown processor"
  }

  private static func firstLine(of command: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }
}
#endif
