import * as fc from "fast-check";
import { expect, test } from "vitest";
import { columnTracks, leastWidth, pinOffsets, selectWidth, widthWithin } from "./column-layout.ts";

const columns = [
  { key: "name", width: 200, grow: 2 },
  { key: "mcc", width: 140, grow: 1 },
  { key: "spend", width: 120 },
];
const untouched = { widths: {}, pins: 1, selectable: false };

test("spare width is shared out, and a resized column keeps its own", () => {
  expect(columnTracks(columns, untouched)).toBe("minmax(200px, 2fr) minmax(140px, 1fr) 120px");
  expect(columnTracks(columns, { ...untouched, widths: { mcc: 300 }, selectable: true })).toBe(
    "44px minmax(200px, 2fr) 300px 120px",
  );
});

test("a column is as wide as the longest word of its title, unless a user narrowed it", () => {
  const titled = [
    { key: "a", width: 60, title: "Rechnungen" },
    { key: "b", width: 200, title: "Land" },
  ];
  expect(columnTracks(titled, untouched)).toBe("minmax(104px, 1fr) 200px");
  expect(leastWidth(titled, { ...untouched, widths: { a: 60 } })).toBe("260px");
});

test("where no column grows, the first takes the remainder", () => {
  const plain = columns.map(({ key, width }) => ({ key, width }));
  expect(columnTracks(plain, untouched)).toBe("minmax(200px, 1fr) 140px 120px");
});

test("each pinned column sticks behind the ones before it, whose widths are fixed", () => {
  const choice = { widths: { name: 120 }, pins: 2, selectable: true };
  expect(pinOffsets(columns, choice)).toEqual([`${selectWidth}px`, `${selectWidth + 120}px`]);
  expect(columnTracks(columns, choice)).toBe("44px 120px minmax(140px, 1fr) 120px");
  expect(leastWidth(columns, choice)).toBe(`${44 + 120 + 140 + 120}px`);
});

test("pinned columns have half of the window at most, each its part of it, so that others are seen next to them", () => {
  const choice = { widths: { name: 800, mcc: 200 }, pins: 2, selectable: true };
  expect(columnTracks(columns, choice)).toBe("44px min(800px, 40vw) min(200px, 10vw) 120px");
  expect(pinOffsets(columns, choice)).toEqual(["44px", "calc(44px + min(800px, 40vw))"]);
  expect(leastWidth(columns, choice)).toBe("calc(164px + min(800px, 40vw) + min(200px, 10vw))");
});

test("no width leaves its bounds, whatever is dragged or written into an address", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (pixels) => {
      const width = widthWithin(pixels);
      expect(Number.isInteger(width) && width >= 48 && width <= 800).toBe(true);
    }),
  );
});
