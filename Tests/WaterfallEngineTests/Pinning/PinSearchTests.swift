import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// Compares the number of sections that searches visit with the number that they return.
@Suite struct PinSearchTests {
  private static let sectionCount = 3187

  /// The sections of a real library, which are mostly short, with a very long one.
  private static let library: Waterfall = {
    var dice = SplitMix64(seed: 7)
    let sections = (0..<sectionCount).map { index in
      PinSection(
        header: 44, body: index == 1200 ? 3_000_000 : dice.length(0...900), footer: 20,
        pinsHeader: index % 3 > 0, pinnedHeader: index % 2 == 0 ? 30 : nil)
    }
    return Waterfall(sections)
  }()

  /// A search visits the changed sections, and a few neighbors at both ends.
  @Test(arguments: PinScope.allCases, 0..<3)
  func searchForChangedElementsVisitsFewUnchangedSections(scope: PinScope, seed: Int) {
    var dice = SplitMix64(seed: seed)
    let rules = PinRules(scope: scope)
    var library = Self.library
    let viewports = dice.viewports(16, over: Self.library.mainExtent - 400)
    for (old, new) in zip(viewports, viewports.dropFirst()) {
      let changed = library.changedElements(from: old, to: new, rules: rules)
      let looked = Self.library.sectionsLooked(from: old, to: new, rules: rules)
      #expect(looked.count <= changed.count + 8)
    }
  }

  @Test(arguments: PinScope.allCases)
  func searchForPinnedElementsVisitsFewOtherSections(scope: PinScope) {
    var dice = SplitMix64(seed: 11)
    let rules = PinRules(scope: scope)
    for viewport in dice.viewports(60, over: Self.library.mainExtent - 400) {
      let pinned = Self.library.pinnedElements(viewport: viewport, rules: rules)
      let looked = Boundary.allCases.flatMap {
        PinResolver($0, of: Self.library, viewport: viewport, rules: rules)
          .sections(displacedInto: viewport)
      }
      #expect(looked.count <= pinned.count + 8)
    }
  }

  @Test func scrollStepChangesFewElements() {
    var library = Self.library
    let rules = PinRules()
    for step in 0..<300 {
      let start = Self.library.mainExtent / 300 * Length(step)
      let old = LengthRange(start..<(start + 700))
      let new = LengthRange((start + 20)..<(start + 720))
      #expect(library.changedElements(from: old, to: new, rules: rules).count <= 4)
    }
  }

  /// The screen has space for 24 headers with a pinned extent of 30, or for 36 footers.
  @Test func scrollStepChangesNoMoreStackedElementsThanFitOnScreen() {
    var library = Self.library
    let rules = PinRules(scope: .stacked)
    for step in 0..<300 {
      let start = Self.library.mainExtent / 300 * Length(step)
      let old = LengthRange(start..<(start + 700))
      let new = LengthRange((start + 20)..<(start + 720))
      #expect(library.changedElements(from: old, to: new, rules: rules).count <= 60)
    }
  }

  /// A header without a pinned extent takes up no space, so any number of them fits.
  ///
  /// Contract rule 19.5.
  @Test(arguments: [[0], [0, 0, 0, 44]] as [[Length]])
  func headersWithPinnedExtentOfZeroAreNotInThePinnedStack(pinned: [Length]) {
    var waterfall = Waterfall(
      (0..<10_000).map {
        PinSection(header: 44, body: 56, pinnedHeader: pinned[$0 % pinned.count])
      })
    let rules = PinRules(scope: .stacked)
    let screenful = pinned.count > 1 ? 16 : 0
    let old = LengthRange(500_000..<500_700)
    let new = LengthRange(500_020..<500_720)
    #expect(waterfall.changedElements(from: old, to: new, rules: rules).count == screenful)
    let found = waterfall.pinnedElements(viewport: new, rules: rules).map(\.id)
    #expect(found == (0..<screenful).map { .header($0 * pinned.count + pinned.count - 1) })
    let looked = waterfall.sectionsLooked(from: old, to: new, rules: rules)
    #expect(looked.count <= screenful + 8)
  }

  @Test(
    arguments: [
      ([], [], []), ([1], [], [1]), ([], [2], [2]), ([1, 3], [1, 2], [1, 2, 3]),
      ([4, 5], [1, 2], [1, 2, 4, 5]), ([1, 1], [1], [1]),
    ] as [([Int], [Int], [Int])])
  func mergedNumbersAscendWithoutDuplicates(first: [Int], second: [Int], expected: [Int]) {
    #expect(mergeSorted(first, second) == expected)
  }
}

extension Waterfall {
  /// Returns the sections that the search for changed elements looks at, once for each boundary.
  fileprivate func sectionsLooked(
    from old: LengthRange, to new: LengthRange, rules: PinRules
  ) -> [Int] {
    Boundary.allCases.flatMap { boundary in
      PinResolver(boundary, of: self, viewport: old, rules: rules).sections(
        changingUntil: PinResolver(boundary, of: self, viewport: new, rules: rules))
    }
  }
}
