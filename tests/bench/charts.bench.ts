/**
 * Charts bench: node tests/bench/charts.bench.ts [rounds]. 4,283 bars next to visx with an element per bar and
 * recharts.
 */
import { measure, report, type Work } from "./browser-bench.ts";
import { loadLine } from "./goal-line.ts";

const [rounds = 7] = process.argv.slice(2).map(Number);
const moves = 20;

const hover: Work = async (page) => {
  for (let move = 0; move < moves; move += 1) await page.mouse.move(120 + move * 50, 180);
  return moves;
};

loadLine();
const measured = await measure(["bars-ours", "bars-visx", "bars-recharts"], hover, rounds);
report(measured, [
  { of: "mountMs", ours: "bars-ours", peer: "bars-visx", most: 0.4 },
  { of: "mountMs", ours: "bars-ours", peer: "bars-recharts", most: 0.05 },
]);
