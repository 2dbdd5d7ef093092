#if !canImport(UIKit)
import Foundation

@MainActor
enum BenchmarkCommand {
  static func run(_ arguments: [String]) -> Int32 {
    do throws(UsageProblem) {
      let options = try BenchmarkOptions(arguments)
      guard !options.showsHelp else {
        print(BenchmarkOptions.usage, terminator: "")
        return 0
      }
      let plan = try BenchmarkPlan(options)
      return run(options, plan)
    } catch {
      FileHandle.standardError.write(Data("Benchmarks: \(error.text)\n".utf8))
      return 2
    }
  }

  private static func run(_ options: BenchmarkOptions, _ plan: BenchmarkPlan) -> Int32 {
    printHeader(plan)
    let names = RowName.allCases.filter { $0 == options.only ?? $0 }
    // Measured first. Later, the layout could reuse unused heap memory unnoticed.
    let memory = !options.showsGrowth && names.contains(.memory) ? MemoryRow.measure(plan) : []
    guard referencesAgree(plan) else { return 1 }
    if options.showsGrowth || plan.isSmoke { GrowthTable(plan).print() }
    var isMissed = false
    for name in options.showsGrowth ? [] : names {
      for finding in name == .memory ? memory : name.measure(plan) {
        print(finding.text(name, showsLimits: !plan.isSmoke))
        isMissed = isMissed || !finding.isMet
      }
      // Flushes after each row, so that the output appears even if it goes to a file.
      fflush(nil)
    }
    if plan.isSmoke {
      print("smoke: every row ran, and the references give the same frames; speed isn't tested")
    }
    BlackHole.close()
    return isMissed && !plan.isSmoke ? 1 : 0
  }

  private static func printHeader(_ plan: BenchmarkPlan) {
    print("StickyWaterfall benchmarks")
    print("machine     \(Machine.description)")
    print("toolchain   \(Machine.toolchain), \(Machine.isDebug ? "DEBUG build" : "release build")")
    print("inputs      \(plan.feed.description)")
    print("            \(plan.catalog.description); headers and footers pinned")
    print(
      """
                  3 columns, 390 x 844 points at scale 2
      method      processor time, median (lowest ... highest) of \(plan.rounds) rounds \
      after a warm-up; the sides of a ratio take turns in each round
      floor       queries every item with one index path for all, and adds up the sizes
      textbook    creates all attributes in prepare, searches linearly, prepares again in each step
      """)
    if Machine.isDebug { print("note        built without optimization: the ratios mean nothing") }
  }

  private static func referencesAgree(_ plan: BenchmarkPlan) -> Bool {
    let check = ReferenceCheck(plan)
    if let problem = check.firstDifference() {
      print("references  \(problem)")
      return false
    }
    print(
      "references  both layouts give the same \(check.comparedCount) frames, pinned ones included\n"
    )
    return true
  }
}
#endif
