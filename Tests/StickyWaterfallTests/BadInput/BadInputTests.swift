import Foundation
import StickyWaterfall
import Testing

/// The layout clamps bad input as documented, reports it once, and never traps.
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
    // A touch keeps the view at any offset.
    screen.touch()
    return screen
  }

  /// Returns the attributes of all elements at some offsets, as text.
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
  func badValueIsClampedAndReportedOnce(bad: BadValue) {
    let victim = screen(bad.give)
    #expect(picture(victim) == picture(screen(bad.giveInstead)))
    victim.layout.invalidateLayout()
    victim.resize(to: CGSize(width: 300, height: 300))
    victim.reload()
    // Three sections report a method of sections, and the two with items a method of items.
    let isOfSections = bad.source.contains("InSection") || bad.source.contains("ForSection")
    let isOfItems = bad.source.hasSuffix("ForItemAt")
    let (start, fix) =
      isOfSections || isOfItems
      ? ("\(bad.source) returned ", "Return ") : ("\(bad.source) is ", "Set \(bad.source) to ")
    let reports = victim.diagnostics.filter { $0.description.hasPrefix(start) }
    #expect(reports.count == (bad.used == nil ? 0 : isOfSections ? 3 : isOfItems ? 2 : 1))
    for report in reports {
      #expect(report.description.contains(". Using \(bad.used ?? "nothing")"))
      #expect(report.description.contains(". \(fix)") && report.description.hasSuffix("."))
      #expect((report.section == nil) == !(isOfSections || isOfItems))
      #expect((report.indexPath == nil) == !isOfItems)
    }
  }

  @Test func insetsWiderThanTheViewLeaveColumnsOfNoWidth() {
    let screen = screen {
      $0.layout.sectionInset = UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 200)
    }
    #expect(screen.frames().allSatisfy { $0.width == 0 && $0.minX == 300 })
    #expect(screen.contentSize.width == 400)
    #expect(
      screen.diagnostics.map(\.description) == [
        "sectionInset is 500 points in total, but the available width is 400 points. No room is left "
          + "for the items. Set sectionInset to insets below 400 points in total."
      ])
    #expect(screen.diagnostics.map(\.kind) == [WaterfallFlowLayout.DiagnosticKind.insets])
    screen.layout.sectionInset = .zero
    #expect(screen.frame(1)?.width == 195)
  }

  @Test(arguments: ["headerInsetForSectionAt", "footerInsetForSectionAt"])
  func headerAndFooterInsetsWiderThanTheViewLeaveNoWidth(source: String) {
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
          "\(source) returned 500 points in total for section \($0), but the available width is 400 "
            + "points. No room is left for the \(isHeader ? "header" : "footer"). Return insets below "
            + "400 points in total."
        })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -32])
  func estimateWithABadWidthKeepsItsHeightAndIsReportedOnce(width: CGFloat) {
    let screen = screen {
      $0.controller.height = nil
      $0.layout.estimatedItemSize = CGSize(width: width, height: 44)
    }
    #expect(screen.frames().map(\.height) == Array(repeating: 44, count: 7))
    screen.reload()
    #expect(screen.diagnostics.count == 1 && screen.diagnostics.first?.kind == .length)
    #expect(screen.diagnostics.first?.description.contains("x 44. Ignoring the width. ") == true)
  }

  @Test func badInputIsClampedWithoutADiagnosticHandler() {
    let screen = screen { victim in
      victim.layout.diagnosticHandler = nil
      victim.layout.columnCount = -2
    }
    #expect(screen.frame(0)?.width == 400)
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func pinnedHeaderCanHaveAnyZIndex(zIndex: Int) {
    let screen = screen({ $0.layout.pinnedZIndex = zIndex }, expectsDiagnostics: false)
    screen.scroll(to: 60)
    #expect(screen.header()?.zIndex == zIndex)
    screen.layout.itemsPinToVisibleBounds = true
    screen.layout.pinningScope = .stacked
    screen.scroll(to: 250)
    #expect(screen.header() != nil)
  }
}
