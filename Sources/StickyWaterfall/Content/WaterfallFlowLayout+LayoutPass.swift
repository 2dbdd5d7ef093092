import WaterfallEngine

extension WaterfallFlowLayout {
  /// How far a layout pass got with its work.
  enum PassResult {
    case done
    /// The work returned `false`, because it left something to do.
    case incomplete
    /// Nothing was done, because the delegate is being asked. Everything is stale instead.
    case alreadyWorking
  }

  /// Lays out parts that are out of date, which can be everything.
  func layOut(
    _ stale: Staleness, in view: UICollectionView, on environment: LayoutEnvironment,
    dataAgrees: Bool = true
  ) {
    guard !stale.isNothing || callState.isWorking else { return }
    judgingAnswer { layOutNow(stale, in: view, on: environment, dataAgrees: dataAgrees) }
  }

  private func layOutNow(
    _ stale: Staleness, in view: UICollectionView, on environment: LayoutEnvironment,
    dataAgrees: Bool
  ) {
    let kept = keptSizes(in: stale, on: environment)
    let result = runPass(.layOut(stale), in: view, on: environment, dataAgrees: dataAgrees)
    guard result == .done else { return }
    if stale.includesEverything { updates.batch?.markApplied() }
    if let kept {
      restore(kept, after: stale)
    } else if stale.includesEverything {
      selfSizing.forgetQuestions()
    }
  }

  /// Runs a layout pass.
  ///
  /// The layout asks the delegate only here. A delegate that invalidates the layout while it's
  /// asked leaves that work for the next pass.
  ///
  /// `part` is what the work asks for because it's out of date, or `nil`. `dataAgrees` is whether
  /// the data source and the collection view have the same item counts. `work` returns whether it's
  /// complete.
  @discardableResult
  func runPass(  // check-item-loop: looks up
    _ work: LayoutPass.Work, in view: UICollectionView, on environment: LayoutEnvironment,
    dataAgrees: Bool = true
  ) -> PassResult {
    guard !callState.isWorking else {
      mark(.everything)
      return .alreadyWorking
    }
    applyOptions(in: environment.axes.grid)
    _ = callState.enter(.work)
    content.setEnvironment(environment)
    let sectionMeasure = SectionMeasure(
      view: view, layout: self, properties: SpecifiedLayout(self, options, in: environment.axes),
      environment: environment)
    var pass = LayoutPass(
      engine: content.takeEngine(), sectionMeasure: sectionMeasure,
      counts: ItemCounts(
        of: view, beforeFirstPass: isBeforeFirstPass && !callState.awaitsSize),
      batch: updates.batch, diagnostics: diagnostics, decorations: decorations)
    let isDone = pass.carryOut(work)
    content.returnEngine(pass.engine, hasDelegateExtents: pass.itemMeasure.hasDelegateExtents)
    recordMissingEstimate()
    if diagnostics.hasLikelyMistakes {
      diagnostics.reportLikelyMistakesLater { [weak self] in self?.isEverythingStale != false }
    }
    if let part = pass.asksForWholeSections ? .everything : work.asked {
      let isFirst = isBeforeFirstPass || work.asked?.isReload == true
      recordAsked(part, isFirst: isFirst, dataAgrees: dataAgrees)
    }
    callState.leave(.work)
    updates.batch?.findings = pass.findings
    return isDone ? .done : .incomplete
  }

  /// Sets the engine's options that apply to the whole layout.
  private func applyOptions(in pixels: PixelGrid) {
    let minimum = usedLength(
      Specified(options.minimumContentExtent), atLeast: 0, of: .contentExtent, in: pixels)
    content.setMinimumExtent(minimum, anchor: options.contentAnchor)
    content.engine.stacksItems = itemsPinToVisibleBounds
    content.engine.columnAssignment = columnAssignment
  }

  /// The rule that determines whether items keep their columns when other items change.
  var columnAssignment: ColumnAssignment { options.keepsItemsInColumns ? .kept : .chosenAgain }

  /// Places the items that changed, and returns the engine.
  ///
  /// Values that don't depend on positions can be read from `content.engine`, which places nothing.
  func placedEngine() -> Waterfall {
    content.engine.updateOrigins()
    return content.engine
  }
}
