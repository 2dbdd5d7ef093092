// The stand-in doesn't have these classes, so only `.ci/typecheck-ios` compiles this file.
#if canImport(UIKit)
// snippet.begin
import StickyWaterfall
import SwiftUI

@available(iOS 16, tvOS 16, *)
struct Waterfall<Item: Identifiable, Content: View>: UIViewRepresentable
where Item.ID: Sendable {
  let items: [Item]
  var columnCount = 2
  @ViewBuilder let content: (Item) -> Content

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UICollectionView {
    let layout = WaterfallFlowLayout()
    layout.estimatedItemSize = CGSize(width: 160, height: 200)  // cells are asked
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    context.coordinator.attach(to: view)
    return view
  }

  func updateUIView(_ view: UICollectionView, context: Context) {
    (view.collectionViewLayout as? WaterfallFlowLayout)?.columnCount = columnCount
    context.coordinator.show(items, content)
  }

  @MainActor
  final class Coordinator {
    private var items: [Item.ID: Item] = [:]
    private var content: ((Item) -> Content)?
    private var source: UICollectionViewDiffableDataSource<Int, Item.ID>?

    func attach(to view: UICollectionView) {
      typealias Cells = UICollectionView.CellRegistration<HostingCell, Item.ID>
      let cells = Cells { [weak self] cell, _, id in
        guard let self, let item = items[id], let content else { return }
        cell.contentConfiguration = UIHostingConfiguration { content(item) }
          .margins(.all, 0)
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
    }

    func show(_ new: [Item], _ content: @escaping (Item) -> Content) {
      let known = new.map(\.id).filter { items[$0] != nil }
      self.content = content
      items = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0) })
      var snapshot = NSDiffableDataSourceSnapshot<Int, Item.ID>()
      snapshot.appendSections([0])
      snapshot.appendItems(new.map(\.id))
      snapshot.reconfigureItems(known)
      source?.apply(snapshot)
    }
  }
}

/// As wide as its column, and as tall as its content then is.
final class HostingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}
// snippet.end

@available(iOS 16, tvOS 16, *)
struct PhotosView: View {
  let photos: [Photo]
  @State private var columnCount = 2

  var body: some View {
    // snippet.begin
    Waterfall(items: photos, columnCount: columnCount) { photo in
      Color.teal.aspectRatio(photo.size, contentMode: .fit)
    }
    .ignoresSafeArea()
    // snippet.end
  }
}

#if !os(tvOS)
// snippet.begin
final class SearchHeader: UICollectionReusableView {
  let title = UILabel()
  let field = UISearchTextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.font = .preferredFont(forTextStyle: .largeTitle)
    for view in [title, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ])
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      field.heightAnchor.constraint(equalToConstant: 36),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? WaterfallLayoutAttributes {
      title.alpha = 1 - attributes.pinProgress
    }
  }
}
// snippet.end

final class PinchedController: FeedViewController {
  // snippet.begin
  @objc private func pinch(_ pinch: UIPinchGestureRecognizer) {
    guard let layout, pinch.scale < 0.8 || pinch.scale > 1.25 else { return }
    show(columns: layout.columnCount + (pinch.scale < 1 ? 1 : -1))
    pinch.scale = 1  // the next step counts from here
  }
  // snippet.end
}
#endif

// snippet.begin
final class OrderHeader: UICollectionReusableView {
  let control = UISegmentedControl(items: ["New", "Popular"])

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray
    addSubview(control)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds.insetBy(dx: 16, dy: 6)
  }
}
// snippet.end

final class OrderedController: FeedViewController {
  private var order = 0

  private func sort() { photos.reverse() }

  // snippet.begin
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "order", for: indexPath)
    if let header = view as? OrderHeader {
      header.control.selectedSegmentIndex = order  // kept here, as headers are reused
      header.control.addTarget(self, action: #selector(choose), for: .valueChanged)
    }
    return view
  }

  @objc private func choose(_ control: UISegmentedControl) {
    order = control.selectedSegmentIndex
    sort()
    collectionView.reloadItems(
      at: photos.indices.map { IndexPath(item: $0, section: 0) })
  }
  // snippet.end
}

final class DraggedController: FeedViewController {
  // snippet.begin
  @objc private func drag(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: collectionView)
    switch press.state {
    case .began:
      guard let indexPath = collectionView.indexPathForItem(at: place) else { return }
      collectionView.beginInteractiveMovementForItem(at: indexPath)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }
  // snippet.end
}

@available(iOS 14, tvOS 14, *)
final class ReorderedController: UICollectionViewController {
  private var ids: [Photo.ID] = []

  func allowReordering(in source: UICollectionViewDiffableDataSource<Int, Photo.ID>) {
    // snippet.begin
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.ids = transaction.finalSnapshot.itemIdentifiers  // the model follows
    }
    // snippet.end
  }
}

final class ReadableController: FeedViewController {
  // snippet.begin
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let size = traitCollection.preferredContentSizeCategory
    if size != previous?.preferredContentSizeCategory {
      collectionView.collectionViewLayout.invalidateLayout()  // asks for all heights
    }
  }
  // snippet.end

  func widen(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.minimumColumnWidth = UIFontMetrics.default.scaledValue(for: 160)
    // snippet.end
  }

  // snippet.begin
  override func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let layout, let item = context.nextFocusedIndexPath,
      let offset = layout.contentOffset(forItemAt: item, at: [])
    else { return }
    collectionView.setContentOffset(offset, animated: true)
  }
  // snippet.end
}
#endif
