/** Work on campaigns: calls held for one user, attempts, counters over campaigns, the list across jobs, erasure. */
import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { bestStatuses, memberStatuses, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { campaignTables } from "../../job/campaigns/campaign-store.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { localDay } from "../../local-day.ts";
import { client, grantClient, jobWithRun } from "../../job/runs/published-job.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";
import { actIn, asking, begun, campaignOf, change, memberOf, membersOf } from "./campaigns.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const root = (jobId: string, id: string) => `/jobs/${jobId}/campaign-workflows/${id}`;
const minutes = (at: string, count: number) => new Date(Date.parse(at) + count * 60_000).toISOString();
const contact = { version: 0, name: "Jenny Marsh", role: "", phone: "0161 496 0182", mail: "j.marsh@halden.example" };

/** A campaign in which every supplier has a call planned for the day of a moment. */
async function withCalls(name: string, at: string) {
  const jobId = await jobWithRun(name);
  const id = await begun(jobId);
  await actIn(jobId, "change", {
    campaignWorkflowId: id,
    changeId: "plan",
    change: { kind: "next", nextKind: "call", nextOn: at.slice(0, 10) },
    ownerName: "",
    selection: { kind: "all", except: [], suppliers: 12 },
    asking: asking(at),
  });
  return { jobId, campaignWorkflowId: id };
}

it("offers five callers five suppliers, and one again after its fifteen minutes", async () => {
  const at = "2026-11-24T10:00:00.000Z";
  const { jobId, campaignWorkflowId } = await withCalls("Calls", at);
  const next = (who: string, when: string, after?: string) =>
    actIn(jobId, "nextCall", { campaignWorkflowId, after, asking: asking(when, who) });
  const five = await Promise.all(["a", "b", "c", "d", "e"].map((who) => next(who, at)));
  expect(new Set(five.map(({ supplierKey }) => supplierKey)).size).toBe(5);
  const [first] = five;
  const held = { campaignWorkflowId, supplierKey: first?.supplierKey ?? "" };
  await expect(actIn(jobId, "hold", { ...held, asking: asking(minutes(at, 14), "f") })).rejects.toThrow("a is calling");
  expect((await next("f", minutes(at, 14))).supplierKey).not.toBe(first?.supplierKey);
  expect((await next("g", minutes(at, 16))).supplierKey).toBe(first?.supplierKey);
  const { member } = await actIn(jobId, "member", { ...held, asking: asking(minutes(at, 17), "h") });
  expect(member.heldBy).toBe("g");
});

it("says how many calls there are today and within a week as its lists have them, and who cannot be called", async () => {
  const at = new Date().toISOString();
  const fresh = await jobWithRun("Nobody to call");
  const { today: none } = await campaignOf(fresh, await begun(fresh));
  expect(none).toEqual({ calls: 0, overdue: 0, week: 0, made: 0, unknown: 12 });
  const { jobId, campaignWorkflowId } = await withCalls("Somebody to call", at);
  const { today } = await campaignOf(jobId, campaignWorkflowId);
  for (const span of ["today", "week"] as const) {
    const listed = await call<AnswerOf<"campaignCalls">>(
      "GET",
      `${root(jobId, campaignWorkflowId)}/calls?span=${span}`,
    );
    expect([span, listed.total]).toEqual([span, span === "week" ? today.week : today.calls]);
  }
  expect([today.calls, today.week]).toEqual([12, 12]);
});

it("counts the calls of the user's own day, whichever date it is there", async () => {
  const at = new Date();
  const hour = at.getUTCHours();
  // East of here it is already tomorrow, or west of here it is still yesterday; one of both holds at any hour.
  const zone = hour >= 10 ? "Pacific/Kiritimati" : "Pacific/Pago_Pago";
  const { day } = localDay(at.toISOString(), zone);
  expect(day).not.toBe(at.toISOString().slice(0, 10));
  const { jobId, campaignWorkflowId } = await withCalls("Own day", `${day}T00:00:00.000Z`);
  const calls = async (headers: Record<string, string>) => {
    const path = `/api/v1${root(jobId, campaignWorkflowId)}/calls?span=today`;
    const answer = await callAs("sasha-sysadmin", "GET", path, { headers });
    return answer.json<AnswerOf<"campaignCalls">>();
  };
  expect((await calls({ "x-time-zone": zone })).total).toBe(12);
  const there = await calls({});
  // Tomorrow's calls don't count as today's; yesterday's are overdue.
  expect(hour >= 10 ? there.total : there.overdue).toBe(hour >= 10 ? 0 : 12);
});

it("proposes to abandon after three unanswered over ten working days, and abandons none by itself", async () => {
  const at = "2026-11-02T10:00:00.000Z";
  const { jobId, campaignWorkflowId } = await withCalls("Unanswered", at);
  const [{ supplierKey } = { supplierKey: "" }] = (await membersOf(jobId, campaignWorkflowId)).collection;
  const log = (day: string) =>
    actIn(jobId, "attempt", {
      campaignWorkflowId,
      supplierKey,
      attemptId: day,
      body: { channel: "call", disposition: "noAnswer", note: "" },
      asking: asking(`2026-11-${day}T10:00:00.000Z`),
    });
  expect((await log("02")).member).toMatchObject({
    status: "Active",
    attempts: 1,
    nextKind: "call",
    nextOn: "2026-11-05",
  });
  expect((await log("09")).member.proposesAbandon).toBe(false);
  expect((await log("13")).member).toMatchObject({ unanswered: 3, proposesAbandon: false });
  // The same attempt again is the same attempt.
  expect((await log("13")).member.attempts).toBe(3);
  const about = { campaignWorkflowId, supplierKey, asking: asking("2026-11-16T09:00:00.000Z") };
  expect((await actIn(jobId, "member", about)).member).toMatchObject({ status: "Active", proposesAbandon: true });
});

it("every counter is what its rows say, Aggregated with each supplier once, and the funnel is the board", async () => {
  const jobId = await jobWithRun("Counted");
  const ids = [await begun(jobId), await begun(jobId, undefined, { route: "Buyer" }), await begun(jobId)];
  const statuses = fc.array(fc.array(fc.constantFrom(...memberStatuses), { minLength: 12, maxLength: 12 }), {
    minLength: 3,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(statuses, async (drawn) => {
      const keys = (await membersOf(jobId, ids[0] ?? "")).collection.map(({ supplierKey }) => supplierKey);
      await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
        for (const [at, id] of ids.entries())
          for (const [place, key] of keys.entries())
            sql.exec(
              "UPDATE campaign_member SET status = ? WHERE campaignId = ? AND supplierKey = ?",
              drawn[at]?.[place] ?? "Pending",
              id,
              key,
            );
      });
      const list = await call<AnswerOf<"jobCampaigns">>("GET", `/jobs/${jobId}/campaign-workflows`);
      const count = (of: readonly MemberStatus[], status: MemberStatus) => of.filter((each) => each === status).length;
      const best = keys.map(
        (_, place) => bestStatuses.find((each) => drawn.some((of) => of[place] === each)) ?? "Pending",
      );
      const flat = drawn.flat();
      for (const status of memberStatuses) {
        const of = (route: string) => list.counters.find((each) => each.route === route)?.counters[status].suppliers;
        expect(of("Aggregated")).toBe(count(best, status));
        expect(of("Buyer")).toBe(count(drawn[1] ?? [], status));
        expect((of("Buyer") ?? 0) + (of("Issuer") ?? 0)).toBe(count(flat, status));
      }
      const { funnel } = await call<AnswerOf<"jobCampaignsReport">>("GET", `/jobs/${jobId}/campaign-workflows/report`);
      expect(funnel[0]?.succeeded).toBe(count(flat, "Succeeded"));
      expect(funnel[0]?.decided).toBe(count(flat, "Succeeded") + count(flat, "Failed"));
    }),
    { numRuns: 8 },
  );
});

