/* The holes of a layout: what the items of a section leave free, with the spacing around the items. */
/* Holes that are thinner than this are invisible, in points. */
const LEAST_HOLE = 3;

/* Returns the frames of the holes. */
function holesOf(recording) {
  const { margins, itemRanges, viewport, main } = recording;
  const [top, leading, bottom, trailing, line, gap] = margins;
  const across = main === 1 ? [leading, viewport[0] - trailing] : [top, viewport[1] - bottom];
  return itemRanges.flatMap(([start, end], section) => {
    const items = recording.framesOf(section).map((frame) => (
      { along: frame[main], length: frame[2 + main], across: frame[1 - main], breadth: frame[3 - main] }))
      .filter(({ length, breadth }) => length > 0 && breadth > 0);
    return freeAreas(items, [start, end], across, line, gap).map(({ from, to, side, end: far }) => (
      main === 1 ? [side, from, far - side, to - from] : [from, side, to - from, far - side]));
  });
}

/* Returns the free rectangles of a section. Between two places where an item starts or ends, the free intervals
   across the scroll direction don't change. A rectangle goes on while its interval stays free. */
function freeAreas(items, [start, end], across, line, gap) {
  const edges = items.flatMap(({ along, length }) => [along - line, along + length + line])
    .filter((edge) => edge > start && edge < end);
  const places = [...new Set([start, ...edges, end].map((edge) => Math.round(edge * 64) / 64))].sort((a, b) => a - b);
  const columns = columnsOf(items);
  const [waiting, done] = [[...items].sort((a, b) => a.along - b.along), []];
  let [near, open] = [[], new Map()];
  for (let k = 1; k < places.length; k += 1) {
    const [from, to] = [places[k - 1], places[k]];
    const middle = (from + to) / 2;
    while (waiting.length > 0 && waiting[0].along - line < middle) near.push(waiting.shift());
    near = near.filter(({ along, length }) => along + length + line > middle);
    const next = new Map();
    for (const [side, far] of columns ? freeColumns(columns, near) : freeIntervals(near, across, gap)) {
      const name = `${Math.round(side)} ${Math.round(far)}`;
      const area = open.get(name) ?? { from, side, end: far };
      next.set(name, Object.assign(area, { to }));
    }
    for (const [name, area] of open) if (!next.has(name)) done.push(area);
    open = next;
  }
  return [...done, ...open.values()].filter(({ from, to, side, end: far }) => to - from >= LEAST_HOLE && far - side >= LEAST_HOLE);
}

/* Returns the columns of a section whose items are equally wide, or `null`. */
function columnsOf(items) {
  const breadth = items[0]?.breadth;
  if (items.some((item) => Math.abs(item.breadth - breadth) > 0.5)) return null;
  const sides = items.map((item) => item.across).sort((a, b) => a - b);
  const columns = sides.filter((side, k) => k === 0 || side - sides[k - 1] > 0.5).map((side) => [side, side + breadth]);
  return columns.every(([side], k) => k === 0 || side > columns[k - 1][1] - 0.5) ? columns : null;
}

function freeColumns(columns, items) {
  return columns.filter(([side, far]) => items.every((item) => item.across + item.breadth < side + 1 || item.across > far - 1));
}

/* Returns the intervals that no item covers, at least the spacing away from each item. */
function freeIntervals(items, [first, last], gap) {
  const free = [];
  let side = first;
  for (const { across, breadth } of [...items].sort((a, b) => a.across - b.across)) {
    if (across - gap > side) free.push([side, across - gap]);
    side = Math.max(side, across + breadth + gap);
  }
  return last > side ? [...free, [side, last]] : free;
}
