import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Photos in rows that differ from the flow layout's, with random updates, drags, rotations, and
/// scrolls.
@MainActor
@Suite struct RowWalkTests {
  @Test(arguments: RowOption.allCases, Samples.seeds(8, of: 100) as Range<UInt64>)
  private func rowsAfterRandomChangesMatchANewLayout(option: RowOption, seed: UInt64) {
    var walk = RowWalk(seed: seed, option)
    for step in 0..<12 {
      let change = walk.step()
      guard walk.expectFresh("seed \(seed), step \(step): \(change)") else { return }
    }
  }
}

/// What the rows do.
private enum RowOption: CaseIterable {
  /// They fill the width.
  case fill
  /// Their items are equally tall.
  case stretch

  @MainActor func apply(to layout: WaterfallFlowLayout) {
    switch self {
    case .fill: layout.rowDistribution = .fill
    case .stretch:
      layout.columnCount = WaterfallFlowLayout.flowLayoutRows
      layout.rowAlignment = .stretch
    }
  }
}

/// A gallery and its random changes.
@MainActor
private struct RowWalk {
  private let option: RowOption
  private var dice: Dice
  private let controller: GalleryController
  private let stage: Stage<GalleryController, WaterfallFlowLayout>
  private let isHorizontal: Bool
  private let isRightToLeft: Bool

  init(seed: UInt64, _ option: RowOption) {
    self.option = option
    var dice = Dice(seed: seed)
    let (isHorizontal, isRightToLeft) = (dice.oneIn(3), dice.oneIn(3))
    let keepsPlaces = dice.oneIn(3)
    controller = GalleryController(
      (0..<dice.number(1...3)).map { _ in (0..<dice.number(0...25)).map { _ in dice.photo() } })
    self.isHorizontal = isHorizontal
    self.isRightToLeft = isRightToLeft
    self.dice = dice
    stage = Stage(
      controller, layout: LayoutSpy(), size: CGSize(width: 320, height: 320), scale: 2,
      columns: nil, isRightToLeft: isRightToLeft
    ) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      option.apply(to: $0)
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
  }

  /// Changes the gallery, and returns what was changed.
  mutating func step() -> String {
    if dice.oneIn(3) { stage.scroll(to: dice.points(0...400)) }
    switch dice.roll(5) {
    case 0: return drag()
    case 1:
      let side = dice.points(200...500)
      stage.resize(to: CGSize(width: side, height: dice.points(200...500)))
      return "width \(side)"
    case 2: return remeasure()
    default: return update()
    }
  }

  private var paths: [IndexPath] {
    controller.photos.indices.flatMap { section in
      controller.photos[section].indices.map { IndexPath(item: $0, section: section) }
    }
  }

  private mutating func drag() -> String {
    guard let source = paths.randomElement(using: &dice) else { return "nothing" }
    let target = dice.pick(paths)
    let frame = stage.frame(target.item, target.section) ?? .zero
    UIView.performWithoutAnimation {
      guard stage.view.beginInteractiveMovementForItem(at: source) else { return }
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
    }
    return "dragged \(source) to \(target)"
  }

  private mutating func remeasure() -> String {
    guard let path = paths.randomElement(using: &dice) else { return "nothing" }
    controller.photos[path.section][path.item] = dice.photo()
    stage.layout.remeasureItems(at: [path])
    stage.view.layoutIfNeeded()
    return "remeasured \(path)"
  }

  /// Deletes and inserts photos in one batch.
  private mutating func update() -> String {
    let deleted = paths.filter { _ in dice.oneIn(9) }
    var inserted: [IndexPath] = []
    var photos = controller.photos
    for path in deleted.reversed() { photos[path.section].remove(at: path.item) }
    for section in photos.indices {
      for item in 0..<photos[section].count + 2
      where item <= photos[section].count && dice.oneIn(8) {
        photos[section].insert(dice.photo(), at: item)
        inserted.append([section, item])
      }
    }
    stage.update { [stage, controller] in
      controller.photos = photos
      stage.view.deleteItems(at: deleted)
      stage.view.insertItems(at: inserted)
    }
    return "deleted \(deleted), inserted \(inserted)"
  }

  /// Expects the frames of a new layout with the same photos.
  func expectFresh(_ label: String) -> Bool {
    let fresh = Stage(
      GalleryController(controller.photos), layout: LayoutSpy(), size: stage.view.frame.size,
      scale: 2, columns: nil, isRightToLeft: isRightToLeft
    ) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      option.apply(to: $0)
    }
    let found = controller.photos.indices.map { stage.frames($0) }
    let expected = controller.photos.indices.map { fresh.frames($0) }
    #expect(found == expected, "\(label)")
    guard found == expected else { return false }
    switch option {
    case .fill: return fillsRows(expected)
    case .stretch: return stretchesItems(expected)
    }
  }

  /// Expects the items that start a row's height together to end it together.
  private func stretchesItems(_ frames: [[CGRect]]) -> Bool {
    let isStretched = frames.allSatisfy { frames in
      Dictionary(grouping: frames) { isHorizontal ? $0.minX : $0.minY }.values.allSatisfy { row in
        Set(row.map { isHorizontal ? $0.width : $0.height }).count == 1
      }
    }
    #expect(isStretched, "\(controller.photos)")
    return isStretched
  }

  /// Expects each row to end at the trailing inset, unless it's the section's last row.
  ///
  /// The layout's frames run from left to right in both reading directions.
  private func fillsRows(_ frames: [[CGRect]]) -> Bool {
    let across = isHorizontal ? stage.view.frame.height : stage.view.frame.width
    let isFilled = frames.allSatisfy { frames in
      zip(frames, frames.dropFirst()).allSatisfy { item, next in
        let startsRow = (isHorizontal ? next.minY : next.minX) == 10
        let end = isHorizontal ? item.maxY : item.maxX
        return !startsRow || abs(end - (across - 10)) < 0.001
      }
    }
    #expect(isFilled, "\(controller.photos)")
    return isFilled
  }
}

/// Photos in sections with insets and gaps of 10.
private final class GalleryController: FlowController {
  var photos: [[CGSize]] {
    didSet { counts = photos.map(\.count) }
  }

  init(_ photos: [[CGSize]]) {
    self.photos = photos
    super.init(photos.map(\.count))
    size = { [unowned self] in self.photos[$0.section][$0.item] }
    inset = { _ in UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
    lineSpacing = { _ in 10 }
    interitemSpacing = { _ in 10 }
  }

  override func moveItem(at source: IndexPath, to destination: IndexPath) {
    let photo = photos[source.section].remove(at: source.item)
    photos[destination.section].insert(photo, at: destination.item)
  }
}

extension Dice {
  /// Returns the size of a photo, often 60 points high, and rarely a panorama or an odd one.
  fileprivate mutating func photo() -> CGSize {
    let width = oneIn(12) ? points(300...900) : points(30...160)
    return CGSize(width: width, height: oneIn(6) ? points(1...90) : 60)
  }
}
