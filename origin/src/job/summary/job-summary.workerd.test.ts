import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it, vi } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { statementMark } from "@paygauge/api-types/entities/card-statements";
import { inTurns, Turns } from "@paygauge/api-types/turns/turns";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { call, check, importJob, newJob, send } from "../../areas/uploads/upload-calls.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { jobObjectOf } from "../job-stub.ts";
import { wholeRuns } from "../runs/run-store.ts";
import { isDirectoryMatched } from "./summary-sums.ts";
import { keepAsBefore, keptOf } from "../older-release.fixture.ts";

const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}`);

const rows = [
  // takes 200.00 by card, so 1,000.00 are proven, and is paid by cheque as well: 12 × 900.00 can move
  ...months.map((month, at) => `Acme Paper Ltd,${month}-05,900.00,Cheque,A${at}`),
  ...months.map((month, at) => `Acme Paper Ltd,${month}-06,200.00,Card,B${at}`),
  // paid by cheque alone, on short terms: likely for instant pay, for no card
  ...months.map((month, at) => `Brick and Beam Ltd,${month}-05,12000.00,Cheque,C${at}`),
  // paid by card alone: nothing is left to move
  ...months.map((month, at) => `Corner Cafe Ltd,${month}-28,10.00,Card,D${at}`),
];

let jobId = "";
let summary: JobSummary;

beforeAll(async () => {
  await seedOrigin(["settings", "agreements", "brands", "issuers", "people", "buyers", "rulesets", "directory"]);
  const csv = ["Supplier name,Payment date,Amount,Payment method,Payment reference", ...rows].join("\n");
  jobId = await newJob("a year", { capabilities: [...capabilities] });
  await check(await send(jobId, "ledger.csv", Uint8Array.from(new TextEncoder().encode(csv))));
  summary = await importJob(jobId);
});

const addressable = 1_080_000 + 14_400_000;

it("makes each step from spend to opportunity part of the one before", () => {
  expect(summary.totals.spendMinor).toBe(addressable + 240_000 + 12_000);
  expect(summary.addressableMinor).toBe(addressable);
  expect(summary.cardableMinor).toBe(1_080_000);
  expect(summary.opportunityMinor).toBe(1_080_000 * summary.conversion);
  expect(summary.stepSuppliers).toEqual({ addressable: 2, cardable: 1, opportunity: 1 });
});

it("says what moves in a year, by which method, and how few suppliers make up most of it", () => {
  // Of the methods that pay by card, purchase card and virtual card take all of it; the first of equals is named.
  expect(summary.best).toMatchObject({ yearMinor: 1_080_000 * summary.conversion, top: 1, highMinor: 1_080_000 });
  expect(summary.addressableTop).toBe(1);
  expect(summary.year).toEqual({ factor: 1, from: "2026-01-01", to: "2026-12-31" });
});

it("says what the file proves whatever the directory knows", () => {
  expect(summary.proven).toEqual({
    onCard: { suppliers: 2, payments: 24, valueMinor: 252_000 },
    bothWays: { suppliers: 1, cardableMinor: 1_080_000 },
    large: { fromMinor: 10_000_000, suppliers: 1, spendMinor: 14_400_000 },
    small: { underMinor: 250_000, suppliers: 1, spendMinor: 12_000, transactions: 12 },
    chequeMinor: addressable,
    industries: 0,
  });
});

it("names the directory of the matches, and the capabilities that rest on it", async () => {
  expect(summary.directory).toMatchObject({ versionNumber: 1, isSample: true });
  expect(summary.directory?.entriesCount).toBeGreaterThan(0);
  expect((await call<Job>("GET", `/jobs/${jobId}`)).directory).toEqual(summary.directory);
  const mayRise = summary.capabilities.flatMap((each) => (each.mayRise ? [each.capability] : []));
  // A card that a match finds also lifts supply chain finance for payees whose class limits it.
  expect(mayRise).toEqual(["stp", "vcard", "pcard", "tandEcard", "scf", "boost", "optima"]);
  expect(summary.capabilities.every(({ restsOnDirectory }) => restsOnDirectory)).toBe(true);
});

it("marks a column of an export only where a supplier is matched with the sample directory", async () => {
  const columns = "name,spendMinor,cardableMinor,matchedState,vcardScore";
  const headOf = async () => {
    const answer = await callAs("sasha-sysadmin", "GET", `/api/v1/jobs/${jobId}/suppliers/export?columns=${columns}`);
    return (await answer.text()).replace(/^\uFEFF/, "").split("\r\n")[0];
  };
  expect(await headOf()).toBe("Supplier,Spend (GBP),Cardable spend (GBP),Match,Virtual card");
  const stub = jobObjectOf(testEnv, jobId);
  const matchWith = (entryId: string) =>
    runInDurableObject(stub, async (_object, { storage: { sql } }) => {
      const run = wholeRuns(sql)[0] ?? "";
      sql.exec("UPDATE supplier SET matchedState = 'MATCHED' WHERE run = ? AND ordinal = 0", run);
      const matched = JSON.stringify({ entryId });
      sql.exec("UPDATE supplier_match SET matchedJson = ? WHERE run = ? AND ordinal = 0", matched, run);
      return inTurns(isDirectoryMatched(sql, run), new Turns("walkedRows"));
    });
  expect([await matchWith(`${statementMark}7`), await matchWith("entry-7")]).toEqual([false, true]);
  await runInDurableObject(stub, (_object, { storage: { sql } }) => keepAsBefore(sql));
  expect(await headOf()).toBe('Supplier,Spend (GBP),"Cardable spend (GBP, demo)",Match (demo),Virtual card (demo)');
  await runInDurableObject(stub, (_object, { storage: { sql } }) => {
    sql.exec("UPDATE supplier SET matchedState = 'UNMATCHED'");
    sql.exec("UPDATE supplier_match SET matchedJson = NULL");
  });
});

it("answers from what an earlier release kept as it is now, and brings it up to date at the object's next start", async () => {
  const stub = jobObjectOf(testEnv, jobId);
  const kept = () => runInDurableObject(stub, (_object, { storage: { sql } }) => keptOf(sql));
  await runInDurableObject(stub, (_object, { storage: { sql } }) => keepAsBefore(sql));
  expect(await call<JobSummary>("GET", `/jobs/${jobId}/summary`)).toEqual(summary);
  expect((await kept()).summary, "a read keeps nothing").toHaveProperty("opportunityMinor", 1);
  await evictDurableObject(stub);
  await vi.waitFor(async () => expect(await kept()).toEqual({ summary, cubes: true, pages: true }));
});
