package import WaterfallEngine

// The texts of reports. The demo page is compiled with this file as Embedded Swift, without Foundation.

extension InputIssue {
  /// The report in full sentences: what is wrong and where, what the layout does instead, and how
  /// to fix it.
  package var message: String {
    switch problem {
    case .length(let points, let used, let least):
      report(
        cause(points.inPoints), "Using \(used.inPoints)",
        set("a value from \(least.separated) through \(Self.longestPoints.separated)"))
    case .noPinnedExtent:
      report(cause("NaN"), "Using the whole view", set("automaticExtent or a number of points"))
    case .size(let width, let height, let used):
      report(
        cause("\(width.separated) x \(height.separated)"),
        "Using \(used.inPoints) along the scroll direction",
        set("finite values of at least 0, for an item of at most \(Self.longestPoints.inPoints)"))
    case .insets(let start, let end, let availableWidth):
      insetsMessage(start, end, availableWidth: availableWidth)
    case .columnCount(let count, let used, let availableWidth):
      columnCountMessage(count, used: used, availableWidth: availableWidth)
    case .columnSpan(let span):
      report(
        cause(span.separated), "Using 1 column",
        set("a value of at least 1, or Int.max for the full width"))
    case .spanInRows(let span):
      report(
        "columnSpanForItemAt returned \(span.separated)\(ending), but the section has rows",
        "Ignoring the span",
        "Set columnCount to a number of columns to use spans")
    case .itemWidth(let width, let availableWidth, let isHorizontal):
      itemWidthMessage(width, availableWidth: availableWidth, isHorizontal: isHorizontal)
    case .unknownDelegate:
      unknownDelegateMessage
    case .neverMade(let boundary):
      missingMethodMessage(boundary)
    case .otherWidth(let width, let used):
      report(
        "A cell\(ending) prefers a width of \(width.inPoints), but its automatic column is "
          + "\(used.inPoints) wide", "Using \(used.inPoints)",
        "Set columnCount to stockRows to use the cell's width")
    case .preferredExtent(let points, let used):
      report(
        cause("\(points.inPoints) along the scroll direction"), "Using \(used.inPoints)",
        set("a value above 0 and at most \(Self.longestPoints.separated)"))
    case .noAgreement(let times, let used):
      report(
        cause("different sizes") + " in \(times) layout passes", "Using \(used.inPoints)",
        set("the same size for the same width and content"))
    }
  }
}

// MARK: - Parts

extension InputIssue {
  private func report(_ problem: String, _ fallback: String, _ fix: String) -> String {
    "\(problem). \(fallback). \(fix)."
  }

  private func insetsMessage(_ start: Double, _ end: Double, availableWidth: Double) -> String {
    report(
      cause("\(start.inPoints) and \(end.inPoints) at the sides")
        + ", but only \(availableWidth.inPoints) are available",
      "Using \(areaBetweenInsets)",
      set("insets that add up to less than \(availableWidth.inPoints)"))
  }

  private var unknownDelegateMessage: String {
    report(
      "The delegate doesn't conform to UICollectionViewDelegateFlowLayout, so the layout doesn't "
        + "query it for sizes", "Using 50 x 50 points for each item",
      "Declare the conformance, or set itemSize or columnCount")
  }

  private func missingMethodMessage(_ boundary: Boundary) -> String {
    report(
      "The layout has a \(boundary.word)\(ending), but the data source doesn't implement "
        + "viewForSupplementaryElementOfKind", "Leaving its space empty",
      "Implement the method, or set the size of the \(boundary.word) to 0")
  }

  private func itemWidthMessage(_ width: Double, availableWidth: Double, isHorizontal: Bool)
    -> String
  {
    let side = isHorizontal ? "height" : "width"
    let property = "\(names.property) has a \(side) of \(width.inPoints)"
    return report(
      (source == .delegate ? cause("a \(side) of \(width.inPoints)") : property)
        + ", but only \(availableWidth.inPoints) are available", "Using \(width.inPoints)",
      "Set columnCount to scale items to the columns, or use a smaller \(side)")
  }

  private func columnCountMessage(_ count: Int, used: Int, availableWidth: Double) -> String {
    guard count > used else {
      return report(
        cause(count.separated), "Using \(used.columns)",
        set("automaticColumnCount, stockRows, or a value of at least 1"))
    }
    return report(
      cause(count.separated) + ", but at most \(used.columns) fit into \(availableWidth.inPoints)",
      "Using \(used.columns)", set("at most \(used.separated)"))
  }

