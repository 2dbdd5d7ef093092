#if !canImport(UIKit)
import Foundation

/// The folder for the files.
///
/// The initializer checks the folder before the work starts. `write(_:)` creates it at the end, so
/// an error in between leaves nothing behind.
struct OutputFolder {
  let path: String
  private let option: String

  /// - Throws: `DemoError` if the path isn't a writable folder.
  init(_ path: String, option: String = "--output") throws {
    self.path = path
    self.option = option
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw DemoError("\(path): is a file; give \(option) the path of a folder")
    }
    if exists, !FileManager.default.isWritableFile(atPath: path) {
      throw DemoError("\(path): isn't writable; give \(option) another folder")
    }
  }

  /// Writes the files, and replaces existing ones.
  func write(_ files: [(name: String, content: Data)]) throws {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files {
        try file.content.write(to: folder.appendingPathComponent(file.name), options: .atomic)
      }
    } catch {
      throw DemoError(
        "\(path): isn't writable; give \(option) another folder "
          + "(\(error.localizedDescription))")
    }
  }
}
#endif
