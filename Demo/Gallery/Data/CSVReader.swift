#if !canImport(UIKit)
/// Reads the records of a CSV file, as RFC 4180 writes them.
///
/// Quoted fields, doubled quotes, line breaks inside quotes, CRLF, LF or CR line ends, and a byte
/// order mark are understood. A quote inside an unquoted field is taken literally, as spreadsheets
/// do. It works on bytes and decodes each field by itself, so that a byte that is not UTF-8 is
/// reported with its row and column.
struct CSVReader {
  /// One record; a line that is empty gives a single empty field.
  struct Record: Equatable {
    /// As a spreadsheet counts: the first record is row 1, whatever line breaks fields hold.
    var row: Int
    var fields: [String]

    var isBlank: Bool { fields == [""] }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: [UInt8]
  private let name: String
  private var position: Int
  private var row = 0

  /// - Parameters:
  ///   - bytes: the file.
  ///   - name: how messages call the file.
  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next record, or nil at the end of the file.
  ///
  /// - Throws: `DemoError` for a quote that is never closed, text behind a closing quote, or bytes
  ///   that are not UTF-8.
  mutating func next() throws -> Record? {
    guard position < bytes.count else { return nil }
    row += 1
    var fields: [String] = []
    while true {
      fields.append(try nextField(column: fields.count + 1))
      guard position < bytes.count, bytes[position] == Self.comma else { break }
      position += 1
    }
    skipLineEnd()
    return Record(row: row, fields: fields)
  }

  private mutating func nextField(column: Int) throws -> String {
    let raw =
      position < bytes.count && bytes[position] == Self.quote
      ? try quotedField(column: column) : plainField()
    guard let text = Self.text(raw) else {
      throw DemoError(
        "\(name): row \(row), column \(column): bytes that are not UTF-8; "
          + "save the file as UTF-8")
    }
    return text
  }

  private mutating func plainField() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, !isFieldEnd(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  private mutating func quotedField(column: Int) throws -> ArraySlice<UInt8> {
    var field: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte != Self.quote {
        field.append(byte)
      } else if position < bytes.count, bytes[position] == Self.quote {
        field.append(byte)
        position += 1
      } else {
        guard position == bytes.count || isFieldEnd(bytes[position]) else {
          throw DemoError(
            "\(name): row \(row), column \(column): text behind a closing quote; "
              + "double the quotes inside a quoted field")
        }
        return field[...]
      }
    }
    throw DemoError(
      "\(name): row \(row), column \(column): a quote is opened and never closed; "
        + "close it, or double it if it belongs to the text")
  }

  private func isFieldEnd(_ byte: UInt8) -> Bool {
    byte == Self.comma || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    let isPair =
      bytes[position] == Self.carriageReturn
      && position + 1 < bytes.count && bytes[position + 1] == Self.lineFeed
    position += isPair ? 2 : 1
  }

  /// The bytes as text, or nil if they are not UTF-8.
  ///
  /// Decoded scalar by scalar: Foundation's decoder would drop a byte order mark inside a field,
  /// and the standard library's validating initialiser needs macOS 15.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var decoder = UTF8()
    var source = bytes.makeIterator()
    var text = String.UnicodeScalarView()
    while true {
      switch decoder.decode(&source) {
      case .scalarValue(let scalar): text.append(scalar)
      case .emptyInput: return String(text)
      case .error: return nil
      }
    }
  }
}
#endif
