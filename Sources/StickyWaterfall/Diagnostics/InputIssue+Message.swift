package import WaterfallEngine

extension InputIssue.Problem {
  /// The text of a report, which is filled in by `InputIssue.message`.
  ///
  /// It says what is wrong and where, what the layout does instead, and how to fix the problem.
  ///
  /// | Placeholder | For a property | For a delegate method |
  /// | --- | --- | --- |
  /// | `{it is}` | "itemSize is" | "sizeForItemAt returned" |
  /// | `{it has}` | "itemSize has" | "sizeForItemAt returned" |
  /// | `{where}` | "" | " for item 4 in section 3" |
  /// | `{Set it to}` | "Set itemSize to" | "Return" |
  ///
  /// `{0}` is the first number of the problem, and `{0 points}` and `{0 columns}` also have the
  /// unit. `{side}`, `{wide}`, and `{value}` are words for the side of the size, such as "height"
  /// and "high". `{part}` is what has no room, such as "header".
  fileprivate var message: String {
    switch self {
    case .length:
      "{it is} {0 points}{where}. Using {1 points}. {Set it to} a {value} from {2} through {most}."
    case .noPinnedExtent:
      "{it is} NaN{where}. Using the whole {part}. {Set it to} automaticExtent or a number of points."
    case .insets:
      "{it is} {0 points} in total{where}, but the available {side} is {1 points}. No room is left "
        + "for the {part}. {Set it to} insets below {1 points} in total."
    case .tooFewColumns:
      "{it is} {0}{where}. Using 1 column. {Set it to} automaticColumnCount, flowLayoutRows, or a "
        + "positive number."
    case .tooManyColumns:
      "{it is} {0}{where}, but the available {side} of {2 points} has room for at most {1 columns}. "
        + "Using {1 columns}. {Set it to} at most {1}."
    case .columnSpan:
      "{it is} {0}{where}. Using 1 column. {Set it to} 1 or more, or Int.max for the full width."
    case .spanInRows:
      "{it is} {0}{where}, but the section has rows. Ignoring the span. To use spans, choose a number "
        + "of columns for the section."
    case .size:
      "{it is} {0} x {1}{where}. Using a {side} of 0 points. {Set it to} a width and a height from 0 "
        + "through {most}."
    case .estimatedWidth:
      "{it is} {0} x {1}{where}. Ignoring the {side}. {Set it to} a width and a height from 0 through "
        + "{most}."
    case .longSide:
      "{it is} {0} x {1}{where}. Using a {side} of {most} points. {Set it to} a size that makes the "
        + "item at most {most} points {wide}."
    case .itemWidth:
      "{it has} a {side} of {0 points}{where}, but the available {side} is {1 points}. Using "
        + "{0 points}. Set columnCount to scale items to their columns, or use a smaller {side}."
    case .unknownDelegate: Self.unknownDelegateMessage
    case .otherWidth: Self.otherWidthMessage
    case .preferredExtent: Self.preferredExtentMessage
    case .missingEstimate: Self.missingEstimateMessage
    case .noAgreement: Self.noAgreementMessage
    }
  }
}

// MARK: - Views and the delegate

extension InputIssue.Problem {
  private static let unknownDelegateMessage =
    "The delegate doesn't conform to UICollectionViewDelegateFlowLayout, so the layout can't ask it "
    + "for sizes. Using 50 x 50 points for each item. Declare the protocol on the delegate's "
    + "class, or set itemSize or columnCount."

  private static let otherWidthMessage =
    "The cell{where} prefers a width of {0 points}, but the column chosen from your item sizes is "
    + "{1 points} wide. Using {1 points}. If your delegate knows the sizes, turn self-sizing off: "
    + "set Estimate Size to None, or estimatedItemSize to zero. If the cell knows them, override "
    + "preferredLayoutAttributesFitting(_:) so that the cell keeps the width of its column, or "
    + "set columnCount to flowLayoutRows."

  private static let preferredExtentMessage =
    "{it is} a width or height of {0 points}{where}. Keeping the current size. {Set it to} a width "
    + "and a height above 0, up to {most} points."

