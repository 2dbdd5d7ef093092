import Foundation
import WaterfallEngine

/// Asks the delegate about sections.
///
/// What it answers, and else what the layout's properties say, is what is stated of a section. What follows
/// from that is the engine's.
@MainActor
final class SectionReader {
  let calls: DelegateCalls
  let environment: LayoutEnvironment
  let own: LayoutStatement
  /// What every section is, as far as its items do not decide, where the delegate has no method about
  /// sections; nil until the first is described.
  ///
  /// Without it thousands of sections would be described in the same way, one by one, in each pass. It
  /// holds for one pass, as a property may be set before the next.
  private var commonSection: SectionStyle?

  /// Made once a pass.
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

  /// All that is to be known of a section but its items.
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
    // UIKit shows nothing there, and says nothing.
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
  /// The header or footer of a section, measured anew.
  func boundary(
    _ boundary: Boundary, ofSection section: Int, faults: inout Faults
  ) -> BoundaryInput {
    BoundaryInput(
      statement(of: boundary, ofSection: section), boundary, ofSection: section, in: room,
      faults: &faults)
  }

  /// Reads the pin flags and extents of a header or footer again, and nothing else.
  func setPins(
    of input: inout BoundaryInput, _ boundary: Boundary, ofSection section: Int,
    faults: inout Faults
  ) {
    var stated = own.section[boundary]
    askAboutPins(of: boundary, ofSection: section, &stated)
    input.setPins(stated, boundary, ofSection: section, pixels: room.pixels, faults: &faults)
  }

  /// The insets of a section's background; nil where it has none.
  func background(ofSection section: Int, faults: inout Faults) -> AxisInsets? {
    var stated = own.section
    askAboutBackground(ofSection: section, &stated)
    return SectionInput.background(stated, ofSection: section, in: room, faults: &faults)
  }
}

extension Stated<Double> {
  fileprivate mutating func answer(points: CGFloat?) { answer(points.map(Double.init)) }
}
