import Foundation
import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// The arithmetic of screens, without a collection view.
@MainActor
@Suite struct ScreenTests {
  /// A screen of 320 by 480 points, with content insets along scrolling.
  struct Row: Sendable, CustomTestStringConvertible {
    var isHorizontal = false
    var scale: CGFloat = 2
    var offset: CGFloat = 0
    var insets = AxisEdges(start: 0, end: 0)
    var refreshing: CGFloat = 0
    let expected: ClosedRange<CGFloat>

    @MainActor var screen: Screen {
      let axes = LayoutAxes(isHorizontal: isHorizontal, grid: PixelGrid(scale: scale))
      let edges =
        isHorizontal
        ? UIEdgeInsets(top: 3, left: insets.start, bottom: 5, right: insets.end)
        : UIEdgeInsets(top: insets.start, left: 3, bottom: insets.end, right: 5)
      return Screen(
        bounds: CGRect(
          origin: axes.point(main: offset, cross: 7), size: CGSize(width: 320, height: 480)),
        adjustedInsets: edges, refreshingExtent: refreshing, axes: axes, rules: PinRules())
    }

    var testDescription: String {
      "\(isHorizontal ? "horizontal" : "vertical"), offset \(offset), insets \(insets.start), \(insets.end), "
        + "refreshing \(refreshing), scale \(scale)"
    }
  }

  //     offset 100 ┌────────┐
  //                │ bar 20 │
  //            120 ├────────┤ ◀─ visible range
  //            550 ├────────┤ ◀─
  //                │ bar 30 │
  //            580 └────────┘
  @Test(arguments: [
    Row(expected: 0...480),
    Row(isHorizontal: true, expected: 0...320),
    Row(offset: 100, insets: AxisEdges(start: 20, end: 30), expected: 120...550),
    Row(
      isHorizontal: true, offset: 100, insets: AxisEdges(start: 20, end: 30), expected: 120...390),
    Row(offset: -80, insets: AxisEdges(start: 80, end: 0), refreshing: 60, expected: -60...400),
    Row(
      isHorizontal: true, offset: -80, insets: AxisEdges(start: 80, end: 0), refreshing: 60,
      expected: 0...240),
    Row(scale: 3, offset: -12.5, expected: -12.5...467.5),
  ]) func viewportExcludesTheContentInsets(_ row: Row) {
    let screen = row.screen
    let grid = screen.axes.grid
    let viewport = screen.viewport
    #expect(viewport.start == grid.length(row.expected.lowerBound))
    #expect(viewport.end == grid.length(row.expected.upperBound))
    #expect(screen.visibleStart == row.expected.lowerBound)
    #expect(screen.viewport(of: screen.bounds) == viewport)
  }

  @Test(arguments: [
    Row(expected: 0...520),
    Row(isHorizontal: true, expected: 0...680),
    Row(offset: 100, insets: AxisEdges(start: 20, end: 30), expected: -20...550),
    Row(offset: -80, insets: AxisEdges(start: 80, end: 0), refreshing: 60, expected: -80...520),
  ]) func scrollRangeIncludesTheContentInsets(_ row: Row) {
    let screen = row.screen
    let extent = screen.axes.grid.length(1_000)
    #expect(screen.scrollRange(mainExtent: extent) == row.expected)
    #expect(screen.mainExtent(reaching: row.expected.upperBound) == 1_000)
  }

  @Test(arguments: [0, 100, 460 as CGFloat]) func shortContentRestsAtItsStart(extent: CGFloat) {
    let screen = Row(insets: AxisEdges(start: 20, end: 0), expected: 0...0).screen
    #expect(screen.scrollRange(mainExtent: screen.axes.grid.length(extent)) == -20 ... -20)
  }

  @Test(arguments: [1, 2, 3 as CGFloat]) func subpixelOffsetDifferencesAreIgnored(scale: CGFloat) {
    let screen = Row(scale: scale, expected: 0...0).screen
    #expect(screen.isSameOffset(10, 10 + 0.9 / scale))
    #expect(screen.isSameOffset(10, 10 - 0.9 / scale))
    #expect(!screen.isSameOffset(10, 10 + 1.1 / scale))
  }

  @Test func offsetsAPointApartAreNear() {
    let screen = Row(expected: 0...0).screen
    #expect(screen.isNearOffset(10, 11) && screen.isNearOffset(10, 9))
    #expect(!screen.isNearOffset(10, 11.01) && !screen.isNearOffset(10, 8.99))
  }

  //     the visible range ends at 480, a point before the end of the content
  @Test func endIsShownIfAPointIsMissing() {
    let screen = Row(expected: 0...0).screen
    let grid = screen.axes.grid
    #expect(screen.showsEnd(ofContent: grid.length(481)))
    #expect(!screen.showsEnd(ofContent: grid.length(481) + 1))
  }

  /// The height of a refresh control stays out of the visible insets.
  @Test func otherPositionsHaveTheSameInsets() {
    let screen = Row(
      offset: -80, insets: AxisEdges(start: 80, end: 0), refreshing: 60, expected: 0...0
    ).screen
    let other = screen.showing(from: 200)
    #expect(other.offset == 180 && other.visibleInsets.start == 20)
    #expect(other.viewport.extent == screen.viewport.extent)
  }

  @Test func overridingTheViewportLeavesTheBoundsUnchanged() {
    let screen = Row(offset: 100, insets: AxisEdges(start: 20, end: 30), expected: 0...0).screen
    let other = Screen(
      bounds: screen.bounds, adjustedInsets: screen.adjustedInsets, axes: screen.axes,
      rules: screen.rules, showing: LengthRange(start: 5, end: 9))
    #expect(other.viewport == LengthRange(start: 5, end: 9))
    #expect(other.bounds == screen.bounds && other.visibleStart == screen.visibleStart)
  }

  @Test func boundsChangeInvalidatesTheLayoutOnlyIfElementsChange() {
    let screen = Row(expected: 0...0).screen
    let header = ElementID(.boundary(.header), inSection: 0)
    #expect(BoundsChange(screen: screen, elements: nil).matters)
    #expect(BoundsChange(screen: screen, elements: [header]).matters)
    #expect(!BoundsChange(screen: screen, elements: []).matters)
  }
}
