#if !canImport(UIKit)
import Foundation
import Testing

@testable import Demo

/// Fed with motions whose bends are known, so that what is found can be held against them.
@Suite struct TrackFinderTests {
  private let header = ElementID(kind: .header, section: 0, item: 0)

  private func tracks(
    over range: ClosedRange<Double>, _ state: @escaping (Double) -> ElementState?
  ) throws -> Track {
    let finder = TrackFinder(
      moment: { offset in state(offset).map { [header: $0] } ?? [:] }, viewport: 400)
    return try finder.tracks(between: [range.lowerBound, range.upperBound], step: 20)[header]
      ?? Track()
  }

  /// At rest at 100, stuck from offset 100 on, pushed from 333 1/3 on.
  private func pinned(_ offset: Double) -> ElementState {
    let position = min(max(100, offset), 1000.0 / 3)
    let isPinned = offset > 100
    return ElementState(
      position: position, extent: 44, pinProgress: isPinned ? 1 : 0,
      pushProgress: min(max(0, (offset - 1000.0 / 3) / 44), 1), zIndex: isPinned ? 1024 : 10,
      isPinned: isPinned)
  }

  @Test func aPinnedHeaderIsFourStraightPieces() throws {
    let track = try tracks(over: 0...600, pinned)
    let pieces = track.pieces.filter { $0.from < $0.to }
    #expect(pieces.count == 4)
    let expected = [0, 100, 1000.0 / 3, 1000.0 / 3 + 44]
    for (piece, from) in zip(pieces, expected) { #expect(abs(piece.from - from) < 0.005) }
    #expect(pieces.map(\.start.zIndex) == [10, 1024, 1024, 1024])
  }

  @Test func whatHoldsAtABendAloneIsKept() throws {
    let track = try tracks(over: 0...600, pinned)
    #expect(track.state(at: 99.9)?.zIndex == 10)
    #expect(track.state(at: 100)?.zIndex == 10)
    #expect(track.state(at: 100.1)?.zIndex == 1024)
  }

  @Test func everyOffsetIsGivenBackToAHundredth() throws {
    let track = try tracks(over: 0...600, pinned)
    for step in 0..<6000 {
      let offset = Double(step) / 10
      let found = try #require(track.state(at: offset))
      let expected = pinned(offset)
      #expect(found.isWithin(0.01, of: expected), "at \(offset)")
      #expect(found.stepsEqual(expected), "at \(offset)")
    }
  }

  @Test func aJumpIsKept() throws {
    let track = try tracks(over: 0...100) { offset in
      ElementState(position: offset < 33.3 ? 0 : 50, extent: 10)
    }
    #expect(track.state(at: 33.2)?.position == 0)
    #expect(track.state(at: 33.4)?.position == 50)
  }

  @Test func whatIsMissingOnScreenIsAGap() throws {
    let track = try tracks(over: 0...100) { offset in
      offset > 30 && offset < 70.5 ? nil : ElementState(position: 60, extent: 40)
    }
    #expect(track.state(at: 29.9) != nil)
    #expect(track.state(at: 30.1) == nil)
    #expect(track.state(at: 70.4) == nil)
    #expect(track.state(at: 70.6) != nil)
  }

  @Test func whatIsMissingOffScreenCostsNoSamples() throws {
    var count = 0
    let finder = TrackFinder(
      moment: { offset in
        count += 1
        let state = ElementState(position: 5000, extent: 40)
        return offset > 4511.7 ? [header: state] : [:]
      }, viewport: 400)
    let found = try finder.tracks(between: [0, 6000], step: 20)
    #expect(count == 901)
    #expect(found[header]?.state(at: 4600)?.position == 5000)
    #expect(found[header]?.isAlways(.init(position: 5000, extent: 40), tolerance: 0) == true)
  }

  @Test func aTrackThatMovesIsNotAlwaysTheSame() throws {
    let track = try tracks(over: 0...600, pinned)
    #expect(!track.isAlways(pinned(0), tolerance: 0.002))
  }
}
#endif
