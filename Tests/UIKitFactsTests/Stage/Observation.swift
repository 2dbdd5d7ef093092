/// One line of a recording: a host's observation in one scenario.
struct Observation: Codable, Equatable {
  var fact: String
  var name: String
  var observed: [String]
}

/// The observations of one host, stored in `Recordings` as one JSON object on each line.
struct Recording {
  var name: String
  var observations: [Observation]

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Recordings")
  }

  static func all(in folder: URL) throws -> [Recording] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return
      try files
      .filter { $0.pathExtension == "jsonl" }
      .map { file in
        try Recording(
          name: file.deletingPathExtension().lastPathComponent,
          lines: String(contentsOf: file, encoding: .utf8))
      }
      .sorted { $0.name < $1.name }
  }

  init(name: String, observations: [Observation]) {
    (self.name, self.observations) = (name, observations)
  }

  init(name: String, lines: String) throws {
    observations = try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Observation.self, from: Data($0.utf8))
    }
    self.name = name
  }

  func lines() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try observations.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
      .joined()
  }

  /// Returns the differences between this host and the recording, except for new scenarios.
  func differences(from present: [Observation]) -> [String] {
    observations.compactMap { recorded in
      let title = "facts \(recorded.fact), \(recorded.name)"
      guard
        let now = present.first(where: {
          $0.fact == recorded.fact && $0.name == recorded.name
        })
      else { return "\(name): \(title): no such scenario" }
      guard now != recorded else { return nil }
      return "\(name): \(title): recorded \(recorded.observed), here \(now.observed)"
    }
  }
}
