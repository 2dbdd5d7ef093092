import UIKitTestSupport

@testable import StickyWaterfall

/// What a list of 60 messages holds on to, and how it gets there.
///
/// The list is at its end first. Its cells size themselves, from an estimate of 80 points.
enum HoldState {
  case new, end, sizes, scrolled, content, view, nothing
  case animated, waiting, arriving, settled, reloaded

  /// A list in this state.
  @MainActor var stage: ReaderStage {
    guard let (state, events) = origin else {
      let stage = ReaderStage(ReaderSetting(isSelfSizing: true)) {
        $0.contentAnchor = .end
        $0.estimatedItemSize = CGSize(width: 80, height: 80)
      }
      stage.sections = [stage.makeItems((0..<60).map { CGFloat(60 + $0 * 37 % 100) })]
      stage.connect()
      return stage
    }
    let stage = state.stage
    for event in events { event.happen(to: stage) }
    return stage
  }

  /// An earlier state, and the events that lead from it to this one.
  private var origin: (HoldState, [HoldEvent])? {
    switch self {
    case .new: nil
    case .end: (.new, [.pass, .turn, .turn])
    case .sizes: (.end, [.scroll])
    case .scrolled: (.end, [.walk, .scroll])
    case .content: (.scrolled, [.invalidation])
    case .view: (.scrolled, [.inset])
    case .nothing: (.scrolled, [.scrollDuringAChange])
    case .animated: (.scrolled, [.animatedJump])
    case .waiting: (.scrolled, [.jump])
    case .arriving: (.end, [.jump, .pass])
    case .settled: (.arriving, [.turn, .turn])
    case .reloaded: (.scrolled, [.reload])
    }
  }
}

enum HoldEvent {
  case pass, turn, invalidation, resize, inset, newSize
  case insertion, deletion, reload, departure
  case finger, scroll, scrollDuringAChange, jump, animatedJump
  /// A scroll over the whole content, in which all cells return their sizes.
  case walk

  @MainActor func happen(to stage: ReaderStage) {
    switch self {
    case .pass: break
    case .turn: Host.takeTurn()
    case .invalidation: stage.layout.invalidateLayout()
    case .resize: stage.resize(600, 320)
    case .inset: stage.setInsets(0, 90)
    case .newSize: if let item = stage.wholeItems.first { stage.resizeItem(item, to: 300) }
    case .insertion: stage.insert([80, 90], at: 0)
    case .deletion: stage.delete(5..<59)
    case .reload: stage.view.reloadData()
    case .departure: stage.leaveWindow()
    case .finger:
      Host.touch(stage.view)
      stage.offset -= 30
    case .scroll: stage.offset -= 2_000
    case .scrollDuringAChange:
      stage.layout.invalidateLayout()
      stage.offset -= 1_000
      return
    case .jump: return stage.scrollToItem(12, at: .top)
    case .animatedJump: return stage.scrollToItem(12, at: .top, animated: true)
    case .walk:
      stage.offset = stage.first
      stage.view.layoutIfNeeded()
      while stage.offset < stage.end {
        stage.offset = min(stage.offset + 500, stage.end)
        stage.view.layoutIfNeeded()
      }
    }
    stage.view.layoutIfNeeded()
  }
}

extension ReaderStage {
  /// What the content holds on to, in words, once the layout looks where the content is.
  var hold: String {
    layout.followContent(to: layout.makeScreen(), in: view)
    return layout.anchors.hold.words
  }
}

extension Hold {
  fileprivate var words: String {
    switch self {
    case .unchosen(before: nil): "unchosen"
    case .unchosen: "unchosen, scrolled"
    case .nothing: "nothing"
    case .points(let anchor, let purpose):
      switch anchor.points.first {
      case .end: "end"
      case .item: "item for \(purpose)"
      case .snapped: "snapped item"
      case nil: "no item for \(purpose)"
      }
    case .scrolling: "scrolling"
    case .target(let target, let progress):
      (target.isAfterReload ? "offset" : "target") + ", \(progress.word)"
    }
  }
}

extension Hold.Progress {
  fileprivate var word: String {
    switch self {
    case .waiting: "waiting"
    case .arriving(hasNewSize: false): "arriving"
    case .arriving(hasNewSize: true): "arriving with a size"
    case .settled: "settled"
    }
  }
}
