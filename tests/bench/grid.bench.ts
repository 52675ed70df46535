/** Grid bench: node tests/bench/grid.bench.ts [rounds]. 100,000 rows of eleven cells next to AG Grid community. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { measure, report, type Work } from "./browser-bench.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const [rounds = 5] = process.argv.slice(2).map(Number);
const frames = 80;
const pacedFrames = 240;

/** Texts of the cells in view by their place, so that both grids are seen to draw the same. */
function cellsInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inView = [...document.querySelectorAll("[role=gridcell]")].flatMap((cell) => {
      const { top, bottom, left, right } = cell.getBoundingClientRect();
      return top > 80 && bottom < 560 && right > 0 && left < innerWidth ? [{ cell, top, left }] : [];
    });
    return inView
      .toSorted((a, b) => a.top - b.top || a.left - b.left)
      .map(({ cell }) => (cell instanceof HTMLElement ? cell.innerText.trim() : ""));
  });
}

const seen: string[][] = [];
/** Half of the frames scroll by a few rows, half leap over a hundred. */
const scroll: Work = async (page) => {
  await page.evaluate(async (count) => {
    const cell = document.querySelector("[role=gridcell]");
    let scroller = cell?.parentElement ?? null;
    while (scroller !== null && scroller.scrollHeight < scroller.clientHeight * 2) scroller = scroller.parentElement;
    if (scroller === null) throw new Error("Nothing scrolls.");
    // A place of its own and not the one that is read: one of the grids sets it back at times.
    let top = 0;
    for (let frame = 0; frame < count; frame += 1) {
      top += frame % 2 === 0 ? 96 : 3200;
      scroller.scrollTop = top;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, frames);
  return frames;
};

/** Both at the same place: which cells are there is compared, outside the measured time. */
const compare: Work = async (page) => {
  await scroll(page);
  // One of them draws in later frames, as it finds time.
  for (let wait = 0; wait < 100 && (await cellsInView(page)).length < 130; wait += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
  seen.push(await cellsInView(page));
  return 1;
};

/** Ms from each frame to the next while the rows scroll, half of the frames by a few rows and half by a hundred. */
const paces: number[][] = [];
const pace: Work = async (page) => {
  const times = await page.evaluate(async (count) => {
    const cell = document.querySelector("[role=gridcell]");
    let scroller = cell?.parentElement ?? null;
    while (scroller !== null && scroller.scrollHeight < scroller.clientHeight * 2) scroller = scroller.parentElement;
    if (scroller === null) throw new Error("Nothing scrolls.");
    const kept: number[] = [];
    let top = 0;
    let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < count; frame += 1) {
      top += frame < count / 2 ? 96 : 3200;
      scroller.scrollTop = top;
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      kept.push(now - last);
      last = now;
    }
    return kept;
  }, pacedFrames);
  paces.push(times);
  return times.length;
};

loadLine();
const variants = ["grid-ours", "grid-ag"];
await measure(variants, compare, 1);
const [ours = [], peer = []] = seen;
const rowsOf = (cells: readonly string[]) => new Set(cells.filter((text) => /^s\d+$/.test(text)));
const both = [...rowsOf(ours)].filter((id) => rowsOf(peer).has(id));
console.log(
  `in view after ${frames} frames from row ${ours[0]} and ${peer[0]}: ${ours.length} and ${peer.length} cells, ${both.length} rows in both`,
);
assert.ok(both.length >= 10, "Both show the same rows.");
const ofRow = (cells: readonly string[], id: string) => cells.slice(cells.indexOf(id), cells.indexOf(id) + 11);
for (const id of both) assert.deepEqual(ofRow(ours, id), ofRow(peer, id), "Both show the same cells.");

report(await measure(variants, scroll, rounds), [
  { of: "stepMs", ours: "grid-ours", peer: "grid-ag", most: 0.5 },
  { of: "mountMs", ours: "grid-ours", peer: "grid-ag", most: 0.9 },
]);

await measure(variants, pace, rounds);
const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
const longShare = (all: readonly number[]) => (100 * all.filter((ms) => ms > 33.4).length) / all.length;
for (const [at, variant] of variants.entries()) {
  const own = paces.filter((_, index) => index % variants.length === at);
  const [ofMedian, ofLong] = at === 0 ? ([17, 10] as const) : ([null, null] as const);
  const note = `${pacedFrames} frames at 100,000 rows, median of ${own.length} rounds`;
  goalLine(
    `${variant}, median frame`,
    { value: middle(own.map(middle)), unit: "ms", goal: ofMedian, better: "less" },
    note,
  );
  goalLine(`${variant}, frames over 33 ms`, {
    value: middle(own.map(longShare)),
    unit: "%",
    goal: ofLong,
    better: "less",
  });
}
