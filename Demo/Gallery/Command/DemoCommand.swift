#if !canImport(UIKit)
import Foundation

/// The command, which reads the options, lays out the scenes, and writes the page.
@MainActor
enum DemoCommand {
  /// Runs the command with the arguments after the program's name, and returns the exit code.
  ///
  /// If an error occurs that the caller can fix, this method passes one line to `complain`, and
  /// returns 2.
  static func run(
    _ arguments: [String], tell: (String) -> Void = { print($0) },
    complain: (String) -> Void = { say($0) }
  ) -> Int32 {
    do {
      let options = try DemoOptions(arguments)
      if options.showsHelp {
        tell(DemoOptions.usage)
      } else if let pictures = options.pictures {
        try draw(into: pictures, tell)
      } else {
        try write(options, tell)
      }
      return 0
    } catch {
      complain("\(error as? DemoError ?? DemoError("\(error)"))")
      return 2
    }
  }

  /// Prints a line on standard error, so that standard output has only the result.
  nonisolated static func say(_ line: String) {
    FileHandle.standardError.write(Data("Demo: \(line)\n".utf8))
  }

  /// Does some work, and prints a line every eight seconds, so that the command is never silent.
  nonisolated static func sayingThatItRuns<Result>(
    _ line: String, _ work: () throws -> Result
  ) rethrows -> Result {
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 8, repeating: 8)
    timer.setEventHandler { say(line) }
    timer.resume()
    defer { timer.cancel() }
    return try work()
  }

  private static func write(_ options: DemoOptions, _ tell: (String) -> Void) throws {
    let folder = try OutputFolder(options.output)
    let scenes = try scenes(options)
    let isWhole = options.data == nil
    say(plan(folder.path, scenes: scenes.count, isWhole: isWhole))
    let module = isWhole ? LiveModule.make() : nil
    if let module, let absence = LiveScene(module).absence { say(absence) }
    let isPublished = options.site != nil || options.repository != nil
    let records = scenes.map { scene in
      say("recording “\(scene.title)”")
      return SceneRecorder(scene: scene).record()
    }
    if isWhole { say("recording the presets") }
    let starts = isWhole ? Preset.all.map { PresetRecord($0) } : []
    let links = PageLinks(repository: options.repository, output: options.output)
    let page = GalleryPage(
      scenes: records, starts: starts,
      live: module.map { LiveScene($0, isPublished: isPublished) }, links: links, site: options.site
    )
    try folder.write([("index.html", Data(try page.html().utf8))])
    if options.site != nil {
      try folder.write([(GalleryPage.picture, Data(PackageResources.share_png))])
    }
    tell("Open \(folder.path)/index.html in a browser.")
  }

  /// Returns what the command will do, so that the reader needn't wait to know it.
  private static func plan(_ path: String, scenes: Int, isWhole: Bool) -> String {
    guard isWhole else { return "writing \(path)/index.html" }
    let start = "writing \(path)/index.html, with recordings of \(scenes) scenes and "
    let presets = "\(Preset.all.count) presets"
    do {
      _ = try EmbeddedToolchain()
      return start + presets + ", and with the layout engine as WebAssembly"
    } catch {
      return start + presets + ", but without the layout engine, which only some toolchains make"
    }
  }

  private static func draw(into path: String, _ tell: (String) -> Void) throws {
    let folder = try OutputFolder(path, option: "--pictures")
    let files = try PictureSet.files()
    try folder.write(files)
    for file in files { tell("\(path)/\(file.name)  \((file.content.count + 500) / 1000) kB") }
  }

  private static func scenes(_ options: DemoOptions) throws -> [Scene] {
    guard let file = options.data else { return Gallery.scenes }
    let catalogue = try Catalogue(csvFile: file)
    return [.data(catalogue, name: URL(fileURLWithPath: file).lastPathComponent)]
  }
}
#endif