  private static let missingEstimateMessage =
    "selfSizesHeadersAndFooters is true, but estimatedItemSize is zero, so UIKit asks no view for "
    + "its size. Using the reference sizes of headers and footers. Set estimatedItemSize, or set "
    + "selfSizesHeadersAndFooters to false."

  private static let noAgreementMessage =
    "The size that preferredLayoutAttributesFitting returned{where} has changed {0} times in "
    + "one turn of the main run loop. Keeping the current size. Return the same size for the same width and "
    + "content. If the content streams in, reconfigure the item for each new part."
}

// MARK: - Filling in

// The demo compiles this file as Embedded Swift, too, which has no Foundation.

extension InputIssue {
  /// The text of the report, in full sentences.
  package var message: String {
    let words = words
    var text = ""
    // Text and placeholders take turns, because no text nests braces.
    var part: [UInt8] = []
    for byte in problem.message.utf8 {
      switch byte {
      case UInt8(ascii: "{"): text += String(decoding: part, as: UTF8.self)
      case UInt8(ascii: "}"): text += replacement(of: part, by: words)
      default:
        part.append(byte)
        continue
      }
      part = []
    }
    return text + String(decoding: part, as: UTF8.self)
  }

  private typealias Words = KeyValuePairs<String, String>

  private var words: Words {
    let names = names
    let side = side == .height ? "height" : "width"
    let isSide = input == .headerExtent || input == .footerExtent
    let property = isSide ? "\(names.property).\(side)" : names.property
    let returned = "\(names.method) returned"
    let isReturned = source == .delegate
    return [
      "it is": isReturned ? returned + (isSide ? " a \(side) of" : "") : property + " is",
      "it has": isReturned ? returned : property + " has",
      "where": place,
      "Set it to": isReturned ? "Return" : "Set \(property) to",
      "side": side,
      "wide": self.side == .height ? "high" : "wide",
      "value": isSide ? side : "value",
      "part": names.part,
      "most": Self.longestPoints.separated,
    ]
  }

  /// Returns a word, or the number that a placeholder begins with and its unit, such as
  /// "1 column".
  ///
  /// The words are compared as UTF-8, because `==` of strings needs Unicode tables, which the
  /// demo's WebAssembly module doesn't have.
  private func replacement(of placeholder: [UInt8], by words: Words) -> String {
    if let word = words.first(where: { Array($0.key.utf8) == placeholder }) {
      return word.value
    }
    let digit = placeholder.first.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard let digit, numbers.indices.contains(digit) else { return "" }
    let unit = placeholder.dropFirst()
    let number = numbers[digit]
    guard number.isFinite else { return number.separated }
    return number.separated
      + String(decoding: number == 1 ? unit.dropLast() : unit, as: UTF8.self)
  }

  private var place: String {
    guard let section else { return "" }
    return item.map { " for item \($0) in section \(section)" } ?? " for section \(section)"
  }
}

extension Double {
  /// The number with separators and at most two decimals, such as "1,234.5".
  fileprivate var separated: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "negative infinity" : "infinity" }
    // Use Swift's own format if two decimals would show only zeros, or if the number is very long.
    guard self == 0 || 0.005...1e15 ~= magnitude else { return "\(self)" }
    let (whole, hundredths) = UInt64((magnitude * 100).rounded())
      .quotientAndRemainder(dividingBy: 100)
    let sign = self < 0 ? "-" : ""
    if hundredths == 0 { return sign + whole.separated }
    let decimals = hundredths.isMultiple(of: 10) ? hundredths / 10 : hundredths
    return sign + whole.separated + (hundredths < 10 ? ".0" : ".") + "\(decimals)"
  }
}

extension UInt64 {
  /// The number with separators, such as "100,000,000".
  fileprivate var separated: String {
    let (thousands, rest) = quotientAndRemainder(dividingBy: 1_000)
    if thousands == 0 { return "\(rest)" }
    return thousands.separated + (rest < 10 ? ",00" : rest < 100 ? ",0" : ",") + "\(rest)"
  }
}
