"""Reads demangled arm64 assembly of the product; see check-item-loop, which makes it."""

import re
import sys

LOOKUP = "L_selector(respondsToSelector:)"
# Where methods are looked up: once a pass, once a section, or of a data source.
MAY_LOOK_UP = re.compile(r"StickyWaterfall\.(DelegateCalls|ItemMethods\.init\(|\S+\(isUpToDate )")
# What runs for every item, inlined or not, and the thunks through which a looked-up method is called.
FOR_EVERY_ITEM = re.compile(r"ItemMeasure|StatedItems|ItemMethods\.|\.layOut\(|\.layOut |layOutAutomatically"
                            r"|\.measureAgain|reabstraction thunk|^_?partial apply")
BEFORE_THE_LOOP = re.compile(r"ItemMethods\.init\(|metadata|outlined|value witness|destroy|deinit")
SLOW = re.compile(r"\bbl?\s+.*(swift_dynamicCast|swift_conformsToProtocol|_arrayForceCast"
                  r"|ItemMethods\.init\(|DelegateCalls\.\w+\(inSection)")


def functions(text):
    """The lines of each function by its name; local labels are part of the function around them."""
    name, found = None, {}
    for line in text.split("\n"):
        label = re.match(r'^"?_?(?!L|l_|Lloh)(\S.*?)"?:\s*(;.*)?$', line)
        if label and not line.startswith((";", "\t", " ", "L")):
            name = label[1]
        if name:
            found.setdefault(name, []).append(line)
    return found


def breaches(text):
    found = functions(text)
    asking = [name for name in found
              if FOR_EVERY_ITEM.search(name) and not BEFORE_THE_LOOP.search(name)]
    looks_up_sizes = any("sizeForItemAtIndexPath:" in line for name, lines in found.items()
                         if "ItemMethods.init(" in name for line in lines)
    if len(asking) < 5 or not looks_up_sizes:
        yield "the loop over items was not found in the assembly"
    for name, lines in found.items():
        code = [line for line in lines if line.startswith("\t")]
        if any(LOOKUP in line and "adrp" in line for line in code) and not MAY_LOOK_UP.search(name):
            yield f"a method of the delegate is looked up in {name}"
        if name in asking:
            yield from (f"{line.strip()} in {name}" for line in code if SLOW.search(line))


def self_test():
    lookup = f'\tadrp\tx8, "{LOOKUP}"@PAGE\n'
    sizes = '\tadrp\tx8, "L_selector(collectionView:layout:sizeForItemAtIndexPath:)"@PAGE\n'
    sound = f"_StickyWaterfall.ItemMethods.init(_: StickyWaterfall.DelegateCalls): ; @x\n{lookup}{sizes}"
    sound += f"_StickyWaterfall.DelegateCalls.inset(inSection: Swift.Int): ; @x\n{lookup}"
    for member in ("callAsFunction", "input", "statement", "size", "estimate"):
        sound += f"_StickyWaterfall.ItemMeasure.{member}(): ; @x\n\tblr\tx8\n"
    assert list(breaches(sound)) == [], list(breaches(sound))
    loop = "_StickyWaterfall.ItemMeasure.size(ofItem: Swift.Int): ; @x\nLBB0_1:\n"
    for line in (lookup, "\tbl\t_swift_dynamicCast\n", "\tbl\t_swift_conformsToProtocol\n",
                 "\tbl\tStickyWaterfall.DelegateCalls.inset(inSection: Swift.Int)\n"):
        assert len(list(breaches(sound + loop + line))) == 1, line
    assert list(breaches("")) == ["the loop over items was not found in the assembly"]


if sys.argv[1] == "--self-test":
    self_test()
else:
    with open(sys.argv[1], encoding="utf-8") as assembly:
        wrong = list(breaches(assembly.read()))
    for line in wrong:
        print(f"check-item-loop: {line}")
    sys.exit(1 if wrong else 0)
