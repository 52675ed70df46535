import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { rolePermissions, roles } from "@paygauge/api-types/access/roles";
import { isAllowed } from "@paygauge/api-types/access/access";
import { calls } from "@paygauge/api-types/endpoints";
import { lockedEntityOf, type Call } from "@paygauge/api-types/endpoints/call";
import { lockHeader, lockStatus } from "@paygauge/api-types/entities/concurrency";
import { buyerResource } from "@paygauge/api-types/endpoints/buyers";
import { mutation, problem } from "@paygauge/api-types/entities/mutation";
import { pagedResult } from "@paygauge/api-types/entities/paging";
import { jobObjectOf } from "../../job/job-stub.ts";
import { eq } from "drizzle-orm";
import { audit } from "../../store/schema.ts";
import { publishFence } from "../../locks/fencing.ts";
import { openDatabase } from "../../store/database.ts";
import { callOrigin, seedOrigin, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const [first, second] = ["sasha-sysadmin", "dana-developer"];
const answer = mutation({ status: lockStatus });
const root = "/api/v1/concurrency";

async function idOf(subject: string): Promise<string> {
  const said = await callOrigin("GET", "/api/v1/users/user-permissions", { as: { sub: subOf(subject) } });
  return (await said.json<{ id: string }>()).id;
}
async function lockCall(subject: string, what: string, entityId: string, more: object = {}): Promise<Response> {
  const body = { entityType: "buyer", entityId, userId: await idOf(subject), ...more };
  return callOrigin("POST", `${root}/${what}`, { as: { sub: subOf(subject) }, body });
}
async function lock(subject: string, what: string, entityId: string) {
  const said = await lockCall(subject, what, entityId);
  expect(said.status, await said.clone().text()).toBe(200);
  return v.parse(answer, await said.json());
}
async function buyers() {
  const as = { sub: subOf(first) };
  const said = await callOrigin("POST", "/api/v1/buyers/get", { as, body: { pageNumber: 1, pageSize: 25 } });
  return v.parse(pagedResult(buyerResource.record), await said.json()).collection;
}
/** A change of a buyer's industry code with a token, or with none. */
async function save(subject: string, id: string, token: number | string | null, industryCode = "5411") {
  const row = (await buyers()).find((each) => each.id === id);
  if (!row) throw new Error("There is no such buyer.");
  const { version, name, country, currency } = row;
  const headers: Record<string, string> = token === null ? {} : { [lockHeader]: String(token) };
  const said = await callOrigin("PUT", "/api/v1/buyers", {
    as: { sub: subOf(subject) },
    headers,
    body: { id, version, name, country: country ?? "", currency: currency ?? null, industryCode },
  });
  return said.status === 200 ? "saved" : v.parse(problem, await said.json()).code;
}

async function newJob(name: string): Promise<string> {
  const made = await callOrigin("POST", "/api/v1/jobs", {
    as: { sub: subOf(first) },
    body: {
      name,
      kind: "advanced",
      issuerId: "issuer-harbour",
      buyerId: "buyer-calder-county",
      currency: "GBP",
      buyerCountry: "GBR",
      capabilities: ["stp"],
    },
  });
  return (await made.json<{ id: string }>()).id;
}

beforeAll(() => seedOrigin());

describe("R5: writes of what is locked", () => {
  it("need the lock's newest token, by its holder", async () => {
    const [{ id } = { id: "" }] = await buyers();
    expect(await save(first, id, null)).toBe("LOCK_NEEDED");
    expect(await save(first, id, 1)).toBe("LOCK_LOST");
    expect(await save(first, id, "x")).toBe("LOCK_TOKEN_INVALID");
    const { status } = await lock(first, "try-set-exclusive-write-access", id);
    expect(await save(first, id, status.fencingToken)).toBe("saved");
    expect(await save(second, id, status.fencingToken)).toBe("LOCK_LOST");
    expect((await lock(second, "try-set-exclusive-write-access", id)).success).toBe(false);
    const forced = await lock(second, "force-set-exclusive-write-access", id);
    expect(await save(first, id, status.fencingToken)).toBe("LOCK_LOST");
    expect(await save(second, id, forced.status.fencingToken, "5412")).toBe("saved");
  });

  it("are refused in their own transaction where a newer token was given out in between", async () => {
    const [, { id } = { id: "" }] = await buyers();
    const { status } = await lock(first, "try-set-exclusive-write-access", id);
    const token = status.fencingToken ?? 0;
    expect(await save(first, id, token)).toBe("saved");
    // The lock itself still names the first user: only the catalogue knows of the newer token.
    await publishFence(testEnv, openDatabase(testEnv.DB), "buyer", id, token + 1);
    expect(await save(first, id, token)).toBe("LOCK_LOST");
  });

  it("of a job need its token for a single press as well, and an older one fails in the job's own store too", async () => {
    const id = await newJob("Pressed");
    const take = async (subject: string, what: string) => {
      const said = await lockCall(subject, `${what}-set-exclusive-write-access`, id, { entityType: "job" });
      return v.parse(answer, await said.json()).status.fencingToken ?? 0;
    };
    const press = async (subject: string, token: number | null) => {
      const said = await callOrigin("PUT", `/api/v1/jobs/${id}/period`, {
        as: { sub: subOf(subject) },
        headers: token === null ? {} : { [lockHeader]: String(token) },
        body: { periodFrom: null, periodTo: null },
      });
      return said.status === 200 ? "done" : v.parse(problem, await said.json());
    };
    expect(await press(first, null)).toMatchObject({ status: 409, code: "LOCK_NEEDED" });
    const older = await take(first, "try");
    expect(await press(first, older)).toBe("done");
    expect(await jobObjectOf(testEnv, id).undoGroupDecision(1, older), "there is none").toBe(false);
    const newer = await take(second, "force");
    expect(await press(first, older)).toMatchObject({
      status: 409,
      code: "LOCK_LOST",
      detail: expect.stringContaining("Dana Developer is editing now."),
    });
    expect(await jobObjectOf(testEnv, id).undoGroupDecision(1, older)).toEqual({ isStale: true });
    expect(await jobObjectOf(testEnv, id).undoGroupDecision(1, newer)).toBe(false);
    expect(await press(second, newer)).toBe("done");
  });

  it("by a user who may take no lock wait until no user holds it", async () => {
    const withLock = roles.filter((role) => rolePermissions.get(role)?.has("Concurrency_Take_Entity_Lock"));
    const without = Object.values(calls as Record<string, Call>).flatMap((call) =>
      call.locked === undefined
        ? []
        : roles.filter(
            (role) => isAllowed(call.access, rolePermissions.get(role) ?? new Set()) && !withLock.includes(role),
          ),
    );
    // Only creators of jobs, whose mapping has one owner; who moves a job to another kind with one press; and who saves
    // a business case, whose versions name each other.
    expect([...new Set(without)].toSorted()).toEqual([
      "JobBusinessCaseCalculatorAccessor",
      "JobTypeTabSwitcherAccessor",
      "matchedDataOnlyJobCreator",
      "selfServeJobCreator",
    ]);
  });
});

describe("the lock's calls", () => {
  it("publish a fence when it changes, and a report that changes nothing writes nothing", async () => {
    const [{ id } = { id: "" }] = await buyers();
    const fences = () => testEnv.DB.prepare("SELECT fence FROM entity_fences WHERE entity_id = ?").bind(id).all();
    await lock(first, "force-set-exclusive-write-access", id);
    expect((await fences()).results).toHaveLength(1);
    await testEnv.DB.prepare("DELETE FROM entity_fences WHERE entity_id = ?").bind(id).run();
    await lock(first, "try-set-entity-active-user", id);
    expect((await fences()).results).toEqual([]);
    await lock(second, "force-set-exclusive-write-access", id);
    expect((await fences()).results).toHaveLength(1);
    for (const subject of [first, second]) await lockCall(subject, "try-set-entity-active-user", id, { leaving: true });
  });

  it("request, deny, request, hand over", async () => {
    const [, , { id } = { id: "" }] = await buyers();
    await lock(first, "try-set-exclusive-write-access", id);
    const asked = await lock(second, "request-exclusive-write-access", id);
    expect(asked).toMatchObject({ success: false, status: { requester: { userId: await idOf(second) } } });
    const deny = (subject: string, userId: string) =>
      callOrigin("POST", `${root}/deny-exclusive-write-access?entityType=buyer&entityId=${id}&userId=${userId}`, {
        as: { sub: subOf(subject) },
      });
    expect((await deny(second, await idOf(second))).status).toBe(409);
    expect((await deny(first, await idOf(second))).status).toBe(200);
    const status = v.parse(lockStatus, await (await lockCall(second, "entity-status", id)).json());
    expect(status).toMatchObject({
      isDenied: true,
      exclusiveWriteAccess: false,
      holder: { userId: await idOf(first) },
    });
    await lock(second, "request-exclusive-write-access", id);
    const leaving = await lockCall(first, "try-set-entity-active-user", id, { leaving: true });
    expect(leaving.status).toBe(200);
    expect((await lock(second, "try-set-entity-active-user", id)).status.exclusiveWriteAccess).toBe(true);
    const active = await callOrigin("GET", `${root}/active-entity-users?entityType=buyer`, {
      as: { sub: subOf(first) },
    });
    const listed = await active.json<{ scope: string; exclusiveWriteAccess: boolean }[]>();
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({ scope: "buyer", exclusiveWriteAccess: true });
  });

  it("a user who may only read is active on what they see, and on nothing else", async () => {
    const reader = "sasha-sysadmin";
    const [, { id } = { id: "" }] = await buyers();
    const view = (subject: string, more: object) =>
      lockCall(subject, "try-set-entity-active-user", id, { viewing: true, screen: "s", ...more });
    expect((await view(reader, {})).status).toBe(200);
    expect((await lockCall("alan-accountmanager", "try-set-entity-active-user", id, { viewing: true })).status).toBe(
      403,
    );
    const ofJob = { entityType: "job", entityId: await newJob("Read") };
    expect((await view("alan-accountmanager", ofJob)).status).toBe(200);
    expect((await lockCall("alan-accountmanager", "try-set-entity-active-user", ofJob.entityId, ofJob)).status).toBe(
      403,
    );
    expect((await view("alan-accountmanager", { ...ofJob, entityId: "elsewhere" })).status).toBe(404);
    const active = await callOrigin("GET", `${root}/active-entity-users?entityType=job`, {
      as: { sub: subOf(reader) },
    });
    expect(await active.json()).toEqual([
      expect.objectContaining({ userName: "Alan Accountmanager", exclusiveWriteAccess: false }),
    ]);
    await view("alan-accountmanager", { ...ofJob, leaving: true });
    await view(reader, { leaving: true });
  });

  it("are in the audit log under the name that the record's own changes have there", async () => {
    const body = { entityType: "scoringRuleset", entityId: "1", userId: await idOf(first) };
    const as = { sub: subOf(first) };
    expect((await callOrigin("POST", `${root}/try-set-exclusive-write-access`, { as, body })).status).toBe(200);
    const rows = await openDatabase(testEnv.DB).select().from(audit).where(eq(audit.entityId, "1"));
    expect(rows.map(({ action, entityType }) => [action, entityType])).toContainEqual([
      "trySetExclusiveWriteAccess",
      "scoring-ruleset",
    ]);
  });

  it("are for one's own id, for what one may change, and for what one may see", async () => {
    const [{ id } = { id: "" }] = await buyers();
    expect((await lockCall(first, "try-set-exclusive-write-access", id, { userId: await idOf(second) })).status).toBe(
      422,
    );
    expect((await lockCall(first, "try-set-exclusive-write-access", "nothing")).status).toBe(404);
    expect((await lockCall("isla-issuer", "try-set-exclusive-write-access", id)).status).toBe(403);
  });

  it("each locked call names its entity where its own request has it", () => {
    for (const [name, call] of Object.entries(calls as Record<string, Call>)) {
      if (call.locked === undefined) continue;
      const [part, field] = call.locked.idIn;
      expect(lockedEntityOf(call, { [part]: { [field]: "x" } }), name).toMatchObject({ entityId: "x" });
      const named = part === "params" ? call.path.includes(`:${field}`) : true;
      const schema: unknown = part === "params" ? null : call[part];
      const inSchema =
        schema === null ||
        (typeof schema === "object" && schema !== null && "entries" in schema && field in Object(schema.entries));
      expect([name, named, inSchema]).toEqual([name, true, true]);
    }
  });
});
