/** What waits in a job reaches the catalogue with each change, and "Needs you" with it. */
import { runInDurableObject } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import type { MergeProposals } from "@paygauge/api-types/entities/decisions";
import type { NeedsYou } from "@paygauge/api-types/entities/needs";
import type { PayeeClassesAnswer } from "@paygauge/api-types/entities/payee-classes";
import { begun } from "../../areas/campaigns/campaigns.fixture.ts";
import { call } from "../../areas/uploads/upload-calls.fixture.ts";
import { openDatabase } from "../../store/database.ts";
import { jobNeeds } from "../../store/schema.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { jobObjectOf } from "../job-stub.ts";
import { jobWithRun, rescore } from "../runs/published-job.fixture.ts";
import { noteNeeds, needsToTell } from "./needs-outbox.ts";
import { NeedsTeller } from "./ship-needs.ts";

const db = openDatabase(testEnv.DB);
let jobId = "";

const payees = [
  ["Turning Point Services Ltd,4 Mill Lane,Leeds,LS1 4AB", 900],
  ["TURNING PIONT SERVICES,4 Mill Ln,Leeds,LS1 4AB", 800],
  ["Whitfield Joinery,12 Park Road,York,YO1 7HH", 750],
  ["Whitfeild Joinery,12 Park Rd,York,YO17HH", 740],
  ["Barclays Bank PLC,1 Quay Street,Hull,HU1 2ZZ", 700],
  ["Aspect Lettings,2 Quay Street,Hull,HU2 2ZZ", 600],
] as const;

function ledger(): Uint8Array<ArrayBuffer> {
  const lines = ["Supplier,Address,City,Postcode,Country,Document Type,Amount,Payment Date,Payment Method"];
  for (const [supplier, amount] of payees)
    for (let month = 1; month <= 12; month++)
      lines.push(`${supplier},GBR,Payment,${amount}.00,2025-${String(month).padStart(2, "0")}-15,Cheque`);
  return new Uint8Array(new TextEncoder().encode(`${lines.join("\n")}\n`));
}

const rowsOf = (kind: "duplicates" | "payees" | "followUp") =>
  db
    .select({
      count: jobNeeds.count,
      amountMinor: jobNeeds.amountMinor,
      since: jobNeeds.since,
      fromDay: jobNeeds.fromDay,
    })
    .from(jobNeeds)
    .where(and(eq(jobNeeds.jobId, jobId), eq(jobNeeds.kind, kind)));
const countsOf = async (kind: "duplicates" | "payees" | "followUp") => (await rowsOf(kind)).map(({ count }) => count);
const proposals = () => call<MergeProposals>("GET", `/jobs/${jobId}/merge-proposals`);
const waiting = async () =>
  (await call<PayeeClassesAnswer>("GET", `/jobs/${jobId}/payee-classes`)).groups
    .filter(({ state }) => state === "waiting")
    .reduce(
      (sum, { payees: count, spendMinor }) => ({ count: sum.count + count, amountMinor: sum.amountMinor + spendMinor }),
      {
        count: 0,
        amountMinor: 0,
      },
    );
const needs = async (kind: string) =>
  (await call<NeedsYou>("GET", "/needs-you")).rows.filter((row) => row.kind === kind && row.job?.id === jobId);
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });

beforeAll(async () => {
  await seedOrigin();
  jobId = await jobWithRun("Needs", ledger());
});

it("counts possible duplicates as their page does, and follows each decision", async () => {
  const found = await proposals();
  expect(found.total).toBeGreaterThan(1);
  await eventually(async () => expect(await countsOf("duplicates")).toEqual([found.total]));
  expect(await needs("duplicates")).toMatchObject([{ count: found.total }]);
  const [row] = await needs("duplicates");
  const decide = async (at: number) => {
    const supplierKeys = found.proposals[at]?.suppliers.map(({ supplierKey }) => supplierKey);
    await call("POST", `/jobs/${jobId}/group-decisions`, { kind: "apart", supplierKeys });
  };
  await decide(0);
  await eventually(async () => expect(await countsOf("duplicates")).toEqual([found.total - 1]));
  expect((await needs("duplicates"))[0]?.since).toBe(row?.since);
  for (let at = 1; at < found.proposals.length; at += 1) await decide(at);
  await eventually(async () => expect(await countsOf("duplicates")).toEqual([]));
  expect(await needs("duplicates")).toEqual([]);
});

