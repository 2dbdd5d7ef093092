// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the titles of segments, and the selected segment. As in UIKit, selecting a
// segment in code sends no event.
// This file doesn't model images, widths, or the appearance.
// Source: UISegmentedControl.h.

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var titles: [String] = []
  open var selectedSegmentIndex = noSegment {
    didSet {
      if !titles.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
    }
  }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  open var numberOfSegments: Int { titles.count }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let position = min(max(0, segment), titles.count)
    titles.insert(title ?? "", at: position)
    if selectedSegmentIndex >= position { selectedSegmentIndex += 1 }
  }

  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }
}
#endif
