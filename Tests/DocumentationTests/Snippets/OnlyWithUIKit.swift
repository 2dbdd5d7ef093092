// The stand-in doesn't have these classes, so only `.ci/typecheck-ios` compiles this file.
#if canImport(UIKit)
// snippet.begin
import StickyWaterfall
import SwiftUI

@available(iOS 16, tvOS 16, *)
struct Waterfall<Item: Identifiable, Content: View, Header: View>: UIViewRepresentable
where Item.ID: Sendable {
  let sections: [(title: String, items: [Item])]  // each title once
  @Binding var selection: Item.ID?
  var columnCount = 2
  @ViewBuilder let content: (Item) -> Content
  @ViewBuilder let header: (String) -> Header

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UICollectionView {
    let layout = WaterfallFlowLayout()
    layout.estimatedItemSize = CGSize(width: 160, height: 200)  // self-sizing
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    context.coordinator.attach(to: view)
    return view
  }

  func updateUIView(_ view: UICollectionView, context: Context) {
    (view.collectionViewLayout as? WaterfallFlowLayout)?.columnCount = columnCount
    context.coordinator.show(self, in: view)
  }

  @MainActor
  final class Coordinator: NSObject, UICollectionViewDelegate {
    private typealias Source = UICollectionViewDiffableDataSource<String, Item.ID>
    private typealias Cells = UICollectionView.CellRegistration<HostingCell, Item.ID>
    private typealias Headers =
      UICollectionView.SupplementaryRegistration<UICollectionViewCell>

    private var shown: Waterfall?
    private var items: [Item.ID: Item] = [:]
    private var source: Source?

    func attach(to view: UICollectionView) {
      let cells = Cells { [weak self] cell, _, id in
        guard let self, let shown, let item = items[id] else { return }
        cell.contentConfiguration = UIHostingConfiguration { shown.content(item) }
          .margins(.all, 0)
      }
      let headers = Headers(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [weak self] cell, _, indexPath in
        guard let shown = self?.shown else { return }
        let title = shown.sections[indexPath.section].title
        cell.contentConfiguration = UIHostingConfiguration { shown.header(title) }
      }
      source = Source(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source?.supplementaryViewProvider = { view, _, indexPath in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
      view.delegate = self
    }

    func show(_ new: Waterfall, in view: UICollectionView) {
      let known = Set(items.keys)
      shown = new
      items = [:]
      var snapshot = NSDiffableDataSourceSnapshot<String, Item.ID>()
      for section in new.sections {
        for item in section.items { items[item.id] = item }
        snapshot.appendSections([section.title])
        snapshot.appendItems(section.items.map(\.id))
      }
      snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
      source?.apply(snapshot)
      let selected = new.selection.flatMap { source?.indexPath(for: $0) }
      if view.indexPathsForSelectedItems?.first != selected {
        view.selectItem(at: selected, animated: false, scrollPosition: [])
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      shown?.selection = source?.itemIdentifier(for: indexPath)
    }
  }
}

/// A cell that is as wide as its column and as tall as its content.
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
  let albums: [(title: String, items: [Photo])]
  @State private var selection: Photo.ID?

  var body: some View {
    // snippet.begin
    Waterfall(sections: albums, selection: $selection) { photo in
      Color.teal.aspectRatio(photo.size, contentMode: .fit)
    } header: { title in
      Text(title).font(.headline)
    }
    .ignoresSafeArea()
    // snippet.end
  }
}

// snippet.begin
/// Section titles along the trailing edge that scroll to their section.
final class IndexBar: UIControl {
  private let labels: [UILabel]
  var sectionDidChange: (Int) -> Void = { _ in }

  init(titles: [String]) {
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    labels.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let y = touch.location(in: self).y
    let section = labels.firstIndex { $0.frame.maxY > y } ?? labels.count - 1
    sectionDidChange(max(section, 0))
    return true
  }
}
// snippet.end

final class IndexedController: FeedViewController {
  private let indexBar = IndexBar(titles: ["A", "B"])

  func connect() {
    // snippet.begin
    indexBar.sectionDidChange = { [weak self] section in
      self?.layout?.scrollToSection(section, animated: false)
    }
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
      title.alpha = 1 - attributes.collapseProgress
    }
  }
}
// snippet.end

final class RefreshedController: FeedViewController {
  private var loadNewest = {}

  // snippet.begin
  override func viewDidLoad() {
    super.viewDidLoad()
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
    collectionView.refreshControl = refresh
    collectionView.alwaysBounceVertical = true  // so that a short list can be pulled
  }

  @objc private func reload() {
    loadNewest()  // your request; it calls show(_:) when the photos arrive
  }

  func show(_ newest: [Photo]) {
    photos = newest
    collectionView.reloadData()
    collectionView.refreshControl?.endRefreshing()
  }
  // snippet.end
}

final class PinchedController: FeedViewController {
  // snippet.begin
  @objc private func pinch(_ pinch: UIPinchGestureRecognizer) {
    guard let layout, pinch.scale < 0.8 || pinch.scale > 1.25 else { return }
    show(columns: layout.columnCount + (pinch.scale < 1 ? 1 : -1))
    pinch.scale = 1  // start the next step here
  }
  // snippet.end
}
#endif

// snippet.begin
/// A footer that shows that more photos are on their way.
final class SpinnerFooter: UICollectionReusableView {
  private let spinner = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(spinner)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    spinner.startAnimating()
  }
}
// snippet.end

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
      header.control.selectedSegmentIndex = order  // stored here: headers are reused
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
      self?.ids = transaction.finalSnapshot.itemIdentifiers
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
