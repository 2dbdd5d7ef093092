#if !canImport(UIKit)
import Testing

@testable import Demo

/// Tracks of motions with known bends.
@Suite struct TrackTests {
  private func track(_ sample: (Double) -> Track.Sample) -> Track {
    let offsets = stride(from: 0.0, to: 600, by: 16).flatMap { [$0, $0 + 0.5] }
    return Track(offsets.map(sample))
  }

  /// At rest at 100, still from offset 100 on, pushed from 333 1/3 on.
  private func header(_ offset: Double) -> Track.Sample {
    let isPinned = offset > 100
    return Track.Sample(
      offset: offset, position: min(max(100, offset), 1000.0 / 3), zIndex: isPinned ? 1024 : 10,
      isPinned: isPinned)
  }

  @Test func pinnedHeaderHasThreeRangesWithExactBends() {
    let stretches = track(header).stretches
    #expect(stretches.map(\.isStill) == [false, true, false])
    #expect(zip(stretches, [0, 100, 1000.0 / 3]).allSatisfy { abs($0.from - $1) < 1e-9 })
    #expect(stretches.map(\.zIndex) == [10, 1024, 1024])
    #expect(stretches.map(\.isPinned) == [false, true, true])
  }

  @Test func trackReturnsEverySampledPosition() throws {
    let track = track(header)
    for step in 0..<6000 {
      let offset = Double(step) / 10
      let (found, expected) = (try #require(track.stretch(at: offset)), header(offset))
      #expect(abs(found.position(at: offset) - expected.position) < 1e-6, "at \(offset)")
      #expect(found.zIndex == expected.zIndex && found.isPinned == expected.isPinned)
    }
  }

  /// A footer that is still until offset 208, where a sample is, and then at rest.
  @Test func bendUsesTheUnpinnedRange() {
    let track = track { offset in
      let isPinned = offset < 208
      return Track.Sample(
        offset: offset, position: isPinned ? offset + 160 : 368, zIndex: isPinned ? 1024 : 10,
        isPinned: isPinned)
    }
    #expect(track.stretch(at: 207.9)?.zIndex == 1024)
    #expect(track.stretch(at: 208)?.zIndex == 10)
  }

  @Test func trackWithoutStillRangeDoesNotMove() {
    let track = track {
      Track.Sample(offset: $0, position: 40, zIndex: 0, isPinned: false)
    }
    #expect(!track.moves && track.stretches.count == 1)
    #expect(self.track(header).moves)
  }
}

extension Track {
  /// Returns the range of an offset, or `nil` before the first sample.
  fileprivate func stretch(at offset: Double) -> Stretch? {
    stretches.last { $0.isStill ? $0.from < offset : $0.from <= offset }
  }
}
#endif
