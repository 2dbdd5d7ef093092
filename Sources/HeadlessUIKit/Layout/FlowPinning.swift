#if !canImport(UIKit)
// Modelled: headers and footers that stay in sight. A header stops at the visible edge and is
// pushed out by its section's end, less both views' lengths; a footer the other way round. Past the
// ends of the content they move with it. A pinned view is found where it is, not where it rests.
// Source: the formula of published notes, which agrees with MagazineLayout and IGListKit.
import Foundation

/// Positions headers and footers for one position of the viewport.
struct FlowPinning {
  let arrangement: FlowArrangement
  let pinsHeaders: Bool
  let pinsFooters: Bool
  /// The bounds less the adjusted content inset.
  let visible: FlowRect

  /// The frame of a section's header, nil when it has none.
  func headerFrame(ofSection index: Int) -> FlowRect? {
    let section = arrangement.sections[index]
    guard section.header > 0 else { return nil }
    let pinned = min(
      max(section.start, visible.main), section.end - section.footer - section.header)
    return frame(pinsHeaders ? pinned : section.start, length: section.header)
  }

  /// The frame of a section's footer, nil when it has none.
  func footerFrame(ofSection index: Int) -> FlowRect? {
    let section = arrangement.sections[index]
    guard section.footer > 0 else { return nil }
    let rest = section.end - section.footer
    let edge = visible.main + visible.mainExtent - section.footer
    let pinned = max(min(rest, edge), section.start + section.header)
    return frame(pinsFooters ? pinned : rest, length: section.footer)
  }

  /// The frame of a header or footer by its kind; nil for other kinds and views of no length.
  func frame(ofKind kind: String, section: Int) -> FlowRect? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: headerFrame(ofSection: section)
    case UICollectionView.elementKindSectionFooter: footerFrame(ofSection: section)
    default: nil
    }
  }

  /// The sections whose view of this kind meets the rectangle.
  @MainActor
  func sections(ofKind kind: String, intersecting rect: CGRect) -> [Int] {
    arrangement.sections.indices.filter { section in
      frame(ofKind: kind, section: section).map { arrangement.intersects($0, rect) } ?? false
    }
  }

  private func frame(_ main: CGFloat, length: CGFloat) -> FlowRect {
    FlowRect(
      main: main, cross: 0, mainExtent: length, crossExtent: arrangement.environment.crossExtent)
  }
}
#endif
