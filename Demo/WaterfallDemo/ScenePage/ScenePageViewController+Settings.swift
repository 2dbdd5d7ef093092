import StickyWaterfall

extension ScenePageViewController: SettingsSource {
  var settingGroups: [Setting.Group] {
    let own = scene.controls.map { setting($0) }
    let groups = own.isEmpty ? [] : [Setting.Group(title: "This scene", settings: own)]
    return groups + LayoutOption.groups.compactMap { group($0) } + [surroundings]
  }

  func restoreSettings() {
    changes = [:]
    isRightToLeft = nil
    choice = Scene.Choice()
    setTurned(false)
    rebuild()
  }

  private func setting(_ control: Scene.Control) -> Setting {
    return Setting(label: control.label, kind: .choice(control.choices)) { [self] in
      Double(choice[control])
    } change: { [self] value in
      if control == scene.layoutControl { return showLayout(Int(value)) }
      choice[control] = Int(value)
      rebuild()
    }
  }

  /// Returns the group's options that the current layout has, or `nil` if it has none.
  private func group(_ group: LayoutOption.Group) -> Setting.Group? {
    let settings = group.options.compactMap { setting($0) }
    guard !settings.isEmpty else { return nil }
    return Setting.Group(title: group.title, note: group.note, settings: settings)
  }

  private func setting(_ option: LayoutOption) -> Setting? {
    guard option.value(stage.layout) != nil else { return nil }
    return Setting(label: option.label, kind: option.kind) { [self] in
      option.value(stage.layout) ?? 0
    } change: { [self] value in
      changes[option.label] = value
      option.change(stage.layout, value)
      updateSurroundings()
    }
  }

  private var surroundings: Setting.Group {
    let direction = Setting(label: "Right to left", kind: .toggle) { [self] in
      readsRightToLeft ? 1 : 0
    } change: { [self] value in
      isRightToLeft = value != 0
      updateSurroundings()
    }
    return Setting.Group(title: "Reading direction", settings: [direction])
  }
}