it("is in the list across jobs with its new figures, for users who see its job", async () => {
  const jobId = await jobWithRun("Across");
  const id = await begun(jobId, undefined, { name: "Across jobs" });
  const { collection } = await membersOf(jobId, id);
  await change([jobId, id], { kind: "move", to: "Active" }, collection.slice(0, 5));
  const listAs = async (subject: string) => {
    const body = { pageNumber: 1, pageSize: 50, search: "Across jobs" };
    const answer = await callAs(subject, "POST", "/api/v1/campaign-workflows/get", { body });
    return answer.json<AnswerOf<"campaignWorkflows">>();
  };
  const found = await until(
    () => listAs("sasha-sysadmin"),
    (list) => list.collection[0]?.active === 5,
  );
  expect(found.collection[0]).toMatchObject({ campaignWorkflowId: id, jobId, total: 12, pending: 7, currency: "GBP" });
  const [row] = found.collection;
  const money = [{ currency: "GBP", minorDigits: 2, valueMinor: row?.valueMinor, realisedMinor: 0 }];
  const sums = { campaigns: 1, Total: 12, Pending: 7, Active: 5, money };
  expect(found.totals).toMatchObject([
    { route: row?.route, ...sums },
    { route: "all", ...sums },
  ]);
  // A Member to whom the job is assigned, and of which nothing is published.
  expect((await listAs(client.subject)).collection).toEqual([]);
});

