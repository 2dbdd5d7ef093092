#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

/// The default handler of reports without a unified log.
@MainActor
@Suite struct DiagnosticLogTests {
  @Test func defaultHandlerWritesToStandardError() throws {
    let layout = WaterfallFlowLayout()
    layout.pinnedHeaderOffset = .nan
    let (pipe, standardError) = (Pipe(), dup(2))
    dup2(pipe.fileHandleForWriting.fileDescriptor, 2)
    _ = layout.pinnedElements
    dup2(standardError, 2)
    close(standardError)
    try pipe.fileHandleForWriting.close()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    let written = String(decoding: data, as: UTF8.self)
    #expect(
      written.contains(
        "WaterfallFlowLayout: pinnedHeaderOffset is NaN. Using 0 points. Set pinnedHeaderOffset to a "
          + "value from -100,000,000 through 100,000,000.\n"))
  }
}
#endif
