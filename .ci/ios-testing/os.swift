// The logging functions that SwiftUI's interface and the product use. The SDK's own module needs C
// code that only Apple's toolchains contain. Therefore, this file is compiled as the module `os`,
// on top of the SDK's headers.
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
