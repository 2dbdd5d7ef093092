import Foundation
import StickyWaterfall
import Testing

/// Bad input is clamped as documented and reported once, in words that say what to change; it never
/// traps, and nothing else is lost.
@MainActor
@Suite struct BadInputTests {
  private let backgroundKind = WaterfallFlowLayout.elementKindSectionBackground

  private func screen(
    _ prepare: @escaping @MainActor (Victim) -> Void, expectsDiagnostics: Bool = true
  ) -> WaterfallScreen {
    let controller = AnsweringController([7, 0, 5])
    controller.height = { indexPath, _ in CGFloat(40 + indexPath.item * 13) }
    let screen = WaterfallScreen(controller, expectsDiagnostics: expectsDiagnostics) { layout in
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      layout.footerReferenceSize = CGSize(width: 20, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: backgroundKind)
      prepare(Victim(layout: layout, controller: controller))
    }
    // A finger holds the view where it is put, whatever the length of the content.
    screen.touch()
    return screen
  }

  /// Everything the layout says, scrolled to a few places.
  private func picture(_ screen: WaterfallScreen) -> [String] {
    var lines = ["\(screen.view.contentSize)"]
    for offset in [0, 60, 250] as [CGFloat] {
      screen.scroll(to: offset)
      for section in 0..<3 {
        lines += screen.frames(section).map { "\($0)" }
        for boundary in [screen.header(section), screen.footer(section)] {
          lines.append("\(boundary?.frame ?? .null) \(boundary?.zIndex ?? 0)")
        }
        let background = screen.layout.layoutAttributesForDecorationView(
          ofKind: backgroundKind, at: IndexPath(item: 0, section: section))
        lines.append("\(background?.frame ?? .null)")
      }
    }
    return lines
  }

  @Test(arguments: BadValue.table)
  func aBadValueCountsAsDocumentedAndIsReportedOnceWhereItIsStated(bad: BadValue) {
    let victim = screen(bad.give)
    #expect(picture(victim) == picture(screen(bad.giveInstead)))
    victim.layout.invalidateLayout()
    victim.resize(to: CGSize(width: 300, height: 300))
    victim.reload()
    let reports = victim.diagnostics.filter { $0.asked.hasPrefix(bad.source + ": ") }
    // A property is stated once; a method for each of three sections, or for items in two of them.
    let isOfSections = bad.source.contains("InSection") || bad.source.contains("ForSection")
    let isOfItems = bad.source.hasSuffix("ForItemAt")
    #expect(reports.count == (bad.used == nil ? 0 : isOfSections ? 3 : isOfItems ? 2 : 1))
    for report in reports {
      #expect(report.used.hasPrefix(bad.used ?? "nothing"))
      #expect(report.advice.contains(bad.source))
      #expect(report.advice.hasSuffix(".") && !report.advice.hasSuffix(",."))
    }
  }

