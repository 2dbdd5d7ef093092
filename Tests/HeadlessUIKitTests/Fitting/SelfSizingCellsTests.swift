#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct SelfSizingCellsTests {
  private let source = CountedSource([3]) { view, indexPath in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let text = String(repeating: "a", count: [10, 50, 90][indexPath.item])
    (cell as? CardCell)?.title.text = text
    (cell as? LabelCell)?.label.text = text
    return cell
  }

  private func frames(_ cell: UICollectionViewCell.Type, width: CGFloat) -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: width, height: 100)
    let frame = CGRect(x: 0, y: 0, width: 800, height: 2000)
    let window = UIWindow(frame: frame)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    view.layoutIfNeeded()
    return view.visibleCells.map(\.frame)
  }

  @Test func cardsUnderAFlowLayoutTakeTheirHeights() {
    let frames = frames(WideCardCell.self, width: 420)
    #expect(frames.map(\.width) == [420, 420, 420])
    #expect(frames.map(\.height) == [262, 286, 310])
  }

  /// Facts 10.6.
  @Test func wrappingLabelsUnderAFlowLayoutAreOneLineEach() {
    let frames = frames(LabelCell.self, width: 100)
    #expect(frames.map(\.width) == [116, 516, 916])
    #expect(frames.map(\.height) == [40, 40, 40])
  }
}
#endif
