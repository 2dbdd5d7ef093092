/// Frames that programs measured on real UIKit, with their inputs.
extension RecordedFlow {
  package static let all = measured + dumped

  // Source: https://github.com/Vercantez/openuikit, Tests/OpenUIKitTests/CollectionViewTests.swift
  // at faccec8 and Tools/oracle/flowprobe/main.swift at 644247f: iOS 26 on Mac Catalyst, 2x. The
  // delegate returned the sizes, and in Z the layout specified those of X.
  private static let measured: [RecordedFlow] = [
    .init(
      "13.1", "A: alone in the last row, an item leads where three fit", [7], in: (375, 400),
      size: (100, 60),
      shows: [
        "0.0": "0 0 100x60", "0.1": "137.5 0 100x60", "0.2": "275 0 100x60", "0.3": "0 70 100x60",
        "0.5": "275 70 100x60", "0.6": "0 140 100x60", "content height": "200",
      ]),
    .init(
      "13.1", "B: so it does inside an inset", [7], in: (375, 400), size: (100, 60),
      inset: (8, 16, 8, 16),
      shows: [
        "0.0": "16 8 100x60", "0.1": "137.5 8 100x60", "0.2": "259 8 100x60",
        "0.6": "16 148 100x60", "content height": "216",
      ]),
    .init(
      "13.4", "C: three items that fit exactly share a row", [5], in: (375, 400), size: (115, 50),
      spacing: (12, 15),
      shows: [
        "0.0": "0 0 115x50", "0.1": "130 0 115x50", "0.2": "260 0 115x50", "0.3": "0 62 115x50",
        "0.4": "130 62 115x50", "content height": "112",
      ]),
    .init(
      "13.5", "D: headers and footers ignore the inset of their section", [3, 2], in: (375, 400),
      size: (80, 40), inset: (4, 12, 6, 12), header: 30, footers: [20, 20],
      shows: [
        "0.0": "12 34 80x40", "0.1": "102.5 34 80x40", "0.2": "192.5 34 80x40",
        "1.0": "12 134 80x40", "1.1": "102.5 134 80x40", "header 0": "0 0 375x30",
        "header 1": "0 100 375x30", "footer 0": "0 80 375x20", "footer 1": "0 180 375x20",
        "content height": "200",
      ]),
    .init(
      "13.1", "E: scrolling sideways, the last of a column leads", [7], in: (375, 220),
      size: (90, 70), inset: (8, 12, 8, 12), isHorizontal: true,
      shows: [
        "0.0": "12 8 90x70", "0.1": "12 142 90x70", "0.2": "112 8 90x70", "0.5": "212 142 90x70",
        "0.6": "312 8 90x70", "content width": "414", "content height": "220",
      ]),
    .init(
      "13.5", "F: scrolling sideways, headers and footers stand upright", [3, 2], in: (375, 200),
      size: (90, 70), inset: (8, 12, 8, 12), header: 40, footers: [20, 20], isHorizontal: true,
      shows: [
        "0.0": "52 8 90x70", "0.1": "52 122 90x70", "0.2": "152 8 90x70", "1.0": "326 8 90x70",
        "1.1": "326 122 90x70", "header 0": "0 0 40x200", "header 1": "274 0 40x200",
        "footer 0": "254 0 20x200", "footer 1": "428 0 20x200", "content width": "448",
      ]),
    .init(
      "13.2", "G: items wider than their room are centered, the last one too", [3], in: (200, 300),
      size: (250, 40), spacing: (6, 6),
      shows: [
        "0.0": "-25 0 250x40", "0.1": "-25 46 250x40", "0.2": "-25 92 250x40",
        "content height": "132",
      ]),
    .init(
      "13.1", "K: alone in the last row, an item is centered where only one fits", [2],
      in: (200, 300), size: (150, 40), spacing: (6, 10),
      shows: [
        "0.0": "25 0 150x40", "0.1": "25 46 150x40",
      ]),
    .init(
      "13.1", "H: four of six in the only row have the gap of six", [4], in: (375, 300),
      size: (50, 50),
      shows: [
        "0.0": "0 0 50x50", "0.1": "65 0 50x50", "0.2": "130 0 50x50", "0.3": "195 0 50x50",
      ]),
    .init(
      "13.1", "L: an item alone in its section leads where two fit", [1], in: (200, 300),
      size: (90, 40), spacing: (6, 10),
      shows: [
        "0.0": "0 0 90x40"
      ]),
    .init(
      "13.5", "N: a footer without a header", [2], in: (375, 300), size: (80, 40), footers: [12],
      shows: [
        "0.0": "0 0 80x40", "0.1": "98.5 0 80x40", "header 0": "none", "footer 0": "0 40 375x12",
        "content height": "52",
      ]),
    .init(
      "13.3", "I: origins are rounded up to pixels, sizes and the running position are not", [6],
      in: (375, 300), size: (111.5, 44.25), spacing: (8, 7), inset: (5, 9, 5, 9),
      shows: [
        "0.0": "9 5 111.5x44.25", "0.1": "132 5 111.5x44.25", "0.2": "254.5 5 111.5x44.25",
        "0.3": "9 57.5 111.5x44.25", "0.5": "254.5 57.5 111.5x44.25", "content height": "106.5",
      ]),
    .init(
      "13.5", "J: an empty section keeps its header, insets and footer", [1, 0, 1], in: (375, 300),
      size: (80, 40), inset: (4, 12, 6, 12), header: 30, footers: [20, 20, 20],
      shows: [
        "2.0": "12 194 80x40", "header 1": "0 100 375x30", "header 2": "0 160 375x30",
        "footer 1": "0 140 375x20", "content height": "260",
      ]),
    .init(
      "13.2", "M: unequal items: full rows are justified and centered across, the last leads", [6],
      in: (375, 400), sizes: [[(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)]],
      spacing: (10, 8), inset: (5, 10, 5, 10),
      shows: [
        "0.0": "10 12.5 120x40", "0.1": "152.5 5 100x55", "0.2": "275 12.5 90x40",
        "0.3": "10 75 200x30", "0.4": "305 70 60x40", "0.5": "10 120 150x40",
        "content height": "165",
      ]),
    .init(
      "13.1", "Q/AA: one unequal height in the last row brings the least gap", [4], in: (375, 400),
      sizes: [[(80, 40), (80, 90), (80, 40), (80, 40)]],
      shows: [
        "0.0": "0 25 80x40", "0.1": "90 0 80x90", "0.2": "180 25 80x40", "0.3": "270 25 80x40",
        "content height": "90",
      ]),
    .init(
      "13.1", "AB: unequal widths in the last row bring the least gap", [3], in: (375, 300),
      sizes: [[(80, 40), (100, 40), (60, 40)]],
      shows: [
        "0.0": "0 0 80x40", "0.1": "90 0 100x40", "0.2": "200 0 60x40",
      ]),
    .init(
      "13.1", "X/Z: four equal sizes have the gap of a full row", [4], in: (375, 300),
      sizes: [[(80, 40), (80, 40), (80, 40), (80, 40)]],
      shows: [
        "0.0": "0 0 80x40", "0.1": "98.5 0 80x40", "0.2": "196.5 0 80x40", "0.3": "295 0 80x40",
      ]),
    .init(
      "13.1", "AD: the last row is equal whatever the rows before are", [5], in: (375, 300),
      sizes: [[(80, 40), (80, 90), (80, 40), (80, 40), (80, 40)]],
      shows: [
        "0.0": "0 25 80x40", "0.1": "98.5 0 80x90", "0.3": "295 25 80x40", "0.4": "0 100 80x40",
        "content height": "140",
      ]),
    .init(
      "13.1", "AE: the last row is equal whatever other sections are", [3, 3], in: (375, 400),
      sizes: [[(80, 40), (80, 40), (80, 40)], [(80, 40), (80, 90), (80, 40)]],
      shows: [
        "0.1": "98.5 0 80x40", "0.2": "196.5 0 80x40", "1.0": "0 65 80x40", "1.1": "90 40 80x90",
        "1.2": "180 65 80x40", "content height": "130",
      ]),
  ]

