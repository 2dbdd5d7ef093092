import StickyWaterfall
import Testing
import WaterfallTestSupport

/// The article with an endless feed: a picture, at most two lines of text, and pages that are
/// appended while scrolling.
@MainActor
@Suite struct EndlessFeedTests {
  private static let pageSize = 20

  /// A picture's height by its width, and how many characters there are below it.
  private struct Post {
    var ratio: CGFloat
    var characters: Int

    init(using generator: inout SplitMix64) {
      ratio = CGFloat(Int.random(in: 50...180, using: &generator)) / 100
      characters = Int.random(in: 0...120, using: &generator)
    }

    /// 7 points a character, 17 a line, two lines at most.
    func height(_ width: CGFloat) -> CGFloat {
      let perLine = max(1, Int(width / 7))
      return ratio * width + 17 * CGFloat(min(2, (characters + perLine - 1) / perLine))
    }
  }

  private func screen(posts: [Post]) -> WaterfallScreen {
    let controller = AnsweringController([Self.pageSize])
    controller.height = { indexPath, width in posts[indexPath.item].height(width) }
    return WaterfallScreen(controller) { layout in
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
  }

  private func posts(seed: UInt64) -> [Post] {
    var generator = SplitMix64(seed: seed)
    return (0..<10 * Self.pageSize).map { _ in Post(using: &generator) }
  }

  /// Scrolls until ten pages are there, and appends one whenever a screen or less is left.
  private func browse(_ screen: WaterfallScreen, append: () -> Void) {
    while screen.controller.counts[0] < 10 * Self.pageSize {
      let before = screen.frames()
      let offset = screen.view.contentOffset.y
      screen.controller.measured = []
      append()
      screen.view.layoutIfNeeded()
      #expect(Array(screen.frames().prefix(before.count)) == before)
      #expect(screen.view.contentOffset.y == offset)
      while screen.view.contentOffset.y < screen.view.contentSize.height - 800 {
        screen.scroll(to: screen.view.contentOffset.y + 100)
      }
    }
  }

  // Contract rule 12.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func itemsStayInPlaceWhenPagesAreAppended(seed: UInt64) {
    let posts = posts(seed: seed)
    let screen = screen(posts: posts)
    browse(screen) {
      let first = screen.controller.counts[0]
      let page = (first..<first + Self.pageSize).map { IndexPath(item: $0, section: 0) }
      screen.update(inserting: page)
      #expect(screen.controller.measured == page)
    }
    #expect(screen.frames().map(\.height) == posts.map { $0.height(185).rounded(to: 64) })
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func itemsStayInPlaceWhenAReloadAppendsPages(seed: UInt64) {
    let screen = screen(posts: posts(seed: seed))
    browse(screen) {
      screen.controller.counts[0] += Self.pageSize
      screen.view.reloadData()
    }
    #expect(screen.frames().count == 200)
  }
}

extension CGFloat {
  /// The nearest number of which `parts` make a point.
  fileprivate func rounded(to parts: CGFloat) -> CGFloat { (self * parts).rounded() / parts }
}
