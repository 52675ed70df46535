/**
 * Use cases alone: in workerd, one object with its store, asked over HTTP. A set of 50,000 suppliers is saved, then pages
 * of it are asked in every order, from the first to the last, with and without a search. Run by `npm run bench`.
 */
import { memberOrders } from "@paygauge/api-types/entities/use-cases";
import { startBareWorker, untilAnswers } from "../support/bare-worker.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const worker = await startBareWorker({
  name: "use-cases",
  main: "origin/src/support/use-case-bench-worker.ts",
  objects: { BENCH_CASES: "BenchCases" },
});
const suppliers = 50_000;

async function post<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${worker.address}${path}`, {
    method: "POST",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const told: T = await answer.json();
  return told;
}

/** Requests that all differ: every order of three sets both ways, the first of each among them, places from the
 * first page to the last, one in twenty with another search. */
function requestOf(n: number) {
  const order = memberOrders[n % memberOrders.length] ?? "name";
  return {
    orderBy: n % 2 === 0 ? order : `-${order}`,
    ...(n % 20 === 0 ? { search: ["supply", "alpha 7", "inc"][n % 3] } : {}),
    pageNumber: 1 + ((n * 37) % 900),
    pageSize: 50,
  };
}

try {
  loadLine();
  await untilAnswers("The store", async () => (await fetch(worker.address)).ok);
  for (let from = 0; from < suppliers; from += 5000) await post(`/fill?from=${from}&count=5000`);
  const saves: number[] = [];
  for (let n = 0; n < 7; n++) {
    const began = performance.now();
    const { suppliers: saved } = await post<{ suppliers: number }>(`/save?id=case-${n}`);
    saves.push(performance.now() - began);
    if (saved !== suppliers) throw new Error(`${saved} suppliers were saved.`);
  }
  saves.sort((a, b) => a - b);
  const slowest = saves.at(-1) ?? Number.NaN;
  goalLine(`a set of ${suppliers} saved`, { value: slowest, unit: "ms", goal: 2000, better: "less" }, "slowest of 7");
  const page = (n: number) => post<{ totalCount: number }>(`/members?id=case-${n % 3}`, requestOf(n));
  const times: number[] = [];
  for (let n = 0; n < 420; n++) {
    const began = performance.now();
    await page(n);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  goalLine("a page of it, p50", { value: at(0.5), unit: "ms", goal: null, better: "less" });
  goalLine("a page of it, p95", { value: at(0.95), unit: "ms", goal: 30, better: "less" });
} finally {
  await worker.end();
}
