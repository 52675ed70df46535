/** What another run would change is what the run then changes, supplier by supplier and to the penny. */
import { beforeAll, describe, expect, it } from "vitest";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { EvidenceSlice, NewEvidence } from "@paygauge/api-types/entities/new-evidence";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { activateStatement, useStatement } from "../card-statements/statement-imports.fixture.ts";
import { call, check, importJob, newJob, runToEnd, send } from "../uploads/upload-calls.fixture.ts";

beforeAll(() => seedOrigin());

const lines = ["Supplier,Amount,Date"];
for (let month = 1; month <= 12; month += 1)
  for (const [name, amount] of [
    ["Zorbleck Tools Ltd", "1000.00"],
    ["Vintrell Papers", "500.00"],
    ["Quandary Freight", "250.00"],
  ] as const)
    lines.push(`${name},${amount},2018-${String(month).padStart(2, "0")}-15`);
const ledger = new Uint8Array(new TextEncoder().encode(`${lines.join("\n")}\n`));

/** Other merchants make a name rare: only a rare name is a match by itself. */
const letters = "bcdfghjklmnprstvwz";
const syllable = (at: number) => `${letters[at % 18]}${"aeiou"[at % 5]}${letters[(at * 7) % 18]}`;
const others = Array.from(
  { length: 400 },
  (_, at) => `2018-01-05,${syllable(at)}${syllable(Math.floor(at / 90))}${syllable(at + 11)} Limited,5.00,Bookstores`,
);
const own = ["01", "02", "03", "04", "05"].map((month) => `2018-${month}-07,Zorbleck Tools Ltd,210.00,Hardware Stores`);
const statement = `Date,Merchant,Amount,Merchant Category\n${[...own, ...others].join("\n")}\n`;

const evidenceOf = (jobId: string) => call<NewEvidence>("GET", `/jobs/${jobId}/new-evidence`);
const simulated = async (jobId: string) =>
  call<EvidenceSlice>("POST", `/jobs/${jobId}/new-evidence/simulate`, { run: (await evidenceOf(jobId)).run, from: 0 });

interface Row {
  readonly supplierKey: string;
  readonly name: string;
  readonly vcardScore: string;
  readonly cardableMinor: number;
}
const rowsOf = async (jobId: string) =>
  (await call<{ collection: Row[] }>("POST", `/jobs/${jobId}/suppliers/get`, { pageNumber: 1, pageSize: 50 }))
    .collection;
const cardableOf = async (jobId: string) => {
  const { cardableMinor, stepSuppliers } = await call<JobSummary>("GET", `/jobs/${jobId}/summary`);
  return { cardableMinor, suppliers: stepSuppliers.cardable };
};

describe("new evidence of a finished job", () => {
  it("is simulated as the next run then computes it", { timeout: 240_000 }, async () => {
    const jobId = await newJob("Evidence");
    await check(await send(jobId, "ledger.csv", ledger));
    await importJob(jobId);
    expect((await evidenceOf(jobId)).changes, "nothing changed since").toEqual([]);
    const unchanged = await simulated(jobId);
    expect([unchanged.suppliers, unchanged.after]).toEqual([[], unchanged.before]);

    const version = await useStatement(statement);
    const found = await evidenceOf(jobId);
    expect(found).toMatchObject({ number: 1, publishedNumber: null, isSimulated: true });
    expect(found.changes).toMatchObject([{ kind: "statement", before: null, after: version }]);
    const slice = await simulated(jobId);
    expect(slice).toMatchObject({ done: 3, total: 3, next: null, currency: "GBP", method: "vcard" });
    expect(slice.suppliers.map(({ name, move }) => [name, move])).toEqual([["Zorbleck Tools Ltd", "cardable"]]);

    const before = { rows: await rowsOf(jobId), sums: await cardableOf(jobId) };
    await call("POST", `/jobs/${jobId}/rescore`);
    await runToEnd(jobId);
    const after = { rows: await rowsOf(jobId), sums: await cardableOf(jobId) };
    const { suppliers, cardableMinor } = slice.after;
    expect({ suppliers: slice.before.suppliers, cardableMinor: slice.before.cardableMinor }).toEqual(before.sums);
    expect({ suppliers, cardableMinor }).toEqual(after.sums);
    expect(slice.after.convertedYearMinor).toBeGreaterThan(slice.before.convertedYearMinor);
    const levelIn = (rows: readonly Row[], key: string) => rows.find((row) => row.supplierKey === key)?.vcardScore;
    for (const moved of slice.suppliers)
      expect([moved.before, moved.after]).toEqual([
        levelIn(before.rows, moved.supplierKey),
        levelIn(after.rows, moved.supplierKey),
      ]);
    expect((await evidenceOf(jobId)).changes, "the run has it").toEqual([]);

    // An older version again, or none, is a change as well.
    await activateStatement(0);
    expect((await evidenceOf(jobId)).changes).toMatchObject([{ kind: "statement", before: version, after: null }]);
    expect((await simulated(jobId)).suppliers.map(({ move }) => move)).toEqual(["down"]);
  });

  it("is for users who work on the job, and about its newest run", { timeout: 120_000 }, async () => {
    const jobId = await newJob("Evidence for workers");
    await check(await send(jobId, "ledger.csv", ledger));
    await importJob(jobId);
    for (const [as, status] of [
      ["nora-neighbour", 403],
      ["clara-client", 403],
      ["petra-jobmanager", 200],
    ] as const)
      expect([as, (await callAs(as, "GET", `/api/v1/jobs/${jobId}/new-evidence`)).status]).toEqual([as, status]);
    const body = { run: "another", from: 0 };
    const late = await callAs("petra-jobmanager", "POST", `/api/v1/jobs/${jobId}/new-evidence/simulate`, { body });
    expect(late.status).toBe(409);
  });
});
