import StickyWaterfall
import Testing
import WaterfallTestSupport

/// All options together, while one scrolls, rotates, updates and drags: the strict host reports
/// nothing, and a mirrored view is the same layout.
@MainActor
@Suite struct CombinedOptionsTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func aMirroredViewIsTheSameLayoutWhateverTheOptions(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let mix = OptionMix(using: &generator)
    let screens = [mix.screen(isRightToLeft: false), mix.screen(isRightToLeft: true)]
    for step in 0..<9 {
      let offset = CGFloat(Int.random(in: -80...1_200, using: &generator))
      let velocity = CGFloat(Int.random(in: -1...1, using: &generator))
      let section = Int.random(in: 0..<screens[0].controller.counts.count, using: &generator)
      for screen in screens {
        screen.scroll(to: offset)
        switch step % 3 {
        case 0: turn(screen)
        case 1: replace(inSection: section, of: screen)
        default: drag(on: screen)
        }
      }
      #expect(elements(screens[0]) == elements(screens[1]))
      let rests = screens.map { $0.rest(at: offset, velocity: velocity) }
      #expect(rests[0] == rests[1])
      #expect(range(of: screens[0], isHorizontal: mix.isHorizontal).contains(rests[0]))
    }
  }

  /// The offsets at which nothing bounces; the insets are 13 and 5, or 7 and 7.
  private func range(of screen: WaterfallScreen, isHorizontal: Bool) -> ClosedRange<CGFloat> {
    let size = screen.view.contentSize
    return isHorizontal
      ? -7...max(-7, size.width - 393) : -13...max(-13, size.height - 395)
  }

  /// Every element there is, each as its own look-up has it.
  private func elements(_ screen: WaterfallScreen) -> [String] {
    let layout = screen.layout
    let everywhere = CGRect(x: -9_000, y: -9_000, width: 40_000, height: 40_000)
    return (layout.layoutAttributesForElements(in: everywhere) ?? []).map { element in
      let path = element.indexPath
      let kind = element.representedElementKind ?? ""
      let single: UICollectionViewLayoutAttributes?
      switch element.representedElementCategory {
      case .cell: single = layout.layoutAttributesForItem(at: path)
      case .supplementaryView:
        single = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      default: single = layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
      }
      #expect(single == element)
      return "\(kind) \(path) \(element.frame) \(element.zIndex)"
    }
  }

  private func turn(_ screen: WaterfallScreen) {
    screen.resize(to: CGSize(width: 360, height: 380))
    screen.resize(to: CGSize(width: 400, height: 400))
  }

  /// Puts a new item in the place of the last one, or into an empty section.
  private func replace(inSection section: Int, of screen: WaterfallScreen) {
    let count = screen.controller.counts[section]
    let first = IndexPath(item: 0, section: section)
    screen.update {
      if count > 0 { screen.view.deleteItems(at: [IndexPath(item: count - 1, section: section)]) }
      screen.view.insertItems(at: [first])
      screen.controller.counts[section] = max(1, count)
    }
  }

  /// Drags the first visible item over the last one of its section.
  private func drag(on screen: WaterfallScreen) {
    let visible = screen.visibleItems.sorted()
    guard let path = visible.first, let last = visible.last(where: { $0.section == path.section }),
      let place = screen.view.cellForItem(at: last)?.center
    else { return }
    screen.view.beginInteractiveMovementForItem(at: path)
    screen.view.updateInteractiveMovementTargetPosition(place)
    screen.view.endInteractiveMovement()
  }
}
