import StickyWaterfall

extension ScenePageViewController {
  private var steps: [Scene.Step] {
    guard case .steps(let steps) = scene.script else { return [] }
    return steps
  }

  func updateToolbar() {
    var items: [UIBarButtonItem] = []
    if case .turning = scene.script {
      let label = isTurned ? "Show in portrait" : "Show in landscape"
      items.append(symbol("rotate.right", label: label, #selector(turn)))
    }
    if let control = scene.layoutControl {
      layoutSwitch.selectedSegmentIndex = choice[control]
      items.append(UIBarButtonItem(customView: layoutSwitch))
    }
    items.append(space)
    if !steps.isEmpty { items += [stepItem, space] }
    items.append(
      symbol("chevron.left.slash.chevron.right", label: "Code", #selector(showCode)))
    setToolbarItems(items, animated: false)
  }

  private var space: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a control with both layouts, of which one is selected.
  func makeLayoutSwitch() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Flow", "Waterfall"])
    control.accessibilityLabel = "Layout"
    control.addTarget(self, action: #selector(switchLayout), for: .valueChanged)
    return control
  }

  private var stepItem: UIBarButtonItem {
    let isOver = stepsMade == steps.count
    let item = UIBarButtonItem(
      title: isOver ? "Start again" : steps[stepsMade].label, style: .plain, target: self,
      action: #selector(makeStep))
    item.accessibilityHint = isOver ? nil : "Step \(stepsMade + 1) of \(steps.count)"
    return item
  }

  private func symbol(_ name: String, label: String, _ action: Selector) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: name), style: .plain, target: self, action: action)
    item.accessibilityLabel = label
    return item
  }

  // MARK: - Actions

  @objc private func turn() {
    setTurned(!isTurned)
  }

  @objc private func switchLayout(_ sender: UISegmentedControl) {
    showLayout(sender.selectedSegmentIndex)
  }

  @objc private func makeStep() {
    guard stepsMade < steps.count else {
      rebuild()
      return
    }
    let step = steps[stepsMade]
    stepsMade += 1
    bringIntoSight(step)
    step.change(stage)
    updateToolbar()
    let count = stage.catalogue.workCount
    Announcement(text: "\(count) items now").speak()
  }

  /// Scrolls to the offset where the step changes something, unless it's already visible.
  private func bringIntoSight(_ step: Scene.Step) {
    let view = stage.collectionView
    let isVertical = stage.layout.scrollDirection == .vertical
    let inset = view.adjustedContentInset
    let start = isVertical ? -inset.top : -inset.left
    let length = isVertical ? view.bounds.height : view.bounds.width
    let target = start + step.offset
    let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
    guard abs(offset - target) > length / 2 else { return }
    view.scroll(
      clampedTo: isVertical
        ? CGPoint(x: view.contentOffset.x, y: target) : CGPoint(x: target, y: view.contentOffset.y))
  }
}
