/**
 * Every writing call of the table, made while each command is lost the first time that it is sent to the queue:
 * state and command are one transaction, so that the call has its answer and the command comes later.
 */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { everyWrite } from "../audit/every-write.fixture.ts";
import { write, type Parts, type WriteId } from "../audit/writing.fixture.ts";
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
  await queue().failFirst();
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
      "checkUpload",
      "completeLinkUpload",
      "completeUpload",
      "createDataDownload",
      "createExport",
      "createListExport",
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
      "rereadStatement",
      "rescoreJob",
      "saveJobRates",
      "selectJobCapabilities",
      "sendCampaignMails",
    ]);
  });
});