  @Test func insetsWiderThanTheViewLeaveColumnsOfNoWidth() {
    let screen = screen {
      $0.layout.sectionInset = UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 200)
    }
    #expect(screen.frames().allSatisfy { $0.width == 0 && $0.minX == 300 })
    #expect(screen.view.contentSize.width == 400)
    let report = screen.diagnostics.first
    #expect(screen.diagnostics.count == 1)
    #expect(
      report?.asked == "sectionInset: 300 points and 200 points on the two sides in section 0")
    #expect(report?.used == "columns of no width between them")
    #expect(
      report?.advice
        == "Set sectionInset to insets that leave room between them: there are 400 points.")
    screen.layout.sectionInset = .zero
    #expect(screen.frame(1)?.width == 195)
  }

  @Test(arguments: ["headerInsetForSectionAt", "footerInsetForSectionAt"])
  func insetsOfAHeaderOrFooterWiderThanTheViewLeaveItNoWidth(source: String) {
    let isHeader = source.hasPrefix("header")
    let inset = UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 200)
    let screen = screen { victim in
      if isHeader { victim.controller.headerInset = { _ in inset } }
      if !isHeader { victim.controller.footerInset = { _ in inset } }
    }
    let element = isHeader ? screen.header() : screen.footer()
    #expect(element?.frame.minX == 300 && element?.frame.width == 0)
    #expect(
      screen.diagnostics.map(\.description)
        == (0..<3).map {
          "\(source): 300 points and 200 points on the two sides in section \($0); used no width "
            + "between them. Have \(source) answer insets that leave room between them: there are 400 "
            + "points."
        })
  }

  @Test func headersThatTheDataSourceNeverMakesAreReportedOnce() {
    Host.failTestsOnReports(evenByLogs: false)  // the stand-in gives its own advice on them
    let layout = WaterfallFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.footerReferenceSize = CGSize(width: 0, height: 44)
    var reports: [String] = []
    layout.onDiagnostic = { reports.append("\($0)") }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = CellsAlone()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    for _ in 0..<3 {
      layout.invalidateLayout()
      view.layoutIfNeeded()
    }
    #expect(
      reports == [
        "viewForSupplementaryElementOfKind: the data source has no such method, for a header in "
          + "section 0; used empty space. Have viewForSupplementaryElementOfKind answer a view that "
          + "it dequeues, or state no headers and footers."
      ])
  }

  @Test func aReportSaysWhatWasAskedWhatWasUsedAndWhatToChange() {
    let spacing = screen { $0.layout.minimumLineSpacing = .nan }
    #expect(
      spacing.diagnostics.map(\.description) == [
        "minimumLineSpacing: not a number in section 0; used 0 points. "
          + "Set minimumLineSpacing to a number of points from -100000000 to 100000000."
      ])
    let height = screen { victim in
      victim.controller.height = { indexPath, _ in indexPath.item == 3 ? -4 : 10 }
    }
    #expect(
      height.diagnostics.map(\.description)
        == [0, 2].map {
          "heightForItemAt: -4 points for item 3 of section \($0); used 0 points. "
            + "Have heightForItemAt answer a number of points from 0 to 100000000."
        })
    let columns = screen { $0.layout.columnCount = -2 }
    #expect(
      columns.diagnostics.map(\.description) == [
        "columnCount: -2 columns in section 0; used 1 column. Set columnCount to 0 for automatic "
          + "columns, or at least 1 and no more than fit into 400 points at a device pixel each, with "
          + "the spacing between them."
      ])
  }

  @Test func eachFaultOfASourceIsReportedForItself() {
    let controller = AnsweringController([6, 6])
    controller.size = { CGSize(width: 100, height: $0.item == 4 ? CGFloat.nan : 40) }
    controller.span = { _ in 2 }
    let screen = WaterfallScreen(controller, expectsDiagnostics: true) { $0.columnCount = -7 }
    screen.layout.columnCount = WaterfallFlowLayout.stockRows
    screen.reload()
    screen.reload()
    let size = "sizeForItemAt: width 100 points, height not a number for item 4 of section"
    #expect(
      screen.diagnostics.map(\.asked) == [
        "columnCount: -7 columns in section 0", "\(size) 0", "\(size) 1",
        "columnCount: rows, with an item that spans 2 columns for item 0 of section 0",
        "columnCount: rows, with an item that spans 2 columns for item 0 of section 1",
      ])
  }

  @Test func withoutAHandlerBadInputIsStillClamped() {
    let screen = screen { victim in
      victim.layout.onDiagnostic = nil
      victim.layout.columnCount = -2
    }
    #expect(screen.frame(0)?.width == 400)
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func everyZIndexIsUsed(zIndex: Int) {
    let screen = screen({ $0.layout.pinnedZIndex = zIndex }, expectsDiagnostics: false)
    screen.scroll(to: 60)
    #expect(screen.header()?.zIndex == zIndex)
    screen.layout.itemsPinToVisibleBounds = true
    screen.layout.pinningScope = .stacked
    screen.scroll(to: 250)
    #expect(screen.header() != nil)
  }
}

/// A data source without headers and footers.
private final class CellsAlone: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