it("counts payees that wait and what they are paid, through decisions, undoing and a re-score", async () => {
  const all = await waiting();
  expect(all.count).toBeGreaterThan(1);
  await eventually(async () => expect(await rowsOf("payees")).toMatchObject([all]));
  expect(await needs("payees")).toMatchObject([
    { count: all.count, money: { minor: all.amountMinor, currency: "GBP" } },
  ]);
  const { items } = await call<PayeeClassesAnswer>("GET", `/jobs/${jobId}/payee-classes?state=waiting`);
  const supplierKeys = [items[0]?.supplierKey];
  const { decisionIds } = await call<{ decisionIds: number[] }>("POST", `/jobs/${jobId}/payee-classes/decisions`, {
    supplierKeys,
    payeeClass: "Bank",
  });
  await eventually(async () => expect(await rowsOf("payees")).toMatchObject([await waiting()]));
  expect((await rowsOf("payees"))[0]?.count).toBe(all.count - 1);
  await call("POST", `/jobs/${jobId}/payee-classes/undo`, { decisionIds });
  await eventually(async () => expect(await rowsOf("payees")).toMatchObject([all]));
  await rescore(jobId);
  await eventually(async () => expect(await rowsOf("payees")).toMatchObject([await waiting()]));
});

it("counts suppliers that did not answer three times from the day on which they are proposed as Abandoned", async () => {
  const campaignWorkflowId = await begun(jobId);
  const stub = jobObjectOf(testEnv, jobId);
  const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await runInDurableObject(stub, async (_, { storage }) => {
    const members = storage.sql.exec<{ supplierKey: string }>("SELECT supplierKey FROM campaign_member").toArray();
    for (const [at, { supplierKey }] of members.entries())
      storage.sql.exec(
        "UPDATE campaign_member SET unanswered = ?, unansweredSince = ? WHERE supplierKey = ?",
        at === 0 ? 2 : 3,
        at === 1 ? dayFrom(-1) : dayFrom(-40),
        supplierKey,
      );
    noteNeeds(storage.sql);
    await new NeedsTeller(testEnv, storage).settle();
  });
  const [need] = await needs("followUp");
  const shipped = await rowsOf("followUp");
  expect(shipped.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, payees.length - 2]);
  // The one whose ten working days are not over is shipped with its day, and counts from then on.
  expect(need).toMatchObject({ count: payees.length - 2, campaignWorkflowId, subject: "Cheque to virtual card" });
  await call("POST", `/jobs/${jobId}/campaign-workflows/${campaignWorkflowId}/stage`, {
    version: 3,
    stage: "Completed",
    isForced: true,
    note: "Over.",
  });
  await eventually(async () => expect(await rowsOf("followUp")).toEqual([]));
});

it("never lets an older number replace a newer one, and tries again after a failure", async () => {
  const stub = jobObjectOf(testEnv, jobId);
  await runInDurableObject(stub, async (_, { storage }) => {
    noteNeeds(storage.sql);
    const broken = {
      DB: { prepare: testEnv.DB.prepare.bind(testEnv.DB), batch: () => Promise.reject(new Error("no answer")) },
    };
    await new NeedsTeller(broken as unknown as Pick<typeof testEnv, "DB">, storage).settle();
    expect(needsToTell(storage.sql)).not.toBe(null);
    expect(await storage.getAlarm()).not.toBe(null);
  });
  await eventually(async () =>
    expect(await runInDurableObject(stub, (_, { storage }) => needsToTell(storage.sql))).toBe(null),
  );
  const before = await rowsOf("payees");
  await db.update(jobNeeds).set({ number: 1_000_000, count: 77 }).where(eq(jobNeeds.jobId, jobId));
  await runInDurableObject(stub, async (_, { storage }) => {
    noteNeeds(storage.sql);
    await new NeedsTeller(testEnv, storage).settle();
  });
  expect(before.length).toBeGreaterThan(0);
  expect(await countsOf("payees")).toEqual([77]);
});
