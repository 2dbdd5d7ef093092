// The names of notifications are variables in C; SDKs before that of iOS 18 do not say that nobody
// changes them, and this is the one place that reads one.
@preconcurrency import UIKit

/// Words that VoiceOver speaks when something changes elsewhere on the screen.
@MainActor
struct Announcement {
  let text: String

  func speak() {
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
