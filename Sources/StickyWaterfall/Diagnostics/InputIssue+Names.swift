import WaterfallEngine

extension InputIssue {
  /// The names by which an app knows a value.
  struct Names {
    /// The name of the property that specifies the value, or an empty string.
    var property = ""
    /// The name of the delegate method that returns the value, or an empty string.
    var method = ""
    /// What has no room if the value is too large, or an empty string.
    var part = ""
  }

  /// The names of the value that has the problem.
  var names: Names {
    switch input {
    case .insets: Names(property: "sectionInset", method: "insetForSectionAt", part: "items")
    case .lineSpacing:
      Names(property: "minimumLineSpacing", method: "minimumLineSpacingForSectionAt")
    case .columnSpacing:
      Names(property: "minimumInteritemSpacing", method: "minimumInteritemSpacingForSectionAt")
    case .columnCount: Names(property: "columnCount", method: "columnCountForSectionAt")
    case .minimumColumnWidth:
      Names(property: "minimumColumnWidth", method: "minimumColumnWidthForSectionAt")
    case .backgroundInsets:
      Names(
        property: "sectionBackgroundInset", method: "backgroundInsetForSectionAt",
        part: "background")
    case .placementTolerance: Names(property: "placementTolerance")
    case .headerExtent:
      Names(property: "headerReferenceSize", method: "referenceSizeForHeaderInSection")
    case .footerExtent:
      Names(property: "footerReferenceSize", method: "referenceSizeForFooterInSection")
    case .headerInsets:
      Names(property: "headerInset", method: "headerInsetForSectionAt", part: "header")
    case .footerInsets:
      Names(property: "footerInset", method: "footerInsetForSectionAt", part: "footer")
    case .pinnedHeaderExtent:
      Names(
        property: "pinnedHeaderExtent", method: "pinnedHeaderExtentForSectionAt", part: "header")
    case .pinnedFooterExtent:
      Names(
        property: "pinnedFooterExtent", method: "pinnedFooterExtentForSectionAt", part: "footer")
    case .pinnedHeaderOffset: Names(property: "pinnedHeaderOffset")
    case .pinnedFooterOffset: Names(property: "pinnedFooterOffset")
    case .itemSize: Names(property: "itemSize", method: "sizeForItemAt")
    case .estimatedItemSize: Names(property: "estimatedItemSize")
    case .columnSpan: Names(method: "columnSpanForItemAt")
    case .itemExtent: Names(method: side == .height ? "heightForItemAt" : "widthForItemAt")
    case .contentExtent: Names(property: "minimumContentExtent")
    case .preferredSize: Names(method: "preferredLayoutAttributesFitting")
    }
  }
}
