import Foundation
import Testing

/// The steps of the page about `CHTCollectionViewWaterfallLayout`, applied to its names.
@Suite struct MigrationGuideTests {
  private let guide: String

  init() throws {
    guide = try PackageFiles.read(
      PackageFiles.catalog.appendingPathComponent("FromCHT.md"))
  }

  /// Methods with an old name compile, and are never called.
  @Test(arguments: [
    "columnCountFor section: Int", "insetsFor section: Int", "minimumColumnSpacingFor section: Int",
    "minimumInteritemSpacingFor section: Int", "heightForHeaderIn section: Int",
    "heightForFooterIn section: Int", "insetsForHeaderIn section: Int",
    "insetsForFooterIn section: Int",
    "collectionViewLayout columnCountForSection:(NSInteger)section",
    "collectionViewLayout heightForHeaderInSection:(NSInteger)section",
    "collectionViewLayout insetForFooterInSection:(NSInteger)section",
    "collectionViewLayout minimumColumnSpacingForSectionAtIndex:(NSInteger)section",
    "layout.minimumColumnSpacing = 8", "layout.headerHeight = 44", "layout.footerHeight = 44",
    "layout.itemRenderDirection = .shortestFirst", "layout.minimumContentHeight = 100",
    "layout.itemWidth(inSection: 0)", "[layout itemWidthInSectionAtIndex:0]",
    "let layout = CHTCollectionViewWaterfallLayout()", "CHTCollectionElementKindSectionHeader",
  ])
  func searchPatternsOfTheGuideFindOldNames(_ line: String) {
    #expect(searches.contains { line.range(of: $0, options: .regularExpression) != nil })
  }

  @Test(arguments: [
    "columnCountForSectionAt section: Int", "insetForSectionAt section: Int",
    "minimumInteritemSpacingForSectionAt section: Int", "headerInsetForSectionAt section: Int",
    "minimumLineSpacingForSectionAt section: Int", "referenceSizeForHeaderInSection section: Int",
    "heightForItemAt indexPath: IndexPath, itemWidth: CGFloat", "layout.minimumLineSpacing = 8",
    "layout.minimumInteritemSpacing = 8", "layout.headerReferenceSize.height = 44",
    "layout.columnWidth(inSection: 0)",
    "tableView(_: UITableView, heightForHeaderInSection section: Int)",
  ])
  func searchPatternsOfTheGuideIgnoreNewNames(_ line: String) {
    #expect(!searches.contains { line.range(of: $0, options: .regularExpression) != nil })
  }

  /// In the opposite order, both gaps would get one name, and the program would still compile.
  @Test func renamingPropertiesInTheGuidesOrderDoesNotMixUpTheSpacings() throws {
    var lines = [
      "layout.minimumColumnSpacing = 1", "layout.minimumInteritemSpacing = 2",
      "minimumColumnSpacingFor section: Int", "minimumInteritemSpacingFor section: Int",
    ]
    for (there, here) in try renames() {
      lines = lines.map {
        $0.replacingOccurrences(of: "\\b\(there)\\b", with: here, options: .regularExpression)
      }
    }
    #expect(
      lines == [
        "layout.minimumInteritemSpacing = 1", "layout.minimumLineSpacing = 2",
        "minimumInteritemSpacingForSectionAt section: Int",
        "minimumLineSpacingForSectionAt section: Int",
      ])
  }

  private var searches: [String] {
    guide.components(separatedBy: "grep -rnE '").dropFirst().map { String($0.prefix { $0 != "'" }) }
  }

  /// Returns the old and new names in each row of the guide's table, in order.
  private func renames() throws -> [(there: String, here: String)] {
    let rows = guide.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 15)
    return rows.map { row in
      let names = row.components(separatedBy: "|").map { cell in
        cell.components(separatedBy: "`").dropFirst().first ?? ""
      }
      return (names[1], names[2])
    }
  }
}
