import StickyWaterfall
import WaterfallTestSupport

/// Screens with the same random sections.
@MainActor
protocol SectionWorld: AnyObject {
  associatedtype Section
  var dice: Dice { get set }
  var sections: [Section] { get set }

  /// Returns a random section.
  func section() -> Section

  /// Applies a batch update with the current sections to each screen.
  func apply(_ changes: @escaping (UICollectionView) -> Void)
}

extension SectionWorld {
  /// Deletes, inserts, reloads, or moves a random section.
  func changeSections() {
    let (one, other) = (dice.number(0...sections.count - 1), dice.number(0...sections.count - 1))
    switch dice.number(0...3) {
    case 0 where sections.count > 1:
      sections.remove(at: one)
      apply { $0.deleteSections([one]) }
    case 1:
      sections.insert(section(), at: one)
      apply { $0.insertSections([one]) }
    case 2:
      sections[one] = section()
      apply { $0.reloadSections([one]) }
    default:
      sections.insert(sections.remove(at: one), at: other)
      apply { $0.moveSection(one, toSection: other) }
    }
  }
}
