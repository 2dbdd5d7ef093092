import Foundation
import StickyWaterfall
import Testing
import UIKitTestSupport

@Suite @MainActor
struct SelfSizingSnippetTests {
  private static let note = String(repeating: "a word and another, ", count: 6)

  /// Returns the cells' frames, and the height of one line of text.
  private func shown(
    _ cellClass: NoteCell.Type, _ notes: [String],
    in layout: WaterfallFlowLayout = SelfSizingCells.layout()
  ) throws -> (frames: [CGRect], line: CGFloat) {
    let size = CGSize(width: 330, height: 600)
    let stage = SquaresStage(layout, [notes.count], size: size, cells: cellClass) { cell, path in
      (cell as? NoteCell)?.label.text = notes[path.item]
    }
    let label = UILabel()
    label.text = "a"
    let frames = try notes.indices.map { try #require(stage.view.cellForItem(at: [0, $0])).frame }
    return (frames, label.intrinsicContentSize.height)
  }

  @Test func cellWithoutARequiredWidthPrefersTheHeightOfOneLine() throws {
    let (frames, line) = try shown(NoteCell.self, [Self.note, "short"])
    #expect(frames.map(\.width) == [160, 160])
    #expect(frames.allSatisfy { abs($0.height - line - 16) <= 1 })
  }

  @Test func cellWithARequiredWidthPrefersTheHeightOfAllLines() throws {
    let (frames, line) = try shown(WrappingNoteCell.self, [Self.note, "short"])
    #expect(frames.map(\.width) == [160, 160])
    #expect(frames[0].height > 6 * line)
    #expect(abs(frames[1].height - line - 16) <= 1)
  }

  @Test func preferredHeightOfZeroIsRefusedAndReported() throws {
    let layout = SelfSizingCells.layout()
    var reports: [WaterfallFlowLayout.Diagnostic] = []
    layout.diagnosticHandler = { reports.append($0) }
    let (frames, _) = try shown(EmptyNoteCell.self, ["a", "b"], in: layout)
    #expect(frames.map(\.height) == [80, 80])
    #expect(reports.map(\.kind) == [.preferredSize])
  }
}

private final class EmptyNoteCell: NoteCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 0
    return layoutAttributes
  }
}
