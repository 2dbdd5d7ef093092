import Foundation
import StickyWaterfall
import Testing

/// What a debugger and a failing test print of attributes.
@MainActor
@Suite struct AttributesDescriptionTests {
  @Test func descriptionOfAnItemHasItsFrame() {
    let attributes = WaterfallLayoutAttributes(forCellWith: [0, 3])
    attributes.frame = CGRect(x: 130, y: 64, width: 120, height: 80)
    #expect(attributes.description == "item [0, 3] at 130.0, 64.0; 120.0 x 80.0")
  }

  @Test func descriptionOfAPinnedHeaderHasItsProgress() {
    let kind = UICollectionView.elementKindSectionHeader
    let attributes = WaterfallLayoutAttributes(forSupplementaryViewOfKind: kind, with: [1, 0])
    attributes.frame = CGRect(x: 0, y: 40, width: 390, height: 44)
    attributes.zIndex = 1024
    attributes.isHidden = true
    attributes.isPinned = true
    attributes.pinProgress = 0.5
    #expect(
      attributes.description
        == "\(kind) [1, 0] at 0.0, 40.0; 390.0 x 44.0, level 1024, hidden, pinned 0.5, pushed 0.0")
  }
}
