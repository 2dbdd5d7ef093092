#if !canImport(UIKit)
import Foundation

/// The program: options in, a table out, and an exit code.
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
    // Measured first, while malloc holds nothing unused that could be filled unseen.
    let memory = names.contains(.memory) ? MemoryRow.measure(plan) : nil
    guard referencesAgree(plan) else { return 1 }
    var isShort = false
    for name in names {
      let finding = memory.flatMap { name == .memory ? $0 : nil } ?? name.measure(plan)
      print(finding.text(name, verdict: plan.verdict(on: name)))
      // A line is to be seen when its row is done, also where the output is a file.
      fflush(nil)
      isShort = isShort || (plan.verdict(on: name) == .counts && !finding.isReached)
    }
    if plan.isSmoke {
      print("smoke: every row ran and the references give the same frames; no speed is proven here")
    }
    BlackHole.close()
    return isShort ? 1 : 0
  }

  private static func printHeader(_ plan: BenchmarkPlan) {
    print("StickyWaterfall benchmarks")
    print("machine     \(Machine.description)")
    print("toolchain   \(Machine.toolchain), \(Machine.isDebug ? "DEBUG build" : "release build")")
    print("sizes       \(plan.description)")
    print(
      """
      method      median (lowest ... highest) of \(plan.rounds) rounds after a warm-up; the sides of \
      a ratio take turns in each round
      floor       asks the delegate for every item and adds up the answers
      textbook    every attributes object made in prepare, linear search, full prepare on each step
      """)
    if Machine.isDebug { print("note        built without optimisation: the ratios mean nothing") }
  }

  private static func referencesAgree(_ plan: BenchmarkPlan) -> Bool {
    let check = ReferenceCheck(plan)
    if let problem = check.firstDifference() {
      print("references  \(problem)")
      return false
    }
    print("references  the same \(check.comparedCount) frames from both layouts, pinned ones too\n")
    return true
  }
}
#endif
