import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct ColumnTracksTests {
  /// The drawing in `ColumnTracks`.
  ///
  ///     width 100 px, 3 columns, spacing 5 px: 90 px to share, 30 each
  ///     ├────30────┤·5·├────30────┤·5·├────30────┤
  ///     width 101 px: the leftover pixel goes to one column, and the last still ends at the edge
  ///     ├────30────┤·5·├────30────┤·5·├────31─────┤
  ///
  /// Contract rule 6.2.
  @Test(
    arguments: [(100, [30, 30, 30]), (101, [30, 30, 31]), (102, [30, 31, 31])]
      as [(Length, [Length])])
  func leftoverPixelsAreDistributedEvenly(availableExtent: Length, widths: [Length]) {
    let ranges = ColumnTracks(
      availableExtent: pixels(availableExtent), count: 3, spacing: pixels(5)
    ).ranges
    #expect(ranges.map(\.extent) == widths.map(pixels))
    #expect(ranges[1].start == ranges[0].end + pixels(5))
    #expect(ranges[2].end == pixels(availableExtent))
  }

  /// With 375 points, 2 columns, and a gap of 10, the last column ends exactly at the inset.
  ///
  /// Contract rule 6.3.
  @Test(arguments: [(2.0, [365, 365]), (3.0, [547, 548])] as [(Double, [Length])])
  func lastColumnEndsAtInset(scale: Double, widths: [Length]) {
    let grid = PixelGrid(scale: scale)
    let tracks = ColumnTracks(availableExtent: grid.length(375), count: 2, spacing: grid.length(10))
    #expect(tracks.ranges.map(\.extent) == widths.map(pixels))
    #expect(grid.points(tracks.end(of: 1)) == 375)
  }

  @Test(arguments: [(0, 1), (-1, 1), (Int.min, 1), (7, 7), (Int.max, 17)])
  func columnCountLeavesAtLeastOnePixelForEachColumn(specified: Int, count: Int) {
    let ranges = ColumnTracks(availableExtent: pixels(100), count: specified, spacing: pixels(5))
      .ranges
    #expect(ranges.count == count)
    #expect(ranges.allSatisfy { $0.extent >= pixels(1) })
  }

  @Test func columnCountIsLimitedTo65535() {
    let tracks = ColumnTracks(availableExtent: PixelGrid.longestLength, count: Int.max, spacing: 0)
    #expect(tracks.count == 65_535)
    #expect(tracks.end(of: 65_534) == PixelGrid.longestLength)
  }

  @Test(
    arguments: [(100, 10, 1), (100, 45, 2), (100, 47, 2), (100, 48, 1), (0, 10, 1)]
      as [(Length, Length, Length)])
  func minimumWidthDeterminesColumnCount(availableExtent: Length, minimum: Length, spacing: Length)
  {
    let count = ColumnTracks.count(
      fitting: pixels(minimum), in: pixels(availableExtent), spacing: pixels(spacing))
    let needed = Length(count) * (minimum + spacing) - spacing
    #expect(needed <= max(availableExtent, minimum))
    #expect(needed + minimum + spacing > availableExtent)
  }

  @Test func containerWithoutWidthHasOneEmptyColumn() {
    let tracks = ColumnTracks(availableExtent: -5, count: 3, spacing: 10)
    #expect(tracks.ranges == [LengthRange(0..<0)])
  }

  /// Contract rule 7.2.
  @Test(arguments: [-pixels(1), -pixels(30), -PixelGrid.longestLength])
  func overlappingColumnsEndAtContainerEdge(spacing: Length) {
    let ranges = ColumnTracks(availableExtent: pixels(20), count: 3, spacing: spacing).ranges
    #expect(ranges.last?.end == pixels(20))
    #expect(ranges.allSatisfy { $0.start >= 0 })
  }

  @Test func extremeWidthsAndGapsDoNotOverflow() {
    let most = PixelGrid.longestLength
    for spacing in [-most, most] {
      let tracks = ColumnTracks(availableExtent: most, count: Int.max, spacing: spacing)
      #expect(tracks.range(of: 0, span: tracks.count).end == most)
    }
  }

  /// Contract rule 6.1.
  @Test(arguments: Samples.seeds(40, of: 200) as Range<UInt64>)
  func columnsFillAvailableWidthWithTheirSpacing(seed: UInt64) {
    let tracks = ColumnTracks.random(seed: seed)
    let ranges = tracks.ranges
    #expect(ranges[0].start == 0 && ranges[tracks.count - 1].end == tracks.availableExtent)
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      #expect(next.start == range.end + tracks.spacing)
      #expect(range.extent % 64 == 0)
      #expect(abs(range.extent - next.extent) < 128)
    }
  }

  /// An item is at least as wide as the nominal extent, whichever columns it gets.
  @Test(arguments: Samples.seeds(40, of: 200) as Range<UInt64>)
  func nominalWidthOfAColumnSpanIsTheSmallestPossibleWidth(seed: UInt64) {
    let tracks = ColumnTracks.random(seed: seed)
    for span in 1...tracks.count {
      let extents = (0...tracks.count - span).map { tracks.range(of: $0, span: span).extent }
      #expect(tracks.nominalExtent(span: span) == extents.min())
    }
    #expect(tracks.nominalExtent(span: Int.max) == tracks.availableExtent)
    #expect(tracks.nominalExtent(span: -3) == tracks.nominalExtent())
  }
}

extension ColumnTracks {
  var ranges: [LengthRange] { (0..<count).map { range(of: $0) } }

  fileprivate static func random(seed: UInt64) -> ColumnTracks {
    var generator = SplitMix64(seed: seed)
    return ColumnTracks(
      availableExtent: .random(in: 0...30_000, using: &generator),
      count: .random(in: 1...9, using: &generator),
      spacing: .random(in: 0...640, using: &generator))
  }
}
