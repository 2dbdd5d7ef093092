// The logging that SwiftUI's interface names. An Apple toolchain brings the C parts that the SDK's own
// module is made with; a Linux one does not. Compiled as the module `os` over the SDK's headers.
@_exported public import os

public final class OSLog {}

public struct OSLogType: Sendable {
  public static let fault = OSLogType()
}

public struct OSLogMessage: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

public func os_log(_ type: OSLogType, log: OSLog, _ message: String, _ values: any CVarArg...) {}
