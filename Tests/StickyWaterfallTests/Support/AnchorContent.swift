import WaterfallEngine

@testable import StickyWaterfall

/// Content whose moves `Anchors` follows, without a view.
///
/// The visible bounds are 400 points high, and the content is 2,000 points long. Without insets,
/// the scrollable range is 0 to 1,600.
@MainActor
protocol AnchorContent {}

extension AnchorContent {
  static var axes: LayoutAxes { axes(atScale: 1) }
  static var anchor: Anchor { Anchor(points: [.item(ItemAnchor(id: [0, 3], distance: 20))]) }

  static func axes(atScale scale: CGFloat) -> LayoutAxes {
    LayoutAxes(isHorizontal: false, grid: PixelGrid(scale: scale))
  }

  func length(_ points: CGFloat) -> Length { Self.axes.grid.length(points) }

  func screen(
    _ offset: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0, height: CGFloat = 400,
    scale: CGFloat = 1
  ) -> Screen {
    Screen(
      bounds: CGRect(x: 0, y: offset, width: 100, height: height),
      adjustedInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      axes: Self.axes(atScale: scale), rules: PinRules())
  }

  /// The content after a layout pass at an offset, with what stays in place.
  func seen(at offset: CGFloat = 100, holding hold: Hold? = nil) -> Anchors {
    var anchors = Anchors()
    _ = move(&anchors, to: screen(offset))
    if let hold { anchors.begin(holding: hold) }
    see(screen(offset), &anchors)
    return anchors
  }

  func see(_ screen: Screen, isTouched: Bool = false, _ anchors: inout Anchors) {
    anchors.see(screen, length: length(2_000), isTouched: isTouched)
  }

  /// Finds out who has moved the content to the offset of a screen.
  ///
  /// `known` is the length that UIKit knows, if it isn't the present one.
  func move(
    _ anchors: inout Anchors, to screen: Screen, length: CGFloat = 2_000, known: CGFloat? = nil,
    showsEnd: Bool = false, isTouched: Bool = false, hasWindow: Bool = true
  ) -> ContentMover {
    anchors.follow(
      screen, length: self.length(length), known: self.length(known ?? length), showsEnd: showsEnd,
      isTouched: isTouched, hasWindow: hasWindow)
  }
}
