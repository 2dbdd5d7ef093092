import WaterfallEngine

/// The collection view's delegate, and the methods that it implements.
///
/// For example, this code asks the delegate for the inset of a section:
///
///     let inset = calls.ask(.inset, section) {
///       $0.flow.collectionView(_:layout:insetForSectionAt:)
///     }
///
/// Each layout pass creates one object, which looks up a missing method only once, and not for
/// thousands of sections. It doesn't store the methods for sections as closures, because creating
/// the closures took 40% of the first layout of 60 items.
///
/// A `SilentDelegate` stands in for a missing delegate, so that no property is optional. Unwrapping
/// an optional delegate for each item took half the time of measuring the item.
@MainActor
final class DelegateCalls {  // check-item-loop: looks up
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let flow: any UICollectionViewDelegateFlowLayout
  let waterfall: any WaterfallFlowLayoutDelegate
  /// Whether the collection view and the data source have their items in different orders.
  ///
  /// They do during a drop with placeholders, and while the user drags items, until the data source
  /// moves them. The delegate needs the data source's index paths, so the layout converts those of
  /// the collection view.
  let translates: Bool
  /// The delegate's methods for items, looked up once.
  private(set) lazy var itemMethods = ItemMethods(self)
  /// Whether sections can have different values, because the delegate has returned a value for one.
  private(set) var sectionsMayDiffer = false
  /// The section methods that the delegate is known not to implement, with one bit for each method.
  private var missing: UInt32 = 0

  init(view: UICollectionView, layout: UICollectionViewFlowLayout) {
    self.view = view
    self.layout = layout
    let flow = Self.delegate(of: view, as: (any UICollectionViewDelegateFlowLayout).self)
    let waterfall = Self.delegate(of: view, as: (any WaterfallFlowLayoutDelegate).self)
    let silent = SilentDelegate()
    self.flow = flow ?? silent
    self.waterfall = waterfall ?? silent
    translates = view.hasUncommittedUpdates
  }

  /// Returns the data source's index path of an item, or `nil` for a placeholder.
  func dataSourcePath(_ indexPath: IndexPath) -> IndexPath? {
    translates ? view.dataSourceIndexPath(forPresentationIndexPath: indexPath) : indexPath
  }

  /// Whether there is a delegate from which the layout can't get sizes.
  ///
  /// Such a delegate doesn't conform to `UICollectionViewDelegateFlowLayout`, and implements no
  /// method for sizes. The second condition is needed for proxies, which can have these methods
  /// without the conformance. The property is lazy, because the cast is slow.
  private(set) lazy var hasDelegateWithoutSizes = findsDelegateWithoutSizes()

  // Inlining would move the slow cast into the loop over items.
  @inline(never)
  private func findsDelegateWithoutSizes() -> Bool {
    guard let delegate = view.delegate else { return false }
    return !(delegate is any UICollectionViewDelegateFlowLayout) && !itemMethods.mayHave(.size)
      && !itemMethods.mayHave(.extent)
  }
}

// MARK: - Methods for sections

/// A delegate method that returns a value for a section.
enum SectionMethod: UInt32 {
  case inset, minimumLineSpacing, minimumInteritemSpacing
  case columnCount, minimumColumnWidth, itemSizing, itemPlacement, rowDistribution, rowAlignment
  case showsBackground, backgroundInset
  case headerSize, headerInset, headerPins, headerPinnedExtent
  case footerSize, footerInset, footerPins, footerPinnedExtent
}

extension DelegateCalls {
  /// A delegate method for sections, or `nil` if the delegate doesn't implement it.
  typealias Method<Value> = ((UICollectionView, UICollectionViewLayout, Int) -> Value)?

  /// Returns the value that the delegate specifies for a section.
  ///
  /// Returns `nil` if the delegate doesn't implement the method, or if the data source doesn't have
  /// the section.
  func ask<Value>(
    _ method: SectionMethod, _ section: Int, _ find: @MainActor (DelegateCalls) -> Method<Value>
  ) -> Value? {
    guard !isMissing(method) else { return nil }
    guard let call = find(self) else {
      record(method, isMissing: true)
      return nil
    }
    guard let section = dataSourceSection(section) else { return nil }
    // Without UIKit, only a call shows whether the delegate implements the method.
    let answer = OptionalRequirement.answer(call(view, layout, section))
    record(method, isMissing: answer == nil)
    return answer
  }

  private func isMissing(_ method: SectionMethod) -> Bool { missing & 1 << method.rawValue != 0 }

  // The function above is compiled for each type of value, and this one only once.
  @inline(never)
  private func record(_ method: SectionMethod, isMissing: Bool) {
    if isMissing { missing |= 1 << method.rawValue } else { sectionsMayDiffer = true }
  }

  /// Returns the data source's index of a section, or `nil` if the data source doesn't have it.
  @inline(never)
  private func dataSourceSection(_ section: Int) -> Int? {
    guard translates else { return section }
    let known = view.dataSourceSectionIndex(forPresentationSectionIndex: section)
    return known == NSNotFound ? nil : known
  }
}

// MARK: - Methods for items

/// A delegate method that returns a value for an item.
///
/// `ItemMeasure` switches over all cases, so that the compiler shows where a new one must be
/// handled.
enum ItemMethod: CaseIterable {
  case size, extent, span
}

/// A delegate that implements no methods.
final class SilentDelegate: NSObject, WaterfallFlowLayoutDelegate {}
