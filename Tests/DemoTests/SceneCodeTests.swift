#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

@testable import Demo

/// Compiles and runs the code of each screen, and compares the frames.
@MainActor
@Suite struct SceneCodeTests {
  @Test func codeCopiedFromAGallerySceneReproducesItsScreen() throws {
    var program = SceneCodeProgram()
    var names: [String] = []
    var expected: [[String]] = []
    for scene in Gallery.scenes {
      visit(scene) { name, stage, choice in
        names.append(name)
        let state = scene.make == nil ? scene.state(for: choice) : nil
        expected.append(SceneCodeProgram.frames(of: stage) + Self.dresses(of: state))
        let code = stage.controller.code.text
        if let state { program.add(code, state: state) } else { program.add(code, stage: stage) }
      }
    }
    let said = try program.run().components(separatedBy: "state\n").dropFirst()
    try #require(said.count == names.count)
    for (name, (frames, lines)) in zip(names, zip(expected, said)) {
      #expect(!frames.isEmpty)
      #expect(lines.split(separator: "\n").map(String.init) == frames, "\(name)")
    }
  }

  private static func dresses(of state: PlayState?) -> [String] {
    guard let state else { return [] }
    var layout = PlayLayout()
    layout.show(state)
    return SceneCodeProgram.dresses(of: layout)
  }

  /// Visits every choice of a scene, and the screen after each of its steps.
  private func visit(_ scene: Scene, _ body: (String, Stage, Scene.Choice) -> Void) {
    for choice in scene.choices {
      let stage = Stage(scene, choice)
      stage.scroll(to: stage.range.lowerBound)
      let name = "\(scene.id) \(scene.controls.map { choice[$0] })"
      body(name, stage, choice)
      guard case .steps(let steps) = scene.script else { continue }
      for (index, step) in steps.enumerated() {
        step.change(stage.controller)
        stage.layOut()
        stage.scroll(to: stage.range.lowerBound)
        body("\(name) after step \(index + 1)", stage, choice)
      }
    }
  }

  @Test func differentChoicesInASceneProduceDifferentCode() {
    for scene in Gallery.scenes {
      let choices = scene.choices
      let codes = choices.map { Stage(scene, $0).controller.code.text }
      #expect(Set(codes).count == choices.count, "\(scene.id)")
    }
  }
}
#endif
