#if !canImport(UIKit)
/// Something the caller can put right: one line that says what is wrong and what to do.
struct DemoError: Error, Equatable, CustomStringConvertible {
  let description: String

  /// Control characters are escaped: a file name or a field with a line break in it must not turn
  /// the promised single line into two.
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
