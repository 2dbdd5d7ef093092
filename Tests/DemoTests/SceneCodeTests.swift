#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

@testable import Demo

/// The code beside each screen, compiled and run: what one reads is what one sees.
@MainActor
@Suite struct SceneCodeTests {
  private struct State {
    var name: String
    var stage: Stage
    var code: String
  }

  private let silent = ProgressLine(write: { _ in })

  private func states() -> [State] {
    Gallery.scenes.flatMap { scene in
      let recorder = SceneRecorder(scene: scene, progress: silent)
      return recorder.choices.map { choice in
        let stage = Stage(scene, choice)
        recorder.screenRecorder(stage).settleSizes()
        stage.scroll(to: stage.range.lowerBound)
        let values = scene.controls.map { choice[$0] }
        return State(
          name: "\(scene.id) \(values) screen \(choice.screen)", stage: stage,
          code: SceneCode(controller: stage.controller).text)
      }
    }
  }

  @Test func theCodeOfEveryChoiceCompilesAndMakesItsScreen() throws {
    let states = states()
    var program = SceneCodeProgram()
    for state in states { program.add(state.code, stage: state.stage) }
    let said = try program.run(progress: silent).components(separatedBy: "state\n").dropFirst()
    try #require(said.count == states.count)
    for (state, lines) in zip(states, said) {
      let frames = lines.split(separator: "\n").map(String.init)
      let expected = SceneCodeProgram.frames(of: state.stage)
      #expect(!expected.isEmpty)
      #expect(frames == expected, "\(state.name)")
    }
  }

  @Test func theCodeFollowsEverySwitchThatIsNotTheScreens() {
    for scene in Gallery.scenes {
      let choices = SceneRecorder(scene: scene, progress: silent).choices
      let codes = choices.map { SceneCode(controller: Stage(scene, $0).controller).text }
      let turns = if case .turning = scene.script { 2 } else { 1 }
      #expect(Set(codes).count * turns == choices.count, "\(scene.id)")
    }
  }

  @Test func theSwapIsOneLine() {
    for scene in [Scene.swap] {
      let codes = (0...1).map { screen in
        SceneCode(controller: Stage(scene, Scene.Choice(screen: screen)).controller).text
          .components(separatedBy: "\n")
      }
      #expect(codes[0].count == codes[1].count, "\(scene.id)")
      let changed = zip(codes[0], codes[1]).filter { $0 != $1 }
      #expect(changed.map(\.0) == ["    let layout = UICollectionViewFlowLayout()"], "\(scene.id)")
      #expect(changed.map(\.1) == ["    let layout = WaterfallFlowLayout()"], "\(scene.id)")
    }
  }
}
#endif
