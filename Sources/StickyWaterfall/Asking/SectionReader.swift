import Foundation
import WaterfallEngine

/// Queries the delegate for the values of sections.
///
/// The delegate's return values, or else the layout's properties, are the specified values of a
/// section. The engine computes everything else from them.
@MainActor
final class SectionReader {
  let calls: DelegateCalls
  let environment: LayoutEnvironment
  let own: LayoutStatement
  /// The style of every section before its items are queried, if the delegate has no method for
  /// sections, or `nil` until the first section is read.
  ///
  /// It saves computing the same style for thousands of sections in each pass. It is valid for one
  /// pass, because a property can change before the next.
  private var commonSection: SectionStyle?

  /// Creates a reader for one pass.
  init(
    view: UICollectionView, layout: UICollectionViewFlowLayout, own: LayoutStatement,
    environment: LayoutEnvironment
  ) {
    self.environment = environment
    self.own = own
    calls = DelegateCalls(view: view, layout: layout)
  }

  var room: LayoutRoom { environment.room }
  var crossExtent: Length { room.crossExtent }
  private var axes: LayoutAxes { environment.axes }

  /// Returns the style of a section before its items are queried.
  func section(_ section: Int, faults: inout Faults) -> SectionStyle {
    if let commonSection { return commonSection }
    let input = SectionInput(
      statement(ofSection: section), ofSection: section, in: room, faults: &faults)
    let style = SectionStyle(input, crossExtent: crossExtent)
    if !calls.answersDiffer { commonSection = style }
    return style
  }

  private func statement(ofSection section: Int) -> SectionStatement {
    var stated = own.section
    stated.columnSpacing.answer(points: calls.minimumInteritemSpacing(section))
    stated.lineSpacing.answer(points: calls.minimumLineSpacing(section))
    stated.insets.answer(calls.inset(section).map(axes.stated))
    stated.columnCount.answer(calls.columnCount(section).map(ColumnCount.init))
    if stated.takesMinimumColumnWidth {
      stated.minimumColumnWidth.answer(points: calls.minimumColumnWidth(section))
    }
    if let placement = calls.itemPlacement(section) { stated.placement = Placement(placement) }
    if let alignment = calls.rowAlignment(section) { stated.rowAlignment = RowAlignment(alignment) }
    if let alignment = calls.rowItemAlignment(section) {
      stated.rowItemAlignment = RowItemAlignment(alignment)
    }
    for boundary in Boundary.allCases {
      stated[boundary] = statement(of: boundary, ofSection: section)
    }
    askAboutBackground(ofSection: section, &stated)
    return stated
  }

  private func statement(of boundary: Boundary, ofSection section: Int) -> BoundaryStatement {
    var stated = own.section[boundary]
    stated.extent.answer(points: calls[boundary].size(section).map(axes.main))
    stated.insets.answer(calls[boundary].inset(section).map(axes.stated))
    // UIKit shows nothing there and doesn't log it.
    stated.isNeverMade = stated.extent.value > 0 && calls.hasNoSupplementaryMethod
    askAboutPins(of: boundary, ofSection: section, &stated)
    return stated
  }

  private func askAboutPins(
    of boundary: Boundary, ofSection section: Int, _ stated: inout BoundaryStatement
  ) {
    if let pins = calls[boundary].pins(section) { stated.pins = pins }
    stated.pinnedExtent.answer(points: calls[boundary].pinnedExtent(section))
  }

  private func askAboutBackground(ofSection section: Int, _ stated: inout SectionStatement) {
    if let shows = calls.showsBackground(section) { stated.showsBackground = shows }
    if stated.showsBackground {
      stated.backgroundInsets.answer(calls.backgroundInset(section).map(axes.stated))
    }
  }
}

// MARK: - Parts of a section

extension SectionReader {
  /// Queries and returns the metrics of a section's header or footer.
  func boundary(
    _ boundary: Boundary, ofSection section: Int, faults: inout Faults
  ) -> BoundaryInput {
    BoundaryInput(
      statement(of: boundary, ofSection: section), boundary, ofSection: section, in: room,
      faults: &faults)
  }

  /// Queries the pin flag and the pinned extent of a header or footer, and nothing else.
  func setPins(
    of input: inout BoundaryInput, _ boundary: Boundary, ofSection section: Int,
    faults: inout Faults
  ) {
    var stated = own.section[boundary]
    askAboutPins(of: boundary, ofSection: section, &stated)
    input.setPins(stated, boundary, ofSection: section, pixels: room.pixels, faults: &faults)
  }

  /// Queries and returns the insets of a section's background, or `nil` if it has none.
  func background(ofSection section: Int, faults: inout Faults) -> AxisInsets? {
    var stated = own.section
    askAboutBackground(ofSection: section, &stated)
    return SectionInput.background(stated, ofSection: section, in: room, faults: &faults)
  }
}

extension Stated<Double> {
  fileprivate mutating func answer(points: CGFloat?) { answer(points.map(Double.init)) }
}
