import StickyWaterfall

/// A scene on the whole screen.
///
/// The toolbar at the bottom has its steps and its code, and the navigation bar has its settings.
final class ScenePageViewController: UIViewController {
  let scene: Scene
  private(set) var stage: CatalogueViewController
  /// Whether the scene is shown in landscape, as on a rotated phone.
  private(set) var isTurned = false
  var choice: Scene.Choice
  /// The changed settings, by their option's label.
  ///
  /// They also apply to the next layout.
  var changes: [String: Double] = [:]
  var isRightToLeft: Bool?
  private(set) var reports: [String] = []
  /// The number of steps that were performed.
  var stepsMade = 0
  private(set) weak var settings: SettingsViewController?
  private(set) lazy var layoutSwitch = makeLayoutSwitch()

  init(_ scene: Scene) {
    self.scene = scene
    choice = Scene.Choice()
    stage = scene.controller(for: choice)
    super.init(nibName: nil, bundle: nil)
    title = scene.title
    navigationItem.largeTitleDisplayMode = .never
    let item = UIBarButtonItem(
      image: UIImage(systemName: "slider.horizontal.3"), style: .plain, target: self,
      action: #selector(showSettings))
    item.accessibilityLabel = "Settings"
    navigationItem.rightBarButtonItem = item
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.clipsToBounds = true
    setUpStage()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // The user can go back while a sheet covers only half of the screen. Dismiss the sheet, because
    // its scene is gone.
    if isMovingFromParent { dismiss(animated: animated) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeStage()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    limitTextSize()
  }

  // MARK: - The stage

  /// Creates the scene again for the current choice and settings, at the same content offset.
  func rebuild() {
    let offset = stage.collectionView.contentOffset
    stage.willMove(toParent: nil)
    stage.view.removeFromSuperview()
    stage.removeFromParent()
    stage = scene.controller(for: choice)
    stepsMade = 0
    reports = []
    setUpStage()
    view.layoutIfNeeded()
    stage.collectionView.scroll(clampedTo: offset)
  }

  func setTurned(_ isTurned: Bool) {
    self.isTurned = isTurned
    UIView.animate(withDuration: 0.3) { self.placeStage() }
    updateToolbar()
  }

  /// Sets the reading direction, and the direction in which the content can always overscroll.
  func updateSurroundings() {
    let isVertical = stage.layout.scrollDirection == .vertical
    stage.collectionView.alwaysBounceVertical = isVertical
    stage.collectionView.alwaysBounceHorizontal = !isVertical
    let direction: UISemanticContentAttribute =
      readsRightToLeft ? .forceRightToLeft : .forceLeftToRight
    guard stage.collectionView.semanticContentAttribute != direction else { return }
    stage.collectionView.semanticContentAttribute = direction
    stage.layout.invalidateLayout()
  }

  /// Whether the scene reads from right to left.
  ///
  /// The user's setting determines this. Without one, the scene's state or the app's direction
  /// does.
  var readsRightToLeft: Bool {
    if let isRightToLeft { return isRightToLeft }
    return scene.state(for: choice)[.mirrored] == 1
      || view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Switches between the flow layout and this layout, so that items move to their new frames.
  func showLayout(_ index: Int) {
    guard let control = scene.layoutControl, choice[control] != index else { return }
    choice[control] = index
    reports = []
    stage.show(
      scene.layout(for: choice), of: scene.state(for: choice),
      isAnimated: !UIAccessibility.isReduceMotionEnabled, prepare: setUp)
    updateSurroundings()
    showLayoutName()
    layoutSwitch.selectedSegmentIndex = index
    settings?.reload()
    Announcement(text: control.choices[index]).speak()
  }

  /// Receives the layout's reports, and applies the user's settings.
  private func setUp(_ layout: UICollectionViewFlowLayout) {
    (layout as? WaterfallFlowLayout)?.diagnosticHandler = { [weak self] in self?.note($0) }
    for option in LayoutOption.groups.flatMap(\.options) {
      if let value = changes[option.label] { option.change(layout, value) }
    }
  }

  private func showLayoutName() {
    navigationItem.prompt = scene.layoutControl.map { $0.choices[choice[$0]] }
  }

  private func setUpStage() {
    setUp(stage.layout)
    addChild(stage)
    view.addSubview(stage.view)
    stage.didMove(toParent: self)
    updateSurroundings()
    limitTextSize()
    if #available(iOS 15, *) {
      setContentScrollView(stage.collectionView, for: [.top, .bottom])
    }
    showLayoutName()
    addSectionRotor()
    updateToolbar()
    placeStage()
  }

  private func placeStage() {
    guard let screen = stage.view else { return }
    guard isTurned else {
      screen.transform = .identity
      screen.frame = view.bounds
      return
    }
    let room = view.bounds.inset(by: view.safeAreaInsets)
    guard room.width > 0, room.height > 0 else { return }
    let scale = min(room.width / room.height, room.height / room.width)
    screen.transform = CGAffineTransform(scaleX: scale, y: scale)
    // The origin of the bounds is the content offset, so change only the size.
    screen.bounds.size = CGSize(width: room.height, height: room.width)
    screen.center = CGPoint(x: room.midX, y: room.midY)
  }

  /// Limits the text size of the scene, so that the text fits into headers, whose heights are
  /// fixed.
  ///
  /// VoiceOver reads the whole text in any case.
  private func limitTextSize() {
    guard stage.parent === self else { return }
    let most = UIContentSizeCategory.extraExtraExtraLarge
    let isTooLarge = traitCollection.preferredContentSizeCategory > most
    setOverrideTraitCollection(
      isTooLarge ? UITraitCollection(preferredContentSizeCategory: most) : nil, forChild: stage)
  }

  private func note(_ diagnostic: WaterfallFlowLayout.Diagnostic) {
    reports.append(diagnostic.description)
    // The layout can report during a layout pass, in which the table can't be updated.
    Task { settings?.updateReports() }
  }

  // MARK: - Sheets

  @objc private func showSettings(_ sender: UIBarButtonItem) {
    let settings = SettingsViewController(self)
    self.settings = settings
    presentSheet(settings, from: sender)
  }

  @objc func showCode(_ sender: UIBarButtonItem) {
    presentSheet(
      CodeViewController(scene, code: stage.code.text), from: sender)
  }

  /// Shows a popover.
  ///
  /// On a narrow screen, shows a sheet that leaves the scene visible.
  private func presentSheet(_ content: UIViewController, from item: UIBarButtonItem) {
    guard presentedViewController == nil else {
      dismiss(animated: true) { self.presentSheet(content, from: item) }
      return
    }
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = .popover
    if let popover = navigation.popoverPresentationController {
      popover.barButtonItem = item
      popover.passthroughViews = [view]
      if #available(iOS 15, *) {
        let sheet = popover.adaptiveSheetPresentationController
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        sheet.prefersGrabberVisible = true
      }
    }
    present(navigation, animated: true)
  }
}

extension UICollectionView {
  /// Scrolls without animation to the nearest possible offset.
  func scroll(clampedTo offset: CGPoint) {
    layoutIfNeeded()
    let inset = adjustedContentInset
    let last = CGPoint(
      x: contentSize.width + inset.right - bounds.width,
      y: contentSize.height + inset.bottom - bounds.height)
    contentOffset = CGPoint(
      x: max(-inset.left, min(offset.x, last.x)), y: max(-inset.top, min(offset.y, last.y)))
  }
}
