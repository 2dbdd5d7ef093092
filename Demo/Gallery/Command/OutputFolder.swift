#if !canImport(UIKit)
import Foundation

/// The folder that takes the files.
///
/// It is checked before the work and made after it, so that an
/// error leaves nothing behind.
struct OutputFolder {
  let path: String
  private let option: String

  /// - Throws: `DemoError` when there is something at the path that is no folder one can write into.
  init(_ path: String, option: String = "--output") throws {
    self.path = path
    self.option = option
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw DemoError("\(path): is a file; give \(option) the path of a folder")
    }
    if exists, !FileManager.default.isWritableFile(atPath: path) {
      throw DemoError("\(path): cannot be written into; give \(option) another folder")
    }
  }

  /// Writes all files, each replacing one of its name.
  func write(_ files: [(name: String, content: Data)]) throws {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files {
        try file.content.write(to: folder.appendingPathComponent(file.name), options: .atomic)
      }
    } catch {
      throw DemoError(
        "\(path): cannot be written into; give \(option) another folder "
          + "(\(error.localizedDescription))")
    }
  }
}
#endif
