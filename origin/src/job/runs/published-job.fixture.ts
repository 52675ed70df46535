/** A job with runs that differ, and a client who reads what is published of it, for tests in workerd. */
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { permissions } from "@paygauge/api-types/access/permissions";
import { runInDurableObject } from "cloudflare:test";
import { forgetPeople } from "../../identity/person.ts";
import { jobObjectOf } from "../job-stub.ts";
import { now, openDatabase } from "../../store/database.ts";
import { directGrants, jobAssignments } from "../../store/schema.ts";
import { callAs } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, importJob, newJob, runToEnd, send } from "../../areas/uploads/upload-calls.fixture.ts";

export const client = { subject: "clara-client", userId: "user-clara-client" };
/** What makes a user one who works on a job, or staff. */
const ofWork = new Set(["AllJobs_VIEW", "JobCreate", "InaccessibleArea_ALL"]);
const db = openDatabase(testEnv.DB);

/** Gives the client every permission but those of work: what they may not read is refused for the job's sake alone. */
export async function grantClient(): Promise<void> {
  for (const permission of permissions.filter((each) => !ofWork.has(each)))
    await db.insert(directGrants).values({ userId: client.userId, permission }).onConflictDoNothing();
  forgetPeople(testEnv.DB);
}

/** Lines of suppliers S0 to S11 over a year, each with payments of `amount` pounds. */
export function ledgerOf(amount: number, suppliers = 12): Uint8Array<ArrayBuffer> {
  const lines = ["Supplier ID,Supplier,City,Country,Document Type,Amount,Payment Date,Payment Method"];
  for (let supplier = 0; supplier < suppliers; supplier += 1)
    for (let month = 1; month <= 12; month += 1) {
      const day = `2025-${String(month).padStart(2, "0")}-15`;
      lines.push(
        `S${supplier},Supplier ${"ABCDEFGHIJKLMNOPQRST"[supplier]} Trading,Leeds,GBR,Payment,${amount * (supplier + 1)}.00,${day},Cheque`,
      );
    }
  return new Uint8Array(new TextEncoder().encode(`${lines.join("\n")}\n`));
}

/** Marks suppliers of a job as matched, card accepting and recommended the virtual card, as a directory match would. */
export async function acceptCards(jobId: string, where = "1"): Promise<void> {
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    sql.exec(
      `UPDATE supplier SET cardAccepting = 1, matchBand = 'High', cardableMinor = addressableMinor, cardableTransactions = NULL,
         recommendedMethod = 'vcard', vcardScore = 'High' WHERE ${where}`,
    );
  });
}

/** Half of a supplier's spend, and a quarter of its documents, is proven at half the limit; nothing more at twice. */
export async function assumeLimits(jobId: string): Promise<void> {
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    sql.exec(
      `UPDATE supplier SET cardableLowMinor = cardableMinor / 2, cardableLowTransactions = transactions / 4,
         cardableHighMinor = cardableMinor, cardableHighTransactions = transactions`,
    );
  });
}

/** Recommends supply chain finance to a job's suppliers, who are paid on these days; null: unknown. */
export async function financeSuppliers(jobId: string, days: readonly (number | null)[]): Promise<void> {
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    sql.exec(
      `UPDATE supplier SET recommendedMethod = 'scf', scfScore = 'High', daysToPay = value
       FROM json_each(?) WHERE ordinal = key`,
      JSON.stringify(days),
    );
  });
}

/** Lines of one month: a file of too few days to tell a year by. */
export function shortLedger(): Uint8Array<ArrayBuffer> {
  const lines = ["Supplier ID,Supplier,City,Country,Document Type,Amount,Payment Date,Payment Method"];
  for (let at = 0; at < 31; at += 1) {
    const day = `2025-01-${String(at + 1).padStart(2, "0")}`;
    lines.push(`S${at % 5},Supplier ${at % 5} Trading,Leeds,GBR,Payment,${1000 + at}.00,${day},Cheque`);
  }
  return new Uint8Array(new TextEncoder().encode(`${lines.join("\n")}\n`));
}

