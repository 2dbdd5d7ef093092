import StickyWaterfall
import Testing

/// A chat opens at its end, or at the message to which the app scrolls before.
@MainActor
@Suite struct ChatOpeningTests {
  private let sixty = [CGFloat](repeating: 80, count: 60)

  // 60 * 80 - 700 = 4100, and 96 more with the space that a subclass adds.
  @Test(arguments: ReaderDirection.allCases, ReaderLayoutKind.allCases)
  func chatOpensAtItsEnd(direction: ReaderDirection, kind: ReaderLayoutKind) {
    for scale: CGFloat in [1, 2, 3] {
      let stage = ReaderStage(ReaderSetting(direction: direction, kind: kind, scale: scale)) {
        $0.contentAnchor = .end
      }
      stage.show(sixty)
      #expect(stage.offset == (kind == .padding ? 4_196 : 4_100), "\(scale)x")
      stage.append(80)
      #expect(stage.offset == (kind == .padding ? 4_276 : 4_180), "\(scale)x")
    }
  }

  @Test(arguments: ReaderSetting.selfSizing, [ReaderLayoutKind.empty, .shifting, .padding])
  func selfSizingChatOfASubclassOpensAtItsEnd(setting: ReaderSetting, kind: ReaderLayoutKind) {
    var setting = setting
    setting.kind = kind
    let stage = ReaderStage(setting) { $0.contentAnchor = .end }
    stage.show(sixty)
    #expect(stage.isAtEnd && stage.offset > 1_000)
    stage.append(80)
    #expect(stage.isAtEnd)
  }

  @Test(arguments: ReaderSetting.neighbors, ReaderLayoutKind.allCases)
  func firstPassAlreadyShowsTheEnd(setting: ReaderSetting, kind: ReaderLayoutKind) {
    guard !setting.isSelfSizing || kind != .halving else { return }
    var setting = setting
    setting.kind = kind
    let stage = ReaderStage(setting) { $0.contentAnchor = .end }
    stage.sections = [stage.makeItems(sixty)]
    stage.connect()
    stage.view.layoutIfNeeded()
    #expect(stage.isAtEnd && stage.offset > 1_000)
  }

  // The content moves in the first `prepare()`, before UIKit makes cells. At its end, nine messages
  // are visible.
  @Test(arguments: ReaderDirection.allCases, ReaderLayoutKind.allCases)
  func chatMakesNoCellsAtItsStart(direction: ReaderDirection, kind: ReaderLayoutKind) {
    let stage = ReaderStage(ReaderSetting(direction: direction, kind: kind)) {
      $0.contentAnchor = .end
    }
    var items: [Int] = []
    stage.controller.fill = { _, path in items.append(path.item) }
    stage.show(sixty)
    #expect(!items.isEmpty && items.allSatisfy { $0 >= 40 })
  }

  // A scroll view can leave its offset at 0 when it gets an inset.
  @Test func chatUnderABarOpensAtItsEndFromAnOffsetOf0() {
    let stage = ReaderStage { $0.contentAnchor = .end }
    stage.setInsets(44, 0)
    stage.offset = 0
    stage.show(sixty)
    #expect(stage.offset == 4_100)
  }

  // The same layout object, in a view of the same size, or with a bar.
  @Test(arguments: [0, 44] as [CGFloat], ReaderLayoutKind.allCases)
  func chatWhoseLayoutMovesToAnotherViewOpensAtItsEnd(inset: CGFloat, kind: ReaderLayoutKind) {
    let first = ReaderStage(ReaderSetting(kind: kind)) { $0.contentAnchor = .end }
    first.show(sixty)
    first.scroll(to: 1_000)
    let second = ReaderStage()
    second.setInsets(inset, 0)
    first.view.collectionViewLayout = UICollectionViewFlowLayout()
    second.view.collectionViewLayout = first.layout
    second.show(sixty)
    #expect(second.offset == (kind == .padding ? 4_196 : 4_100))
  }

  // MARK: Swapped in

  @Test(arguments: ReaderLayoutKind.allCases, [false, true])
  func swappedInChatOpensAtItsEnd(kind: ReaderLayoutKind, isLaidOut: Bool) {
    let stage = ReaderStage()
    stage.sections = [stage.makeItems(sixty)]
    stage.connect()
    if isLaidOut { stage.settle() }
    let chat = kind.makeLayout(isHorizontal: false)
    stage.setUp(chat)
    chat.contentAnchor = .end
    stage.view.setCollectionViewLayout(chat, animated: false)
    stage.settle()
    #expect(stage.offset == (kind == .padding ? 4_196 : 4_100))
  }

  // MARK: A scroll before the first layout

  @Test(arguments: ReaderSetting.neighbors, ReaderLayoutKind.allCases)
  func scrollToTheNewestMessageBeforeTheFirstLayoutShowsTheEnd(
    setting: ReaderSetting, kind: ReaderLayoutKind
  ) {
    guard setting.direction != .rightToLeft, !setting.isSelfSizing || kind != .halving else {
      return
    }
    var setting = setting
    setting.kind = kind
    let stage = ReaderStage(setting) { $0.contentAnchor = .end }
    stage.sections = [stage.makeItems(sixty)]
    stage.connect()
    stage.scrollToItem(59, at: setting.direction.positions.end)
    stage.settle()
    #expect(stage.isAtEnd)
  }

