// The engine also compiles as Embedded Swift, so this file formats numbers without Foundation.

extension InputIssue {
  /// The report of the problem in three sentences: what is wrong and where, what the layout does
  /// instead, and how to fix it.
  package var message: String {
    switch problem {
    case .length(let points, let used, let least):
      report(
        cause(points.inPoints), "Using \(used.inPoints)",
        set("a value from \(least.separated) through \(Self.longestPoints.separated)"))
    case .noPinnedExtent:
      report(cause("NaN"), replacement, set("automaticExtent or a number of points"))
    case .size(let width, let height, let used):
      report(
        cause("\(width.separated) x \(height.separated)"),
        "Using \(used.inPoints)" + (used == 0 ? " in the scroll direction" : ""),
        set(usableSizes(insteadOf: used)))
    case .insets(let start, let end, let available):
      report(
        insets(start + end, available: available), replacement,
        set("insets below \(available.inPoints) in total"))
    case .columnCount(let count, let used, let available) where count > used:
      report(
        cause(count.separated) + ", but at most \(used.columns) fit into \(available.inPoints)",
        "Using \(used.columns)", set("at most \(used.separated)"))
    case .columnCount(let count, let used, _):
      report(
        cause(count.separated), "Using \(used.columns)",
        set("automaticColumnCount, flowLayoutRows, or a positive number"))
    case .columnSpan(let span):
      report(
        cause(span.separated), "Using 1 column", set("1 or more, or Int.max for the full width"))
    case .spanInRows(let span):
      report(
        "columnSpanForItemAt returned \(span.separated)\(ending), but the section has rows",
        "Ignoring the span", "To use spans, choose a number of columns for the section")
    case .itemWidth(let width, let available, let isHorizontal):
      report(
        itemWidth(width, isHorizontal: isHorizontal) + only(available),
        "Using \(width.inPoints)",
        "Set columnCount to scale items to their columns, or use a smaller "
          + (isHorizontal ? "height" : "width"))
    case .view(let problem): message(of: problem)
    }
  }

  private func message(of problem: ViewProblem) -> String {
    switch problem {
    case .unknownDelegate:
      report(
        "The delegate doesn't conform to UICollectionViewDelegateFlowLayout, so the layout can't ask "
          + "it for sizes", "Using 50 x 50 points for each item",
        "Declare the protocol on the delegate's class, or set itemSize or columnCount")
    case .otherWidth(let width, let used):
      report(
        "The cell\(ending) prefers a width of \(width.inPoints), but the column chosen from your "
          + "item sizes is \(used.inPoints) wide", "Using \(used.inPoints)",
        "If your delegate knows the sizes, turn self-sizing off: set Estimate Size to None, or "
          + "estimatedItemSize to zero. If the cell knows them, override "
          + "preferredLayoutAttributesFitting(_:) so that the cell keeps the width of its column, or "
          + "set columnCount to flowLayoutRows")
    case .missingEstimate:
      report(
        "selfSizesHeadersAndFooters is true, but estimatedItemSize is zero, so UIKit asks no view for "
          + "its size", "Using the reference sizes of headers and footers",
        "Set estimatedItemSize, or set selfSizesHeadersAndFooters to false")
    case .preferredExtent(let points):
      report(
        cause("a width or height of \(points.inPoints)"), "Keeping the current size",
        set("a width and a height above 0, up to \(Self.longestPoints.inPoints)"))
    case .noAgreement(let times):
      report(
        "The size that \(input.names.method) returned\(ending) has kept changing for \(times) layout "
          + "passes", "Keeping the current size",
        set("the same size for the same width and content"))
    }
  }

  private func report(_ problem: String, _ fallback: String, _ fix: String) -> String {
    "\(problem). \(fallback). \(fix)."
  }

  /// The category of the problem.
  package var category: Category {
    switch problem {
    case .length, .noPinnedExtent, .size: .length
    case .insets: .insets
    case .columnCount: .columnCount
    case .columnSpan, .spanInRows: .columnSpan
    case .itemWidth: .itemWidth
    case .view(.unknownDelegate): .delegate
    case .view(.otherWidth), .view(.preferredExtent), .view(.missingEstimate): .preferredSize
    case .view(.noAgreement): .changingSize
    }
  }

