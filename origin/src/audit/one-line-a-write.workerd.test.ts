import { wholeVideo } from "../areas/video-resources/video-calls.fixture.ts";
/** Every writing call of the table, made once: one line in the audit log, whatever is sent again or refused. */
import { beforeAll, describe, expect, it } from "vitest";
import { calls, compiledCalls } from "@paygauge/api-types/endpoints";
import { isForPrograms, isOfOrigin, type Call } from "@paygauge/api-types/endpoints/call";
import { keyOfConnector } from "../areas/sftp/sftp-calls.fixture.ts";
import { seedOrigin, subOf } from "../support/call-origin.ts";
import { makeProgram } from "../support/test-programs.ts";
import { dana, everyWrite } from "./every-write.fixture.ts";
import { makeProgramOf, makeStranger } from "./stranger.fixture.ts";
import { linesSince, newest, request, write, type Parts, type PresenceId, type WriteId } from "./writing.fixture.ts";

let stranger = "";
let theirProgram: Awaited<ReturnType<typeof makeProgram>>;
let usualProgram: Awaited<ReturnType<typeof makeProgram>>;
let lockedAsked = 0;
beforeAll(async () => {
  await seedOrigin();
  stranger = await makeStranger();
  theirProgram = await makeProgramOf("user-stranger");
  usualProgram = await makeProgram({ clientId: "usual", registeredBy: `user-${dana}`, roles: ["developer"] });
});

/** Writes of what no issuer has, and those that anybody may make for themselves: a view of one's own, and a lock, which is refused to a user ID of others. */
const notByIssuer: ReadonlySet<WriteId> = new Set([
  "createSavedView",
  "trySetExclusiveWriteAccess",
  "requestExclusiveWriteAccess",
  "forceSetExclusiveWriteAccess",
  // Profiles belong to no issuer.
  "updateDatapointProfile",
  "deleteDatapointProfile",
]);
/** Ids that lead to what an issuer has, in an address or a body. */
const owned = /^(?:id|jobId|jobArtifactId|buyerId|issuerId|magicLinkId|userId|entityId)$/;
const agreements: ReadonlySet<WriteId> = new Set(["agreeTermsOfService", "agreePrivacyPolicy"]);
const asked = new Set<WriteId>();
const told: string[] = [];

/** A program with the usual user's rights asks without the lock of what the call writes: it is refused as that user is. */
async function unlockedAsProgram<Id extends WriteId>(id: Id, parts: Parts<Id>): Promise<void> {
  const call: Call = calls[id];
  if (call.locked === undefined) return;
  const before = await newest();
  const answer = await request(id, { ...parts, as: usualProgram });
  const refused = isForPrograms(call) ? "409" : "403 USERS_ONLY";
  const { code = "" } = await answer.json<{ code?: string }>();
  lockedAsked += 1;
  if (!`${answer.status} ${code}`.startsWith(refused)) told.push(`${id} without a lock: ${answer.status} ${code}`);
  expect(await linesSince(before, id)).toEqual([]);
}

/** A user who may not make the write asks first, with all that it takes: the answer is that of a missing record. */
async function strangerFirst<Id extends WriteId>(id: Id, parts: Parts<Id> = {}) {
  await unlockedAsProgram(id, parts);
  // Terms that are new are agreed to by every user.
  if (agreements.has(id)) await request(id, { ...parts, as: { sub: stranger } });
  const { who } = calls[id].access;
  const names = [parts.params, parts.query, parts.body].flatMap((part) => Object.keys(part ?? {}));
  if (
    who === "edge" ||
    who === "token" ||
    who === "link" ||
    !names.some((name) => owned.test(name)) ||
    notByIssuer.has(id)
  )
    return write(id, parts);
  const before = await newest();
  const answer = await request(id, { ...parts, as: { sub: stranger } });
  const text = await answer.text();
  asked.add(id);
  const asProgram = await request(id, { ...parts, as: theirProgram });
  const isHidden = asProgram.status === (isForPrograms(calls[id]) ? 404 : 403);
  if (!isHidden) told.push(`${id} as a program ${asProgram.status} ${(await asProgram.text()).slice(0, 160)}`);
  if (answer.status !== 404) told.push(`${id} ${answer.status} ${text.slice(0, 160)}`);
  expect(await linesSince(before, id)).toEqual([]);
  return write(id, parts);
}

describe("a write is refused to a Manager of another issuer, and leaves exactly one line by whose it is", () => {
  everyWrite(strangerFirst);
  it("as if it were not there", () => expect(told).toEqual([]));
  it("which most of them show", () => expect([asked.size > 50, lockedAsked > 50]).toEqual([true, true]));
});

it("presence, which comes every few seconds, leaves no line", async () => {
  const { videoResourceId: hubItemId } = await wholeVideo();
  const before = await newest();
  const place = { entityType: "buyer", entityId: "new" };
  const entity = { entityType: "issuer" as const, entityId: "issuer-harbour", userId: `user-${dana}` };
  const reports: { readonly [Id in PresenceId]: Parts<Id> } = {
    refreshLinkedAccounts: {},
    trySetEntityActiveUser: { body: entity },
    keepDraft: { params: place, body: { values: { name: "x" } } },
    deleteDraft: { params: place },
    deleteDrafts: {},
    saveHubPlaying: { params: { hubItemId }, body: { second: 1, played: [[0, 1]] } },
    reportRefusals: { body: { refusals: [] }, as: { sub: "edge", sid: "" } },
    reportPrograms: { body: { used: [] }, as: { sub: "edge", sid: "" } },
    pollSftp: { body: { key: keyOfConnector, running: [], isStart: false }, as: usualProgram },
    noteLinkFetched: { params: { magicLinkId: "none" }, as: { sub: "edge", sid: "" } },
  };
  for (const id of Object.keys(reports) as PresenceId[])
    expect([id, (await request(id, reports[id])).status]).toEqual([id, 200]);
  expect(await linesSince(before, "trySetEntityActiveUser")).toEqual([]);
});

it("a write that is refused leaves no line", async () => {
  const before = await newest();
  const writes = compiledCalls.filter((each) => each.call.effect === "write" && isOfOrigin(each.call));
  for (const { id, path } of writes) {
    const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, "nothing"]));
    const answer = await request(id, { as: { sub: subOf("clara-client") }, params, query: { versionId: "none" } });
    const text = await answer.text();
    expect([id, answer.status >= 400 && answer.status < 500], text.slice(0, 200)).toEqual([id, true]);
  }
  expect(await linesSince(before, "createBuyer")).toEqual([]);
});
