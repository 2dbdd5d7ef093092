// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models an ordered list of sections and items with unique identifiers. A snapshot also
// stores the elements to reload or reconfigure.
// UIKit raises an exception for a duplicate or missing identifier. This snapshot reports the
// problem and ignores the identifier.
// This file doesn't model section snapshots. Large snapshots are slower than UIKit's, because a
// linear search finds each identifier.
// Source: NSDiffableDataSource.h; documentation of `NSDiffableDataSourceSnapshot`.
import Foundation

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    found(indexOfSection(identifier), identifier).map { sections[$0].items } ?? []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { position(of: identifier).map { sections[$0.section].identifier } }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: - Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = sectionIdentifier.map { found(indexOfSection($0), $0) } ?? sections.indices.last
    guard let section else {
      if sectionIdentifier == nil { complain("There are currently no sections in the data source") }
      return
    }
    insert(identifiers, at: (section, sections[section].items.count))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let position = found(position(of: beforeIdentifier), beforeIdentifier) else { return }
    insert(identifiers, at: position)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let position = found(position(of: afterIdentifier), afterIdentifier) else { return }
    insert(identifiers, at: (position.section, position.item + 1))
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { found(position(of: $0), $0) != nil }
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { found(position(of: $0), $0) != nil }
  }

  // MARK: - Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = found(indexOfSection(toIdentifier), toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = found(indexOfSection(toIdentifier), toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { found(indexOfSection($0), $0) != nil }
  }

  /// A copy of the snapshot without elements to reload or reconfigure.
  ///
  /// The data source stores this copy as its current snapshot.
  var settled: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  // MARK: - Steps

  private func position(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at position: (section: Int, item: Int)
  ) {
    let fresh = unique(identifiers, besides: itemIdentifiers)
    sections[position.section].items.insert(contentsOf: fresh, at: position.item)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let fresh = unique(identifiers, besides: sectionIdentifiers)
    sections.insert(contentsOf: fresh.map { Section(identifier: $0) }, at: index)
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, after: Bool
  ) {
    guard let from = found(position(of: item), item), found(position(of: other), other) != nil,
      item != other
    else { return }
    sections[from.section].items.remove(at: from.item)
    guard let to = position(of: other) else { return }
    sections[to.section].items.insert(item, at: to.item + (after ? 1 : 0))
  }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, after: Bool
  ) {
    guard let from = found(indexOfSection(section), section),
      found(indexOfSection(other), other) != nil, section != other
    else { return }
    let moved = sections.remove(at: from)
    guard let to = indexOfSection(other) else { return }
    sections.insert(moved, at: to + (after ? 1 : 0))
  }

  private func unique<Identifier: Hashable>(
    _ identifiers: [Identifier], besides known: [Identifier]
  ) -> [Identifier] {
    var seen = Set(known)
    return identifiers.filter { identifier in
      let isNew = seen.insert(identifier).inserted
      if !isNew {
        complain("Fatal: supplied identifiers are not unique. Duplicate identifier: \(identifier)")
      }
      return isNew
    }
  }

  private func found<Position>(_ position: Position?, _ identifier: Any) -> Position? {
    if position == nil { complain("Invalid parameter not satisfying: \(identifier) was not found") }
    return position
  }

  /// Reports a client's mistake.
  ///
  /// Call this method on the main thread. On another thread, it stops the program, because
  /// `UIKitReports` is isolated to the main actor. UIKit's exception would also stop the program.
  private func complain(_ reason: String) {
    MainActor.assumeIsolated { UIKitReports.raise(reason) }
  }
}
#endif
