#if !canImport(UIKit)
import StickyWaterfall
import Testing
import WaterfallTestSupport

@testable import HeadlessUIKit

/// A list that is filled, read, or changed while its view has no window, as behind another tab.
///
/// Without a window, offsets are whole points (facts 12.1), while cells are a number of thirds
/// long.
@MainActor
@Suite struct WindowlessReadingTests {
  /// A phone's screen, on which a message is 16 and a third longer than a line.
  struct Phone: Sendable, CustomStringConvertible {
    let width: CGFloat
    let height: CGFloat
    var description: String { "\(Int(width)) x \(Int(height))" }

    static let all = [
      Phone(width: 390, height: 844), Phone(width: 375, height: 812),
      Phone(width: 430, height: 932),
    ]
  }

  /// How a chat is shown for the first time.
  enum Showing: CaseIterable, Sendable {
    /// The view is laid out before it comes into the window.
    case laidOut
    case notLaidOut
    /// The window then has another size.
    case resized
  }

  private func messages(_ count: Int) -> [CGFloat] {
    (0..<count).map { number in
      let lines = 40 + number * 37 % 90
      return CGFloat(lines) + CGFloat(number % 3) / 3
    }
  }

  private func list(
    _ phone: Phone, isSelfSizing: Bool, kind: ReaderLayoutKind = .itself, scale: CGFloat = 3,
    configure: (WaterfallFlowLayout) -> Void
  ) -> ReaderStage {
    let setting = ReaderSetting(isSelfSizing: isSelfSizing, kind: kind, scale: scale)
    return ReaderStage(setting, main: phone.height, cross: phone.width) {
      if isSelfSizing { $0.estimatedItemSize = CGSize(width: 320, height: 40) }
      configure($0)
    }
  }

  // MARK: Filled without a window

  @Test(arguments: [40, 59, 61, 62, 100, 200], Phone.all)
  func chatFilledWithoutAWindowOpensAtItsEnd(count: Int, phone: Phone) {
    for (isSelfSizing, kind) in [
      (false, .itself), (true, .itself), (false, .empty), (true, .empty),
    ] as [(Bool, ReaderLayoutKind)] {
      for showing in Showing.allCases {
        let stage = list(phone, isSelfSizing: isSelfSizing, kind: kind) { $0.contentAnchor = .end }
        fill(stage, count, showing)
        #expect(stage.isAtEnd, "self-sizing: \(isSelfSizing), \(kind), \(showing)")
        stage.append(77)
        stage.settle()
        #expect(stage.isAtEnd, "self-sizing: \(isSelfSizing), \(kind), \(showing)")
      }
    }
  }

  /// Fills the list by a batch while it has no window, then shows it.
  private func fill(_ stage: ReaderStage, _ count: Int, _ showing: Showing) {
    let (main, cross) = (stage.view.bounds.height, stage.view.bounds.width)
    if showing == .resized { stage.resize(844, 390) }
    stage.leaveWindow()
    stage.sections = [[]]
    stage.connect()
    stage.insert(messages(count), at: 0)
    if showing != .notLaidOut { stage.settle() }
    stage.enterWindow()
    if showing == .resized { stage.resize(main, cross) }
    stage.settle()
  }

  // MARK: Behind another tab

  @Test(arguments: [40, 59, 61, 62, 100, 200], [false, true])
  func chatAtItsEndFollowsMessagesWithoutAWindow(count: Int, isSelfSizing: Bool) {
    for kind in [ReaderLayoutKind.itself, .empty] {
      let stage = list(Phone.all[0], isSelfSizing: isSelfSizing, kind: kind) {
        $0.contentAnchor = .end
      }
      stage.show(messages(count))
      #expect(stage.isAtEnd)
      stage.leaveWindow()
      for length: CGFloat in [45, 70 + 1.0 / 3, 62 + 2.0 / 3, 90, 51] {
        stage.append(length)
        stage.settle()
        #expect(stage.isAtEnd)
      }
      stage.enterWindow()
      stage.settle()
      #expect(stage.isAtEnd)
      stage.append(60)
      stage.settle()
      #expect(stage.isAtEnd)
    }
  }

