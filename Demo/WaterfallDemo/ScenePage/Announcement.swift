// In C, the names of notifications are variables, and SDKs before iOS 18 don't declare them
// constant. `@preconcurrency` allows Swift code to read them. Only this file reads such a name.
@preconcurrency import UIKit

/// A text that VoiceOver speaks when another part of the screen changes.
@MainActor
struct Announcement {
  let text: String

  func speak() {
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
