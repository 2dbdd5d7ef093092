import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Bad values in every property and delegate method, during scrolls, rotations, and updates.
@MainActor
@Suite struct GarbageFuzzTests {
  @Test(arguments: 0..<24 as Range<UInt64>)
  func badPropertyOrDelegateValuesNeverCauseCrashesOrInvalidFrames(seed: UInt64) throws {
    let garbage = Garbage(seed: seed)
    let controller = garbage.controller()
    let screen = WaterfallScreen(controller, expectsDiagnostics: true) {
      garbage.spoil($0, controller)
    }
    for _ in 0..<25 {
      garbage.act(on: screen)
      screen.view.layoutIfNeeded()
      try requireFrames(screen)
    }
    let kinds = screen.diagnostics.map { report in
      let source = report.description.prefix { $0 != " " }
      let isInRows = report.description.contains("has rows")
      return "\(report.kind) of \(source) in \(report.section ?? -1) \(isInRows)"
    }
    #expect(Set(kinds).count == kinds.count)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func delegateCanReturnDifferentValuesOnEachCall(seed: UInt64) throws {
    let garbage = Garbage(seed: seed, isBad: false)
    let screen = WaterfallScreen(garbage.controller(), expectsDiagnostics: true) {
      $0.sectionHeadersPinToVisibleBounds = true
    }
    for step in 0..<30 {
      let frames = screen.frames()
      screen.scroll(to: CGFloat(step * 35))
      try #require(screen.frames() == frames)
      if step.isMultiple(of: 5) { garbage.update(screen) }
      try requireFrames(screen)
    }
  }

  private func requireFrames(_ screen: WaterfallScreen) throws {
    let size = screen.view.contentSize
    try #require(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
    for attributes in screen.view.layoutAttributesOnScreen {
      let frame = attributes.frame
      try #require(frame.minX.isFinite && frame.minY.isFinite)
      try #require(frame.width >= 0 && frame.height >= 0)
      try #require(frame.maxX.isFinite && frame.maxY.isFinite)
    }
    let rest = screen.rest(at: screen.view.contentOffset.y, velocity: 1)
    try #require(rest.isFinite)
  }
}
