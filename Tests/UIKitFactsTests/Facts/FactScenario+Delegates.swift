extension FactScenario {
  static let delegates: [FactScenario] = [
    .init(
      "4.2", "a delegate that declares the protocol is asked for each size", shows: ["0 0 30x30"]
    ) { sizes { small() } },
    .init("10.4", "a proxy that forwards every call is asked as well", shows: ["0 0 30x30"]) {
      sizes { ForwardingDelegate(small()) }
    },
    undeclared,
    .init(
      "4.2", "every answer of the delegate counts",
      shows: ["0 0 160x7", "2 18 100x20", "116 8 40x40", "29 53 100x20", "0 76 160x8"]
    ) {
      let controller = FlowController([3])
      controller.size = {
        $0.item == 1 ? CGSize(width: 40, height: 40) : CGSize(width: 100, height: 20)
      }
      controller.inset = { _ in UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      (controller.lineSpacing, controller.interitemSpacing) = ({ _ in 5 }, { _ in 6 })
      controller.headerSize = { _ in CGSize(width: 0, height: 7) }
      controller.footerSize = { _ in CGSize(width: 0, height: 8) }
      let stage = FactsStage(
        UICollectionViewFlowLayout(), [3], size: CGSize(width: 160, height: 400),
        delegate: controller)
      return [stage.header()] + stage.itemFrames + [stage.footer()]
    },
    .init(
      "4.2", "where the delegate lacks a method the property counts",
      shows: ["0 0 320x40", "none", "0 45 320x10", "0 65 320x10"]
    ) {
      let sizes = Array(repeating: CGSize(width: 320, height: 10), count: 2)
      let stage = FactsStage.flow([2], sizes: sizes) { layout in
        layout.headerReferenceSize.height = 40
        layout.sectionInset.top = 5
      }
      return [stage.header(), stage.footer()] + stage.itemFrames
    },
  ]

  /// A delegate with a method of a protocol that it doesn't declare.
  ///
  /// UIKit queries by selector, and the stand-in can only cast, so no recording is compared.
  static let undeclared = FactScenario(
    "10.4", "a delegate that never declares the protocol is asked by selector"
  ) { sizes { UndeclaredDelegate() } }.allowing {
    $0 == [Host.isStandIn ? "0 0 50x50" : "0 0 30x30"]
  }

  @MainActor
  private static func small() -> FlowController {
    let controller = FlowController([])
    controller.size = { _ in CGSize(width: 30, height: 30) }
    return controller
  }

  @MainActor
  private static func sizes(_ make: () -> any UICollectionViewDelegate) -> [String] {
    FactsStage.flow([1], delegate: make()).itemFrames
  }
}