it("erases a contact from every store, changes no counter, and does not take them back", async () => {
  const at = "2026-11-24T10:00:00.000Z";
  const { jobId, campaignWorkflowId } = await withCalls("Erased", at);
  const [{ supplierKey } = { supplierKey: "" }] = (await membersOf(jobId, campaignWorkflowId)).collection;
  const place = `${root(jobId, campaignWorkflowId)}/suppliers/${supplierKey}`;
  await call("PUT", `${place}/contact`, { ...contact, isVerified: true });
  const note = "Jenny Marsh wants it by mail, j.marsh@halden.example";
  await call("POST", `${place}/attempts`, { channel: "call", disposition: "spoke", note });
  const { member } = await memberOf(jobId, campaignWorkflowId, supplierKey);
  await change([jobId, campaignWorkflowId], { kind: "move", to: "Failed", reason: "fees", note }, [member]);
  const before = await campaignOf(jobId, campaignWorkflowId);
  // What can't be read is deleted: it may name the contact as well.
  const damagedUndo = `INSERT INTO campaign_undo SELECT changeId, part + 1000, '{"Jenny Marsh' FROM campaign_undo`;
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage }) => void storage.sql.exec(damagedUndo));
  await call("POST", `${place}/contact/erase`);
  const after = await campaignOf(jobId, campaignWorkflowId);
  expect([after.counters, after.today]).toEqual([before.counters, before.today]);
  const told = await memberOf(jobId, campaignWorkflowId, supplierKey);
  expect([told.contact, told.member.contact, told.attempts.length]).toEqual([null, "erased", 1]);
  const object = await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) =>
    JSON.stringify([...campaignTables, "meta"].map((table) => sql.exec(`SELECT * FROM ${table}`).toArray())),
  );
  const tables = await testEnv.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const catalogue: string[] = [];
  for (const { name } of tables.results)
    catalogue.push(JSON.stringify((await testEnv.DB.prepare(`SELECT * FROM "${name}"`).all()).results));
  const files = await testEnv.FILES.list();
  for (const { key } of files.objects) catalogue.push((await (await testEnv.FILES.get(key))?.text()) ?? "");
  for (const word of ["Jenny Marsh", "j.marsh@halden.example", "496 0182"])
    expect([object, ...catalogue].filter((text) => text.includes(word))).toEqual([]);
  const again = await callAs("sasha-sysadmin", "PUT", `/api/v1${place}/contact`, {
    body: { ...contact, isVerified: true },
  });
  expect((await again.json<{ code: string }>()).code).toBe("CONTACT_ERASED");
});
