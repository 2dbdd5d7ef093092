#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import UIKitTestSupport

/// Compares every frame of the textbook layout with the waterfall's.
@MainActor
final class ReferenceCheck {
  private let input: BenchmarkInput
  private(set) var comparedCount = 0

  init(_ plan: BenchmarkPlan) {
    // The longest section is cut to make the comparison faster.
    input = plan.catalog.cut(to: 2_000)
  }

  /// Returns a description of the first difference, or `nil` if there is none.
  func firstDifference() -> String? {
    let sum = input.sections.joined().reduce(0.0) { $0 + $1.width + $1.height }
    let controller = input.makeController()
    let ours = Screen(laidOut: controller, input.makeLayout())
    let textbook = Screen(laidOut: controller, TextbookLayout(boundaries: true))
    guard Floor.sum(ours.view) == sum else { return "the floor doesn't query every item" }
    for width in [Screen.otherWidth, Screen.size.width] {
      for screen in [ours, textbook] {
        screen.view.frame.size.width = width
        screen.view.layoutIfNeeded()
      }
      for offset in [0] + ours.offsets(2, seed: 2) + [ours.scrollRange] {
        for screen in [ours, textbook] { screen.scroll(to: offset) }
        if let difference = difference(ours.view, textbook.view) {
          return "at offset \(offset), width \(width): \(difference)"
        }
      }
    }
    return nil
  }

  private func difference(_ ours: UICollectionView, _ textbook: UICollectionView) -> String? {
    let size = ours.collectionViewLayout.collectionViewContentSize
    let textbookSize = textbook.collectionViewLayout.collectionViewContentSize
    // The waterfall's content is 0.0001 narrower than the bounds.
    guard size.height == textbookSize.height, abs(size.width - textbookSize.width) < 0.001 else {
      return "the waterfall's content is \(size)"
    }
    let mine = frames(ours)
    let theirs = frames(textbook)
    comparedCount += mine.count
    guard mine.count == theirs.count else { return "\(mine.count) and \(theirs.count) elements" }
    let other = mine.first { theirs[$0.key] != $0.value }
    return other.map {
      "\($0.key): \($0.value) in the waterfall, \(String(describing: theirs[$0.key]))"
    }
  }

  private func frames(_ view: UICollectionView) -> [String: CGRect] {
    let layout = view.collectionViewLayout
    let all = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    let attributes = layout.layoutAttributesForElements(in: all) ?? []
    return attributes.reduce(into: [:]) { frames, attributes in
      let kind = attributes.representedElementKind ?? "cell"
      frames["\(kind) \(attributes.indexPath)"] = attributes.frame
    }
  }
}
#endif
