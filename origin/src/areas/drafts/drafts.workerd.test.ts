import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { draft, draftLimits, type DraftValues } from "@paygauge/api-types/entities/drafts";
import { openDatabase } from "../../store/database.ts";
import { audit, drafts } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

beforeAll(() => seedOrigin());

const db = openDatabase(testEnv.DB);
const pathOf = (entityId: string, entityType = "job") => `/api/v1/drafts/${entityType}/${entityId}`;
const keep = (who: string, entityId: string, values: DraftValues, type?: string) =>
  callAs(who, "PUT", pathOf(entityId, type), { body: { values } });
const read = async (who: string, entityId: string) => {
  const answer = await callAs(who, "GET", pathOf(entityId));
  expect(answer.status).toBe(200);
  return v.parse(v.nullable(draft), await answer.json());
};

describe("drafts", () => {
  it("a draft is kept, replaced and read by the user who typed it alone", async () => {
    expect(await read("petra-jobmanager", "new-base")).toBeNull();
    expect((await keep("petra-jobmanager", "new-base", { name: "North" })).status).toBe(200);
    expect((await keep("petra-jobmanager", "new-base", { name: "Northgate", tags: ["a"], live: true })).status).toBe(
      200,
    );
    expect((await read("petra-jobmanager", "new-base"))?.values).toEqual({
      name: "Northgate",
      tags: ["a"],
      live: true,
    });
    expect(await read("petra-jobmanager", "new-advanced")).toBeNull();
    expect(await read("dana-developer", "new-base")).toBeNull();
    expect((await callAs("dana-developer", "DELETE", pathOf("new-base"))).status).toBe(200);
    expect(await read("petra-jobmanager", "new-base")).not.toBeNull();
    expect((await callAs("petra-jobmanager", "DELETE", pathOf("new-base"))).status).toBe(200);
    expect(await read("petra-jobmanager", "new-base")).toBeNull();
  });

  it("S77 one that can't be read is none, and the next one takes its place", async () => {
    for (const content of ["no JSON", '{"name":{"deep":[[]]}}']) {
      await keep("petra-jobmanager", "torn", { name: "North" });
      await db.update(drafts).set({ content }).where(eq(drafts.entityId, "torn"));
      expect(await read("petra-jobmanager", "torn")).toBeNull();
    }
    expect((await keep("petra-jobmanager", "torn", { name: "South" })).status).toBe(200);
    expect((await read("petra-jobmanager", "torn"))?.values).toEqual({ name: "South" });
  });

  it("signing out takes all of the user's own and no other user's", async () => {
    for (const id of ["one", "two"]) await keep("clara-client", id, { name: id });
    await keep("dana-developer", "one", { name: "kept" });
    expect((await callAs("clara-client", "DELETE", "/api/v1/drafts")).status).toBe(200);
    expect(await read("clara-client", "one")).toBeNull();
    expect(await read("dana-developer", "one")).not.toBeNull();
  });

  it("keeps the newest of a user, drops what is old, and leaves no line in the audit log", async () => {
    const lines = await db.$count(audit);
    const isOld = new Date(Date.now() - (draftLimits.keptDays + 1) * 86_400_000).toISOString();
    for (let count = 0; count < draftLimits.perPerson + 3; count += 1)
      expect((await keep("sasha-sysadmin", `d${count}`, { name: "x" })).status).toBe(200);
    const rows = await db.select().from(drafts);
    expect(rows.filter((row) => row.entityId.startsWith("d"))).toHaveLength(draftLimits.perPerson);
    expect(await read("sasha-sysadmin", `d${draftLimits.perPerson + 2}`)).not.toBeNull();
    await db.update(drafts).set({ savedOn: isOld });
    expect(await read("sasha-sysadmin", `d${draftLimits.perPerson + 2}`)).toBeNull();
    expect(await db.$count(audit)).toBe(lines);
  });

  it("refuses what is too large or no form's values, in words", async () => {
    const refusals: readonly [Promise<Response>, RegExp][] = [
      [keep("clara-client", "a", { name: "x".repeat(draftLimits.size) }), /too large to save/],
      [callAs("clara-client", "PUT", pathOf("a"), { body: { values: { name: 1 } } }), /values/],
    ];
    for (const [asked, words] of refusals) {
      const answer = await asked;
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([422, expect.stringMatching(words)]);
    }
  });
});
