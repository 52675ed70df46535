/** Campaigns: drafts, suppliers, moves one by one and in bulk, what is undone, and who sees what. */
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { grantClient, client, jobWithRun, publish } from "../../job/runs/published-job.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import {
  actIn,
  asking,
  begun,
  campaignOf,
  change,
  changeAs,
  draft,
  memberOf,
  membersOf,
  rowsIn,
  settings,
} from "./campaigns.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const root = (jobId: string, id: string) => `/jobs/${jobId}/campaign-workflows/${id}`;
const agreed = { agreedMethod: "vcard", agreedOn: "2026-11-01" } as const;

it("is made of a use case, a selection with exceptions, or of nothing, and a draft becomes one", async () => {
  const jobId = await jobWithRun("Made");
  const criteria = {
    filterItems: [{ propertyName: "spendMinor", itemComparisonOperator: "GreaterThanOrEqual", itemValue: "600000" }],
  };
  const useCase = { name: "Large", method: "pcard", criteria };
  const { id: useCaseId } = await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, useCase);
  const ofCase = await campaignOf(jobId, await draft(jobId, { kind: "useCase", useCaseId }));
  expect(ofCase.campaign).toMatchObject({ name: "Large", method: "pcard", isDraft: true, useCase: { useCaseId } });
  expect(ofCase.counters.Total.suppliers).toBe(8);

  const { collection } = await call<{ collection: { supplierKey: string }[] }>("POST", `/jobs/${jobId}/suppliers/get`, {
    pageNumber: 1,
    pageSize: 2,
  });
  const keys = { kind: "except" as const, keys: collection.map(({ supplierKey }) => supplierKey) };
  const id = await draft(jobId, { kind: "selection", keys });
  const { counters, withoutContact, steps } = await campaignOf(jobId, id);
  expect([counters.Total.suppliers, counters.Pending.suppliers, withoutContact]).toEqual([10, 10, 10]);
  expect(steps.at(-1)?.blockedBy).toEqual({ why: "notStarted", suppliers: 0 });
  const empty = await draft(jobId, { kind: "empty" });
  expect((await campaignOf(jobId, empty)).counters.Total.suppliers).toBe(0);
  await call("POST", `${root(jobId, empty)}/suppliers`, { version: 1, from: { kind: "useCase", useCaseId } });
  expect((await campaignOf(jobId, empty)).counters.Total).toEqual({
    suppliers: 8,
    valueMinor: expect.any(Number),
  });

  await call("PUT", root(jobId, id), { version: 1, ...settings });
  const list = await call<AnswerOf<"jobCampaigns">>("GET", `/jobs/${jobId}/campaign-workflows`);
  expect(list.campaigns.map(({ name, isDraft }) => [name, isDraft])).toEqual([
    ["Large", true],
    [settings.name, false],
    ["", true],
  ]);
  expect(list.counters.map(({ route, counters: of }) => [route, of.Total.suppliers])).toEqual([
    ["Issuer", 10],
    ["Aggregated", 10],
  ]);
});

it("moves one or many by the same rules, and takes a whole move back but for rows that others changed", async () => {
  const jobId = await jobWithRun("Moves");
  const id = await begun(jobId);
  const place = [jobId, id] as const;
  const { collection: before } = await membersOf(jobId, id);
  const [first, second, ...others] = before;
  if (first === undefined || second === undefined) throw new Error("No suppliers.");
  const refused = await changeAs("sasha-sysadmin", place, { kind: "move", to: "Succeeded", ...agreed }, [first]);
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, "CAMPAIGN_MOVE"]);
  await change(place, { kind: "move", to: "Active" }, [first, second]);
  const noDay = await changeAs(
    "sasha-sysadmin",
    place,
    { kind: "move", to: "Succeeded", agreedMethod: "vcard" },
    (await membersOf(jobId, id)).collection.slice(0, 2),
  );
  expect(Object.keys((await noDay.json<{ errors: object }>()).errors)).toEqual(["change.agreedOn"]);

  const rows = (await membersOf(jobId, id)).collection;
  const told = await change(place, { kind: "move", to: "Succeeded", ...agreed }, rows.slice(0, 3));
  expect([told.changed, told.counters.Succeeded.suppliers]).toEqual([2, 2]);
  expect(told.refused).toEqual([
    { why: "notAllowed", from: "Pending", suppliers: 1, supplierKeys: [others[0]?.supplierKey] },
  ]);
  // Another user calls one of them meanwhile: what they did stays.
  await call("POST", `${root(jobId, id)}/suppliers/${first.supplierKey}/attempts`, { channel: "reply", note: "Yes" });
  const undone = await call<AnswerOf<"undoCampaignChange">>(
    "POST",
    `${root(jobId, id)}/suppliers/changes/${told.changeId}/undo`,
  );
  expect([undone.undone, undone.kept.map(({ supplierKey }) => supplierKey)]).toEqual([1, [first.supplierKey]]);
  const after = await memberOf(jobId, id, second.supplierKey);
  expect(after.member).toMatchObject({ status: "Active", agreedMethod: null, agreedOn: null });
  expect(after.history.map(({ what, to }) => [what, to])).toEqual([
    ["undone", "Active"],
    ["moved", "Succeeded"],
    ["moved", "Active"],
    ["added", "Pending"],
  ]);
  const again = await callAs(
    "sasha-sysadmin",
    "POST",
    `/api/v1${root(jobId, id)}/suppliers/changes/${told.changeId}/undo`,
  );
  expect((await again.json<{ code: string }>()).code).toBe("UNDO_TOO_LATE");
});

