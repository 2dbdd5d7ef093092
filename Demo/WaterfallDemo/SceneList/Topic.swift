import UIKit

/// Scenes that belong together, in a good order to look at them.
@MainActor
struct Topic {
  let title: String
  let scenes: [Scene]
}

extension Topic {
  private static let order = [
    ("Start here", ["swap", "sticky-sections", "collapsing"]),
    ("Columns", ["mixed", "spans", "gallery", "adaptive", "snapping"]),
    ("Changes of the data", ["chat", "changes", "reorder", "layout-switch"]),
  ]

  /// All scenes, and a scene with many sections, like the one that the command creates with
  /// `--data`.
  static let all: [Topic] = {
    var rest = Scene.presets + Gallery.scenes + [collection]
    var topics = order.map { title, ids in
      Topic(title: title, scenes: ids.compactMap { id in rest.first { $0.id == id } })
    }
    rest.removeAll { scene in order.contains { $0.1.contains(scene.id) } }
    topics.append(Topic(title: "More", scenes: rest))
    return topics.filter { !$0.scenes.isEmpty }
  }()

  /// Returns the topics with the scenes that contain every word, or all scenes if there's no word.
  static func matching(_ words: [String]) -> [Topic] {
    all.compactMap { topic in
      let scenes = topic.scenes.filter { scene in
        words.allSatisfy { word in
          [scene.title, scene.explanation].contains {
            $0.localizedCaseInsensitiveContains(word)
          }
        }
      }
      return scenes.isEmpty ? nil : Topic(title: topic.title, scenes: scenes)
    }
  }

  private static var collection: Scene {
    let sections = (1...64).map { room in
      let state = PlayState("items=\(3 + room * room * 7 % 41)")
      return CatalogueSection(title: "Room \(room)", works: state.catalogue.sections[0].works)
    }
    return Scene.data(Catalogue(sections: sections), name: "An invented collection")
  }
}
