/** Breakdowns from the file to every place that shows them, on a small ledger whose sums are known. */
import type { Insights } from "@paygauge/api-types/entities/insights";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { ReportLayout } from "@paygauge/api-types/reports/layout";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type { SupplierDetail, SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { beforeAll, expect, it } from "vitest";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, check, importJob, newJob, send } from "../../areas/uploads/upload-calls.fixture.ts";
import { rescore } from "../runs/published-job.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
});

interface Line {
  readonly supplier: string;
  readonly amount: number;
  readonly service: string;
  readonly category: string;
}

/** Aster spends most under roads, in three spellings; Birch under schools alone; Cedar says nothing twice in three. */
const lines: readonly Line[] = Array.from({ length: 60 }, (_, at): readonly Line[] => [
  { supplier: "Aster", amount: 30, service: ["Roads", " ROADS", "roads "][at % 3] ?? "", category: "Works" },
  { supplier: "Aster", amount: 10, service: "Schools", category: "Cleaning" },
  { supplier: "Birch", amount: 50, service: "schools", category: "Works" },
  { supplier: "Cedar", amount: 20, service: at % 3 === 0 ? "Waste | parks" : "", category: "Cleaning" },
]).flat();

function ledger(): Uint8Array<ArrayBuffer> {
  const text = lines.map(
    ({ supplier, amount, service, category }, at) =>
      `${supplier} Trading,2025-${String((at % 12) + 1).padStart(2, "0")}-15,${amount}.00,${service},${category}`,
  );
  const header = "Supplier Name,Payment Date,Amount,Service,Expense group";
  return new Uint8Array(new TextEncoder().encode(`${header}\n${text.join("\n")}\n`));
}

async function broken(name: string): Promise<string> {
  const jobId = await newJob(name);
  const upload = await send(jobId, "ledger.csv", ledger());
  // Two thirds of the rows have a service: it is offered, and chosen unasked once this buyer's last job had it.
  expect(upload.mapping?.breakdowns?.at(-1)).toEqual({ column: 4, label: "Expense group" });
  await check(upload, {
    breakdowns: [
      { column: 3, label: "Department" },
      { column: 4, label: "Expense group" },
    ],
  });
  await importJob(jobId);
  return jobId;
}

const insights = (jobId: string, body: object) => call<Insights>("POST", `/jobs/${jobId}/insights`, body);
const bars = ({ bars: all }: Insights) =>
  all.map(({ key, suppliers, spendMinor, payments }) => [key, suppliers, spendMinor, payments]);

type Page = { collection: SupplierRow[]; breakdowns: string[] };
const grid = (jobId: string, part: Partial<PagedRequest>) =>
  call<Page>("POST", `/jobs/${jobId}/suppliers/get`, { pageNumber: 1, pageSize: 50, orderBy: "name", ...part });
const by = (itemValue: string | undefined, itemComparisonOperator = "Equal", propertyName = "breakdown1") =>
  ({
    filters: {
      filterItems: [{ propertyName, itemComparisonOperator, ...(itemValue === undefined ? {} : { itemValue }) }],
    },
  }) as Partial<PagedRequest>;
const names = async (jobId: string, part: Partial<PagedRequest>) =>
  (await grid(jobId, part)).collection.map(({ name }) => name.replace(" Trading", ""));

it("adds spend up by the values of a column, and keeps them through a new run", async () => {
  const jobId = await broken("Broken down");
  for (const _ of ["imported", "scored again"]) {
    const found = await insights(jobId, { dimension: "Breakdown1" });
    expect(found.breakdowns).toEqual([
      { dimension: "Breakdown1", label: "Department", bars: 4 },
      { dimension: "Breakdown2", label: "Expense group", bars: 2 },
    ]);
    expect(bars(found)).toEqual([
      ["Schools", 2, 360_000, 120],
      ["Roads", 1, 180_000, 60],
      ["", 1, 80_000, 40],
      ["Waste | parks", 1, 40_000, 20],
    ]);
    // Money adds up to the job; a supplier counts in each of its values.
    expect(found.bars.reduce((sum, { spendMinor }) => sum + spendMinor, 0)).toBe(found.selection.spendMinor);
    await rescore(jobId);
  }
  const only = await insights(jobId, {
    dimension: "Breakdown2",
    filters: [{ dimension: "Breakdown1", only: "Roads" }],
  });
  expect(bars(only)).toEqual([
    ["Works", 1, 180_000, 60],
    ["Cleaning", 1, 60_000, 60],
  ]);
  expect(only.selection.suppliers).toBe(1);
  const without = await insights(jobId, {
    dimension: "Countries",
    filters: [{ dimension: "Breakdown1", without: ["Roads", ""] }],
  });
  expect([without.selection.suppliers, without.selection.spendMinor]).toEqual([1, 300_000]);
});

