#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct FlowLayoutDelegateTests {
  private let layout = UICollectionViewFlowLayout()

  @Test func everyAnswerOfTheDelegateCounts() {
    let delegate = FullFlowDelegate()
    delegate.sizes = [CGSize(width: 100, height: 20), CGSize(width: 40, height: 40)]
    delegate.inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    (delegate.lineSpacing, delegate.itemSpacing) = (5, 6)
    (delegate.header, delegate.footer) = (
      CGSize(width: 0, height: 7), CGSize(width: 0, height: 8)
    )
    let stage = CollectionStage.flow(
      layout, size: CGSize(width: 160, height: 400), counts: [3], delegate: delegate)
    #expect(stage.header()?.height == 7)
    #expect(
      stage.frames() == [
        CGRect(x: 2, y: 18, width: 100, height: 20), CGRect(x: 116, y: 8, width: 40, height: 40),
        CGRect(x: 2, y: 53, width: 100, height: 20),
      ])
    #expect(stage.footer() == CGRect(x: 0, y: 76, width: 160, height: 8))
  }

  @Test func missingMethodsFallBackToTheProperties() {
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionInset.top = 5
    let delegate = SizingFlowDelegate([CGSize(width: 320, height: 10)])
    let stage = CollectionStage.flow(layout, counts: [2], delegate: delegate)
    #expect(stage.header()?.height == 40 && stage.footer() == nil)
    #expect(stage.frames().map(\.minY) == [45, 65])
  }

  @Test func ordinaryCallersOfAMissingMethodGetTheProperty() {
    layout.minimumLineSpacing = 33
    let delegate: any UICollectionViewDelegateFlowLayout = SizingFlowDelegate([.zero])
    let stage = CollectionStage.flow(layout, counts: [1])
    let spacing = delegate.collectionView(
      stage.view, layout: layout, minimumLineSpacingForSectionAt: 0)
    #expect(spacing == 33)
    let foreign = delegate.collectionView(
      stage.view, layout: UICollectionViewLayout(), minimumLineSpacingForSectionAt: 0)
    #expect(foreign == 10)
  }
}
#endif
