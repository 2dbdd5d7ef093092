import Foundation
import StickyWaterfall
import Testing
import UIKitTestSupport

/// The recipe for a chat, and the screen around it.
///
/// Content is at its end if the gap below the visible messages is 0.
@Suite @MainActor
struct ChatTests {
  private let screen = ControllerStage()

  @available(iOS 15, tvOS 15, *)
  private func messages(_ ids: Range<Int>, day: String = "Monday") -> [Message] {
    ids.map { Message(id: $0, day: day, text: text(words: 12 + abs($0) % 7)) }
  }

  private func text(words: Int) -> String { String(repeating: "word ", count: words) }

  /// Scrolls up, and returns the text of a message that is then visible.
  private func scrollToTheMiddle(of view: UICollectionView) throws -> String? {
    view.contentOffset.y = 1200
    view.layoutIfNeeded()
    let path = try #require(view.indexPathsForVisibleItems.sorted().dropFirst().first)
    return (view.cellForItem(at: path) as? NoteCell)?.label.text
  }

  /// Shows a chat with 60 messages of Monday, or with others.
  @available(iOS 15, tvOS 15, *)
  private func show(_ messages: [Message]? = nil) throws -> (ChatViewController, UICollectionView) {
    let chat = ChatViewController()
    let view = try screen.show(chat)
    chat.append(messages ?? self.messages(0..<60))
    view.layoutIfNeeded()
    return (chat, view)
  }

  private func gap(in view: UICollectionView) -> CGFloat {
    view.layoutIfNeeded()
    let gap = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.maxY
    return gap.rounded()
  }

  private func place(_ text: String?, in view: UICollectionView) throws -> CGFloat {
    view.layoutIfNeeded()
    let cell = view.visibleCells.first { ($0 as? NoteCell)?.label.text == text }
    return try #require(cell).frame.minY - view.contentOffset.y
  }

  @available(iOS 15, tvOS 15, *)
  @Test func fewMessagesStandAtTheBottom() throws {
    let (_, view) = try show(messages(0..<2))
    let frames = view.frames(inSection: 0)
    #expect(frames.map(\.maxY) == [frames[1].minY, 480])
    let day = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((day as? TextBar)?.label.text == "Monday")
    #expect(day?.frame.maxY == frames[0].minY)
  }

  /// Contract rule 28d.2.
  @available(iOS 15, tvOS 15, *)
  @Test func newestMessageStaysVisibleWhileMessagesArriveAndGrow() throws {
    let (chat, view) = try show()
    #expect(gap(in: view) == 0 && view.contentOffset.y > 1000)
    for step in 0..<5 {
      let height = view.contentSize.height
      chat.extendNewest(by: text(words: 30))
      #expect(gap(in: view) == 0 && view.contentSize.height > height)
      chat.append(messages(60 + step..<61 + step, day: "Tuesday"))
      #expect(gap(in: view) == 0)
    }
    #expect(view.numberOfSections == 2 && chat.messages.count == 65)
    let day = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect((day as? TextBar)?.label.text == "Tuesday")
  }

  /// The earlier page ends in the day that was the first.
  ///
  /// Contract rule 28.2.
  @available(iOS 15, tvOS 15, *)
  @Test func readerInTheMiddleIsNotDisturbed() throws {
    let (chat, view) = try show()
    let text = try scrollToTheMiddle(of: view)
    let before = try place(text, in: view)
    chat.prepend(messages(-60 ..< -20, day: "Sunday") + messages(-20..<0))
    #expect(try place(text, in: view) == before)
    chat.append(messages(60..<61))
    chat.extendNewest(by: self.text(words: 30))
    #expect(try place(text, in: view) == before)
    #expect(view.numberOfItems(inSection: 1) == 81 && gap(in: view) > 1000)
  }

  /// The reader of the first chat has scrolled up.
  @available(iOS 15, tvOS 15, *)
  @Test func anotherChatOpensAtItsNewestMessage() throws {
    let (chat, view) = try show()
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    chat.show(messages(100..<140, day: "Friday"))
    #expect(gap(in: view) == 0 && view.numberOfItems(inSection: 0) == 40)
    chat.append(messages(140..<141, day: "Friday"))
    #expect(gap(in: view) == 0)
  }

  /// The keyboard covers 200 points.
  @available(iOS 15, tvOS 15, *)
  @Test func keyboardMovesNothingForAReaderInTheMiddle() throws {
    let (chat, view) = try show()
    let text = try scrollToTheMiddle(of: view)
    let before = try place(text, in: view)
    chat.coverBottom(by: 200)
    #expect(try place(text, in: view) == before)
    chat.coverBottom(by: 0)
    #expect(try place(text, in: view) == before)
  }

  /// Contract rule 31a.3.
  @available(iOS 15, tvOS 15, *)
  @Test func scrollingToTheNewestMessageEndsAtTheEnd() throws {
    let (chat, view) = try show()
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    chat.scrollToNewest()
    Host.wait { gap(in: view) == 0 }
    chat.append(messages(60..<61))
    #expect(gap(in: view) == 0)
  }

  @available(iOS 15, tvOS 15, *)
  @Test func newestMessageStaysAboveWhatCoversTheBottom() throws {
    let (chat, view) = try show()
    for height in [200, 0] as [CGFloat] {
      chat.coverBottom(by: height)
      #expect(gap(in: view) == 0 && view.contentInset.bottom == height)
    }
  }

  @available(iOS 15, tvOS 15, *)
  @Test func sentMessageAndKeyboardLeaveTheNewestMessageAboveTheField() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = ConversationViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = try #require(controller.chat.collectionView)
    let field = try #require(controller.view.subviews.lazy.compactMap { $0 as? UITextField }.first)
    controller.chat.append(messages(0..<60))
    #expect(gap(in: view) == 0)
    window.frame.size.height = 280  // where the keyboard begins
    window.layoutIfNeeded()
    #expect(gap(in: view) == 0 && field.frame.maxY <= 272)
    let list = view.convert(view.bounds, to: controller.view)
    #expect(abs(list.maxY - field.frame.minY + 8) < 1)
    field.text = "Hello"
    #expect(!controller.textFieldShouldReturn(field))
    Host.wait { gap(in: view) == 0 }
    #expect(gap(in: view) == 0 && field.text?.isEmpty != false)
    #expect(controller.chat.messages.last?.text == "Hello")
  }
}

#if !canImport(UIKit)
extension ChatTests {
  /// UIKit may not report an inset along the scroll direction (facts 1.7).
  @Test func emptyBatchUpdateTellsTheLayoutOfAnInsetThatIsNotReported() throws {
    let (chat, view) = try show()
    view.hostOptions.insetInvalidation = .never
    view.contentInset.bottom = 200
    #expect(gap(in: view) == 200)
    chat.coverBottom(by: 200)
    #expect(gap(in: view) == 0)
  }
}
#endif
