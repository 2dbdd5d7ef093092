import UIKit

/// Starts the app, whose windows `SceneDelegate` opens.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Without it, some paintings are too light for white text.
    let titles = UILabel.appearance(whenContainedInInstancesOf: [TileCell.self])
    titles.shadowColor = UIColor.black.withAlphaComponent(0.6)
    titles.shadowOffset = CGSize(width: 0, height: 1)
    return true
  }
}
