import UIKit

/// Starts the app.
///
/// `SceneDelegate` opens its windows.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Some paintings are too light for white text, so give titles a shadow.
    let titles = UILabel.appearance(whenContainedInInstancesOf: [TileCell.self])
    titles.shadowColor = UIColor.black.withAlphaComponent(0.6)
    titles.shadowOffset = CGSize(width: 0, height: 1)
    return true
  }
}
