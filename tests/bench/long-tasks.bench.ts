/**
 * Tasks of the main thread over 50 ms in a walk through five routes, also with the processor four times slower: node
 * tests/bench/long-tasks.bench.ts [walks]. The whole system runs with its seed, as `npm start` would.
 */
import type { BrowserContext } from "@playwright/test";
import { goalLine, loadLine } from "./goal-line.ts";
import { longTasks, type StepTasks } from "./long-tasks.ts";
import { quantile, withSignedIn, type Route } from "./signed-in-browser.ts";

const [walks = 5] = process.argv.slice(2).map(Number);

/** Of several walks the one in the middle, step by step: what else the machine does lengthens now this task, now that. */
async function middleWalk(context: BrowserContext, routes: readonly Route[], slower: number): Promise<StepTasks[]> {
  const all: (readonly StepTasks[])[] = [];
  for (let walk = 0; walk < walks; walk += 1) all.push(await longTasks(context, routes, slower));
  const longest = ({ tasks }: StepTasks) => Math.max(0, ...tasks);
  return (all[0] ?? []).map((first, at) => {
    const walked = all.flatMap((walk) => walk[at] ?? []);
    const middle = quantile(walked.map(longest), 0.5);
    return walked.find((each) => longest(each) === middle) ?? first;
  });
}

function print(steps: readonly StepTasks[]): void {
  for (const { step, tasks } of steps) {
    const words = tasks.length === 0 ? "none" : tasks.map((ms) => ms.toFixed(0)).join(", ");
    console.log(`  ${step.padEnd(30)} ${words}`);
  }
}

loadLine();
await withSignedIn(async ({ context, routes }) => {
  console.log(`tasks over 50 ms after a page is drawn, ms; of ${walks} walks the one in the middle`);
  const steps = await middleWalk(context, routes, 1);
  print(steps);
  const value = steps.flatMap(({ tasks }) => tasks).length;
  goalLine("how many of them", { value, unit: "tasks", goal: 0, better: "less" });
  console.log("the same with the processor four times slower");
  const slow = await middleWalk(context, routes, 4);
  print(slow);
  const longest = Math.max(0, ...slow.flatMap(({ tasks }) => tasks));
  goalLine("longest of them", { value: longest, unit: "ms", goal: 100, better: "less" });
});
