/** Two runs side by side: what moved, joined and left adds up, and swapping the sides swaps every figure. */
import { beforeAll, expect, it } from "vitest";
import type {
  ComparedSuppliers,
  ListedRun,
  PublishPreview,
  RunComparison,
} from "@paygauge/api-types/entities/comparison";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, newJob } from "../uploads/upload-calls.fixture.ts";
import {
  client,
  grantClient,
  jobOf,
  jobWithRun,
  ledgerOf,
  mergeAndRescore,
  publish,
  rescore,
  suppliersAs,
} from "../../job/runs/published-job.fixture.ts";

const staff = "sasha-sysadmin";
const levels = ["High", "Medium", "Low", "None"] as const;

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const spend = (rows: readonly SupplierRow[]) => rows.reduce((sum, { spendMinor }) => sum + spendMinor, 0);

/** What the rows of two runs say, by an independent reading. */
function expected(before: readonly SupplierRow[], after: readonly SupplierRow[]) {
  const was = new Map(before.map((row) => [row.supplierKey, row]));
  const is = new Map(after.map((row) => [row.supplierKey, row]));
  const joined = after.filter(({ supplierKey }) => !was.has(supplierKey));
  const left = before.filter(({ supplierKey }) => !is.has(supplierKey));
  const stayed = after.filter(({ supplierKey }) => was.has(supplierKey));
  const cells = levels.flatMap((one) =>
    levels.flatMap((other) => {
      const rows = stayed.filter((row) => was.get(row.supplierKey)?.stpScore === one && row.stpScore === other);
      return rows.length === 0 ? [] : [`${one} ${other} ${rows.length} ${spend(rows)}`];
    }),
  );
  return { joined, left, stayed, cells };
}

const stpCells = ({ changes }: Pick<RunComparison, "changes">) =>
  (changes?.moves ?? [])
    .filter(({ capability }) => capability === "stp")
    .map((move) => `${move.before} ${move.after} ${move.suppliers} ${move.spendMinor}`)
    .toSorted();

it("compares two runs of a job, supplier by supplier, and each way round", async () => {
  const jobId = await jobWithRun("Compared", ledgerOf(100, 8));
  const before = await suppliersAs(staff, jobId);
  const key = before[5]?.supplierKey;
  const raised = { kind: "set", capability: "stp", level: "High", reason: "Agreed." };
  await call("POST", `/jobs/${jobId}/suppliers/${key}/band`, raised);
  await mergeAndRescore(jobId);
  const after = await suppliersAs(staff, jobId);
  const { runs } = await call<{ runs: ListedRun[] }>("GET", `/jobs/${jobId}/runs`);
  expect(runs.map(({ number, isWhole }) => [number, isWhole])).toEqual([
    [2, true],
    [1, true],
  ]);
  expect(runs[0]?.upload).toBe(runs[1]?.upload);
  const [newest, first] = runs.map(({ run }) => run);
  const found = await call<RunComparison>("GET", `/jobs/${jobId}/comparison`);
  const said = expected(before, after);
  expect([found.before.run, found.after.run]).toEqual([first, newest]);
  expect(found.before.made?.files).not.toEqual([]);
  expect(found.after.made).toEqual(found.before.made);
  expect(stpCells(found)).toEqual(said.cells.toSorted());
  expect(said.cells.some((cell) => cell.includes("High 1"))).toBe(true);
  expect(found.changes?.left).toEqual({ suppliers: said.left.length, spendMinor: spend(said.left) });
  expect(found.changes?.joined).toEqual({ suppliers: 0, spendMinor: 0 });
  expect(found.changes?.stayed).toEqual({
    suppliers: 7,
    beforeMinor: spend(before) - spend(said.left),
    afterMinor: spend(after),
  });
  expect(found.before.spendMinor).toBe(String(spend(before)));

  const swapped = await call<RunComparison>("GET", `/jobs/${jobId}/comparison?before=${newest}&after=${first}`);
  expect(swapped.changes?.joined).toEqual(found.changes?.left);
  expect(swapped.changes?.left).toEqual(found.changes?.joined);
  expect(swapped.changes?.moves.map((move) => `${move.after} ${move.before} ${move.suppliers}`).toSorted()).toEqual(
    found.changes?.moves.map((move) => `${move.before} ${move.after} ${move.suppliers}`).toSorted(),
  );

  const cell = { kind: "moved", capability: "stp", before: before[5]?.stpScore, after: "High" };
  const drilled = await call<ComparedSuppliers>("POST", `/jobs/${jobId}/comparison/suppliers`, cell);
  expect(drilled.suppliers.map(({ supplierKey }) => supplierKey)).toEqual([key]);
  const gone = await call<ComparedSuppliers>("POST", `/jobs/${jobId}/comparison/suppliers`, { kind: "left" });
  expect(gone.suppliers.map(({ supplierKey }) => supplierKey)).toEqual(said.left.map(({ supplierKey }) => supplierKey));
  // The other way round they are the ones that have joined.
  const back = `/jobs/${jobId}/comparison/suppliers?before=${newest}&after=${first}`;
  const come = await call<ComparedSuppliers>("POST", back, { kind: "joined" });
  expect(come.suppliers.map(({ supplierKey, beforeMinor }) => [supplierKey, beforeMinor])).toEqual(
    said.left.map(({ supplierKey }) => [supplierKey, null]),
  );

  const file = await callAs(staff, "GET", `/api/v1/jobs/${jobId}/comparison/export`);
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(1 + 8);
  expect(lines.find((line) => line.startsWith(`${said.left[0]?.supplierKey},`))).toContain(",Gone,");
  const history = await call<{ number: number; levels: Record<string, string> }[]>(
    "GET",
    `/jobs/${jobId}/suppliers/${key}/history`,
  );
  expect(history.map(({ number, levels: of }) => [number, of["stp"]])).toEqual([
    [2, "High"],
    [1, before[5]?.stpScore],
  ]);
});

