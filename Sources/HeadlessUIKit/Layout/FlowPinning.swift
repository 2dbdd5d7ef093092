#if !canImport(UIKit)
// This file models pinned headers and footers. A pinned header stays at the start of the visible
// area until the end of its section pushes it out. The header never covers the section's footer. In
// the same way, a pinned footer stays at the end of the visible area. If the user overscrolls,
// pinned headers and footers move with the content. `layoutAttributesForElements(in:)` uses the
// pinned frames.
// Source: a formula in published notes, which agrees with MagazineLayout and IGListKit.
import Foundation

/// The frames of headers and footers at one content offset.
struct FlowPinning {
  let arrangement: FlowArrangement
  let pinsHeaders: Bool
  let pinsFooters: Bool
  /// The visible bounds: the bounds minus the adjusted content inset.
  let visible: FlowRect

  func headerFrame(ofSection index: Int) -> FlowRect? {
    let section = arrangement.sections[index]
    guard section.header > 0 else { return nil }
    let pinned = min(
      max(section.start, visible.main), section.end - section.footer - section.header)
    return frame(pinsHeaders ? pinned : section.start, length: section.header)
  }

  func footerFrame(ofSection index: Int) -> FlowRect? {
    let section = arrangement.sections[index]
    guard section.footer > 0 else { return nil }
    let rest = section.end - section.footer
    let edge = visible.main + visible.mainExtent - section.footer
    let pinned = max(min(rest, edge), section.start + section.header)
    return frame(pinsFooters ? pinned : rest, length: section.footer)
  }

  /// Returns the frame of a section's header or footer, or `nil` if the section has none.
  ///
  /// Returns `nil` for any other kind.
  func frame(ofKind kind: String, section: Int) -> FlowRect? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: headerFrame(ofSection: section)
    case UICollectionView.elementKindSectionFooter: footerFrame(ofSection: section)
    default: nil
    }
  }

  /// Returns the sections whose header or footer intersects the rectangle.
  ///
  /// `kind` specifies whether to test headers or footers.
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
