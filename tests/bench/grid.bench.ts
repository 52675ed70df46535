/** Grid bench: node tests/bench/grid.bench.ts [rounds]. 100,000 rows of eleven cells beside AG Grid community. */
import { measure, report, type Work } from "./browser-bench.ts";

const [rounds = 3] = process.argv.slice(2).map(Number);
const frames = 80;

/** Half of the frames scroll by a few rows, half leap over a hundred. */
const scroll: Work = async (page) => {
  await page.evaluate(async (count) => {
    const cell = document.querySelector("[role=gridcell]");
    let scroller = cell?.parentElement ?? null;
    while (scroller !== null && scroller.scrollHeight < scroller.clientHeight * 2) scroller = scroller.parentElement;
    if (scroller === null) throw new Error("Nothing scrolls.");
    for (let frame = 0; frame < count; frame += 1) {
      scroller.scrollTop += frame % 2 === 0 ? 96 : 3200;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, frames);
  return frames;
};

const measured = await measure(["grid-ours", "grid-ag"], scroll, rounds);
report(measured, [
  { of: "stepMs", ours: "grid-ours", peer: "grid-ag", most: 0.5 },
  { of: "mountMs", ours: "grid-ours", peer: "grid-ag", most: 0.9 },
]);
