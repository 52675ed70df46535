/** Campaigns of jobs with suppliers, for tests in workerd. */
import { runInDurableObject } from "cloudflare:test";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { CampaignSource } from "@paygauge/api-types/entities/campaigns";
import type { MemberChange } from "@paygauge/api-types/entities/campaign-suppliers";
import { answerOf } from "../../job/answer-acts.ts";
import type { CampaignAct, CampaignActs, CampaignAsk } from "../../job/campaigns/campaign-acts.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { callAs } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import { localDay } from "../../local-day.ts";

export const all = { kind: "selection" } as const satisfies CampaignSource;
const pathOf = (jobId: string, id: string) => `/jobs/${jobId}/campaign-workflows/${id}`;

export const settings = {
  name: "Cheque to virtual card",
  route: "Issuer",
  tone: "offer",
  method: "vcard",
  ownerUserId: null,
  startsOn: "2026-10-12",
  dueOn: "2027-12-18",
  conversion: 0.5,
  keepContactsMonths: 12,
} as const;

/** A draft of a job's suppliers. */
export async function draft(jobId: string, from: CampaignSource = all): Promise<string> {
  return (await call<{ id: string }>("POST", `/jobs/${jobId}/campaign-workflows`, { from })).id;
}

/** A campaign that has started. */
export async function begun(jobId: string, from: CampaignSource = all, part: object = {}): Promise<string> {
  const id = await draft(jobId, from);
  await call("PUT", pathOf(jobId, id), { version: 1, ...settings, ...part });
  await call("POST", `${pathOf(jobId, id)}/stage`, { version: 2, stage: "Active" });
  return id;
}

export const campaignOf = (jobId: string, id: string) => call<AnswerOf<"campaign">>("GET", pathOf(jobId, id));
export const membersOf = (jobId: string, id: string, more: object = {}) =>
  call<AnswerOf<"campaignSuppliers">>("POST", `${pathOf(jobId, id)}/suppliers/get`, {
    pageNumber: 1,
    pageSize: 200,
    orderBy: "-valueMinor",
    ...more,
  });
export const memberOf = (jobId: string, id: string, key: string) =>
  call<AnswerOf<"campaignSupplier">>("GET", `${pathOf(jobId, id)}/suppliers/${key}`);

/** Changes suppliers as a user, by their rows. */
export function changeAs(
  subject: string,
  [jobId, id]: readonly [string, string],
  what: MemberChange,
  rows: readonly { supplierKey: string; version: number }[],
): Promise<Response> {
  const selection = { kind: "rows", rows: rows.map(({ supplierKey, version }) => ({ supplierKey, version })) };
  return callAs(subject, "POST", `/api/v1${pathOf(jobId, id)}/suppliers/changes`, {
    body: { change: what, selection },
  });
}
export async function change(
  place: readonly [string, string],
  what: MemberChange,
  rows: readonly { supplierKey: string; version: number }[],
): Promise<AnswerOf<"changeCampaignSuppliers">> {
  const answer = await changeAs("sasha-sysadmin", place, what, rows);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Asks a job's object itself, at a moment of the test's own. */
export async function actIn<const Act extends CampaignAct>(
  jobId: string,
  act: Act,
  about: Parameters<CampaignActs[Act]>[1],
): Promise<Awaited<ReturnType<CampaignActs[Act]>>> {
  const ask = { act, about, job: { capabilities: [] } } as unknown as CampaignAsk;
  return JSON.parse(answerOf(await jobObjectOf(testEnv, jobId).campaigns(ask)));
}

export const asking = (at: string, userId = "user-sasha-sysadmin") => ({
  userId,
  name: userId,
  at,
  ...localDay(at, null),
  mayRun: true,
  runs: null,
});

/** Rows of a table of the job's object, without what differs from one campaign to another. */
export function rowsIn(jobId: string, table: string, campaignId: string): Promise<Record<string, unknown>[]> {
  return runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) =>
    sql
      .exec(`SELECT * FROM ${table} WHERE campaignId = ?`, campaignId)
      .toArray()
      .map(({ campaignId: _id, historyId: _h, attemptId: _a, ...row }) => row),
  );
}
