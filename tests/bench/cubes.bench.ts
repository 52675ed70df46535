/**
 * All cubes of 500,000 suppliers in one pass over the pages that scoring leaves, every total checked against a plain
 * sum, and what an insights call costs on top of them. Run by `npm run bench -- cubes`.
 */
import assert from "node:assert/strict";
import { frequencies, termsBuckets } from "@paygauge/api-types/entities/supplier-measures";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { BarFilter, SlicerChoice } from "@paygauge/api-types/entities/insights";
import { axisKey, supplierDimensions } from "../../origin/src/job/cubes/axes.ts";
import { CubeSums } from "../../origin/src/job/cubes/build-cubes.ts";
import { AxisTexts, cubePageOf, packPage, unpackPage, type CubeRow } from "../../origin/src/job/cubes/cube-page.ts";
import type { Cube } from "../../origin/src/job/cubes/cube.ts";
import { createCubePageTable, putCubePage } from "../../origin/src/job/cubes/cube-pages.ts";
import { createCubeTable } from "../../origin/src/job/cubes/cube-store.ts";
import type { RowSql, RowValue } from "../../origin/src/job/cubes/row-sql.ts";
import { keepCubes, RunCubes } from "../../origin/src/job/cubes/run-cubes.ts";
import { acceptanceOf, cardCapabilityOf } from "../../origin/src/job/measures/acceptance.ts";
import { paymentMethods, type DirectoryEntry } from "../../origin/src/job/facts.ts";
import { insightsOf } from "../../origin/src/job/insights-query.ts";
import { nodeStore } from "../../origin/src/job/ingest/node-store.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const [count = 500_000] = process.argv.slice(2).map(Number);
/** As scoring cuts them. */
const perPage = 1000;

let state = 12_345;
/** A repeatable draw below `most`, the low ones more often. */
function draw(most: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) ** 2 * most);
}
const noEntry: DirectoryEntry = {
  entryId: "",
  name: "",
  addressLine1: "",
  city: "",
  postalCode: "",
  country: "",
  phone: "",
  taxId: "",
  companyNumber: "",
  mcc: "",
  acceptsCard: false,
  acceptsVirtualCard: false,
  detailLevel: 0,
  stpCapable: false,
  lockboxes: [],
  lastSeen: "",
};
const pick = <T>(values: readonly T[]): T => values[draw(values.length)]!;

/** What slicers say of a supplier, by the product's own rules: about fifty of the combinations occur. */
function acceptance() {
  const [accepts, virtual] = [draw(2) === 1, draw(3) === 2];
  const entry = {
    acceptsCard: accepts,
    acceptsVirtualCard: virtual,
    detailLevel: ([0, 1, 2, 3] as const)[draw(4)] ?? 0,
    stpCapable: draw(3) === 2,
    lockboxes: [],
  };
  const known = acceptanceOf({
    entry: draw(3) === 0 ? null : { ...noEntry, ...entry },
    lastCardDate: draw(20) === 19 ? 100 : null,
    lastDate: 100,
    campaignSucceededOnCard: false,
  });
  return {
    cardAccepting: Number(known.cardAccepting),
    vcAccepting: known.vcAccepting,
    detailLevel: known.detailLevel,
    stpCapable: Number(known.stpCapable),
    cardCapability: cardCapabilityOf(known),
  };
}

function supplier(): CubeRow {
  const [mcc, sic, payments, spend] = [draw(800), draw(900), 1 + draw(200), draw(2 ** 31)];
  const methods = paymentMethods.filter((_, at) => draw(at + 2) === 0).slice(0, 2);
  return {
    ...acceptance(),
    figures: [spend, draw(9), draw(1e6), draw(90), draw(1e8), payments, spend],
    texts: [
      `C${draw(60)}`,
      axisKey([pick(frequencies), pick(termsBuckets)]),
      axisKey([`|${methods.join("|") || "Unknown"}|`, String(methods.length)]),
      axisKey([`Description ${mcc}`, `Group ${mcc % 30}`, `Type ${mcc % 9}`]),
      axisKey([`D${Math.floor(sic / 100)}`, `M${Math.floor(sic / 10)}`, `G${Math.floor(sic / 3)}`, `I${sic}`]),
      `U${draw(58)}`,
      `N${draw(1000)}`,
    ],
    levels: Array.from({ length: 8 }, () => pick(scoreLevels)),
    methods: Object.fromEntries(methods.map((method) => [method, { count: 1 + draw(9), valueMinor: draw(1e7) }])),
  };
}

