/**
 * The suppliers grid alone: in workerd, one object with its store, asked over HTTP: a filter of two columns with each of
 * the nine operators in turn, two sort keys, a page of 50, exact count and sums. Run by `npm run bench`.
 */
import { operators, type Operator } from "@paygauge/api-types/entities/paging";
import { startBareWorker, untilAnswers } from "../support/bare-worker.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const worker = await startBareWorker({
  name: "supplier-grid",
  main: "origin/src/support/grid-bench-worker.ts",
  objects: { BENCH_GRID: "BenchGrid" },
});

const textual: readonly Operator[] = ["Contains", "StartsWith", "EndsWith"];
const found = ["SUPPLY", "CITY", "INC", "SCHOOL", "A", "CO", "ASSOCIATES", "ALPHA 1", "SERVICES"];
const first = ["-spendMinor", "name", "-payments", "daysToPay", "country"];
const second = ["name", "-spendMinor", "country", "-transactions", "matchBand"];

/** Requests that all differ: nothing is answered from what was selected before. */
function requestOf(n: number) {
  const operator = operators[n % operators.length] ?? "Equal";
  const isText = textual.includes(operator);
  const value = isText ? found[n % found.length] : String(1000 * (1 + ((n * 37) % 9000)));
  const items = [
    { propertyName: isText ? "name" : "spendMinor", itemComparisonOperator: operator, itemValue: value },
    { propertyName: "daysToPay", itemComparisonOperator: "GreaterThanOrEqual", itemValue: String(n % 60) },
  ];
  return {
    orderBy: first[n % first.length],
    secondaryOrderBy: second[n % second.length],
    filters: { filterItems: items },
    pageNumber: 1,
    pageSize: 50,
  };
}

const page = async (job: string, n: number): Promise<{ totalCount: number }> => {
  const body = JSON.stringify(requestOf(n));
  const answer = await fetch(`${worker.address}/page?job=${job}`, { method: "POST", body });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
};

async function measure(suppliers: number, goal: number): Promise<void> {
  const job = `job-${suppliers}`;
  for (let from = 0; from < suppliers; from += 5000) {
    const filled = await fetch(`${worker.address}/fill?job=${job}&from=${from}&count=5000`, { method: "POST" });
    if (!filled.ok) throw new Error(`${filled.status} ${await filled.text()}`);
  }
  for (let n = 0; n < 45; n++) await page(job, n);
  const times: number[] = [];
  let matching = 0;
  for (let n = 45; n < 495; n++) {
    const began = performance.now();
    matching += (await page(job, n)).totalCount;
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const note = `${Math.round(matching / times.length)} matching on average`;
  goalLine(`${suppliers} suppliers, p50`, { value: at(0.5), unit: "ms", goal: null, better: "less" }, note);
  goalLine(`${suppliers} suppliers, p95`, { value: at(0.95), unit: "ms", goal, better: "less" });
  goalLine(`${suppliers} suppliers, p99`, { value: at(0.99), unit: "ms", goal: null, better: "less" });
}

try {
  loadLine();
  await untilAnswers("The grid", async () => (await fetch(worker.address)).ok);
  await measure(50_000, 15);
  await measure(500_000, 30);
} finally {
  await worker.end();
}
