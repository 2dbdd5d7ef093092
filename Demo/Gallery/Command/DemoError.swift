#if !canImport(UIKit)
/// An error that the caller can fix: one line with the problem and the solution.
struct DemoError: Error, Equatable, CustomStringConvertible {
  let description: String

  /// Escapes control characters, because a line break in a file name or a field would make a second
  /// line.
  init(_ message: String) {
    var line = ""
    for scalar in message.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      line +=
        isControl || scalar == "\u{2028}" || scalar == "\u{2029}"
        ? scalar.escaped(asASCII: true) : String(scalar)
    }
    description = line
  }
}
#endif
