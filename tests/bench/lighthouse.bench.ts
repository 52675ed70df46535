/**
 * Lighthouse of five routes, signed in, on a desktop and on a phone: node tests/bench/lighthouse.bench.ts [runs]. The whole
 * system runs with its seed, as `npm start` would.
 */
import { goalLine, loadLine } from "./goal-line.ts";
import { categories, look, type Look, type Preset } from "./lighthouse-look.ts";
import { quantile, withSignedIn, type Route } from "./signed-in-browser.ts";

const [runs = 5] = process.argv.slice(2).map(Number);
/** The pages measured on each; on a phone the other two are the same pages' and need no second look. */
const goals = {
  desktop: { performance: 97, accessibility: 100, "best-practices": 100 },
  mobile: { performance: 90, accessibility: null, "best-practices": null },
} as const;

const middle = (all: readonly number[]): number => quantile(all, 0.5);

async function lookAt([name, address]: Route, port: number, preset: Preset): Promise<Look[]> {
  const looks: Look[] = [];
  for (let run = 0; run < runs; run += 1) looks.push(await look(address, port, preset));
  const of = (pick: (one: Look) => number) => middle(looks.map(pick));
  const note = `largest paint ${of((one) => one.paint).toFixed(0)} ms, blocking ${of((one) => one.blocking).toFixed(0)} ms, shift ${of((one) => one.shift).toFixed(3)}`;
  for (const category of categories) {
    const goal = goals[preset][category];
    if (goal === null) continue;
    const value = of((one) => one.scores[category]);
    const isFirst = category === "performance";
    const what = `${preset}, ${name}, ${category}, median of ${runs}`;
    goalLine(what, { value, unit: "points", goal, better: "more" }, isFirst ? note : "");
  }
  for (const finding of new Set(looks.flatMap((one) => one.findings))) console.log(`  ${finding}`);
  return looks;
}

loadLine();
await withSignedIn(async ({ debugPort, routes }) => {
  console.log(`Lighthouse ${(await import("lighthouse/package.json", { with: { type: "json" } })).default.version}`);
  for (const route of routes) await lookAt(route, debugPort, "desktop");
  const phone: Look[] = [];
  for (const route of routes) phone.push(...(await lookAt(route, debugPort, "mobile")));
  goalLine("mobile, largest paint, p75 of all runs", {
    value: quantile(
      phone.map((one) => one.paint),
      0.75,
    ),
    unit: "ms",
    goal: 2000,
    better: "less",
  });
});
