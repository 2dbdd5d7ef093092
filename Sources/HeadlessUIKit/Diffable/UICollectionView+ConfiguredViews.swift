// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models cell and supplementary registrations. The class or nib is registered when the
// client first dequeues a view with the registration.
// This file doesn't model UIKit's exception for a registration that is created inside a cell
// provider.
// Source: documentation of `UICollectionView.CellRegistration`.
public import Foundation

/// A generator of unique reuse identifiers for registrations.
@MainActor
private enum RegistrationIdentifiers {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "UICollectionView registration \(count)"
  }
}

extension UICollectionView {
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = RegistrationIdentifiers.next()
    let nib: UINib?
    let handler: Handler

    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }

    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = RegistrationIdentifiers.next()
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, nib, self.handler) = (elementKind, nil, handler)
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, nib, self.handler) = (elementKind, supplementaryNib, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if registrations[ReuseQueue(kind: nil, identifier: registration.identifier)] == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let view = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = matching(view, Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if registrations[ReuseQueue(kind: kind, identifier: identifier)] == nil {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let supplementary = matching(view, Supplementary.self)
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }

  /// Casts a dequeued view to the registration's class.
  ///
  /// If the nib created a view of another class, this method reports the mismatch and returns a new
  /// view.
  private func matching<View: UICollectionReusableView>(
    _ view: UICollectionReusableView, _ viewClass: View.Type
  ) -> View {
    if let view = view as? View { return view }
    UIKitReports.raise("the registered nib makes a \(type(of: view)), not a \(viewClass)")
    return viewClass.init(dequeuedWith: .zero)
  }
}
#endif
