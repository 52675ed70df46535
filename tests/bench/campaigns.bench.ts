/**
 * A campaign of 50,000 suppliers alone: in workerd, one object with its store, asked over HTTP. Pages of its grid with
 * each of the nine operators and two sort keys, pages of its board, and moves of 10,000 at once, each in one transaction.
 * Run by `npm run bench -- campaigns`.
 */
import { operators, type Operator } from "@paygauge/api-types/entities/paging";
import { startCampaignWorker } from "../support/campaign-worker.ts";
import { goalLine, loadLine } from "./goal-line.ts";
import { quantile } from "./signed-in-browser.ts";

const suppliers = 50_000;
const bulk = 10_000;
const campaignWorkflowId = "bench";

const textual: readonly Operator[] = ["Contains", "StartsWith", "EndsWith"];
const found = ["SUPPLY", "CITY", "INC", "SCHOOL", "A", "CO", "ASSOCIATES", "ALPHA 1", "SERVICES"];
const orders = ["-valueMinor", "name", "-payments", "status", "country", "-daysInStatus", "nextOn"];

/** Requests that all differ: nothing is answered from what was ordered before. */
function requestOf(n: number) {
  const operator = operators[n % operators.length] ?? "Equal";
  const isText = textual.includes(operator);
  const value = isText ? found[n % found.length] : String(1000 * (1 + ((n * 37) % 80)));
  const items = [
    { propertyName: isText ? "name" : "valueMinor", itemComparisonOperator: operator, itemValue: value },
    { propertyName: "payments", itemComparisonOperator: "GreaterThanOrEqual", itemValue: String(n % 60) },
  ];
  return {
    orderBy: orders[n % orders.length],
    secondaryOrderBy: orders[(n + 3) % orders.length],
    filters: { filterItems: items },
  };
}

const worker = await startCampaignWorker();

/** How long calls took, and how long the object worked on each: the machine's other work makes calls wait. */
class Times {
  readonly whole: number[] = [];
  readonly cpu: number[] = [];

  async of<T>(ask: () => Promise<T>): Promise<T> {
    const [began, spent] = [performance.now(), worker.cpuMs()];
    const told = await ask();
    this.whole.push(performance.now() - began);
    this.cpu.push(worker.cpuMs() - spent);
    return told;
  }

  tell(what: string, share: number, goal: number | null, note = ""): void {
    const better = "less" as const;
    goalLine(what, { value: quantile(this.whole, share), unit: "ms", goal, better }, note);
    goalLine("  of it on a processor", { value: quantile(this.cpu, share), unit: "ms CPU", goal, better });
  }
}

async function timesOf(act: string, count: number, requestAt: (n: number) => object): Promise<Times> {
  const times = new Times();
  for (let n = 0; n < count * 1.1; n += 1) {
    const request = requestAt(n);
    const ask = () => worker.ask(act, { campaignWorkflowId, request });
    // The first tenth warms the engine.
    await (n < count / 10 ? ask() : times.of(ask));
  }
  return times;
}

interface Row {
  readonly supplierKey: string;
  readonly version: number;
}
/** What becomes of the same suppliers, again and again: each is allowed after the one before. */
const changes = [
  { kind: "move", to: "Active" },
  { kind: "owner", ownerUserId: "somebody" },
  { kind: "move", to: "Failed", reason: "fees", note: "Too dear for what it brings" },
  { kind: "move", to: "Pending" },
] as const;

/** Changes the same 10,000, named by key and version. */
async function changed(rounds: number): Promise<Times> {
  const times = new Times();
  let version = 1;
  for (let round = 0; round < rounds; round += 1)
    for (const [step, change] of changes.entries()) {
      const rows: Row[] = Array.from({ length: bulk }, (_, n) => ({ supplierKey: `k${n * 5}`, version }));
      const about = { campaignWorkflowId, changeId: `${round}-${step}`, change, ownerName: "Somebody" };
      const told = await times.of(() =>
        worker.ask<{ changed: number }>("change", { ...about, selection: { kind: "rows", rows } }),
      );
      if (told.changed !== bulk) throw new Error(`${told.changed} suppliers were changed.`);
      version += 1;
    }
  return times;
}

/** Moves all 10,000 of a country and takes the whole back. */
async function undone(rounds: number): Promise<Times> {
  const times = new Times();
  const item = { propertyName: "country", itemComparisonOperator: "Equal", itemValue: "USA" };
  const selection = { kind: "all", filters: { filterItems: [item] }, except: [], suppliers: bulk };
  for (let round = 0; round < rounds; round += 1) {
    const about = { campaignWorkflowId, changeId: `undone-${round}`, ownerName: "" };
    await worker.ask("change", { ...about, change: { kind: "move", to: "Active" }, selection });
    const told = await times.of(() => worker.ask<{ undone: number }>("undo", about));
    if (told.undone !== bulk) throw new Error(`${told.undone} suppliers were taken back.`);
  }
  return times;
}

try {
  loadLine();
  await worker.fill(campaignWorkflowId, suppliers);
  const first = new Times();
  await first.of(() => worker.ask("members", { campaignWorkflowId, request: { pageNumber: 1, pageSize: 50 } }));
  const pageOf = (n: number) => ({ ...requestOf(n), pageNumber: 1, pageSize: 50 });
  const pages = await timesOf("members", 450, pageOf);
  const boards = await timesOf("board", 200, (n) => (n % 2 === 0 ? { size: 20 } : { ...requestOf(n), size: 20 }));
  const moves = await changed(5);
  const back = await undone(5);
  const after = await timesOf("members", 90, (n) => pageOf(n + 7));
  const of = `of ${suppliers} suppliers`;
  pages.tell(`grid ${of}, p50`, 0.5, null);
  pages.tell(`grid ${of}, p95`, 0.95, 30, "two columns filtered, two sort keys, a page of 50");
  after.tell("the same after 30 changes of 10,000, p95", 0.95, 30);
  boards.tell(`board ${of}, p50`, 0.5, null);
  boards.tell(`board ${of}, p95`, 0.95, 50, "20 cards a column, every second one filtered");
  moves.tell(
    `${bulk} of them changed at once, p50`,
    0.5,
    1000,
    "one transaction, with history and what can be taken back",
  );
  moves.tell(`${bulk} of them changed at once, slowest of 20`, 1, 1000);
  back.tell(`${bulk} taken back at once, slowest of 5`, 1, 1000);
  first.tell("the first page after the object woke", 1, null, "all rows read from SQLite");
} finally {
  await worker.end();
}