it("shows, sorts, filters and exports the main value of each supplier", async () => {
  const jobId = await broken("Broken down in a grid");
  const all = await grid(jobId, {});
  expect(all.breakdowns).toEqual(["Department", "Expense group"]);
  expect(all.collection.map(({ breakdown1, breakdown2, breakdown3 }) => [breakdown1, breakdown2, breakdown3])).toEqual([
    ["Roads", "Works", ""],
    ["Schools", "Works", ""],
    ["", "Cleaning", ""],
  ]);
  // Any spend under a value counts, whatever its case.
  expect(await names(jobId, by("SCHOOLS"))).toEqual(["Aster", "Birch"]);
  expect(await names(jobId, by("Waste | parks"))).toEqual(["Cedar"]);
  expect(await names(jobId, by(undefined))).toEqual(["Cedar"]);
  expect(await names(jobId, by("roads", "NotEqual"))).toEqual(["Birch", "Cedar"]);
  expect(await names(jobId, by("ool", "Contains"))).toEqual(["Aster", "Birch"]);
  expect(await names(jobId, by("Works", "Equal", "breakdown3"))).toEqual([]);
  // A supplier's page says the same as its row of the list.
  for (const listed of all.collection) {
    const { row } = await call<SupplierDetail>("GET", `/jobs/${jobId}/suppliers/${listed.supplierKey}`);
    expect(row).toEqual(listed);
  }
  expect(await names(jobId, { orderBy: "-breakdown1" })).toEqual(["Birch", "Aster", "Cedar"]);
  const file = await callAs(
    "sasha-sysadmin",
    "GET",
    `/api/v1/jobs/${jobId}/suppliers/export?columns=name,breakdown1,breakdown2,breakdown3`,
  );
  expect((await file.text()).replace("\uFEFF", "").trim().split("\r\n").toSorted()).toEqual([
    "Aster Trading,Roads,Works",
    "Birch Trading,Schools,Works",
    "Cedar Trading,,Cleaning",
    "Supplier,Department,Expense group",
  ]);
});

it("has a section of the insights report for each, and none where the job has none", async () => {
  const jobId = await broken("Broken down in a report");
  type Listed = { id: string; title: string; hasFacts: boolean };
  const composed = await call<{ sections: Listed[]; layout: ReportLayout }>(
    "GET",
    `/jobs/${jobId}/reports/insights/composition`,
  );
  expect(composed.sections.filter(({ id }) => id.startsWith("breakdown."))).toEqual([
    { id: "breakdown.Breakdown1", kind: "finding", title: "Department", hasFacts: true },
    { id: "breakdown.Breakdown2", kind: "finding", title: "Expense group", hasFacts: true },
  ]);
  const sections = composed.layout.sections.filter(({ id, isIncluded }) => isIncluded && id.startsWith("breakdown."));
  expect(sections).toHaveLength(2);
  const preview = await call<ReportSnapshot>("POST", `/jobs/${jobId}/reports/insights/preview`, {
    layout: { sections },
  });
  const [first] = preview.sections;
  expect([first?.title, first?.table?.rows.map(({ cells }) => [cells[0], cells[1], cells[3]])]).toEqual([
    "Department",
    [
      ["Schools", "2", "54.5%"],
      ["Roads", "1", "27.3%"],
      ["Not stated", "1", "12.1%"],
      ["Waste | parks", "1", "6.1%"],
    ],
  ]);
});

it("a job without breakdowns answers as before, and one that is asked for is not there", async () => {
  const jobId = await newJob("Not broken down");
  await check(await send(jobId, "ledger.csv", ledger()), { breakdowns: [] });
  await importJob(jobId);
  const found = await insights(jobId, { dimension: "Breakdown1" });
  expect([found.breakdowns, found.dimension.startsWith("Breakdown")]).toEqual([[], false]);
  expect((await grid(jobId, {})).breakdowns).toEqual([]);
  expect(await names(jobId, by("Roads"))).toEqual([]);
});