/** Takes up one more file, in place of none, and imports. */
export async function importFile(jobId: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<JobSummary> {
  await check(await send(jobId, name, bytes));
  return importJob(jobId);
}

/** A job with one run, assigned to the client and not published. */
export async function jobWithRun(
  name: string,
  bytes = ledgerOf(100),
  capabilities: readonly Capability[] = ["stp", "vcard", "pcard", "scf"],
): Promise<string> {
  const jobId = await newJob(name, { capabilities: [...capabilities] });
  await importFile(jobId, "ledger.csv", bytes);
  await db.insert(jobAssignments).values({ jobId, userId: client.userId, assignedOn: now() });
  return jobId;
}

export const jobOf = (jobId: string) => call<Job>("GET", `/jobs/${jobId}`);

/** Publishes the newest run. */
export async function publish(jobId: string): Promise<string> {
  const { latest, publicationNumber: publication } = await jobOf(jobId);
  const run = latest?.run ?? "";
  await call("POST", `/jobs/${jobId}/publish`, { run, publication });
  return run;
}

const firstPage = { pageNumber: 1, pageSize: 100, orderBy: "supplierKey" };

/** Suppliers of the run that a user reads. */
export async function suppliersAs(subject: string, jobId: string, query = ""): Promise<SupplierRow[]> {
  const path = `/api/v1/jobs/${jobId}/suppliers/get${query}`;
  const answer = await callAs(subject, "POST", path, { body: firstPage });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json<{ collection: SupplierRow[] }>()).collection;
}

/** Merges two suppliers: the next run has one less. */
export async function mergeTwo(jobId: string): Promise<void> {
  const [into, other] = await suppliersAs("sasha-sysadmin", jobId);
  const merge = { kind: "merge", into: into?.supplierKey, supplierKeys: [other?.supplierKey] };
  await call("POST", `/jobs/${jobId}/group-decisions`, merge);
}

/** Merges two suppliers and scores again: a run with one supplier less. */
export async function mergeAndRescore(jobId: string): Promise<void> {
  await mergeTwo(jobId);
  await rescore(jobId);
}

export async function rescore(jobId: string): Promise<void> {
  await call("POST", `/jobs/${jobId}/rescore`);
  await runToEnd(jobId);
}

const ofRun = ["supplier", "supplier_base", "supplier_match", "supplier_score", "cube", "cube_page", "run"];

/** SHA-256 of everything that the job's object and the catalogue have of a run. */
export async function digestOfRun(jobId: string, run: string): Promise<string> {
  const plain = (rows: readonly unknown[]): string[] =>
    rows
      .map((row) =>
        JSON.stringify(row, (_key, each: unknown) => (each instanceof ArrayBuffer ? [...new Uint8Array(each)] : each)),
      )
      .toSorted();
  const inObject = await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage }) =>
    ofRun.map((table) => plain(storage.sql.exec(`SELECT * FROM ${table} WHERE run = ?`, run).toArray())),
  );
  const inCatalogue = await Promise.all(
    ["job_totals"].map(async (table) => {
      const found = testEnv.DB.prepare(`SELECT * FROM ${table} WHERE job_id = ? AND run = ?`).bind(jobId, run);
      return plain((await found.all()).results);
    }),
  );
  const text = JSON.stringify([inObject, inCatalogue]);
  if (inObject[0]?.length === 0) throw new Error(`Nothing is kept of the run ${run}.`);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Runs that the job's object has whole, oldest first. */
export function wholeRuns(jobId: string): Promise<string[]> {
  return runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage }) =>
    storage.sql
      .exec<{ run: string }>("SELECT run FROM run WHERE isWhole = 1 ORDER BY number")
      .toArray()
      .map(({ run }) => run),
  );
}
