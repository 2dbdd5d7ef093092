// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the enumerations and constants of UICollectionView.h.
public import Foundation

extension UICollectionView {
  public enum ElementCategory: Int, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    case enabled
    case enabledIncludingConstraints
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}

/// The initial and final attributes of one view in a batch update, an animated layout pass, or a
/// layout swap.
///
/// UIKit animates the view between these attributes. HeadlessUIKit records them for tests and
/// drawings.
public struct ElementTransition {
  /// The element's category: cell, supplementary view, or decoration view.
  public var category: UICollectionView.ElementCategory
  /// The element kind, or `nil` for cells.
  public var kind: String?
  /// The index path before the change, or `nil` if the element appears.
  public var indexPathBefore: IndexPath?
  /// The index path after the change, or `nil` if the element disappears.
  public var indexPathAfter: IndexPath?
  /// The attributes with which the view starts.
  public var initial: UICollectionViewLayoutAttributes?
  /// The attributes with which the view ends.
  public var final: UICollectionViewLayoutAttributes?
}

extension ElementTransition: CustomStringConvertible {
  /// The index paths and both attributes, in the form `[0, 1] to [0, 2]: <...> to <...>`.
  public var description: String {
    func word<Value>(_ value: Value?, _ words: (Value) -> String) -> String {
      value.map(words) ?? "nowhere"
    }
    return (kind.map { "\($0) " } ?? "") + word(indexPathBefore, \.logged) + " to "
      + word(indexPathAfter, \.logged) + ": " + word(initial, \.description) + " to "
      + word(final, \.description)
  }
}
#endif