  // Item 2 starts at 160.
  @Test(arguments: ReaderSetting.neighbors)
  func scrollToAnEarlyMessageBeforeTheFirstLayoutShowsIt(setting: ReaderSetting) {
    guard setting.direction != .rightToLeft else { return }
    let stage = ReaderStage(setting) { $0.contentAnchor = .end }
    stage.sections = [stage.makeItems(sixty)]
    stage.connect()
    stage.scrollToItem(2, at: setting.direction.positions.start)
    stage.settle()
    #expect(stage.place(2) == 0)
    if !setting.isSelfSizing { #expect(stage.offset == 160) }
  }

  // A link to an unread message: the last ten of forty are 925 points long, so the thirtieth fits.
  @Test(arguments: ReaderSetting.neighbors)
  func scrollToAnUnreadMessageBeforeTheFirstLayoutShowsIt(setting: ReaderSetting) {
    guard setting.direction != .rightToLeft else { return }
    let stage = ReaderStage(setting) {
      $0.contentAnchor = .end
      if setting.isSelfSizing { $0.estimatedItemSize = CGSize(width: 40, height: 40) }
    }
    stage.sections = [stage.makeItems((0..<40).map { CGFloat(40 + $0 * 37 % 120) })]
    stage.connect()
    stage.scrollToItem(30, at: setting.direction.positions.start)
    stage.settle()
    #expect(abs((stage.place(30) ?? .infinity)) <= 0.51)
  }

  // MARK: Set up before the data

  /// What an app does after it has set the data source, before it has data.
  enum EarlyCall: CaseIterable, Sendable {
    case contentAnchor, keptPositions, estimate, columnCount, minimumLength, snapping, pins
    case invalidation, insets, size, scrollToItem, scrollToSection
  }

  @Test(arguments: EarlyCall.allCases, ReaderPlace.allCases)
  func dataThatComesAfterTheSetUpIsShownAtItsEnd(call: EarlyCall, place: ReaderPlace) {
    guard Host.isStandIn || place == .window else { return }
    let stage = ReaderStage(ReaderSetting(place: place)) {
      if call != .contentAnchor { $0.contentAnchor = .end }
    }
    stage.sections = []
    stage.connect()
    make(call, on: stage)
    stage.sections = [stage.makeItems(sixty)]
    stage.settle()
    #expect(!stage.view.indexPathsForVisibleItems.isEmpty)
    #expect(stage.isAtEnd)
    if !stage.view.indexPathsForVisibleItems.isEmpty { stage.append(80) }
    #expect(stage.isAtEnd)
  }

  private func make(_ call: EarlyCall, on stage: ReaderStage) {
    let layout = stage.layout
    switch call {
    case .contentAnchor: layout.contentAnchor = .end
    case .keptPositions: layout.keepsVisibleItemsInPlace = true
    case .estimate: layout.estimatedItemSize = CGSize(width: 44, height: 44)
    case .columnCount: layout.columnCount = 2
    case .minimumLength: layout.minimumContentExtent = 900
    case .snapping: layout.scrollSnapping = .item
    case .pins: layout.sectionHeadersPinToVisibleBounds = true
    case .invalidation: layout.invalidateLayout()
    case .insets: stage.setInsets(10, 30)
    case .size: stage.resize(600)
    case .scrollToItem: stage.scrollToItem(3, at: .top)
    case .scrollToSection: layout.scrollToSection(2, animated: false)
    }
  }

  // 30 messages with their estimates are shorter than the view, so that all of it seems to be the
  // end.
  @Test(arguments: [ReaderLayoutKind.itself, .empty], [false, true])
  func linkToAMessageOpensThereIfTheAnchorIsSetLater(kind: ReaderLayoutKind, reloads: Bool) {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true, kind: kind)) {
      $0.estimatedItemSize = CGSize(width: 20, height: 20)
    }
    stage.sections = [stage.makeItems((0..<30).map { CGFloat(40 + $0 * 37 % 120) })]
    stage.connect()
    stage.scrollToItem(15, at: .top)
    stage.layout.contentAnchor = .end
    if reloads { stage.view.reloadData() }
    stage.settle()
    #expect(stage.place(15) == 0)
  }

  // A large title gets smaller as the content scrolls: its handler answers the layout's own scroll
  // to the end, before UIKit knows how long the content is.
  @Test(arguments: ReaderSetting.neighbors)
  func chatBelowABarThatFollowsTheOffsetOpensAtItsEnd(setting: ReaderSetting) {
    for first: CGFloat in [0, 96] {
      let stage = ReaderStage(setting) { $0.contentAnchor = .end }
      Host.makesNoQueriesOfItsOwn(stage.view)
      stage.controller.whenScrolled = { [unowned stage] in
        let top = max(20, min(96, 96 - max(0, stage.offset + 96)))
        if stage.startInset != top { stage.setInsets(top, 0) }
      }
      stage.setInsets(first, 0)
      stage.show(Array(repeating: 80, count: 30))
      #expect(stage.isAtEnd)
    }
  }
}
