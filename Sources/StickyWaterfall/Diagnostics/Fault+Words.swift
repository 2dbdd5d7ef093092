package import WaterfallEngine

// The words of reports. The page of all scenes says the same ones: it is compiled with this file, as
// Embedded Swift.

extension Fault {
  /// What was asked for, and by which property or method.
  package var asked: String { "\(name): \(wordsOfProblem)\(suffix)" }

  /// What was used instead.
  package var used: String {
    switch problem {
    case .length(_, let used, _), .preferredExtent(_, let used), .noAgreement(_, let used):
      return used.inPoints
    case .noPinnedExtent: return "the whole view"
    case .insets:
      switch subject {
      case .insets: return "columns of no width between them"
      case .backgroundInsets: return "no background between them"
      default: return "no width between them"
      }
    case .columnCount(_, let used, _): return used == 1 ? "1 column" : "\(used) columns"
    case .columnSpan: return "1 column"
    case .spanInRows: return "no span"
    case .size(_, _, let used): return "\(used.inPoints) along scrolling"
    case .neverMade: return "empty space"
    case .otherWidth(_, let used): return "\(used.inPoints), as stated"
    }
  }

  /// What to change.
  package var advice: String {
    isAnswer ? "Have \(name) answer \(wanted)." : "Set \(name) to \(wanted)."
  }

  /// All three in one line.
  package var words: String { "\(asked); used \(used). \(advice)" }

  private var wordsOfProblem: String {
    switch problem {
    case .length(let points, _, _), .preferredExtent(let points, _): return points.inPoints
    case .noPinnedExtent: return Double.nan.inPoints
    case .insets(let start, let end, _):
      return "\(start.inPoints) and \(end.inPoints) on the two sides"
    case .columnCount(let count, _, _), .columnSpan(let count): return "\(count) columns"
    case .spanInRows(let span): return "rows, with an item that spans \(span) columns"
    case .size(let width, let height, _):
      return "width \(width.inPoints), height \(height.inPoints)"
    case .neverMade(let boundary):
      return "the data source has no such method, for a \(boundary.word)"
    case .otherWidth(let width, _): return "automatic, with a cell that prefers \(width.inPoints)"
    case .noAgreement(let times, _): return "other sizes in each of \(times) layout passes"
    }
  }

  private var wanted: String {
    switch problem {
    case .length(_, _, let least):
      return "a number of points from \(Int64(least)) to \(Int64(Self.longestPoints))"
    case .noPinnedExtent: return "a number of points, or automaticExtent"
    case .insets(_, _, let room):
      return "insets that leave room between them: there are \(room.inPoints)"
    case .columnCount(_, _, let room):
      return
        "0 for automatic columns, or at least 1 and no more than fit into \(room.inPoints) at a "
        + "device pixel each, with the spacing between them"
    case .columnSpan: return "at least 1, or Int.max for the full width"
    case .spanInRows: return "a number of columns, to have spans"
    case .size:
      return "a width and a height that are finite, not negative, and make an item of at most "
        + "\(Self.longestPoints.inPoints) in its column"
    case .neverMade: return "a view that it dequeues, or state no headers and footers"
    case .otherWidth: return "stockRows, where the width that a cell prefers counts too"
    case .preferredExtent: return "a size that is finite and above 0"
    case .noAgreement: return "the same size for the same width and content"
    }
  }

  /// How a sentence about it goes on.
  private var suffix: String {
    switch place {
    case .layout: ""
    case .section(let section): " in section \(section)"
    case .item(let item, let section): " for item \(item) of section \(section)"
    }
  }
}

// MARK: - Names

extension Fault {
  /// The property of the layout, or the method, that stated it.
  private var name: String { isAnswer ? names.method : names.property }

  private var names: (property: String, method: String) {
    switch subject {
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

extension Double {
  /// A number of points in words.
  fileprivate var inPoints: String {
    if isNaN { return "not a number" }
    if isInfinite { return self < 0 ? "minus infinity" : "infinity" }
    let isWhole = self == rounded() && magnitude < 1e15
    return (isWhole ? "\(Int64(self))" : "\(self)") + (self == 1 ? " point" : " points")
  }
}
