import StickyWaterfall
import Testing
@_exported public import UIKitTestSupport

/// A collection view on screen with a layout and a controller, for the tests of this target.
///
///     let stage = Stage(GridController(heights: [[100, 50]]), layout: WaterfallFlowLayout())
///     stage.scroll(to: 30)
///     stage.update { ... ; stage.view.insertItems(at: [[0, 2]]) }
///     #expect(stage.frame(2) == CGRect(x: 10, y: 164, width: 100, height: 30))
///
/// Reports of the strict stand-in fail the test. Diagnostics of the layout do so unless the test
/// expects them. A waterfall has two columns unless its column count is set.
final class Stage<
  Controller: UICollectionViewDataSource & UICollectionViewDelegate, Layout: UICollectionViewLayout
>: ViewStage<Controller, Layout> {
  var setUp: (Layout) -> Void
  private(set) var diagnostics: [WaterfallFlowLayout.Diagnostic] = []

  /// Creates a stage, shows its view, and lays it out.
  ///
  /// `columns` replaces a waterfall's default column count unless it's `nil`. If the stage expects
  /// diagnostics, diagnostics and UIKit's logs don't fail the test.
  init(
    _ controller: Controller, layout: Layout, size: CGSize = CGSize(width: 230, height: 400),
    scale: CGFloat = 1, columns: Int? = 2, reading: HostReading = HostReading(),
    isRightToLeft: Bool = false, expectsDiagnostics: Bool = false,
    _ setUp: @escaping (Layout) -> Void = { _ in }
  ) {
    Host.failTestsOnReports(evenByLogs: !expectsDiagnostics)
    self.setUp = setUp
    super.init(controller, layout: layout, size: size, scale: scale, reading: reading)
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    prepare(columns: columns, expectsDiagnostics: expectsDiagnostics)
    setUp(layout)
    connect()
    view.layoutIfNeeded()
  }

  private func prepare(columns: Int?, expectsDiagnostics: Bool) {
    guard let waterfall = layout as? WaterfallFlowLayout else { return }
    if let columns, waterfall.columnCount == WaterfallFlowLayout().columnCount {
      waterfall.columnCount = columns
    }
    waterfall.diagnosticHandler = { [weak self] diagnostic in
      self?.diagnostics.append(diagnostic)
      if !expectsDiagnostics { Issue.record("\(diagnostic)") }
    }
  }

  func header(_ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    boundary(.header, section)
  }

  func footer(_ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    boundary(.footer, section)
  }
}

extension Stage {
  /// The content size, rounded because content is 0.0001 narrower than columns (contract rule 4).
  var contentSize: CGSize {
    let size = view.contentSize
    return CGSize(
      width: (size.width * 1_000).rounded() / 1_000, height: (size.height * 1_000).rounded() / 1_000
    )
  }
}
