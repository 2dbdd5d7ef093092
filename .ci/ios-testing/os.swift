// The logging that SwiftUI's interface and the product name. An Apple toolchain brings the C parts that the SDK's own
// module is made with; a Linux one does not. Compiled as the module `os` over the SDK's headers.
@_exported public import os

public final class OSLog {
  public init(subsystem: String, category: String) {}
}

public struct OSLogType: Sendable {
  public static let fault = OSLogType()
  public static let error = OSLogType()
}

public struct OSLogMessage: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

public func os_log(
  _ message: StaticString, log: OSLog, type: OSLogType, _ values: any CVarArg...
) {}

public func os_log(_ type: OSLogType, log: OSLog, _ message: String, _ values: any CVarArg...) {}
