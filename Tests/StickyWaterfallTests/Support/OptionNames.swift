@testable import StickyWaterfall

// Shorter names for the types of the options.
typealias ItemPlacement = WaterfallFlowLayout.ItemPlacement
typealias ItemSizing = WaterfallFlowLayout.ItemSizing
typealias PinningScope = WaterfallFlowLayout.PinningScope
typealias ScrollSnapping = WaterfallFlowLayout.ScrollSnapping
typealias UpdateAnimation = WaterfallFlowLayout.UpdateAnimation
