#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Options that a subclass or a delegate sets while the collection view asks, where an invalidation may
/// be lost, or lead to another pass.
@MainActor
@Suite struct OptionsSetWhileAskedTests {
  private static let readings = [false, true].map {
    HostReading(takesInvalidationsInPrepare: $0)
  }

  private func stage(_ reading: HostReading) -> (FeedStage, SettingLayout) {
    let layout = SettingLayout()
    let stage = FeedStage(.counts([60, 30]), reading: reading, layout: layout) {
      $0.sectionHeadersPinToVisibleBounds = true
    }
    // It would look at the next page before the layout's own turn has come.
    stage.view.isPrefetchingEnabled = false
    stage.scroll(to: 100)
    return (stage, layout)
  }

  @Test(arguments: SettingPlace.allCases, PassCause.allCases)
  func whatIsSetIsOnScreenWithTheNextTurn(place: SettingPlace, cause: PassCause) {
    for reading in Self.readings {
      for option in [SetOption.headerInset, .pinnedHeaderOffset, .minimumContentExtent] {
        let (stage, layout) = stage(reading)
        stage.setUp = {
          $0.sectionHeadersPinToVisibleBounds = true
          option.set(on: $0)
        }
        (layout.place, layout.change) = (place, option.set)
        stage.controller.whenAsked = { [unowned layout] in layout.reach(.delegate) }
        cause.bring(to: stage)
        stage.takeTurn()
        layout.change = nil
        if layout.hasSet { stage.expectFresh() }
        #expect(stage.view.contentSize == layout.collectionViewContentSize)
      }
    }
  }

  @Test func everyPlaceIsReachedByACause() {
    for place in SettingPlace.allCases {
      #expect(
        PassCause.allCases.contains { cause in
          let (stage, layout) = stage(HostReading())
          (layout.place, layout.change) = (place, { _ in })
          stage.controller.whenAsked = { [unowned layout] in layout.reach(.delegate) }
          cause.bring(to: stage)
          return layout.hasSet
        })
    }
  }

  @Test(arguments: [false, true])
  func whatADelegateInvalidatesWhileAskedIsDoneByTheNextTurn(takes: Bool) {
    let (stage, _) = stage(HostReading(takesInvalidationsInPrepare: takes))
    stage.controller.whenAsked = { [unowned controller = stage.controller, layout = stage.layout] in
      guard controller.sections[1].columns == 2 else { return }
      controller.sections[1].columns = 4
      layout.invalidateLayout()
    }
    stage.layout.invalidateLayout(with: .naming(items: [[1, 0]], headers: []))
    stage.view.layoutIfNeeded()
    stage.takeTurn()
    stage.expectFresh()
  }

  @Test(arguments: [SettingPlace.beforePreparing, .afterPreparing])
  func whatIsSetToAnotherValueEachTimeBringsOnePassATurn(place: SettingPlace) {
    // Before super nothing tells the layout that it prepares: there the loop would be UIKit's.
    let readings = place == .beforePreparing ? [HostReading()] : Self.readings
    let cases = PassCause.allCases.flatMap { cause in readings.map { (cause, $0) } }
    for (cause, reading) in cases {
      let (stage, layout) = stage(reading)
      var prepared = 0
      layout.place = place
      layout.change = {
        prepared += 1
        $0.pinnedHeaderOffset = 7 - $0.pinnedHeaderOffset
      }
      cause.bring(to: stage)
      for _ in 0..<5 {
        prepared = 0
        stage.takeTurn()
        let elements = FeedElements(of: layout, stage.sections)
        #expect(prepared <= 1 && stage.viewDifferences(to: elements) == [])
      }
    }
  }
}

/// Where a subclass may set an option.
enum SettingPlace: CaseIterable, Sendable {
  case beforePreparing, afterPreparing, contentSize, elements, item, delegate
}

/// What brings a pass.
enum PassCause: CaseIterable, Sendable {
  case pinStep, farScroll, invalidation, namedItem, resize

  /// Brings it; until the next turn elements may be elsewhere than the view was told, for which UIKit
  /// does not raise.
  @MainActor func bring(to stage: FeedStage) {
    let reports = HostReports.during { bringUnseen(to: stage) }
    #expect(reports.allSatisfy { $0.severity == .advice })
  }

  @MainActor private func bringUnseen(to stage: FeedStage) {
    switch self {
    case .pinStep: stage.scroll(to: 110)
    case .farScroll: stage.scroll(to: 1_500)
    case .invalidation: stage.layOutAgain()
    case .namedItem:
      stage.layout.invalidateLayout(with: .naming(items: [[0, 3]], headers: []))
      stage.view.layoutIfNeeded()
    case .resize: stage.resize(to: CGSize(width: 380, height: 400))
    }
  }
}

/// Options that make everything, pins or nothing stale.
enum SetOption {
  case headerInset, pinnedHeaderOffset, minimumContentExtent

  @MainActor func set(on layout: WaterfallFlowLayout) {
    switch self {
    case .headerInset: layout.headerInset.top = 31
    case .pinnedHeaderOffset: layout.pinnedHeaderOffset = 7
    case .minimumContentExtent: layout.minimumContentExtent = 9_000
    }
  }
}

/// Sets an option wherever a test says.
private final class SettingLayout: WaterfallFlowLayout {
  var place = SettingPlace.delegate
  var change: ((WaterfallFlowLayout) -> Void)?
  private(set) var hasSet = false

  func reach(_ place: SettingPlace) {
    guard place == self.place, let change else { return }
    hasSet = true
    change(self)
  }

  override func prepare() {
    reach(.beforePreparing)
    super.prepare()
    reach(.afterPreparing)
  }

  override var collectionViewContentSize: CGSize {
    reach(.contentSize)
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    reach(.elements)
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach(.item)
    return super.layoutAttributesForItem(at: indexPath)
  }
}
#endif
