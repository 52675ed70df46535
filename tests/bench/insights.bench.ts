/**
 * One issuer's insights across jobs alone: in workerd, one object with its store, asked over HTTP. 1,000 jobs of 50,000
 * suppliers over 500,000 companies: the update of one job, and questions by every dimension under different slicers.
 * Run by `npm run bench -- insights`.
 */
import { insightDimensions, slicerValues } from "@paygauge/api-types/entities/insights";
import { startBareWorker, untilAnswers } from "../support/bare-worker.ts";
import { goalLine, loadLine } from "./goal-line.ts";
import { quantile } from "./signed-in-browser.ts";

const [jobs = 1000] = process.argv.slice(2).map(Number);
const [suppliers, companies] = [50_000, 500_000];

const worker = await startBareWorker({
  name: "insights",
  main: "origin/src/support/insights-bench-worker.ts",
  objects: { BENCH_INSIGHTS: "BenchInsights" },
});

async function post(path: string, body?: object): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${worker.address}${path}`, { method: "POST", ...sent });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** How long a call takes, ms, and how long the object works on it. */
async function timed(call: () => Promise<unknown>): Promise<{ readonly ms: number; readonly cpu: number }> {
  const [began, spent] = [performance.now(), worker.cpuMs()];
  await call();
  return { ms: performance.now() - began, cpu: worker.cpuMs() - spent };
}

const sent = { jobId: `j${jobs}`, run: "r1" };
const runs = [...Array.from({ length: jobs }, (_, at) => ({ jobId: `j${at}`, run: "r1" })), sent];
const question = (run: string, dimension: string, slicers: object = {}) => ({
  runs: runs.map((each) => (each.jobId === sent.jobId ? { ...each, run } : each)),
  factors: { GBP: 1 },
  dimension,
  slicers,
});
const ask = async (body: object): Promise<void> => void (await (await post("/ask", body)).text());

/** Slicers that differ from question to question. */
const slicersOf = (n: number): object =>
  n % 3 === 0
    ? {}
    : {
        SlicerVcAccepting: [slicerValues.SlicerVcAccepting[n % 3]],
        ...(n % 2 === 0 ? { SlicerAvailableDetailLevel: [String(n % 4)] } : {}),
      };

function tell(
  what: string,
  times: readonly { readonly ms: number; readonly cpu: number }[],
  share: number,
  goal: number | null,
): void {
  const better = "less" as const;
  const of = (read: (each: (typeof times)[number]) => number): number => quantile(times.map(read), share);
  goalLine(what, { value: of(({ ms }) => ms), unit: "ms", goal, better });
  goalLine("  of it on a processor", { value: of(({ cpu }) => cpu), unit: "ms CPU", goal, better });
}

try {
  loadLine();
  await untilAnswers("The insights", () => post("/"));
  await post(`/start?companies=${companies}`);
  for (let from = 0; from < jobs; from += 10)
    await post(`/store?from=${from}&to=${Math.min(jobs, from + 10)}&count=${suppliers}&companies=${companies}`);
  const { bytes }: { bytes: number } = await (await post("/")).json();
  goalLine("bytes of the store", { value: bytes / 1e9, unit: "GB", goal: 10, better: "less" });
  await post(`/send?job=${jobs}&run=r1&count=${suppliers}`);
  tell("the first question of all", [await timed(() => ask(question("r1", "Countries")))], 1, null);
  const firsts = [];
  for (const dimension of insightDimensions) firsts.push(await timed(() => ask(question("r1", dimension))));
  tell("the first question of a dimension, the slowest", firsts, 1, null);
  tell(
    "one job's update of 50,000 suppliers",
    [await timed(() => post(`/send?job=${jobs}&run=r2&count=${suppliers}`))],
    1,
    5000,
  );
  tell("the first question after it", [await timed(() => ask(question("r2", "Countries")))], 1, null);
  for (const dimension of insightDimensions) await ask(question("r2", dimension));
  const calls = [];
  for (let n = 0; n < 300; n += 1) {
    const dimension = insightDimensions[(n * 7) % insightDimensions.length] ?? "Countries";
    calls.push(await timed(() => ask(question("r2", dimension, slicersOf(n)))));
  }
  tell("a call, p50", calls, 0.5, null);
  tell("a call, p95", calls, 0.95, 50);
  const page = { runs: question("r2", "").runs, factors: { GBP: 1 }, take: 50 };
  const lists = [];
  for (let n = 0; n < 55; n += 1) {
    const filterItems = [{ propertyName: "inCountry", itemComparisonOperator: "Equal", itemValue: `0 0 ${n % 60}` }];
    lists.push(await timed(async () => (await post("/organizations", { ...page, filters: { filterItems } })).text()));
  }
  tell("a page of organisations of a bar, p95", lists.slice(5), 0.95, 50);
} finally {
  await worker.end();
}
