import StickyWaterfall

/// A chat, which stays at its end.
final class ChatViewController: PicturesViewController {
  override var cellClass: TileCell.Type { MessageCell.self }

  override var codeParts: PlayCode.Parts {
    PlayCode.Parts(members: [
      """
      func append(_ message: CGSize) {
        let path = IndexPath(item: sizes[0].count, section: 0)
        collectionView.performBatchUpdates { [self] in
          sizes[0].append(message)
          collectionView.insertItems(at: [path])
        }
      }
      """,
      """
      func extendLast(to height: CGFloat) {
        let last = sizes[0].count - 1
        sizes[0][last].height = height
        let layout = collectionViewLayout as? WaterfallFlowLayout
        layout?.remeasureItems(at: [[0, last]])
      }
      """,
    ])
  }

  func append(_ messages: [Work]) {
    let count = catalogue.sections[0].works.count
    collectionView.performBatchUpdates {
      catalogue.sections[0].works += messages
      collectionView.insertItems(
        at: messages.indices.map { IndexPath(item: count + $0, section: 0) })
    }
  }

  /// Changes the height of the last message, which shows as much of its text as fits.
  func extendLast(to height: Double) {
    let last = catalogue.sections[0].works.count - 1
    catalogue.sections[0].works[last].height = height
    (layout as? WaterfallFlowLayout)?.remeasureItems(at: [[0, last]])
  }
}

/// A message in a bubble, on the right if it's the user's own.
final class MessageCell: TileCell {
  private lazy var bubble = makeBubble()

  override func show(_ work: Work) {
    let isOwn = work.title.hasPrefix(Scene.ownMessage)
    let text = isOwn ? work.title.dropFirst(Scene.ownMessage.count) : work.title[...]
    bubble.text = text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    bubble.textColor = isOwn ? .white : .label
    bubble.backgroundColor = isOwn ? .systemBlue : .systemGray5
    let room = contentView.bounds
    let width = room.width * 0.8
    bubble.frame = CGRect(
      x: isOwn ? room.width - width : 0, y: 0, width: width, height: room.height)
    bubble.autoresizingMask = [
      .flexibleHeight, isOwn ? .flexibleLeftMargin : .flexibleRightMargin,
    ]
  }

  private func makeBubble() -> UILabel {
    let bubble = UILabel(frame: contentView.bounds)
    bubble.font = .preferredFont(forTextStyle: .subheadline)
    bubble.adjustsFontForContentSizeCategory = true
    bubble.numberOfLines = 0
    bubble.clipsToBounds = true
    bubble.layer.cornerRadius = 16
    contentView.addSubview(bubble)
    return bubble
  }
}

extension Scene {
  /// The start of each message that the user sent.
  static let ownMessage = "Me: "
  private static let keyboard: CGFloat = 232

  static var chat: Scene {
    Scene(
      id: "chat", title: "Chat",
      explanation: "A few messages stand at the bottom. When messages arrive, when the last one "
        + "grows, and when the keyboard comes, the list stays at its end.",
      point: ["contentAnchor"],
      script: .steps([
        Step(label: "Three messages arrive", offset: .greatestFiniteMagnitude) { controller in
          (controller as? ChatViewController)?.append(messages(4..<7))
        },
        Step(label: "The last one grows", offset: .greatestFiniteMagnitude) { controller in
          (controller as? ChatViewController)?.extendLast(to: height(ofLines: 4))
        },
        Step(label: "The keyboard comes", offset: .greatestFiniteMagnitude) { controller in
          controller.collectionView.contentInset.bottom = keyboard
        },
        Step(label: "Send an answer", offset: .greatestFiniteMagnitude) { controller in
          (controller as? ChatViewController)?.append(messages(7..<8))
        },
        Step(label: "The keyboard goes", offset: .greatestFiniteMagnitude) { controller in
          controller.collectionView.contentInset.bottom = 0
        },
      ]),
      link:
        "width=320&height=580&by=1&count=1&sizing=1&line=8&top=8&leading=16&bottom=12&trailing=16"
        + "&header=40&headerpins=1&titles=Today", start: 1_000
    ) { _, state in
      let layout = WaterfallFlowLayout()
      layout.contentAnchor = .end
      let controller = ChatViewController(state, layout: layout)
      controller.catalogue.sections[0].works = messages(0..<4)
      return controller
    }
  }

  private static let texts = [
    "The new layout is in.", "Me: One line?", "One line. The delegate\nis still the same.",
    "Me: Do the headers pin?", "They do. Footers, too.", "And a chat stays\nat its end.",
    "Look: messages arrive,\nthe last one grows,\na keyboard comes, and\nthe end stays here.",
    "Me: Nice. Shipping it.",
  ]

  private static func messages(_ numbers: Range<Int>) -> [Work] {
    numbers.map { number in
      let text = texts[number]
      // At first, the last message to arrive shows only its first line.
      let lines = number == 6 ? 1 : text.split(separator: "\n").count
      return Work(id: number, title: text, width: 288, height: height(ofLines: lines))
    }
  }

  private static func height(ofLines lines: Int) -> Double { Double(18 + 21 * lines) }
}