it("compares two jobs of one buyer, and none of another's", async () => {
  const [one, other] = [
    await jobWithRun("First upload", ledgerOf(100, 3)),
    await jobWithRun("Second upload", ledgerOf(200, 5)),
  ];
  const found = await call<RunComparison>("GET", `/jobs/${other}/comparison?other=${one}`);
  expect([found.before.jobId, found.after.jobId]).toEqual([one, other]);
  expect(found.changes?.joined.suppliers).toBe(2);
  expect(found.changes?.stayed.suppliers).toBe(3);
  expect(found.changes?.stayed.afterMinor).toBe(2 * (found.changes?.stayed.beforeMinor ?? 0));
  const ofAnother = await newJob("Of another buyer", { buyerId: "buyer-wharfside" });
  const foreign = await callAs(staff, "GET", `/api/v1/jobs/${other}/comparison?other=${ofAnother}`);
  expect([foreign.status, (await foreign.json<{ code: string }>()).code]).toEqual([404, "NOT_FOUND"]);
  // Anyone who reads what is published compares what is published alone.
  const asClient = (path: string) => callAs(client.subject, "GET", `/api/v1/jobs/${other}${path}`);
  await publish(other);
  expect((await asClient(`/comparison?other=${one}`)).status).toBe(404);
  await publish(one);
  expect((await asClient(`/comparison?other=${one}`)).status).toBe(200);
  await mergeAndRescore(other);
  expect((await asClient("/comparison")).status).toBe(404);
  expect((await asClient("/comparison?before=latest")).status).toBe(404);
  expect((await asClient(`/comparison?before=${(await jobOf(other)).latest?.run}`)).status).toBe(404);
});

it("says of a run whose suppliers are gone its headline alone", async () => {
  const jobId = await jobWithRun("Old runs", ledgerOf(100, 3));
  for (let times = 0; times < 4; times += 1) await rescore(jobId);
  const { runs } = await call<{ runs: ListedRun[] }>("GET", `/jobs/${jobId}/runs`);
  const oldest = runs.at(-1);
  expect(oldest?.isWhole).toBe(false);
  const found = await call<RunComparison>("GET", `/jobs/${jobId}/comparison?before=${oldest?.run}`);
  expect(found.changes).toBeNull();
  // Those that the job has chosen.
  expect(found.before.capabilities).toHaveLength(4);
  const file = await callAs(staff, "GET", `/api/v1/jobs/${jobId}/comparison/export?before=${oldest?.run}`);
  expect([file.status, (await file.json<{ code: string }>()).code]).toEqual([409, "RUN_NOT_WHOLE"]);
});

it("shows before publishing what changes against what is published", async () => {
  const jobId = await jobWithRun("To be published", ledgerOf(100, 5));
  const first = await call<PublishPreview>("GET", `/jobs/${jobId}/publish-preview`);
  expect([first.before, first.changes, first.publication]).toEqual([null, null, 0]);
  await publish(jobId);
  await mergeAndRescore(jobId);
  const next = await call<PublishPreview>("GET", `/jobs/${jobId}/publish-preview`);
  expect([next.before?.number, next.after.number, next.publication]).toEqual([1, 2, 1]);
  expect(next.changes?.left.suppliers).toBe(1);
  expect(next.run).toBe((await jobOf(jobId)).latest?.run);
  const asClient = await callAs(client.subject, "GET", `/api/v1/jobs/${jobId}/publish-preview`);
  expect(asClient.status).toBe(404);
});
