import StickyWaterfall

/// Returns tags of 40, 30, and 60 across and 20 along in 100 points, 5 apart in rows 8 apart.
@MainActor
func tagScreen(
  _ counts: [Int] = [3], isHorizontal: Bool = false, isRightToLeft: Bool = false,
  expectsDiagnostics: Bool = false, _ configure: @escaping (WaterfallFlowLayout) -> Void
) -> WaterfallScreen {
  let controller = AnsweringController(counts)
  controller.size = {
    let across: CGFloat = [40, 30, 60][$0.item % 3]
    return isHorizontal
      ? CGSize(width: 20, height: across) : CGSize(width: across, height: 20)
  }
  return WaterfallScreen(
    controller, size: CGSize(width: 100, height: 100), scale: 2, isRightToLeft: isRightToLeft,
    expectsDiagnostics: expectsDiagnostics, columns: nil
  ) {
    $0.scrollDirection = isHorizontal ? .horizontal : .vertical
    $0.minimumLineSpacing = 8
    $0.minimumInteritemSpacing = 5
    configure($0)
  }
}
