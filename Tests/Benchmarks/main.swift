#if !canImport(UIKit)
import Foundation

exit(BenchmarkCommand.run(Array(CommandLine.arguments.dropFirst())))
#endif
