/** Every writing call of the table, made twice at once: none is lost, doubled or answered with another user's fault. */
import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { calls, type AnswerOf } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { problem } from "@paygauge/api-types/entities/mutation";
import { seedOrigin } from "../support/call-origin.ts";
import { everyWrite } from "./every-write.fixture.ts";
import { linesSince, lockOf, newest, request, type Parts, type WriteId } from "./writing.fixture.ts";

/**
 * Writes of which one alone may win, with the refusals that the other may get: by then the row has another version, is
 * gone, has a name that must be free, or its job or command is on its way. All others may take place twice: each sets
 * what it says, or adds something of its own.
 */
const oneWins: Partial<Record<WriteId, readonly string[]>> = {
  updateBranding: ["CHANGED_MEANWHILE"],
  createBranding: ["INVALID"],
  createUser: ["INVALID"],
  createIssuer: ["INVALID"],
  updateIssuer: ["CHANGED_MEANWHILE"],
  deleteIssuer: ["NOT_FOUND"],
  createBuyer: ["INVALID"],
  updateBuyer: ["CHANGED_MEANWHILE"],
  deleteBuyer: ["NOT_FOUND"],
  createDatapointProfile: ["INVALID"],
  updateDatapointProfile: ["CHANGED_MEANWHILE"],
  updateSftpConfiguration: ["CHANGED_MEANWHILE"],
  deleteSftpConfiguration: ["NOT_FOUND"],
  deleteDatapointProfile: ["NOT_FOUND"],
  createSavedView: ["INVALID"],
  updateSavedView: ["CHANGED_MEANWHILE"],
  updateAnalyticsReport: ["CHANGED_MEANWHILE"],
  addAnalyticsReportVersion: ["CHANGED_MEANWHILE"],
  deleteAnalyticsReport: ["CHANGED_MEANWHILE", "NOT_FOUND"],
  updateAnalyticsSchedule: ["CHANGED_MEANWHILE"],
  setAnalyticsScheduleState: ["CHANGED_MEANWHILE"],
  runAnalyticsSchedule: ["RAN_JUST_NOW"],
  deleteAnalyticsSchedule: ["CHANGED_MEANWHILE", "NOT_FOUND"],
  deleteSavedView: ["CHANGED_MEANWHILE", "NOT_FOUND"],
  draftScoringRuleset: ["CHANGED_MEANWHILE"],
  saveScoringRuleset: ["CHANGED_MEANWHILE"],
  publishScoringRuleset: ["CHANGED_MEANWHILE", "RULESET_STATE"],
  retireScoringRuleset: ["CHANGED_MEANWHILE", "RULESET_STATE"],
  discardScoringRuleset: ["CHANGED_MEANWHILE", "NOT_FOUND"],
  draftConfidenceRuleset: ["CHANGED_MEANWHILE"],
  saveConfidenceRuleset: ["CHANGED_MEANWHILE"],
  publishConfidenceRuleset: ["CHANGED_MEANWHILE", "RULESET_STATE"],
  retireConfidenceRuleset: ["CHANGED_MEANWHILE", "RULESET_STATE"],
  discardConfidenceRuleset: ["CHANGED_MEANWHILE", "NOT_FOUND"],
  saveJobRates: ["CHANGED_MEANWHILE"],
  saveIssuerAssumptions: ["CHANGED_MEANWHILE"],
  saveBusinessCase: ["CASE_CHANGED"],
  deleteBusinessCaseVersion: ["NOT_FOUND"],
  deleteReportVersion: ["NOT_FOUND"],
  updateUseCase: ["CHANGED_MEANWHILE"],
  refreshUseCase: ["CHANGED_MEANWHILE"],
  publishUseCase: ["CHANGED_MEANWHILE"],
  deleteUseCase: ["NOT_FOUND"],
  updateCampaign: ["CHANGED_MEANWHILE"],
  setCampaignStage: ["CHANGED_MEANWHILE"],
  addCampaignSuppliers: ["CHANGED_MEANWHILE"],
  removeCampaignSuppliers: ["CHANGED_MEANWHILE"],
  deleteCampaign: ["NOT_FOUND"],
  changeCampaignSuppliers: ["CHANGED_MEANWHILE"],
  undoCampaignChange: ["UNDO_TOO_LATE"],
  saveCampaignContact: ["CHANGED_MEANWHILE"],
  saveMailTemplate: ["CHANGED_MEANWHILE"],
  updateToolTemplate: ["CHANGED_MEANWHILE"],
  updateVideoResource: ["CHANGED_MEANWHILE"],
  eraseCampaignContact: ["NOT_FOUND"],
  keepCampaignFile: ["NOTHING_TO_KEEP"],
  saveReportLayout: ["CHANGED_MEANWHILE"],
  publishReport: ["CHANGED_MEANWHILE"],
  relinkAccount: ["CHANGED_MEANWHILE"],
  scheduleLinkedAccount: ["CHANGED_MEANWHILE"],
  sendMagicLink: ["CHANGED_MEANWHILE"],
  revokeMagicLink: ["CHANGED_MEANWHILE", "LINK_DECIDED"],
  importJob: ["JOB_RUNNING"],
  resumeJob: ["JOB_NOT_STOPPED"],
  rescoreJob: ["JOB_RUNNING", "CHANGED_MEANWHILE"],
};

/** Answers of both; the lock, where there is one, is taken before and carried by both. */
async function race<Id extends WriteId>(id: Id, parts: Parts<Id> = {}): Promise<AnswerOf<Id>> {
  const before = await newest();
  const lock = await lockOf(id, parts);
  const send = async () => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const answer = await request(id, { ...parts, headers: { ...parts.headers, ...lock, ...key } }, true);
    return { status: answer.status, text: await answer.text() };
  };
  const answers = await Promise.all([send(), send()]);
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(
    won.length,
    `${id}: ${answers.map(({ status, text }) => `${status} ${text.slice(0, 200)}`).join(" | ")}`,
  ).toBeGreaterThan(0);
  const allowed = oneWins[id];
  if (allowed !== undefined) expect([id, won.length]).toEqual([id, 1]);
  for (const { status, text } of lost) {
    expect(status, `${id}: ${text}`).toBeLessThan(500);
    const { code } = v.parse(problem, JSON.parse(text));
    if (allowed !== undefined) expect([id, allowed.includes(code), code]).toEqual([id, true, code]);
  }
  const lines = (await linesSince(before, id)).filter(({ action }) => action === id);
  expect([id, lines.length], "a line for each that took place").toEqual([id, won.length]);
  return JSON.parse(won[0]?.text ?? "null");
}

beforeAll(() => seedOrigin());

describe("a write that is made twice at once", () => everyWrite(race));

it("and each that carries a version is one that only one of two may win", () => {
  const versioned = (Object.entries(calls) as [WriteId, Call][]).filter(
    ([, { effect, body }]) =>
      effect === "write" && body !== undefined && "entries" in body && "version" in (body.entries as object),
  );
  expect(versioned.length).toBeGreaterThan(8);
  expect(versioned.map(([id]) => id).filter((id) => oneWins[id] === undefined)).toEqual([]);
});
