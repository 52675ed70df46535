/**
 * Predictions: 50,000 suppliers by a model of 40 columns in workerd, one object with its store; and in Node, with the
 * product's own code and turns, one fit of 100,000 labelled suppliers in 40 columns and the whole proof of them. Run by
 * `npm run bench -- prediction`.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Turns, type InParts } from "@paygauge/api-types/turns/turns";
import { allFeatures, madeRows } from "../../origin/src/prediction/model/made-set.fixture.ts";
import { fitRows, prove } from "../../origin/src/prediction/model/proof.ts";
import { labelledSet, type TrainingRow } from "../../origin/src/prediction/model/training-set.ts";
import { startBareWorker, untilAnswers } from "../support/bare-worker.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const predicted = 50_000;
const labelled = 100_000;
const settings = { features: allFeatures, c: 1, seed: 3 };
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const liveMb = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

async function measurePredictions(): Promise<void> {
  const worker = await startBareWorker({
    name: "predictions",
    main: "origin/src/support/prediction-bench-worker.ts",
    objects: { BENCH_PREDICTIONS: "BenchPredictions" },
  });
  try {
    await untilAnswers("The object", async () => (await fetch(worker.address)).ok);
    for (let from = 0; from < predicted; from += 5000) {
      const filled = await fetch(`${worker.address}/fill?from=${from}&count=5000`);
      if (!filled.ok) throw new Error(`${filled.status} ${await filled.text()}`);
    }
    const times: { whole: number; cpu: number }[] = [];
    for (let n = 0; n < 7; n += 1) {
      const [began, spent] = [performance.now(), worker.cpuMs()];
      const answer = await fetch(`${worker.address}/predict`);
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      const { known } = (await answer.json()) as { known: number };
      if (known !== predicted) throw new Error(`${known} of ${predicted} were predicted.`);
      times.push({ whole: performance.now() - began, cpu: worker.cpuMs() - spent });
    }
    const middle = (of: "whole" | "cpu") => times.map((each) => each[of]).toSorted((a, b) => a - b)[3] ?? Number.NaN;
    const what = `${predicted} suppliers predicted with their reasons, median of 7`;
    goalLine(what, { value: middle("whole"), unit: "ms", goal: 1000, better: "less" });
    goalLine("  of it on a processor", { value: middle("cpu"), unit: "ms CPU", goal: 1000, better: "less" });
    goalLine("  the first", { value: times[0]?.whole ?? Number.NaN, unit: "ms", goal: null, better: "less" });
  } finally {
    await worker.end();
  }
}

/** Rows that give 40 columns: 18 industries, 9 countries, 4 legal forms, 4 numbers and 5 payment methods. */
const rowsOf40 = (): TrainingRow[] =>
  madeRows({ rows: labelled }).map((row, at) => ({
    ...row,
    industry: `${row.industry} ${at % 3}`,
    country: `${row.country}${(at >> 2) % 3}`,
  }));

/** Processor time of this thread, ms: what else the machine does makes a turn no longer. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Worked<T> {
  readonly value: T;
  readonly cpuSeconds: number;
  /** Longest turns first, ms of processor time between two hand-overs. */
  readonly turns: readonly number[];
  /** The most that was live at a look, MB. */
  readonly live: number;
}

/** Does work turn by turn as a training does. `looks`: looks at what is live at every so many turns. */
async function worked<T>(parts: InParts<T>, looks: number): Promise<Worked<T>> {
  const turns = new Turns("modelRows");
  const times: number[] = [];
  const began = process.cpuUsage();
  let [since, live, looked, given] = [threadMs(), 0, 0, 0];
  for (;;) {
    const part = parts.next();
    if (part.done === true) {
      const { user, system } = process.cpuUsage(began);
      const cpuSeconds = (user + system) / 1e6 - looked;
      return { value: part.value, cpuSeconds, turns: times.toSorted((a, b) => b - a), live };
    }
    if (!turns.isOver(part.value)) continue;
    times.push(threadMs() - since);
    given += 1;
    if (given % looks === 0) {
      const before = process.cpuUsage();
      live = Math.max(live, liveMb());
      const { user, system } = process.cpuUsage(before);
      looked += (user + system) / 1e6;
    }
    await turns.next();
    since = threadMs();
  }
}

function tell(what: string, { cpuSeconds, turns, live }: Worked<unknown>, atRest: number, goal: number): void {
  const share = turns.filter((ms) => ms <= 25).length / Math.max(1, turns.length);
  goalLine(what, { value: cpuSeconds, unit: "CPU s", goal, better: "less" });
  goalLine("  live, with its rows", { value: live - atRest, unit: "MB", goal: 128, better: "less" });
  const note = `${turns.length} turns, the longest ${(turns[0] ?? 0).toFixed(0)} ms`;
  goalLine("  turns of at most 25 ms", { value: 100 * share, unit: "%", goal: null, better: "more" }, note);
  const nearly = turns[Math.floor(turns.length / 1000)] ?? 0;
  goalLine("  turns, p99.9", { value: nearly, unit: "ms", goal: 25, better: "less" });
}

loadLine();
await measurePredictions();
const atRest = liveMb();
const set = await worked(labelledSet(rowsOf40()), 1000);
const all = Uint32Array.from(set.value.labels.keys());
const fit = await worked(fitRows(set.value, all, settings), 20);
tell(`one fit of ${labelled} suppliers in ${fit.value.encoding.length} columns`, fit, atRest, 60);
const proof = await worked(
  prove(set.value, settings, () => undefined),
  200,
);
tell("the whole proof of them", proof, atRest, 900);
