import StickyWaterfall

extension ScenePageViewController {
  private var steps: [Scene.Step] {
    guard case .steps(let steps) = scene.script else { return [] }
    return steps
  }

  /// The steps with a button, in their order.
  private var buttonSteps: [Scene.Step] { steps.filter { $0.label != nil } }

  func updateToolbar() {
    var items: [UIBarButtonItem] = []
    if case .turning = scene.script {
      let label = isTurned ? "Show in portrait" : "Show in landscape"
      items.append(symbol("rotate.right", label: label, #selector(turn)))
    }
    if scene.layoutControl != nil {
      items.append(
        symbol("arrow.left.arrow.right", label: "Show the other layout", #selector(showOther)))
    }
    items.append(space)
    if !buttonSteps.isEmpty { items += [stepItem, space] }
    items.append(
      symbol("chevron.left.slash.chevron.right", label: "Code", #selector(showCode)))
    setToolbarItems(items, animated: false)
  }

  private var space: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  private var stepItem: UIBarButtonItem {
    let isOver = stepsMade == buttonSteps.count
    let item = UIBarButtonItem(
      title: isOver ? "Start again" : buttonSteps[stepsMade].label, style: .plain, target: self,
      action: #selector(makeStep))
    item.accessibilityHint = isOver ? nil : "Step \(stepsMade + 1) of \(buttonSteps.count)"
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

  @objc private func showOther() {
    guard let control = scene.layoutControl else { return }
    choice[control] = 1 - choice[control]
    rebuild()
    Announcement(text: control.choices[choice[control]]).speak()
  }

  @objc private func makeStep() {
    guard stepsMade < buttonSteps.count else {
      rebuild()
      return
    }
    let step = buttonSteps[stepsMade]
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
    let target = step.offset.map { start + $0 } ?? .greatestFiniteMagnitude
    let offset = isVertical ? view.contentOffset.y : view.contentOffset.x
    guard abs(offset - target) > length / 2 else { return }
    view.scroll(
      clampedTo: isVertical
        ? CGPoint(x: view.contentOffset.x, y: target) : CGPoint(x: target, y: view.contentOffset.y))
  }

  // MARK: - Steps that scrolling starts

  /// Performs the next step without a label each time the user scrolls near the end.
  func watchTheEnd() {
    endObservation = nil
    guard steps.contains(where: { $0.label == nil }) else { return }
    endObservation = stage.collectionView.observe(\.contentOffset) { [weak self] _, _ in
      guard let self else { return }
      // The offset also changes during a layout pass, in which items can't be inserted.
      Task { @MainActor in self.appendNearTheEnd() }
    }
  }

  private func appendNearTheEnd() {
    guard !isAppending, isNearTheEnd else { return }
    // Appending lays out, which can change the offset and call this method again.
    isAppending = true
    let unlabelled = steps.filter { $0.label == nil }
    unlabelled[stepsMade % unlabelled.count].change(stage)
    stepsMade += 1
    stage.collectionView.layoutIfNeeded()
    isAppending = false
  }

  private var isNearTheEnd: Bool {
    let view = stage.collectionView
    guard view.window != nil, view.contentSize != .zero else { return false }
    return stage.layout.scrollDirection == .vertical
      ? view.contentSize.height - view.bounds.maxY < view.bounds.height / 2
      : view.contentSize.width - view.bounds.maxX < view.bounds.width / 2
  }
}
