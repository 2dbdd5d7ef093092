extension FactScenario {
  static let pins: [FactScenario] = [
    .init(
      "4.6", "a header follows the top and is pushed out by its footer",
      shows: [
        "at 0: 0 0 320x40 and none", "at 100: 0 100 320x40 and none",
        "at 990: 0 990 320x40 and 0 1070 320x40", "at 1020: 0 1000 320x40 and 0 1070 320x40",
        "at 1060: none and 0 1070 320x40",
      ]
    ) {
      let stage = twoSections { $0.sectionHeadersPinToVisibleBounds = true }
      return stage.walk([0, 100, 990, 1020, 1060]) { stage.header() + " and " + stage.header(1) }
    },
    .init(
      "4.6", "a footer alone follows the bottom between its header and its place",
      shows: [
        "at -420: 0 40 320x30 and 0 0 320x40", "at 0: 0 450 320x30 and 0 0 320x40",
        "at 300: 0 750 320x30 and none", "at 700: 0 1040 320x30 and none",
      ]
    ) {
      let stage = twoSections { $0.sectionFootersPinToVisibleBounds = true }
      return stage.walk([-420, 0, 300, 700]) { stage.footer() + " and " + stage.header() }
    },
    .init(
      "4.6", "a pinned header is found where it is now, and alone as by a rect",
      shows: ["where it is: 1", "where it was: 0", "the same: true"]
    ) {
      let stage = twoSections { $0.sectionHeadersPinToVisibleBounds = true }
      stage.scroll(to: 300)
      let found = [300, 0].map { y in
        let rect = CGRect(x: 0, y: y, width: 320, height: 20)
        return (stage.layout.layoutAttributesForElements(in: rect) ?? [])
          .filter { $0.representedElementKind == Side.header.kind }
      }
      let alone = found[0].first.flatMap(stage.single)
      return [
        "where it is: \(found[0].count)", "where it was: \(found[1].count)",
        "the same: \(alone?.isEqual(found[0].first) == true)",
      ]
    },
    .init(
      "4.6", "scrolling horizontally a header stays beside the inset",
      shows: ["at -20: 0 0 44x480", "at 100: 120 0 44x480"]
    ) {
      let stage = FactsStage.flow([30]) { layout in
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize.width = 44
        layout.sectionHeadersPinToVisibleBounds = true
      }
      stage.view.contentInset.left = 20
      return stage.walk([-20, 100]) { stage.header() }
    },
    .init(
      "4.6", "a header alone stays below the inset and overscrolls with the content",
      shows: [
        "at -188: 0 0 320x40 and none", "at -88: 0 0 320x40 and none",
        "at 100: 0 188 320x40 and none", "at 700: 0 788 320x40 and 0 1040 320x30",
      ]
    ) {
      let stage = twoSections { $0.sectionHeadersPinToVisibleBounds = true }
      stage.view.contentInset.top = 88
      return stage.walk([-188, -88, 100, 700]) { stage.header() + " and " + stage.footer() }
    },
    // The control's height differs between hosts.
    .init(
      "4.6", "a header stays below a refresh control that spins, until it ends",
      shows: [
        "at 100: below the inset", "at 600: below the inset", "takes room true",
        "at 100: below the inset", "at 600: below the inset", "takes room false",
      ]
    ) {
      let stage = twoSections { $0.sectionHeadersPinToVisibleBounds = true }
      let control = UIRefreshControl()
      stage.view.refreshControl = control
      return [control.beginRefreshing, control.endRefreshing].flatMap { change in
        change()
        stage.view.layoutIfNeeded()
        let places = stage.walk([100, 600]) {
          let top = stage.view.contentOffset.y + stage.view.adjustedContentInset.top
          return stage.header() == "0 \(top.short) 320x40" ? "below the inset" : stage.header()
        }
        return places + ["takes room \(stage.view.adjustedContentInset.top > 0)"]
      }
    },
    .init(
      "4.7", "a scroll under pins prepares and reads no counts",
      shows: ["invalidate", "scrolled", "prepare"]
    ) {
      let stage = FactsStage.flow([20]) { layout in
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
      }
      return stage.calls("invalidate prepare sections count scrolled") {
        stage.view.contentOffset.y = 20
      }
    },
  ]

  /// Two sections: header 40, twenty rows of 50 without spacing, footer 30.
  @MainActor
  private static func twoSections(_ set: (UICollectionViewFlowLayout) -> Void) -> FactsStage {
    FactsStage.flow([20, 20]) { layout in
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.footerReferenceSize = CGSize(width: 0, height: 30)
      set(layout)
    }
  }
}

extension FactsStage {
  fileprivate func walk(_ offsets: [CGFloat], _ look: () -> String) -> [String] {
    offsets.map { offset in
      scroll(to: offset)
      return "at \(offset.short): " + look()
    }
  }
}