  // Source: the same repository, dumps of view trees under golden/collection_flow_grid,
  // collection_sections, collection_horizontal, uikit/golden/collection_flow_lines at 48ee4627,
  // collection_flow_3col_2x at 4f9451af, equal on Catalyst 26.1 and an iOS 26 simulator. The last
  // one is uikit/Tools/oracle2/flowlayoutprobe/transcript-ios26.1.txt at ffa7f286.
  private static let dumped: [RecordedFlow] = [
    .init(
      "13.1", "golden grid: two in the last row have the gap of the three above", [8],
      in: (375, 480), size: (100, 100), spacing: (12, 12), inset: (16, 16, 16, 16),
      shows: [
        "0.0": "16 16 100x100", "0.1": "137.5 16 100x100", "0.2": "259 16 100x100",
        "0.3": "16 128 100x100", "0.4": "137.5 128 100x100", "0.5": "259 128 100x100",
        "0.6": "16 240 100x100", "0.7": "137.5 240 100x100",
      ]),
    .init(
      "13.5", "golden sections: sections of three, none and five items", [3, 0, 5], in: (375, 472),
      size: (80, 64), inset: (6, 16, 12, 16), header: 30, footers: [24, 24, 0],
      shows: [
        "0.0": "16 36 80x64", "0.1": "147.5 36 80x64", "0.2": "279 36 80x64", "2.0": "16 244 80x64",
        "2.1": "147.5 244 80x64", "2.2": "279 244 80x64", "2.3": "16 318 80x64",
        "2.4": "147.5 318 80x64", "header 0": "0 0 375x30", "header 1": "0 136 375x30",
        "header 2": "0 208 375x30", "footer 0": "0 112 375x24", "footer 1": "0 184 375x24",
      ]),
    .init(
      "13.5", "golden horizontal: headers stand upright", [4, 2], in: (375, 240), size: (96, 72),
      spacing: (12, 10), inset: (10, 14, 10, 14), header: 44, isHorizontal: true,
      shows: [
        "0.0": "58 10 96x72", "0.1": "58 158 96x72", "0.2": "166 10 96x72", "0.3": "166 158 96x72",
        "1.0": "334 10 96x72", "1.1": "334 158 96x72", "header 0": "0 0 44x240",
        "header 1": "276 0 44x240",
      ]),
    .init(
      "13.1", "golden lines: each section's last row is judged by its own items", [11, 5],
      in: (375, 480),
      sizes: [
        Array(repeating: (84, 56), count: 11),
        [(200, 44), (70, 60), (120, 44), (90, 80), (110, 44)],
      ], spacing: (18, 14), inset: (10, 12, 10, 12),
      shows: [
        "0.0": "12 10 84x56", "0.1": "145.5 10 84x56", "0.2": "279 10 84x56", "0.3": "12 84 84x56",
        "0.6": "12 158 84x56", "0.9": "12 232 84x56", "0.10": "145.5 232 84x56",
        "1.0": "12 316 200x44", "1.1": "293 308 70x60", "1.2": "12 404 120x44",
        "1.3": "146 386 90x80", "1.4": "250 404 110x44",
      ]),
    .init(
      "13.3", "golden three columns: the middle one is rounded up", [6], in: (375, 480),
      size: (100, 100), spacing: (8, 8), inset: (12, 20, 12, 20),
      shows: [
        "0.0": "20 12 100x100", "0.1": "137.5 12 100x100", "0.2": "255 12 100x100",
        "0.3": "20 120 100x100", "0.4": "137.5 120 100x100", "0.5": "255 120 100x100",
      ]),
    .init(
      "13.1", "logged subclass: alone in the last of four rows, an item leads", [7], in: (320, 200),
      size: (100, 40), spacing: (5, 10), inset: (10, 10, 10, 10),
      shows: [
        "0.0": "10 10 100x40", "0.1": "210 10 100x40", "0.6": "10 145 100x40",
        "content width": "320", "content height": "195",
      ]),
  ]
}
