import StickyWaterfall

/// A cell with a wrapping label, whose constraints determine the cell's height.
final class NoteCell: TileCell {
  private lazy var note = makeNote()

  override func show(_ work: Work) {
    contentView.backgroundColor = Palette.paint(for: work.id).ground.color
    note.text = work.title
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }

  private func makeNote() -> UILabel {
    let label = UILabel(frame: contentView.bounds)
    label.textColor = .white
    label.font = .systemFont(ofSize: 16)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    return label
  }
}

/// Lets the cells size themselves.
final class NotesViewController: CatalogueViewController, UICollectionViewDelegateFlowLayout {
  override var cellClass: TileCell.Type { NoteCell.self }

  override var codeParts: PlayCode.Parts {
    PlayCode.Parts(
      sizing: [], types: [Self.cellCode], views: [], cellClass: "NoteCell",
      configuration: "(cell as? NoteCell)?.label.text = notes[path.section][path.item]",
      data: "notes", element: "String")
  }

  private static let cellCode = """
    final class NoteCell: UICollectionViewCell {
      let label = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 16)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(
            equalTo: contentView.topAnchor, constant: 8),
          label.leadingAnchor.constraint(
            equalTo: contentView.leadingAnchor, constant: 8),
          contentView.trailingAnchor.constraint(
            equalTo: label.trailingAnchor, constant: 8),
          contentView.bottomAnchor.constraint(
            equalTo: label.bottomAnchor, constant: 8),
        ])
      }

      required init?(coder: NSCoder) { nil }

      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.size = contentView.systemLayoutSizeFitting(
          attributes.size,
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        return attributes
      }
    }
    """
}

extension Scene {
  private static let notes = [
    "Call the framer", "Lemons, oil, bread, the good salt", "Return the ladder",
    "The light in the back room is best before ten: hang the blue one there",
    "Ferry at 9:40, or the one after", "Ask Zoe how she got the red that red", "Stamps",
  ]

  static var selfSizing: Scene {
    Scene(
      id: "self-sizing", title: "Labels that size their cells",
      explanation: "With an estimated item size, the constraints of each cell determine its height "
        + "when it appears. No delegate method is needed.",
      link: screen + "&by=1&count=2&items=45", showsTitles: true
    ) { _, state in
      let layout = WaterfallFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: 60)
      let controller = NotesViewController(state, layout: layout)
      for item in controller.catalogue.sections[0].works.indices {
        controller.catalogue.sections[0].works[item].title = notes[item * item % notes.count]
      }
      return controller
    }
  }
}
