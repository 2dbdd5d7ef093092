// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the registration of classes and nibs, the reuse queues, and the dequeuing of
// views. Registering a class replaces a nib with the same identifier, and registering a nib
// replaces a class. Registering `nil` removes the registration.
// This file doesn't model prototypes in a storyboard.
// Source: UICollectionView.h; facts 6.1.
import Foundation

/// The class or nib that creates the views of one kind and identifier.
enum Registration {
  case viewClass(UICollectionReusableView.Type)
  case nib(UINib)
}

/// A request to the data source for an element's view.
struct ViewRequest {
  var element: LayoutElement
  /// The index path that the data source receives, or `nil` if the element isn't a cell.
  var dataSourcePath: IndexPath?
  var attributes: UICollectionViewLayoutAttributes?
  /// The cell to reconfigure, or `nil` if the request is for a new view.
  var existing: UICollectionViewCell?
  var dequeued: [UICollectionReusableView] = []
}

extension UICollectionView {
  func register(_ viewClass: AnyClass?, _ queue: ReuseQueue) {
    guard let viewClass else {
      registrations[queue] = nil
      return
    }
    guard let known = viewClass as? UICollectionReusableView.Type else {
      UIKitReports.raise(
        "\(viewClass) cannot be registered: it is no UICollectionReusableView",
        name: "NSInvalidArgumentException")
      return
    }
    registrations[queue] = .viewClass(known)
  }

  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    let isRequested = request?.dataSourcePath.map { $0 == indexPath } ?? false
    let path = isRequested ? request?.element.indexPath ?? indexPath : indexPath
    if let existing = request?.existing, request?.element.indexPath == path,
      existing.reuseIdentifier == identifier
    {
      request?.dequeued.append(existing)
      return existing
    }
    let element = LayoutElement(.cell, at: path)
    let queue = ReuseQueue(kind: nil, identifier: identifier)
    let view = dequeue(queue, for: element, named: "UICollectionElementKindCell")
    guard let cell = view as? UICollectionViewCell else {
      UIKitReports.raise("the view registered for the cell identifier \(identifier) is no cell")
      return UICollectionViewCell(frame: .zero)
    }
    cell.isSelected = selection.contains(path)
    return cell
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = LayoutElement(.supplementaryView, kind, at: indexPath)
    return dequeue(ReuseQueue(kind: kind, identifier: identifier), for: element, named: kind)
  }

  private func dequeue(
    _ queue: ReuseQueue, for element: LayoutElement, named name: String
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView
    if let waiting = reusable[queue]?.popLast() {
      view = waiting
      record("prepareForReuse")
      view.prepareForReuse()
    } else {
      view = make(queue, named: name)
      view.reuseIdentifier = queue.identifier
      view.queue = queue
    }
    if request?.element == element, let attributes = request?.attributes {
      show(view, with: attributes)
    }
    request?.dequeued.append(view)
    return view
  }

  private func make(_ queue: ReuseQueue, named name: String) -> UICollectionReusableView {
    switch registrations[queue] {
    case .viewClass(let viewClass): return viewClass.init(dequeuedWith: .zero)
    case .nib(let nib):
      let view = nib.viewClass?.init(dequeuedWith: .zero) ?? plainView(for: queue)
      if let file = nib.name {
        UIKitReports.log(
          "HeadlessUIKit can't read the nib \(file). Using a plain view for \(queue.identifier). "
            + "Register UINib(topLevel:) or the class of the view.")
      }
      view.awakeFromNib()
      return view
    case nil: break
    }
    UIKitReports.raise(
      "could not dequeue a view of kind: \(name) with identifier \(queue.identifier) - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
    return plainView(for: queue)
  }

  private func plainView(for queue: ReuseQueue) -> UICollectionReusableView {
    queue.kind == nil
      ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
  }

  /// Adds a view to its reuse queue.
  func recycle(_ view: UICollectionReusableView) {
    view.applied = nil
    view.settledSize = nil
    view.awaitsUpdatedSize = false
    (view as? UICollectionViewCell)?.isPlaceholder = false
    if let queue = view.queue { reusable[queue, default: []].append(view) }
  }
}
#endif
