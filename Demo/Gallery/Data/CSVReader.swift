#if !canImport(UIKit)
/// Reads the records of a CSV file in the format of RFC 4180.
///
/// It accepts quoted fields with doubled quotes and line breaks, line ends of CRLF, LF, or CR, and
/// a byte order mark. A quote inside an unquoted field is literal, as in spreadsheets. Each field
/// is decoded separately, so that an error message can contain its row and column.
struct CSVReader {
  private let bytes: [UInt8]
  private let name: String
  private var position: Int
  /// The row number in a spreadsheet, which doesn't count line breaks inside fields.
  private(set) var row = 0

  /// Creates a reader of a file's contents, with the file's name for messages.
  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the fields of the next record, or `nil` at the end of the file.
  ///
  /// An empty line has one empty field.
  ///
  /// - Throws: `DemoError` for an open quote, text behind a closing quote, or invalid UTF-8.
  mutating func next() throws -> [String]? {
    guard position < bytes.count else { return nil }
    row += 1
    var fields: [String] = []
    repeat {
      let isQuoted = take("\"")
      let raw = try field(isQuoted, column: fields.count + 1)
      let text = String(decoding: raw, as: UTF8.self)
      // Decoding replaces bytes that aren't UTF-8, so the text then differs from the bytes.
      guard text.utf8.elementsEqual(raw) else {
        throw fault(fields.count + 1, "bytes that are not UTF-8; save the file as UTF-8")
      }
      fields.append(text)
    } while take(",")
    _ = take("\r")
    _ = take("\n")
    return fields
  }

  private mutating func field(_ isQuoted: Bool, column: Int) throws -> [UInt8] {
    var field: [UInt8] = []
    while isQuoted ? position < bytes.count : !isAtFieldEnd {
      let byte = bytes[position]
      position += 1
      // Inside a quoted field, two quotes stand for one, and a single quote ends the field.
      if !isQuoted || byte != UInt8(ascii: "\"") || take("\"") {
        field.append(byte)
      } else if isAtFieldEnd {
        return field
      } else {
        throw fault(
          column, "text behind a closing quote; double the quotes inside a quoted field")
      }
    }
    guard isQuoted else { return field }
    throw fault(
      column,
      "a quote is opened and never closed; close it, or double it if it belongs to the text")
  }

  private var isAtFieldEnd: Bool {
    position == bytes.count || ",\n\r".utf8.contains(bytes[position])
  }

  /// If the next byte is `mark`, skips it and returns `true`.
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private func fault(_ column: Int, _ problem: String) -> DemoError {
    DemoError("\(name): row \(row), column \(column): \(problem)")
  }
}
#endif
