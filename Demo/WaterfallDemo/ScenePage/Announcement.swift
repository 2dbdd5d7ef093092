// The names of notifications are variables in C. SDKs before iOS 18 don't declare them constant,
// and only this file reads one.
@preconcurrency import UIKit

/// A text that VoiceOver speaks when another part of the screen changes.
@MainActor
struct Announcement {
  let text: String

  func speak() {
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
