/** What real ledgers add up to, next to fixed sums that were counted without the product. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { factorFor } from "@paygauge/analysis/value/factor-for";
import type { Client } from "../support/client.ts";
import { createJob, expectOk, importJob, loadFile } from "../support/job-flow.ts";
import { useStatement } from "../support/own-statement.ts";
import { comparedAgain, recomputed } from "../support/recompute.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { fixedSums, type FixedSums } from "./fixed-sums.ts";
import { copyStores, type StoreCopies } from "./job-store.ts";

/** A state's month takes half of the time: `npm run soak` counts it as well. */
const isSoak = process.env["KILLS"] !== undefined;
const counted = samplesFolder === null ? [] : fixedSums.filter(({ suppliers }) => isSoak || suppliers < 5000);
if (samplesFolder === null) console.log("Skipped: the folder of real ledgers (SAMPLES_DIR) is not there.");

let system: RunningSystem;
let client: Client;
let stores: StoreCopies;
const jobIds = new Map<string, string>();

/** Puts the statements in use, the first in place of those before it, and imports the ledger. */
async function imported(sums: FixedSums): Promise<string> {
  const { file, currency, country } = sums;
  for (const [at, statement] of sums.statements.entries())
    await useStatement(client, readFileSync(sampleFile(statement)), {
      mode: at === 0 ? "replace" : "add",
      currency,
      country,
      allByCard: true,
    });
  const jobId = await createJob(client, file, sums);
  await loadFile(client, jobId, sampleFile(file), sums.answers);
  const { state, failureMessage } = await importJob(client, jobId);
  if (state !== "Ready") throw new Error(`${file} ended ${state}: ${JSON.stringify(failureMessage)}`);
  return jobId;
}

beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "sasha.sysadmin");
  // In this order: ledgers without statements come before the first statement is in use.
  for (const sums of counted) jobIds.set(sums.file, await imported(sums));
  stores = copyStores(system.folder);
}, 300_000);
afterAll(async () => {
  stores?.close();
  await system?.end();
});

const daysOf = ({ period: { from, to } }: FixedSums): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** Suppliers of the grid with cardable spend, the most first. */
async function cardableRows(jobId: string): Promise<SupplierRow[]> {
  const item = { propertyName: "cardableMinor", itemComparisonOperator: "GreaterThan", itemValue: "0" };
  const body = { pageNumber: 1, pageSize: 200, orderBy: "-cardableMinor", filters: { filterItems: [item] } };
  const answer = await client.call("POST", `/api/v1/jobs/${jobId}/suppliers/get`, body);
  return expectOk(answer, "suppliers").json<{ collection: SupplierRow[] }>().collection;
}

describe.each(counted)("$file", (sums) => {
  const jobIdOf = () => jobIds.get(sums.file) ?? "";
  /** Suppliers of the present run, as they are stored. */
  const stored = (columns: string) => {
    const db = stores.jobs.get(jobIdOf());
    if (!db) throw new Error(`The store of ${sums.file} was not found.`);
    return db
      .prepare(
        `SELECT ${columns} FROM supplier JOIN supplier_score USING (run, ordinal)
         WHERE run IN (SELECT run FROM supplier_base)`,
      )
      .all();
  };

  test("the Summary states what was counted", async () => {
    const answer = await client.call("GET", `/api/v1/jobs/${jobIdOf()}/summary`);
    const summary = expectOk(answer, "summary").json<JobSummary>();
    expect({
      spendMinor: summary.totals.spendMinor,
      suppliers: summary.totals.suppliers,
      documents: summary.totals.payments,
      addressable: { suppliers: summary.stepSuppliers.addressable, minor: summary.addressableMinor },
      cardable: { suppliers: summary.stepSuppliers.cardable, minor: summary.cardableMinor },
      oneOff: { suppliers: summary.oneOff?.suppliers, minor: summary.oneOff?.addressableMinor },
      year: summary.year,
    }).toEqual({
      spendMinor: sums.spendMinor,
      suppliers: sums.suppliers,
      documents: sums.documents,
      addressable: sums.addressable,
      cardable: {
        suppliers: sums.cardable.length,
        minor: sums.cardable.reduce((sum, [, , , cardableMinor]) => sum + cardableMinor, 0),
      },
      oneOff: sums.oneOff,
      year: { factor: 365 / daysOf(sums), ...sums.period },
    });
  });

  test("suppliers with cardable documents are those that were counted", async () => {
    const transactions = new Map(
      stored("supplierKey, cardableTransactions").map((row) => [row["supplierKey"], row["cardableTransactions"]]),
    );
    const found = (await cardableRows(jobIdOf())).map((row) => [
      row.name,
      row.spendMinor,
      row.transactions,
      row.cardableMinor,
      transactions.get(row.supplierKey),
    ]);
    // Equal sums have no order of their own.
    const inOrder = (all: readonly (readonly unknown[])[]) => all.map((each) => each.join("|")).toSorted();
    expect(inOrder(found)).toEqual(inOrder(sums.cardable));
  });

  test("spend of each class that is out of scope, and a year of what repeats", () => {
    const excluded = new Map<string, number>();
    let yearMinor = 0;
    for (const row of stored(
      `payeeClass, spendMinor, addressableMinor, transactions,
       iif(measuresJson->>'$.isOneOff', 0, measuresJson->>'$.yearFactor') AS yearFactor`,
    )) {
      const [name, spendMinor] = [String(row["payeeClass"]), Number(row["spendMinor"])];
      if (name !== "Supplier" && name !== "PublicBody") {
        excluded.set(name, (excluded.get(name) ?? 0) + spendMinor);
        expect(row["addressableMinor"]).toBe(0);
      }
      const own = row["yearFactor"] === null ? null : Number(row["yearFactor"]);
      yearMinor += spendMinor * factorFor(Number(row["transactions"]), 365 / daysOf(sums), own);
    }
    expect(Object.fromEntries(excluded)).toEqual(sums.excluded);
    expect(Math.round(yearMinor)).toBe(sums.yearMinor);
  });
});

/** All five in the soak: one here, which has card statements. */
const again = isSoak ? counted : counted.filter(({ statements }) => statements.length > 0).slice(-1);

test.each(again)("$file, computed again by the same build, differs in no field", async ({ file }) => {
  const developer = await signIn(system.port, "dana.developer");
  const jobId = jobIds.get(file) ?? "";
  await recomputed(developer, jobId);
  const found = await comparedAgain(developer, jobId);
  expect(
    found.map(({ callId, total, notSteady, isWhole, differences }) => [callId, total, notSteady, isWhole, differences]),
  ).toEqual(found.map(({ callId }) => [callId, 0, 0, true, []]));
  const fields = found.reduce((sum, each) => sum + each.fields, 0);
  expect(fields).toBeGreaterThan(10_000);
  if (isSoak) console.log(`${file}: ${fields} fields equal`);
});
