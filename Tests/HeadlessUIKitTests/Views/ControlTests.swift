#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ControlTests {
  @Test func controlRunsAnActionOnlyForItsRegisteredEvents() {
    let control = UIControl()
    var ran: [String] = []
    let tap = UIAction(title: "tap") { ran.append($0.title) }
    control.addAction(tap, for: [.touchUpInside, .primaryActionTriggered])
    control.addAction(UIAction { _ in ran.append("change") }, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.removeAction(tap, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(ran == ["tap", "change"])
  }

  @Test func buttonShowsTheTitleSetForItsCurrentState() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)
    #expect(button.currentTitle == "Buy" && button.intrinsicContentSize.width > 0)
    (button.isEnabled, button.isSelected) = (false, true)
    #expect(button.state == [.disabled, .selected] && button.currentTitle == "Buy")
    button.isSelected = false
    #expect(button.currentTitle == "Sold" && button.title(for: .normal) == "Buy")
    let image = UIImage()
    button.setImage(image, for: .normal)
    #expect(button.imageView?.image === image && button.currentImage === image)
    var taps = 0
    let other = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    other.sendActions(for: .primaryActionTriggered)
    #expect(other.currentTitle == "Go" && taps == 1)
  }

  @Test func selectingAnOutOfRangeSegmentClearsTheSelection() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Week")
    control.setTitle("Month", forSegmentAt: 1)
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 1) == "Month" && control.titleForSegment(at: 9) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func textFieldsHaveTextAndCanBecomeFirstResponder() {
    let (field, bar) = (UITextField(), UISearchBar())
    #expect(field.text == "" && field.becomeFirstResponder())
    field.resignFirstResponder()
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    (bar.text, bar.scopeButtonTitles) = ("cats", ["All", "New"])
    #expect(bar.text == "cats" && bar.selectedScopeButtonIndex == 0)
  }

  @Test func contextMenuContainsItsActions() throws {
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(title: "Item", children: [UIAction(title: "Share") { _ in }])
    })
    let menu = try #require(configuration.actionProvider?([]))
    #expect(menu.title == "Item" && menu.children.map(\.title) == ["Share"])
  }
}
#endif
