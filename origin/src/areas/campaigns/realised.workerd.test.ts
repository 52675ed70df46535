/** Expected against realised: a later file shows what was paid by the agreed method. */
import { beforeAll, expect, it } from "vitest";
import type { RealisedSpend } from "@paygauge/api-types/entities/realised-spend";
import { importFile, jobWithRun } from "../../job/runs/published-job.fixture.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import { begun, change, membersOf } from "./campaigns.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
});

const heading = "Supplier ID,Supplier,City,Country,Document Type,Amount,Payment Date,Payment Method";
const lineOf = (supplier: number, amount: string, day: string, method: string) =>
  `S${supplier},Supplier ${"ABCDEFGHIJKL"[supplier]} Trading,Leeds,GBR,Payment,${amount},${day},${method}`;
const fileOf = (lines: readonly string[]) =>
  new Uint8Array(new TextEncoder().encode(`${[heading, ...lines].join("\n")}\n`));

it("counts what later files state by the agreed method, from the month after the agreement", async () => {
  const jobId = await jobWithRun("Realised");
  const campaign = await begun(jobId);
  const place = [jobId, campaign] as const;
  const realised = () => call<RealisedSpend>("GET", `/jobs/${jobId}/campaign-workflows/${campaign}/realised`);
  const named = async (names: readonly string[]) =>
    (await membersOf(jobId, campaign)).collection.filter(({ name }) => names.includes(name));
  expect(await realised()).toMatchObject({ rows: [], total: { suppliers: 0 }, lastMonth: "2025-12" });
  const [first, second] = ["Supplier B Trading", "Supplier C Trading"];
  await change(place, { kind: "move", to: "Active" }, await named([first, second]));
  const agreed = { agreedMethod: "vcard", agreedOn: "2025-12-10" } as const;
  await change(place, { kind: "move", to: "Succeeded", ...agreed }, await named([first]));
  const other = { agreedMethod: "scf", agreedOn: "2025-12-10" } as const;
  await change(place, { kind: "move", to: "Succeeded", ...other }, await named([second]));
  expect((await realised()).rows.map(({ reason }) => reason)).toEqual(["noLaterFile", "noLaterFile"]);

  await importFile(
    jobId,
    "later.csv",
    fileOf([
      // In the month of the agreement: not counted.
      lineOf(1, "11.00", "2025-12-20", "Card"),
      lineOf(1, "200.01", "2026-01-15", "Virtual card"),
      lineOf(1, "100.00", "2026-02-15", "Card"),
      lineOf(1, "-0.50", "2026-02-20", "Card"),
      lineOf(1, "300.00", "2026-03-15", "Cheque"),
      lineOf(2, "300.00", "2026-03-15", "Bank transfer"),
    ]),
  );
  const found = await realised();
  expect(found.lastMonth).toBe("2026-03");
  const [won, unknown] = [first, second].map((name) => found.rows.find((row) => row.name === name));
  // Supplier B was paid 12 × £200 in the year: three months of it are expected.
  expect(won).toMatchObject({ months: 3, expectedMinor: 60_000, realisedMinor: 29_951, reason: null });
  expect(unknown).toMatchObject({ reason: "methodNotInLedger", expectedMinor: 0, realisedMinor: 0 });
  expect(found.total).toEqual({ suppliers: 1, expectedMinor: 60_000, realisedMinor: 29_951 });
});