const spent = (work: () => void): number => {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

loadLine();
const texts = new AxisTexts();
const pages: { fresh: string[][]; size: number; cells: ArrayBuffer }[] = [];
let [spendSum, making] = [0, 0];
for (let from = 0; from < count; from += perPage) {
  const rows = Array.from({ length: Math.min(perPage, count - from) }, supplier);
  spendSum += rows.reduce((sum, { figures: [spend = 0] }) => sum + spend, 0);
  making += spent(() => {
    const page = cubePageOf(rows, texts);
    pages.push({ fresh: texts.fresh(), size: page.size, cells: packPage(page) });
  });
}

let cubes: { name: string; cube: Cube }[] = [];
const [passes, finishes]: [number[], number[]] = [[], []];
for (let round = 0; round < 8; round += 1) {
  const sums = new CubeSums();
  const pass = spent(() => {
    for (const { size, cells } of pages) sums.add(unpackPage(size, cells));
  });
  const finish = spent(() => {
    cubes = [...sums.cubes(texts)];
  });
  if (round > 0) passes.push(pass);
  if (round > 0) finishes.push(finish);
}
for (const { name, cube } of cubes) {
  const column = (at: number) =>
    cube.combos.reduce((sum, _, cell) => sum + (cube.figures[cell * cube.width + at] ?? 0), 0);
  if (name !== "PaymentMethods") assert.deepEqual([column(0), column(1)], [count, spendSum], name);
}
const cells = cubes.reduce((sum, { cube }) => sum + cube.bars.length, 0);
console.log(
  `${count} suppliers, ${supplierDimensions.length} dimensions of a job and the whole, 240 slicer combinations, 8 measures: ${cells} cells; totals of every cube equal to plain sums`,
);
goalLine("one pass over the pages", { value: median(passes), unit: "ms CPU", goal: null, better: "less" });
goalLine("cubes of the dimensions made of it", { value: median(finishes), unit: "ms CPU", goal: null, better: "less" });
const all = passes.map((pass, at) => pass + (finishes[at] ?? 0));
goalLine(
  "all cubes",
  { value: median(all), unit: "ms CPU", goal: 150, better: "less" },
  `least ${Math.min(...all).toFixed(0)} ms`,
);
goalLine("pages made while scoring, all suppliers", { value: making, unit: "ms CPU", goal: null, better: "less" });

const { db, sql, transactionSync } = nodeStore();
/** Cursors as an object has them. */
const rowSql: RowSql = {
  exec: <T extends Record<string, RowValue>>(text: string, ...values: RowValue[]) => {
    // the caller names the columns that its query gives
    const rows = [...sql.exec(text, ...values)] as T[];
    return Object.assign(rows, { toArray: () => rows, one: () => rows[0]! });
  },
};
const storage = { sql: rowSql, transactionSync };
createCubeTable(storage.sql);
createCubePageTable(storage.sql);
db.exec("CREATE TABLE supplier (run TEXT)");
db.exec(
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) INSERT INTO supplier SELECT 'r' FROM n`,
);
pages.forEach(({ size, fresh, cells: bytes }, at) =>
  putCubePage(storage.sql, "r", at * perPage, { page: unpackPage(size, bytes), fresh }),
);
const began = performance.now();
keepCubes(storage, "r");
const run = new RunCubes(storage, "r");
goalLine("pages read from SQLite, cubes made and written", {
  value: performance.now() - began,
  unit: "ms",
  goal: null,
  better: "less",
});
const money = { currency: "USD", minorDigits: 2 };
const choices: readonly SlicerChoice[] = [
  {},
  { SlicerStpCapable: ["YES"] },
  { SlicerAvailableDetailLevel: ["2", "3"], SlicerVcAccepting: ["YES", "NO"] },
];
const calls: number[] = [];
const cpus: number[] = [];
const first: number[] = [];
for (let round = 0; round < 4; round += 1) {
  for (const dimension of supplierDimensions)
    for (const choice of choices) {
      const at = performance.now();
      const cpu = spent(() => insightsOf(run, { dimension, slicers: choice, filters: [] }, money));
      (round === 0 ? first : calls).push(performance.now() - at);
      if (round > 0) cpus.push(cpu);
    }
}
goalLine("insights call from cubes, p50", { value: quantile(calls, 0.5), unit: "ms", goal: 5, better: "less" });
goalLine("insights call from cubes, p95", { value: quantile(calls, 0.95), unit: "ms", goal: 5, better: "less" });
goalLine("the same, CPU alone, p95", { value: quantile(cpus, 0.95), unit: "ms CPU", goal: 5, better: "less" });
goalLine("the same, first round (cubes read from SQLite), p95", {
  value: quantile(first, 0.95),
  unit: "ms",
  goal: null,
  better: "less",
});

const chosen: readonly BarFilter[] = [
  { dimension: "Countries", only: "C3" },
  { dimension: "vcard", without: ["None"] },
];
const [made, again]: [number[], number[]] = [[], []];
for (const dimension of supplierDimensions) {
  for (const times of [made, again]) {
    const at = performance.now();
    insightsOf(run, { dimension, slicers: {}, filters: chosen }, money);
    times.push(performance.now() - at);
  }
}
goalLine("insights call under bars chosen on other charts, first, p95", {
  value: quantile(made, 0.95),
  unit: "ms",
  goal: null,
  better: "less",
});
goalLine("the same, again", { value: quantile(again, 0.95), unit: "ms", goal: 5, better: "less" });