  /// Says which property has a value, or which method returned it and for what.
  private func cause(_ value: String) -> String {
    source == .delegate
      ? "\(names.method) returned \(value)\(ending)" : "\(names.property) is \(value)"
  }

  /// Says how to fix the property or method.
  private func set(_ value: String) -> String {
    source == .delegate ? "Return \(value)" : "Set \(names.property) to \(value)"
  }

  /// The end of a sentence that says where the problem is.
  private var ending: String {
    switch location {
    case .layout: ""
    case .section(let section): " for section \(section.separated)"
    case .item(let item, let section):
      " for item \(item.separated) in section \(section.separated)"
    }
  }

  private var areaBetweenInsets: String {
    switch input {
    case .backgroundInsets: "no background"
    case .boundaryInsets(let boundary): "a \(boundary.word) of no width"
    default: "columns of no width"
    }
  }

  /// The names of the property and of the delegate method, or an empty string if there is none.
  private var names: (property: String, method: String) {
    switch input {
    case .insets: ("sectionInset", "insetForSectionAt")
    case .lineSpacing: ("minimumLineSpacing", "minimumLineSpacingForSectionAt")
    case .columnSpacing: ("minimumInteritemSpacing", "minimumInteritemSpacingForSectionAt")
    case .columnCount: ("columnCount", "columnCountForSectionAt")
    case .minimumColumnWidth: ("minimumColumnWidth", "minimumColumnWidthForSectionAt")
    case .backgroundInsets: ("sectionBackgroundInset", "backgroundInsetForSectionAt")
    case .placementTolerance: ("placementTolerance", "")
    case .boundaryExtent(let boundary):
      ("\(boundary.word)ReferenceSize", "referenceSizeFor\(boundary.name)InSection")
    case .boundaryInsets(let boundary):
      ("\(boundary.word)Inset", "\(boundary.word)InsetForSectionAt")
    case .pinnedExtent(let boundary):
      ("pinned\(boundary.name)Extent", "pinned\(boundary.name)ExtentForSectionAt")
    case .pinnedOffset(let boundary): ("pinned\(boundary.name)Offset", "")
    case .supplementaryViews: ("", "viewForSupplementaryElementOfKind")
    case .itemSize: ("itemSize", "sizeForItemAt")
    case .estimatedItemSize: ("estimatedItemSize", "")
    case .columnSpan: ("", "columnSpanForItemAt")
    case .itemExtent(let isHorizontal): ("", isHorizontal ? "widthForItemAt" : "heightForItemAt")
    case .contentExtent: ("minimumContentExtent", "")
    case .preferredSize: ("", "preferredLayoutAttributesFitting")
    }
  }
}

extension Boundary {
  fileprivate var name: String { self == .header ? "Header" : "Footer" }
  fileprivate var word: String { self == .header ? "header" : "footer" }
}

// MARK: - Numbers

extension Int {
  fileprivate var columns: String { self == 1 ? "1 column" : "\(separated) columns" }

  /// The number with separators, such as -100,000,000.
  fileprivate var separated: String { (self < 0 ? "-" : "") + UInt64(magnitude).separated }
}

extension UInt64 {
  /// The number with separators, such as 100,000,000.
  fileprivate var separated: String {
    guard self >= 1_000 else { return "\(self)" }
    let rest = self % 1_000
    return (self / 1_000).separated + (rest < 10 ? ",00" : rest < 100 ? ",0" : ",") + "\(rest)"
  }
}

extension Double {
  /// The number as a length, such as "-4 points".
  fileprivate var inPoints: String {
    guard isFinite else { return separated }
    return separated + (self == 1 ? " point" : " points")
  }

  /// The number with separators and at most two decimals, such as 1,234.5.
  fileprivate var separated: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "negative infinity" : "infinity" }
    let hundredths = (magnitude * 100).rounded()
    // A number that two decimals would round to 0, or whose digits an integer can't hold.
    guard self == 0 || hundredths >= 1, hundredths < 1e17 else { return "\(self)" }
    let (whole, rest) = UInt64(hundredths).quotientAndRemainder(dividingBy: 100)
    let decimals =
      rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (self < 0 ? "-" : "") + whole.separated + decimals
  }
}
