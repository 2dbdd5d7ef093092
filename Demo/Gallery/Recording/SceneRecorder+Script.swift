#if !canImport(UIKit)
import StickyWaterfall

extension SceneRecorder {
  /// Records the changes in addition to scrolling.
  func recordScript(into record: inout SceneRecord) {
    switch scene.script {
    case .scrolling: break
    case .steps(let steps):
      for choice in scene.choices { play(steps, choice, into: &record) }
    case .turning:
      for choice in scene.choices {
        let size = scene.viewport(for: choice)
        let landscape = CGSize(width: size.height, height: size.width)
        play([rotation("Rotate", landscape), rotation("Rotate back", size)], choice, into: &record)
      }
    }
  }

  private func rotation(_ label: String, _ size: CGSize) -> Scene.Step {
    Scene.Step(label: label, offset: 400) { $0.simulateRotation(to: size) }
  }

  private func play(
    _ steps: [Scene.Step], _ choice: Scene.Choice, into record: inout SceneRecord
  ) {
    let stage = Stage(scene, choice)
    for step in steps {
      let offset = min(Double(step.offset), stage.range.upperBound.rounded(.down))
      stage.scroll(to: offset)
      let before = stage.controller.catalogue
      step.change(stage.controller)
      stage.layOut()
      let after = stage.controller.catalogue
      var entry = SceneRecord.Step(
        choice: scene.controls.map { choice[$0] }, label: step.label, at: offset,
        offset: stage.offset, to: record.moments.count)
      for transition in stage.view.lastTransitions {
        note(transition, before, after, moved: stage.offset - offset, in: &entry)
      }
      let rest = stage.offset
      record.append(recording(of: stage), stage.controller.code)
      addTitles(of: after, to: &record)
      stage.scroll(to: rest)
      record.steps.append(entry)
    }
  }

  /// Records the initial attributes of inserted elements and the final ones of deleted elements.
  ///
  /// An old frame moves with the content offset, so that the element doesn't jump on screen.
  private func note(
    _ transition: ElementTransition, _ before: Catalogue, _ after: Catalogue, moved: Double,
    in step: inout SceneRecord.Step
  ) {
    if let initial = transition.initial, transition.indexPathAfter != nil {
      var ghost = ghost(initial)
      if transition.indexPathBefore != nil { ghost.frame[1] += moved }
      step.appear[identity(initial, transition.indexPathAfter, after)] = ghost
    }
    if transition.indexPathAfter == nil, let final = transition.final {
      step.disappear[identity(final, transition.indexPathBefore, before)] = ghost(final)
    }
  }

  /// Returns a name that the element keeps when its index path changes.
  private func identity(
    _ attributes: UICollectionViewLayoutAttributes, _ path: IndexPath?, _ catalogue: Catalogue
  ) -> String {
    let id = ElementID(attributes)
    let path = path ?? attributes.indexPath
    guard id.kind == .item else { return "\(id.kind)-\(path.section)" }
    return "item-\(catalogue.sections[path.section].works[path.item].id)"
  }

  private func ghost(_ attributes: UICollectionViewLayoutAttributes) -> SceneRecord.Ghost {
    SceneRecord.Ghost(frame: attributes.frame.sides, alpha: Double(attributes.alpha))
  }
}
#endif
