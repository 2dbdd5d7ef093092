import StickyWaterfall

extension BadValue {
  /// Every bad value of each number; at most 37 columns fit into 400 points with gaps of 10.
  static var table: [BadValue] {
    propertyLengths + propertySizes + sectionLengths + sectionSizes + itemLengths + wholeNumbers
  }

  private static var propertyLengths: [BadValue] {
    lengths("minimumLineSpacing", .distance) { $0.layout.minimumLineSpacing = $1 }
      + lengths("minimumInteritemSpacing", .distance) { $0.layout.minimumInteritemSpacing = $1 }
      + lengths("minimumColumnWidth", .minimumWidth) { $0.layout.minimumColumnWidth = $1 }
      + lengths("placementTolerance", .extent) { $0.layout.placementTolerance = $1 }
      + lengths("minimumContentExtent", .extent) { $0.layout.minimumContentExtent = $1 }
      + lengths("pinnedHeaderExtent", .pinnedExtent) { $0.layout.pinnedHeaderExtent = $1 }
      + lengths("pinnedFooterExtent", .pinnedExtent) { $0.layout.pinnedFooterExtent = $1 }
      + lengths("pinnedHeaderOffset", .distance) { $0.layout.pinnedHeaderOffset = $1 }
      + lengths("pinnedFooterOffset", .distance) { $0.layout.pinnedFooterOffset = $1 }
      + lengths("sectionInset", .distance) { $0.layout.sectionInset.top = $1 }
      + lengths("sectionInset", .distance) { $0.layout.sectionInset.bottom = $1 }
      + lengths("headerInset", .distance) { $0.layout.headerInset.top = $1 }
      + lengths("footerInset", .distance) { $0.layout.footerInset.left = $1 }
      + lengths("sectionBackgroundInset", .distance) {
        $0.layout.sectionBackgroundInset.bottom = $1
      }
  }

  private static var propertySizes: [BadValue] {
    lengths("headerReferenceSize.height", .extent) {
      $0.layout.headerReferenceSize = CGSize(width: 0, height: $1)
    }
      + lengths("footerReferenceSize.height", .extent) {
        $0.layout.footerReferenceSize = CGSize(width: 0, height: $1)
      }
      + lengths("itemSize", .size) {
        $0.controller.height = nil
        $0.layout.itemSizing = .fixedExtent
        $0.layout.itemSize = CGSize(width: 100, height: $1)
      }
      + lengths("estimatedItemSize", .size) {
        $0.controller.height = nil
        $0.layout.estimatedItemSize = CGSize(width: 100, height: $1)
      }
  }

  private static var sectionLengths: [BadValue] {
    lengths("minimumLineSpacingForSectionAt", .distance) { victim, value in
      victim.controller.lineSpacing = { _ in value }
    }
      + lengths("minimumInteritemSpacingForSectionAt", .distance) { victim, value in
        victim.controller.interitemSpacing = { _ in value }
      }
      + lengths("minimumColumnWidthForSectionAt", .minimumWidth) { victim, value in
        victim.controller.minimumColumnWidth = { _ in value }
      }
      + lengths("backgroundInsetForSectionAt", .distance) { victim, value in
        victim.controller.backgroundInset = { _ in
          UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0)
        }
      }
      + lengths("pinnedHeaderExtentForSectionAt", .pinnedExtent) { victim, value in
        victim.controller.pinnedHeaderExtent = { _ in value }
      }
      + lengths("pinnedFooterExtentForSectionAt", .pinnedExtent) { victim, value in
        victim.controller.pinnedFooterExtent = { _ in value }
      }
  }

  private static var sectionSizes: [BadValue] {
    lengths("referenceSizeForHeaderInSection", .extent) { victim, value in
      victim.controller.headerSize = { _ in CGSize(width: value, height: value) }
    }
      + lengths("referenceSizeForFooterInSection", .extent) { victim, value in
        victim.controller.footerSize = { _ in CGSize(width: value, height: value) }
      }
      + lengths("insetForSectionAt", .distance) { victim, value in
        victim.controller.inset = { _ in UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0) }
      }
      + lengths("headerInsetForSectionAt", .distance) { victim, value in
        victim.controller.headerInset = { _ in
          UIEdgeInsets(top: 0, left: value, bottom: value, right: 0)
        }
      }
      + lengths("footerInsetForSectionAt", .distance) { victim, value in
        victim.controller.footerInset = { _ in
          UIEdgeInsets(top: value, left: 0, bottom: 0, right: value)
        }
      }
  }

  private static var itemLengths: [BadValue] {
    lengths("heightForItemAt", .extent) { victim, value in
      victim.controller.height = { indexPath, _ in indexPath.item == 3 ? value : 70 }
    }
      + lengths("widthForItemAt", .extent) { victim, value in
        victim.layout.scrollDirection = .horizontal
        victim.controller.width = { indexPath, _ in indexPath.item == 3 ? value : 70 }
      }
      + lengths("sizeForItemAt", .size) { victim, value in
        victim.controller.height = nil
        victim.layout.itemSizing = .fixedExtent
        victim.controller.size = { CGSize(width: 50, height: $0.item == 3 ? value : 70) }
      }
  }

  private static var wholeNumbers: [BadValue] {
    counts("columnCount", most: 37, isReportedAbove: true) { $0.layout.columnCount = $1 }
      + counts("columnCountForSectionAt", most: 37, isReportedAbove: true) { victim, value in
        victim.controller.columns = { _ in value }
      }
      + counts("columnSpanForItemAt", most: 2, isReportedAbove: false) { victim, value in
        victim.controller.span = { $0.item == 3 ? value : 1 }
      }
  }
}
