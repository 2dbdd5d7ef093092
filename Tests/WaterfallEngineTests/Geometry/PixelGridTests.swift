import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct PixelGridTests {
  @Test(arguments: [0, -2, .nan, .infinity, -Double.infinity])
  func invalidScaleBecomesOne(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }

  @Test func lengthsAreMultiplesOfASixtyFourthOfAPixel() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.length(1) == 128)
    #expect(grid.length(1.004) == 129)
    #expect(grid.length(-1.004) == -129)
    #expect(grid.points(129) == 1.0078125)
  }

  @Test func pointsAreRoundedToTheNearestWholePixel() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.wholePixels(10.4) == pixels(31))
    #expect(grid.wholePixels(-10.4) == -pixels(31))
  }

  @Test(arguments: [0.5, 1, 1.5, 2.5, 1_000_000.5, 1e9 + 0.5])
  func halfPixelsRoundAwayFromZero(points: Double) {
    let grid = PixelGrid(scale: 1)
    for points in [points, points.nextDown, points.nextUp] {
      #expect(grid.wholePixels(points) == pixels(Length(points.rounded())))
      #expect(grid.wholePixels(-points) == -pixels(Length(points.rounded())))
    }
  }

  @Test(
    arguments: [
      (Double.nan, 0), (.infinity, 1), (-Double.infinity, -1), (1e300, 1), (-1e300, -1), (0, 0),
      (-0.0, 0), (.leastNonzeroMagnitude, 0),
    ] as [(Double, Length)])
  func invalidLengthsAreClamped(points: Double, sign: Length) {
    let grid = PixelGrid(scale: 3)
    let length = sign * PixelGrid.longestLength
    #expect(grid.length(points) == length)
    #expect(grid.wholePixels(points) == length)
  }

  @Test(arguments: [1.0, 2, 3, 2.625])
  func lengthsConvertToPointsAndBackExactly(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for length in stride(from: Length(-5000), through: 5000, by: 7) {
      #expect(grid.length(grid.points(length)) == length)
    }
  }
}
