extension FactScenario {
  static let delegates: [FactScenario] = [
    .init(
      "4.2", "a delegate that declares the protocol is asked for each size", shows: ["0 0 30x30"]
    ) { sizes { small() } },
    .init("10.4", "a proxy that forwards every call is asked as well", shows: ["0 0 30x30"]) {
      sizes { ForwardingDelegate(small()) }
    },
    undeclared,
  ]

  /// Of a delegate with a method of a protocol that it does not declare.
  ///
  /// UIKit asks by selector. Without Objective-C there are none: the stand-in can only cast, and a
  /// recording is not compared with it here.
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

  /// The frames of one item of flow under a delegate.
  @MainActor
  private static func sizes(_ make: () -> any UICollectionViewDelegate) -> [String] {
    FactsStage.flow([1], delegate: make()).itemFrames
  }
}
