import StickyWaterfall
import Testing
@_exported public import UIKitTestSupport

/// A collection view on screen with a layout and a controller, for this target's tests.
///
///     let stage = Stage(GridController(heights: [[100, 50]]), layout: WaterfallFlowLayout())
///     stage.scroll(to: 30)
///     stage.update { ... ; stage.view.insertItems(at: [[0, 2]]) }
///     #expect(stage.frame(2) == CGRect(x: 10, y: 164, width: 100, height: 30))
///
/// A report of the strict stand-in fails the test, and so does one of the layout unless it is
/// expected. A waterfall whose number of columns nobody set has two.
final class Stage<
  Controller: UICollectionViewDataSource & UICollectionViewDelegate, Layout: UICollectionViewLayout
>: ViewStage<Controller, Layout> {
  /// Gives a layout the options of this stage.
  var setUp: (Layout) -> Void
  /// What the layout reported, oldest first.
  private(set) var diagnostics: [WaterfallFlowLayout.Diagnostic] = []

  /// Shows the view and lays it out.
  ///
  /// `columns` is for a waterfall whose `columnCount` is the default; nil leaves that. With
  /// `expectsDiagnostics` what the layout reports is collected, and fails no test; nor does what
  /// UIKit would only log, as bad insets let items reach out of the content.
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
    waterfall.onDiagnostic = { [weak self] diagnostic in
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
