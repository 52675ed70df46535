/**
 * One issuer's vendors alone: in workerd, one object with its store, asked over HTTP. 1,000 jobs of 5,000 suppliers and
 * one of 50,000 over 500,000 companies: the update of the largest job, and questions that all differ.
 * Run by `npm run bench -- vendors`.
 */
import { operators, type Operator } from "@paygauge/api-types/entities/paging";
import { startBareWorker, untilAnswers } from "../support/bare-worker.ts";
import { goalLine, loadLine } from "./goal-line.ts";
import { quantile } from "./signed-in-browser.ts";

const [jobs = 1000] = process.argv.slice(2).map(Number);
const [suppliers, largest, companies] = [5000, 50_000, 500_000];

const worker = await startBareWorker({
  name: "vendors",
  main: "origin/src/support/vendors-bench-worker.ts",
  objects: { BENCH_VENDORS: "BenchVendors" },
});

async function post(path: string, body?: object): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${worker.address}${path}`, { method: "POST", ...sent });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Calls with how long they took, and how long the object worked on each. */
class Times {
  readonly whole: number[] = [];
  readonly cpu: number[] = [];

  async of<T>(ask: () => Promise<T>): Promise<T> {
    const [began, spent] = [performance.now(), worker.cpuMs()];
    const answer = await ask();
    this.whole.push(performance.now() - began);
    this.cpu.push(worker.cpuMs() - spent);
    return answer;
  }

  tell(what: string, share: number, goal: number | null, note = ""): void {
    const better = "less" as const;
    goalLine(what, { value: quantile(this.whole, share), unit: "ms", goal, better }, note);
    goalLine("  of it on a processor", { value: quantile(this.cpu, share), unit: "ms CPU", goal, better });
  }
}

const runs = Array.from({ length: jobs + 1 }, (_, at) => ({ jobId: `j${at}`, run: at === jobs ? "r2" : "r1" }));
const base = { runs, factors: { GBP: 1 }, take: 50 };
const textual: readonly Operator[] = ["Contains", "StartsWith", "EndsWith"];
const orders = ["-spendMinor", "name", "-payments", "-jobs", "country", "-invoices", "accepts"];

/** Questions that all differ: each operator, two sort keys. */
function filtered(n: number) {
  const operator = operators[n % operators.length] ?? "Equal";
  const isText = textual.includes(operator);
  const words = ["PEMBER", "WATER", "LTD", "NORGATE", "77"];
  const value = isText ? (words[n % words.length] ?? "") : String(100_000 * (1 + ((n * 37) % 80)));
  const filterItems = [
    { propertyName: isText ? "name" : "spendMinor", itemComparisonOperator: operator, itemValue: value },
    { propertyName: "payments", itemComparisonOperator: "GreaterThanOrEqual", itemValue: String(n % 60) },
  ];
  return {
    ...base,
    filters: { filterItems },
    orderBy: orders[n % orders.length],
    secondaryOrderBy: orders[(n + 3) % orders.length],
  };
}

const searches = ["pembertn", "watr larkspur", "calderkestrel fods", "chemicals norgatelark", "ashdownmr"];
const searched = (n: number) => ({ ...base, search: `${searches[n % searches.length]} ${n % 9}` });

interface Answer {
  readonly count: number;
  readonly unfilteredCount: number;
  readonly rows: readonly { readonly vendorId: string }[];
}
const ask = async (question: object): Promise<Answer> => (await post("/ask", { question })).json();

async function timesOf(count: number, act: (n: number) => Promise<unknown>): Promise<Times> {
  const times = new Times();
  for (let n = 0; n < count * 1.1; n += 1) await (n < count / 10 ? act(n) : times.of(() => act(n)));
  return times;
}

try {
  loadLine();
  await untilAnswers("The vendors", () => post("/"));
  const began = performance.now();
  for (let from = 0; from < jobs; from += 10)
    await post(`/job?from=${from}&to=${Math.min(jobs, from + 10)}&count=${suppliers}&companies=${companies}`);
  const filled = performance.now() - began;
  const large = `/job?from=${jobs}&to=${jobs + 1}&count=${largest}&companies=${companies}`;
  const firstUpdate = new Times();
  await firstUpdate.of(() => post(`${large}&run=r1`));
  const update = new Times();
  await update.of(() => post(`${large}&run=r2`));
  const first = new Times();
  const all = await first.of(() => ask(base));
  const afterChange = new Times();
  for (const at of [1, 2, 3]) {
    await post(`/job?from=${at}&to=${at + 1}&count=${suppliers}&companies=${companies}`);
    await afterChange.of(() => ask(base));
  }
  const lists = await timesOf(200, (n) => ask(filtered(n)));
  const finds = await timesOf(100, (n) => ask(searched(n)));
  const ids = (await ask({ ...base, take: 200 })).rows.map(({ vendorId }) => vendorId);
  const details = await timesOf(100, (n) => post("/detail", { question: base, vendorId: ids[n % ids.length] }));
  const of = `of ${all.unfilteredCount} vendors in ${jobs + 1} jobs`;
  goalLine("a job of 5,000 suppliers added", { value: filled / jobs, unit: "ms", goal: null, better: "less" });
  firstUpdate.tell("a job of 50,000 suppliers added, most of them known", 1, 5000);
  update.tell("its next run put in place of it", 1, 5000);
  first.tell("the first question of all", 1, null, "sums, names and columns are made");
  afterChange.tell("the first question after a job of 5,000 changed", 1, null);
  lists.tell(`list ${of}, p50`, 0.5, null);
  lists.tell(`list ${of}, p95`, 0.95, 50, "two columns filtered, two sort keys, a page of 50");
  finds.tell("search with a slip, p95", 0.95, 50);
  details.tell("one vendor’s page, p95", 0.95, 50);
} finally {
  await worker.end();
}
