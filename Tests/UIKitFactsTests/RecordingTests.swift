import Testing

@MainActor
@Suite struct RecordingTests {
  /// `RECORD_UIKIT_FACTS=file swift test --filter UIKitFacts` writes this host's observations.
  @Test func recordingIsWrittenToTheSpecifiedFile() throws {
    let observations = FactScenario.all.map(\.observation)
    #expect(Set(observations.map { $0.fact + $0.name }).count == observations.count)
    guard let path = ProcessInfo.processInfo.environment["RECORD_UIKIT_FACTS"] else { return }
    let recording = Recording(name: Host.name, observations: observations)
    let isFolder = URL(fileURLWithPath: path).hasDirectoryPath
    let file = isFolder ? path + "/\(recording.name).jsonl" : path
    try recording.lines().write(toFile: file, atomically: true, encoding: .utf8)
  }

  @Test func headlessUIKitMatchesRecordingsOfDevices() throws {
    guard Host.isStandIn else { return }
    let present = FactScenario.all.map(\.observation)
    for var recording in try Recording.all(in: Recording.folder) {
      recording.observations.removeAll { $0.name == FactScenario.undeclared.name }
      #expect(recording.differences(from: present) == [])
    }
  }

  private let two = [
    Observation(fact: "1.2", name: "a", observed: ["prepare", "size"]),
    Observation(fact: "4.6", name: "b", observed: ["0 0 100x20"]),
  ]

  @Test func writtenRecordingIsReadBackUnchanged() throws {
    let recording = Recording(name: "host", observations: two)
    #expect(try Recording(name: "host", lines: recording.lines()).observations == two)
    #expect(recording.differences(from: two) == [])
  }

  @Test func recordingComparisonReportsAChangedOrderOfObservations() {
    var other = two
    other[0].observed.reverse()
    #expect(
      Recording(name: "host", observations: two).differences(from: other) == [
        "host: facts 1.2, a: recorded [\"prepare\", \"size\"], here [\"size\", \"prepare\"]"
      ])
  }

  @Test func recordingComparisonReportsMissingScenariosButNotNewScenarios() {
    let recording = Recording(name: "host", observations: two)
    #expect(
      recording.differences(from: [two[0]]) == ["host: facts 4.6, b: no such scenario"])
    #expect(Recording(name: "host", observations: [two[0]]).differences(from: two) == [])
  }

  @Test func filesOfOtherTypesAreNotReadAsRecordings() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("facts-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try Recording(name: "", observations: two).lines()
    for name in ["iOS 13.jsonl", "README.md"] {
      try text.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    #expect(try Recording.all(in: folder).map(\.name) == ["iOS 13"])
  }
}
