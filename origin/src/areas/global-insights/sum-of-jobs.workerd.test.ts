/** Insights across jobs against the jobs' own insights: every dimension and slicer adds up, run by run. */
import { beforeAll, expect, it } from "vitest";
import type { GlobalInsights, OrganizationPage, RollUpStatus } from "@paygauge/api-types/entities/global-insights";
import { insightDimensions, type Insights, type SlicerChoice } from "@paygauge/api-types/entities/insights";
import { traitOf } from "@paygauge/api-types/entities/global-insights";
import { measureNames } from "../../job/cubes/cube.ts";
import { importFile } from "../../job/runs/published-job.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, newJob, until } from "../uploads/upload-calls.fixture.ts";

const heading = "Supplier,Country,MCC,SIC,Terms,Document Type,Amount,Payment Date,Payment Method";
type Line = readonly [name: string, country: string, mcc: string, amount: number, method: string];

function ledger(lines: readonly Line[], year: number): Uint8Array<ArrayBuffer> {
  const rows = lines.flatMap(([name, country, mcc, amount, method]) =>
    Array.from({ length: 12 }, (_, month) => {
      const day = `${year}-${String(month + 1).padStart(2, "0")}-15`;
      return `${name},${country},${mcc},7372,30,Payment,${amount}.37,${day},${method}`;
    }),
  );
  return new Uint8Array(new TextEncoder().encode(`${[heading, ...rows].join("\n")}\n`));
}

const first: readonly Line[] = [
  ["Ash Trading", "GBR", "7011", 100, "Cheque"],
  ["Birch Paper", "FRA", "5111", 40, "Card"],
  ["Cedar Works", "", "", 7, "Cheque"],
];
const second: readonly Line[] = [
  ["Ash Trading", "GBR", "7011", 30, "Card"],
  ["Dogwood Foods", "DEU", "5411", 220, "Bank transfer"],
];
const third: readonly Line[] = [
  ["Birch Paper", "FRA", "5111", 900, "Cheque"],
  ["Elm Energy", "GBR", "4900", 5, "Cheque"],
];
const jobIds: string[] = [];

const ask = (body: object): Promise<GlobalInsights> => call("POST", "/global-insights/insights", body);
const status = (): Promise<RollUpStatus> => call("GET", "/global-insights/roll-up");
beforeAll(async () => {
  await seedOrigin();
  for (const [at, lines] of [first, second, third].entries()) {
    const jobId = await newJob(`Across ${at}`);
    await importFile(jobId, `across-${at}.csv`, ledger(lines, 2022 + at));
    jobIds.push(jobId);
  }
  await until(status, ({ jobs, rolledUp }) => jobs >= 3 && rolledUp === jobs);
}, 120_000);

/** Sums of the jobs' own insights by bar, and jobs with the bar. */
async function ofJobs(body: { dimension: string; slicers: SlicerChoice }) {
  const sums = new Map<string, number[]>();
  for (const jobId of jobIds) {
    const { bars } = await call<Insights>("POST", `/jobs/${jobId}/insights`, body);
    for (const bar of bars) {
      const sum = sums.get(bar.key) ?? [0, ...measureNames.map(() => 0)];
      sums.set(bar.key, [(sum[0] ?? 0) + 1, ...measureNames.map((name, at) => (sum[at + 1] ?? 0) + bar[name])]);
    }
  }
  return Object.fromEntries(sums);
}

const choices: readonly SlicerChoice[] = [
  {},
  { SlicerCardAccepting: ["unmatched"] },
  { SlicerCardAccepting: ["matched"], SlicerAvailableDetailLevel: ["0", "1"] },
  { SlicerCardCapability: ["NoMcAcceptance", "StpEnabled"] },
];