  // 16,785 of 16,785.33: the end is on screen, within a point.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func chatThatComesBackAtAWholePointFollowsTheNextMessage(scale: CGFloat) {
    let stage = list(Phone.all[0], isSelfSizing: false, scale: scale) { $0.contentAnchor = .end }
    stage.show(messages(199) + [60 + 1.0 / 3])
    stage.leaveWindow()
    stage.setInsets(0, 20)
    stage.settle()
    stage.setInsets(0, 0)
    stage.settle()
    stage.enterWindow()
    stage.settle()
    #expect(stage.isAtEnd)
    stage.append(60)
    stage.settle()
    #expect(stage.isAtEnd)
  }

  @Test(arguments: [40, 59, 61, 62, 100, 200], [false, true])
  func someoneWhoHasScrolledUpStaysThereWithoutAWindow(count: Int, isSelfSizing: Bool) {
    let stage = list(Phone.all[0], isSelfSizing: isSelfSizing) { $0.contentAnchor = .end }
    stage.show(messages(count))
    stage.scroll(to: stage.offset - 700)
    let item = stage.wholeItems[0]
    let place = stage.place(item) ?? .infinity
    stage.leaveWindow()
    for length: CGFloat in [45, 70 + 1.0 / 3, 62 + 2.0 / 3, 90, 51] {
      stage.append(length)
      stage.settle()
      #expect(abs((stage.place(item) ?? .infinity) - place) <= 1)
    }
    stage.insert(messages(7), at: 0)
    stage.settle()
    stage.enterWindow()
    stage.settle()
    #expect(abs((stage.place(item) ?? .infinity) - place) <= 1)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [false, true])
  func photosStayInPlaceWithoutAWindow(scale: CGFloat, isSelfSizing: Bool) {
    for kind in [ReaderLayoutKind.itself, .empty] {
      let stage = list(Phone.all[0], isSelfSizing: isSelfSizing, kind: kind, scale: scale) {
        $0.keepsVisibleItemsInPlace = true
      }
      stage.show(Array(repeating: 300 + 1.0 / 3, count: 30))
      stage.scroll(to: 110)
      let place = stage.place(2) ?? .infinity
      stage.leaveWindow()
      for length: CGFloat in [394, 394 + 1.0 / 3, 394 + 2.0 / 3, 394, 394] {
        stage.insert([length], at: 0)
        stage.settle()
        #expect(abs((stage.place(2) ?? .infinity) - place) <= 1, "\(kind)")
      }
      stage.enterWindow()
      stage.settle()
      #expect(abs((stage.place(2) ?? .infinity) - place) <= 1, "\(kind)")
    }
  }

  // Behind another tab, a batch update moves the content to a whole point, and a turn of the device
  // finds it there.
  @Test(arguments: [1, 2, 3] as [CGFloat], [ReaderLayoutKind.itself, .empty, .storing])
  func messagesStayInPlaceInATurnBehindAnotherTab(scale: CGFloat, kind: ReaderLayoutKind) {
    let setting = ReaderSetting(isSelfSizing: true, kind: kind, scale: scale)
    let stage = ReaderStage(setting) {
      $0.keepsVisibleItemsInPlace = true
      $0.estimatedItemSize = CGSize(width: 320, height: 60)
      $0.minimumLineSpacing = 8
      $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    Host.makesNoQueriesOfItsOwn(stage.view)
    stage.controller.preferredMain = { path, width in
      let letters = CGFloat(30 + (path.item + 1) * 37 % 90)
      return 16 + 20.4 * (letters / ((width - 16) / 8.5).rounded(.down)).rounded(.up)
    }
    stage.show(Array(repeating: 0, count: 30))
    for offset: CGFloat in [300, 600, 900, 1_200, 1_500, 1_800] {
      stage.scroll(to: min(offset, stage.end))
    }
    stage.scroll(to: stage.end)
    let item = stage.wholeItems[0]
    let place = stage.place(item) ?? .infinity
    stage.leaveWindow()
    stage.emptyBatch()
    stage.resizeView(390, 700)
    stage.enterWindow()
    stage.settle()
    #expect(abs((stage.place(item) ?? .infinity) - place) <= 1)
  }

  // Half a point a time adds up to twenty points, if each step counts from the last one.
  @Test(arguments: [false, true])
  func roundedOffsetsDoNotAddUp(isChat: Bool) {
    let stage = list(Phone.all[0], isSelfSizing: false) {
      if isChat { $0.contentAnchor = .end } else { $0.keepsVisibleItemsInPlace = true }
    }
    stage.show(messages(200))
    stage.scroll(to: 3_000)
    let item = stage.wholeItems[1]
    let place = stage.place(item) ?? .infinity
    stage.leaveWindow()
    for _ in 0..<40 {
      stage.insert([50 + 1.0 / 3], at: 0)
      #expect(abs((stage.place(item) ?? .infinity) - place) <= 1)
    }
  }
}
#endif