it("N single moves and one bulk of N leave equal rows, history and counters", async () => {
  const jobId = await jobWithRun("Equal");
  const [one, other] = [await begun(jobId), await begun(jobId)];
  const at = "2026-11-24T10:00:00.000Z";
  const steps = [
    { kind: "move", to: "Active" },
    { kind: "owner", ownerUserId: "user-x" },
    { kind: "route", route: "Buyer" },
    { kind: "next", nextKind: "letter", nextOn: "2026-12-01" },
    { kind: "move", to: "Failed", reason: "fees", note: "Too dear" },
    { kind: "move", to: "Pending" },
  ] as const;
  for (const [index, step] of steps.entries()) {
    const about = { asking: asking(at), change: step, ownerName: "X" };
    const { collection } = await membersOf(jobId, one);
    for (const { supplierKey, version } of collection)
      await actIn(jobId, "change", {
        ...about,
        campaignWorkflowId: one,
        changeId: `${index}-${supplierKey}`,
        selection: { kind: "rows", rows: [{ supplierKey, version }] },
      });
    const selection = { kind: "all" as const, except: [], suppliers: 12 };
    await actIn(jobId, "change", { ...about, campaignWorkflowId: other, changeId: `all-${index}`, selection });
  }
  const withoutMoment = (rows: Record<string, unknown>[]) =>
    rows.map((row) => JSON.stringify({ ...row, at: row["what"] === "added" ? "" : row["at"] })).toSorted();
  for (const table of ["campaign_history"])
    expect(withoutMoment(await rowsIn(jobId, table, one))).toEqual(withoutMoment(await rowsIn(jobId, table, other)));
  expect(await rowsIn(jobId, "campaign_member", one)).toEqual(await rowsIn(jobId, "campaign_member", other));
  expect((await campaignOf(jobId, one)).counters).toEqual((await campaignOf(jobId, other)).counters);
});

it("five users never block each other, and of one row the later one is refused", async () => {
  const jobId = await jobWithRun("Five");
  const id = await begun(jobId);
  const { collection } = await membersOf(jobId, id);
  const five = ["sasha-sysadmin", "dana-developer", "theo-tester", "una-useradmin", "petra-jobmanager"];
  const moves = await Promise.all(
    collection
      .slice(0, 5)
      .map((row, index) => changeAs(five[index] ?? "", [jobId, id], { kind: "move", to: "Active" }, [row])),
  );
  expect(moves.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const last = collection.slice(5, 6);
  const both = await Promise.all(
    five.slice(0, 2).map((who) => changeAs(who, [jobId, id], { kind: "move", to: "Active" }, last)),
  );
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

it("is seen by readers without drafts, contacts and notes, of runs that were published", async () => {
  const jobId = await jobWithRun("Seen");
  const id = await begun(jobId);
  await draft(jobId);
  const asClient = (path: string) => callAs(client.subject, "GET", `/api/v1${path}`);
  expect((await asClient(root(jobId, id))).status).toBe(404);
  await publish(jobId);
  expect((await asClient(root(jobId, id))).status).toBe(200);
});
