/**
 * Every writing call of the table, made while each command is lost the first time that it is sent to the queue:
 * state and command are one transaction, so that the call has its answer and the command comes later.
 */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { written } from "../areas/campaigns/mails/written-mail.fixture.ts";
import { call, newJob, send, settled, until, uploadOf } from "../areas/uploads/upload-calls.fixture.ts";
import { jobWithRun } from "../job/runs/published-job.fixture.ts";
import { everyWrite } from "../audit/every-write.fixture.ts";
import { write, type Parts, type WriteId } from "../audit/writing.fixture.ts";
import { sendCommandType } from "../mail/commands.ts";
import { issuerMailOf } from "../mail/issuer-mail-stub.ts";
import { seedOrigin } from "../support/call-origin.ts";
import type { FaultyProQ } from "../support/faulty-proq.ts";
import { testEnv } from "../support/test-env.ts";

const queue = () => testEnv.PROQ.get(testEnv.PROQ.idFromName("proq")) as DurableObjectStub<FaultyProQ>;

const waiting = async () => (await testEnv.DB.prepare("SELECT id FROM command_outbox").all<{ id: string }>()).results;

/** Calls that sent a command. */
const senders = new Set<WriteId>();

/** Makes the write, whose commands the queue loses, and has the remaining commands sent. */
async function lostAtFirst<Id extends WriteId>(id: Id, parts: Parts<Id> = {}) {
  const before = (await queue().sent()).length;
  const answer = await write(id, parts);
  if ((await queue().sent()).length > before) senders.add(id);
  await queue().sweep();
  // Objects ship what is theirs by their own alarm.
  await vi.waitFor(async () => expect([id, await queue().lost()]).toEqual([id, []]), 20_000);
  expect([id, await waiting()]).toEqual([id, []]);
  return answer;
}

beforeAll(async () => {
  await seedOrigin();
  await queue().failFirst(true);
});

it("S80: files of a job that changes its kind are inspected, though the queue lost their commands", async () => {
  await queue().failFirst(false);
  const jobId = await newJob("Of another kind");
  const ledger = new TextEncoder().encode("Supplier,Amount,Date\nAcme,1.00,2025-01-02\n");
  const { id: uploadId } = await send(jobId, "a.csv", new Uint8Array(ledger));
  await queue().failFirst(true);
  await write("switchJobKind", { params: { jobId }, body: { kind: "base" } });
  expect(await uploadOf(jobId, uploadId)).toMatchObject({ state: "Inspecting" });
  expect(await queue().lost()).toHaveLength(1);
  await queue().sweep();
  await settled(jobId, uploadId, ["Inspected"]);
});

it("S80: mails of a campaign that is resumed are sent, though the queue lost their command", async () => {
  await queue().failFirst(false);
  const { jobId, id, key } = await written(await jobWithRun("resumed"), "resumed");
  const params = { jobId, campaignWorkflowId: id };
  await write("changeCampaignMails", { params, body: { kind: "pause" } });
  await write("sendCampaignMails", { params, body: { kind: "test", supplierKey: key, language: "en" } });
  // The object rests: no other work of it sends what the next call notes.
  await vi.waitFor(async () =>
    expect((await queue().openTypes()).map(({ name }) => name)).not.toContain(sendCommandType),
  );
  expect(
    await runInDurableObject(issuerMailOf(testEnv, "issuer-harbour"), (_, { storage }) => storage.getAlarm()),
  ).toBeNull();
  await queue().failFirst(true);
  const before = (await queue().sent()).length;
  await write("changeCampaignMails", { params, body: { kind: "resume" } });
  expect((await queue().sent()).length).toBe(before + 1);
  await until(
    () => call<AnswerOf<"campaignMails">>("GET", `/jobs/${jobId}/campaign-workflows/${id}/mails`),
    ({ mails }) => mails.length > 0 && mails.every(({ state }) => state === "Sent"),
  );
  expect(await queue().lost()).toEqual([]);
});

it("S80: a damaged row of an object's outbox does not hold up the commands after it", async () => {
  const { jobId, id, key } = await written(await jobWithRun("held up"), "heldup");
  const inMail = (statement: string) =>
    runInDurableObject(issuerMailOf(testEnv, "issuer-harbour"), (_, { storage: { sql } }) =>
      sql.exec(statement).toArray(),
    );
  await inMail("INSERT INTO queue_outbox VALUES ('0', 'no JSON', '')");
  const params = { jobId, campaignWorkflowId: id };
  await write("sendCampaignMails", { params, body: { kind: "test", supplierKey: key, language: "en" } });
  await vi.waitFor(async () => expect(await queue().lost()).toEqual([]), 20_000);
  expect(await inMail("SELECT id FROM queue_outbox")).toEqual([{ id: "0" }]);
  await inMail("DELETE FROM queue_outbox");
});

it("S80: a command is canceled that the queue did not get yet", async () => {
  const columns = [{ heading: "Job", path: ["name"], look: "plain" as const }];
  const asked = { list: "jobs", params: {}, request: {}, columns, format: "csv", name: "Jobs", keyIn: "id" } as const;
  const { id } = await write("createListExport", { body: asked });
  expect(await queue().get(id)).toBeNull();
  await write("deleteListExport", { params: { exportId: id } });
  expect((await queue().get(id))?.state).toBe("Canceled");
});

it("S80: the row of a command costs one row written, and one more to remove it", async () => {
  const run = async (sql: string) => (await testEnv.DB.prepare(sql).run()).meta.rows_written;
  expect(await run("INSERT INTO command_outbox (id, commands, payload) VALUES ('one', '[]', '')")).toBe(1);
  expect(await run("DELETE FROM command_outbox WHERE id = 'one'")).toBe(1);
});

describe("S80: a command that the queue did not get at first is neither lost nor sent twice", () => {
  everyWrite(lostAtFirst);

  it("by every call that sends one", () => {
    expect([...senders].toSorted()).toEqual([
      "beginJobDraft",
      "beginLinkUpload",
      "cancelRecomputation",
      "checkUpload",
      "commandExecuteValidate",
      "completeLinkUpload",
      "completeUpload",
      "createAnalyticsSchedule",
      "createDataDownload",
      "createExport",
      "createLinkedJob",
      "createListExport",
      "createMaintenanceBatch",
      "createMatchedDownload",
      "deleteJob",
      "discardJobDraft",
      "importJob",
      "importJobDraft",
      "inspectUpload",
      "keepStatement",
      "keepTableImport",
      "makeReportVersion",
      "readStatement",
      "readTableImport",
      "recomputeJob",
      "rereadStatement",
      "rescoreJob",
      "resetAllJobs",
      "runAnalyticsSchedule",
      "runAnonymiserStep",
      "saveJobRates",
      "selectJobCapabilities",
      "sendCampaignMails",
      "setAnalyticsScheduleState",
      "startCompanyList",
      "trainMlModel",
      "updateAnalyticsSchedule",
      "updateLinkedJob",
    ]);
  });
});