  /// Returns the sizes that can be used instead of one that became 0 or was too long.
  private func usableSizes(insteadOf used: Double) -> String {
    if used == 0 { return "a width and a height from 0 through \(Self.longestPoints.separated)" }
    return "a size that makes the item at most \(Self.longestPoints.inPoints) long"
  }

  private func only(_ available: Double) -> String {
    ", but only \(available.inPoints) are available"
  }

  /// Returns the first sentence about insets, such as "sectionInset takes up 400 of 320 points".
  private func insets(_ total: Double, available: Double) -> String {
    switch source {
    case .delegate: cause("insets of \(total.inPoints)") + only(available)
    case .property:
      "\(input.names.property) takes up \(total.separated) of \(available.inPoints)"
    }
  }

  private func itemWidth(_ width: Double, isHorizontal: Bool) -> String {
    let size = "a \(isHorizontal ? "height" : "width") of \(width.inPoints)"
    return source == .delegate ? cause(size) : "\(input.names.property) has \(size)"
  }

  /// Returns the first sentence of a report, which names a property or a delegate method.
  private func cause(_ value: String) -> String {
    switch source {
    case .delegate: "\(input.names.method) returned \(value)\(ending)"
    case .property: "\(input.names.property) is \(value)"
    }
  }

  /// Returns the last sentence of a report, such as "Set columnCount to at most 3".
  private func set(_ value: String) -> String {
    source == .delegate ? "Return \(value)" : "Set \(input.names.property) to \(value)"
  }

  /// The location at the end of a sentence, such as " for item 3 in section 0".
  private var ending: String {
    switch location {
    case .layout: ""
    case .section(let section): " for section \(section.separated)"
    case .item(let item, let section): " for item \(item.separated) in section \(section.separated)"
    }
  }

  /// What the layout does about insets or a pinned extent that it can't use.
  private var replacement: String {
    switch input {
    case .backgroundInsets: "No background is shown"
    case .boundaryInsets(let boundary): "No room is left for the \(boundary.word)"
    case .pinnedExtent(let boundary): "Using the whole \(boundary.word)"
    default: "No room is left for items"
    }
  }
}

// MARK: - Numbers

extension Int {
  fileprivate var columns: String { self == 1 ? "1 column" : "\(separated) columns" }
}

extension FixedWidthInteger {
  /// The number with separators, such as "-100,000,000".
  fileprivate var separated: String {
    guard magnitude >= 1_000 else { return "\(self)" }
    let rest = (self % 1_000).magnitude
    let digits = "\(rest)"
    let zeros = String(repeating: "0", count: 3 - digits.utf8.count)
    return (self / 1_000).separated + "," + zeros + digits
  }
}

extension Double {
  /// The number with its unit, such as "-4 points".
  fileprivate var inPoints: String {
    guard isFinite else { return separated }
    return separated + (self == 1 ? " point" : " points")
  }

  /// The number with separators and at most two decimals, such as "1,234.5".
  fileprivate var separated: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "negative infinity" : "infinity" }
    let hundredths = (magnitude * 100).rounded()
    // Use Swift's own format if two decimals would show only zeros, or if the number is too large
    // for an integer.
    guard self == 0 || hundredths >= 1, hundredths < 1e17 else { return "\(self)" }
    let (whole, rest) = UInt64(hundredths).quotientAndRemainder(dividingBy: 100)
    return (self < 0 ? "-" : "") + whole.separated + Self.decimals(hundredths: rest)
  }
  /// Returns the decimals of a number, such as ".5", ".05", or an empty string.
  private static func decimals(hundredths: UInt64) -> String {
    if hundredths == 0 { return "" }
    if hundredths % 10 == 0 { return ".\(hundredths / 10)" }
    return hundredths < 10 ? ".0\(hundredths)" : ".\(hundredths)"
  }
}
