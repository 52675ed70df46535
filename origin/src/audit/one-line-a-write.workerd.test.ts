/** Every writing call of the table, made for good: one line in the audit log, whatever is sent again or refused. */
import { beforeAll, describe, expect, it } from "vitest";
import { compiledCalls, isReleased } from "@paygauge/api-types/endpoints";
import { seedOrigin, subOf } from "../support/call-origin.ts";
import { dana, everyWrite } from "./every-write.fixture.ts";
import { linesSince, newest, request, write, type Parts, type PresenceId } from "./writing.fixture.ts";

beforeAll(() => seedOrigin());

describe("a write leaves exactly one line", () => everyWrite(write));

it("presence, which comes every few seconds, leaves no line", async () => {
  const before = await newest();
  const place = { entityType: "buyer", entityId: "new" };
  const entity = { entityType: "issuer" as const, entityId: "issuer-harbour", userId: `user-${dana}` };
  const reports: { readonly [Id in PresenceId]: Parts<Id> } = {
    trySetEntityActiveUser: { body: entity },
    keepDraft: { params: place, body: { values: { name: "x" } } },
    deleteDraft: { params: place },
    deleteDrafts: {},
  };
  for (const id of Object.keys(reports) as PresenceId[])
    expect([id, (await request(id, reports[id])).status]).toEqual([id, 200]);
  expect(await linesSince(before, "trySetEntityActiveUser")).toEqual([]);
});

it("a write that is refused leaves no line", async () => {
  const before = await newest();
  const writes = compiledCalls.filter((each) => each.call.effect === "write" && isReleased(each.call));
  for (const { id, path } of writes) {
    const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, "nothing"]));
    const answer = await request(id, { as: { sub: subOf("clara-client") }, params, query: { versionId: "none" } });
    const text = await answer.text();
    expect([id, answer.status >= 400 && answer.status < 500], text.slice(0, 200)).toEqual([id, true]);
  }
  expect(await linesSince(before, "createBuyer")).toEqual([]);
});
