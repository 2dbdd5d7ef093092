import Foundation

#if canImport(UIKit)
import os
#endif

/// The log for reports, which is used if the app doesn't set a handler.
enum DiagnosticLog {
  static func write(_ text: String) {
    #if canImport(UIKit)
    let log = OSLog(subsystem: "StickyWaterfall", category: "Diagnostics")
    os_log("%{public}@", log: log, type: .error, text as NSString)
    #else
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    #endif
  }
}
