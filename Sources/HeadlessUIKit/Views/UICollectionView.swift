// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
public import Foundation

@MainActor
open class UICollectionView: NSObject {
  public enum ElementCategory: Int, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }
}
#endif