it("equals the sum of the jobs' own insights in every dimension under every choice", async () => {
  for (const dimension of insightDimensions.filter((each) => each !== "Jobs"))
    for (const slicers of choices) {
      const wanted = await ofJobs({ dimension, slicers });
      const { bars, jobsWaiting } = await ask({ dimension, slicers });
      const withSuppliers = bars.filter(({ suppliers }) => suppliers > 0);
      const found = Object.fromEntries(
        withSuppliers.map((bar) => [bar.key, [bar.jobs, ...measureNames.map((name) => bar[name])]]),
      );
      expect([dimension, slicers, jobsWaiting, found]).toEqual([dimension, slicers, 0, wanted]);
    }
});

it("has each job as a bar of the dimension Jobs, and their sum as the selection", async () => {
  const { bars, selection, overall, buyers } = await ask({ dimension: "Jobs" });
  const own = await Promise.all(
    jobIds.map(async (jobId) => (await call<Insights>("POST", `/jobs/${jobId}/insights`, {})).overall),
  );
  expect(new Set(bars.map(({ key }) => key))).toEqual(new Set(jobIds));
  expect(bars.map(({ label }) => label).toSorted()).toEqual(["Across 0", "Across 1", "Across 2"]);
  for (const name of measureNames) expect(selection[name]).toBe(own.reduce((sum, totals) => sum + totals[name], 0));
  expect([selection.jobs, buyers, overall]).toEqual([3, 1, selection]);
});

it("counts an organization once, where its spend is largest, and its bar leads to as many rows", async () => {
  const { bars, selection } = await ask({ dimension: "MccDescription" });
  expect(selection.suppliers).toBe(7);
  expect(selection.organizations).toBe(5);
  expect(bars.reduce((sum, { organizations }) => sum + organizations, 0)).toBe(5);
  for (const dimension of insightDimensions.filter((each) => each !== "Jobs")) {
    const insights = await ask({ dimension });
    for (const { key, organizations } of insights.bars) {
      const isMethod = dimension === "PaymentMethods";
      const item = {
        propertyName: traitOf(dimension),
        itemComparisonOperator: isMethod ? "Contains" : "Equal",
        // Without a value, blanks are equal.
        ...(key === "" ? { allowNullValue: true } : { itemValue: isMethod ? `|${key}|` : key }),
      };
      const body = { filters: { filterItems: [item] }, pageNumber: 1, pageSize: 50 };
      const page = await call<OrganizationPage>("POST", "/global-insights/organizations/get", body);
      expect([dimension, key, page.totalCount]).toEqual([dimension, key, organizations]);
    }
  }
});

it("follows a new run: its figures replace those of the run before", async () => {
  const [jobId = ""] = jobIds;
  const before = await ask({ dimension: "Countries" });
  const lines: readonly Line[] = [
    ["Fir Steel", "ESP", "5051", 11, "Cheque"],
    ["Ash Trading", "GBR", "7011", 100, "Cheque"],
    ["Gorse Print", "GBR", "2741", 3, "Cheque"],
  ];
  await importFile(jobId, "again.csv", ledger(lines, 2022));
  const after = await until(
    () => ask({ dimension: "Countries" }),
    ({ bars, jobsWaiting }) => jobsWaiting === 0 && bars.some(({ key }) => key === "ESP"),
  );
  const own = await ofJobs({ dimension: "Countries", slicers: {} });
  const found = after.bars.filter(({ suppliers }) => suppliers > 0).map((bar) => [bar.key, bar.spendMinor]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(own).map(([key, sum]) => [key, sum[2]])));
  expect(before.bars.some(({ key }) => key === "ESP")).toBe(false);
});

it("refuses a column that organizations don't have, and a user without the permission", async () => {
  const items = [{ propertyName: "notThere", itemComparisonOperator: "Equal", itemValue: "x" }];
  const body = { filters: { filterItems: items }, pageNumber: 1, pageSize: 5 };
  const refused = await callAs("sasha-sysadmin", "POST", "/api/v1/global-insights/organizations/get", { body });
  expect(refused.status).toBe(422);
  for (const path of ["insights", "organizations/get", "roll-up", "roll-up/cancel"]) {
    const answer = await callAs("clara-client", "POST", `/api/v1/global-insights/${path}`, { body: {} });
    expect([path, answer.status]).toEqual([path, 403]);
  }
});
