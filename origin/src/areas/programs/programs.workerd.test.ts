import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { Role } from "@paygauge/api-types/access/roles";
import { currentUser } from "@paygauge/api-types/entities/identity";
import { clientKey, program, programsPage, type RegisterProgramBody } from "@paygauge/api-types/entities/programs";
import { forgetPeople } from "../../identity/person.ts";
import { agreedAtFirst } from "../../seed/agreements.ts";
import { now, openDatabase } from "../../store/database.ts";
import { audit, buyers, jobs, userIssuers, userRoles, users } from "../../store/schema.ts";
import { callAs, callOrigin, idpIssuer, seedOrigin, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const root = "/api/v1/programs";
const admin = "una-useradmin";
const page = { pageNumber: 1, pageSize: 100 };
let number = 0;

/** A program's call, as the edge signs it. */
const asProgram = (clientId: string, method: string, path: string, options: object = {}) =>
  callOrigin(method, path, { ...options, as: { sub: clientKey(idpIssuer, clientId), kind: "machine" } });
const bodyOf = (change: Partial<RegisterProgramBody> = {}): RegisterProgramBody => ({
  clientId: `client-${(number += 1)}`,
  name: "Nightly export",
  roles: ["issuer"],
  permissions: [],
  issuers: [{ issuerId: "issuer-harbour", userRole: "Manager" }],
  ...change,
});
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];

async function register(change: Partial<RegisterProgramBody> = {}, as = admin) {
  const body = bodyOf(change);
  const answer = await callAs(as, "POST", root, { body });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return { clientId: body.clientId, id: (await answer.json<{ id: string }>()).id };
}
const me = async (clientId: string) =>
  v.parse(currentUser, await (await asProgram(clientId, "GET", "/api/v1/users/user-permissions")).json());
const readList = async (as = admin) =>
  v.parse(programsPage, await (await callAs(as, "POST", `${root}/list`, { body: page })).json()).collection;
const one = async (id: string, as = admin) => v.parse(program, await (await callAs(as, "GET", `${root}/${id}`)).json());
const revoke = (id: string, as = admin) => callAs(as, "PATCH", `${root}/${id}/revoke`);

/** A user of these tests alone, who may register programs. */
async function makeRegistrant(roles: readonly Role[], issuers: Record<string, "Manager" | "Member">): Promise<string> {
  const subject = `registrant-${(number += 1)}`;
  const names = { displayName: subject, username: subject, email: `${subject}@example.org`, idProviderName: "test" };
  const row = { id: `user-${subject}`, idpIssuer, idpSubject: subject, ...names, ...agreedAtFirst, approved: true };
  await db.insert(users).values({ ...row, createdOn: now(), updatedOn: now() });
  await setRoles(subject, roles);
  for (const [issuerId, userRole] of Object.entries(issuers))
    await db.insert(userIssuers).values({ userId: row.id, issuerId, userRole });
  return subject;
}
async function setRoles(subject: string, roles: readonly Role[]): Promise<void> {
  const userId = `user-${subject}`;
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
  for (const role of roles) await db.insert(userRoles).values({ userId, role });
  forgetPeople(testEnv.DB);
}

beforeAll(() => seedOrigin());
beforeEach(() => forgetPeople(testEnv.DB));

describe("registering a program", () => {
  it("maps its client to an account of its own kind, with one line of audit", async () => {
    const { clientId, id } = await register();
    expect(await me(clientId)).toMatchObject({ id, displayName: "Nightly export", username: clientId, eligible: true });
    const [row] = await db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ isProgram: true, canSwitchRoles: false });
    expect(await db.select().from(audit).where(eq(audit.entityId, id))).toMatchObject([
      { action: "registerProgram", username: "una.useradmin" },
    ]);
    expect(await one(id)).toMatchObject({
      clientId,
      state: "unused",
      registeredBy: "Una Useradmin",
      lastUsedOn: null,
      issuers: [{ issuerName: "Harbour Payments", userRole: "Manager" }],
    });
  });

  it("gives no role and no permission that its user doesn't have", async () => {
    const roles = await callAs(admin, "POST", root, { body: bodyOf({ roles: ["sysAdmin"] }) });
    expect([roles.status, await roles.json()]).toMatchObject([422, { messageRef: { code: "onlyOwnRoles" } }]);
    const permissions: Permission[] = ["Branding_CRUD"];
    const grants = await callAs(admin, "POST", root, { body: bodyOf({ permissions }) });
    expect([grants.status, await grants.json()]).toMatchObject([422, { messageRef: { code: "onlyOwnPermissions" } }]);
    const none = await callAs(admin, "POST", root, { body: bodyOf({ roles: [] }) });
    expect([none.status, await none.json()]).toMatchObject([422, { messageRef: { code: "programNoRights" } }]);
    expect((await callAs("petra-jobmanager", "POST", root, { body: bodyOf() })).status).toBe(403);
  });

  it("takes a client once, revoked or not, and no ID that would name another key", async () => {
    const { clientId, id } = await register();
    const again = () => callAs(admin, "POST", root, { body: bodyOf({ clientId }) });
    expect((await again()).status).toBe(422);
    expect((await revoke(id)).status).toBe(200);
    const after = await again();
    expect([after.status, await after.json()]).toMatchObject([422, { messageRef: { code: "programClientTaken" } }]);
    for (const each of ["", "a|b", "a b", "é", "x".repeat(256)])
      expect((await callAs(admin, "POST", root, { body: bodyOf({ clientId: each }) })).status, each).toBe(422);
  });

  it("gives no issuer that its user doesn't reach, and is a Manager only where they are", async () => {
    const subject = await makeRegistrant(["issuer"], { "issuer-harbour": "Member", "issuer-northstar": "Manager" });
    const grant = { userId: `user-${subject}`, permission: "" };
    for (const permission of ["User_CRUD", "UserRoles_ASSIGN"] as const)
      await callAs("dana-developer", "POST", `/api/v1/authorization/${grant.userId}/direct-grants`, {
        body: { permissions: ["User_CRUD", "UserRoles_ASSIGN"], canSwitchRoles: false },
      }).then((answer) => expect(answer.status, permission).toBe(200));
    const issuers = (issuerId: string, userRole: "Manager" | "Member") =>
      callAs(subject, "POST", root, { body: bodyOf({ issuers: [{ issuerId, userRole }] }) });
    expect((await issuers("issuer-fern", "Member")).status).toBe(404);
    expect(await codeOf(await issuers("issuer-harbour", "Manager"))).toEqual([403, "NOT_A_MANAGER"]);
    expect((await issuers("issuer-harbour", "Member")).status).toBe(200);
    expect((await issuers("issuer-northstar", "Manager")).status).toBe(200);
    const other = await register();
    expect((await callAs(subject, "GET", `${root}/${other.id}`)).status).toBe(404);
    expect((await revoke(other.id, subject)).status).toBe(404);
    expect((await readList(subject)).map(({ registeredBy }) => registeredBy)).toEqual([subject, subject]);
  });
});

describe("a program's rights", () => {
  it("S23: are never more than its registrant's at any later time", async () => {
    const subject = await makeRegistrant(["UserAdministrator"], {});
    const { clientId } = await register({ roles: ["ptcoJobManager"], permissions: ["User_INVITE"] }, subject);
    expect((await me(clientId)).permissions).toEqual(expect.arrayContaining(["AllJobs_VIEW", "User_INVITE"]));
    await setRoles(subject, ["campaignManager"]);
    const after = await me(clientId);
    expect(after.permissions).toContain("Campaigns_CRUD");
    expect(after.permissions.filter((each) => ["AllJobs_VIEW", "JobCreate", "User_INVITE"].includes(each))).toEqual([]);
    expect(after.effectiveRoles).toEqual([]);
    await setRoles(subject, ["issuer"]);
    expect((await me(clientId)).permissions).not.toContain("Campaigns_CRUD");
  });

  it("end with its registrant's access, and come back with it", async () => {
    const subject = await makeRegistrant(["UserAdministrator"], {});
    const { clientId, id } = await register({}, subject);
    const list = () => asProgram(clientId, "POST", "/api/v1/jobs/get", { body: page });
    expect((await list()).status).toBe(200);
    for (const change of [{ isDeactivated: true }, { approved: false }, { pending: true }]) {
      await db.update(users).set(change).where(eq(users.idpSubject, subject));
      forgetPeople(testEnv.DB);
      expect((await list()).status, JSON.stringify(change)).toBe(403);
      expect((await one(id)).state).toBe("paused");
      await db
        .update(users)
        .set({ isDeactivated: false, approved: true, pending: false })
        .where(eq(users.idpSubject, subject));
      forgetPeople(testEnv.DB);
    }
    await db.update(users).set({ agreedTermsVersion: null }).where(eq(users.idpSubject, subject));
    forgetPeople(testEnv.DB);
    expect((await list()).status, "before its registrant agreed to the texts in force").toBe(403);
    await db.update(users).set(agreedAtFirst).where(eq(users.idpSubject, subject));
    forgetPeople(testEnv.DB);
    expect((await list()).status).toBe(200);
  });

  it("reach the issuers of its own that its registrant reaches too, its own jobs included", async () => {
    const subject = await makeRegistrant(["UserAdministrator"], {});
    const { clientId, id } = await register(
      {
        roles: ["issuer", "selfServeJobCreator"],
        issuers: [
          { issuerId: "issuer-harbour", userRole: "Manager" },
          { issuerId: "issuer-northstar", userRole: "Manager" },
        ],
      },
      subject,
    );
    const seen = async (jobId: string) => (await asProgram(clientId, "GET", `/api/v1/jobs/${jobId}`)).status;
    const made = async (issuerId: string) => {
      const buyerId = `buyer-of-${issuerId}-${number}`;
      await db
        .insert(buyers)
        .values({ id: buyerId, issuerId, name: "B", country: "GBR", createdOn: now(), updatedOn: now() });
      const query = new URLSearchParams({
        name: "Of a program",
        kind: "base",
        issuerId,
        buyerId,
        currency: "GBP",
        buyerCountry: "GBR",
        capabilities: "stp",
      });
      const answer = await asProgram(clientId, "POST", `/api/v1/job-artifacts?${query.toString()}`);
      expect(answer.status, await answer.clone().text()).toBe(200);
      return (await answer.json<{ id: string }>()).id;
    };
    const [own, there] = [await made("issuer-harbour"), await made("issuer-northstar")];
    const [row] = await db.select().from(jobs).where(eq(jobs.id, own));
    expect(row?.ownerUserId).toBe(id);
    const lines = await db.select().from(audit).where(eq(audit.entityId, own));
    expect(lines).toMatchObject([{ userId: id, username: clientId }]);
    expect([await seen(own), await seen(there)]).toEqual([200, 200]);
    await setRoles(subject, ["issuer", "selfServeJobCreator"]);
    await db.insert(userIssuers).values({ userId: `user-${subject}`, issuerId: "issuer-harbour", userRole: "Member" });
    forgetPeople(testEnv.DB);
    expect([await seen(own), await seen(there)], "its own job of an issuer that its user has left").toEqual([200, 404]);
    await db.delete(userIssuers).where(eq(userIssuers.userId, `user-${subject}`));
    forgetPeople(testEnv.DB);
    expect([await seen(own), await seen(there)]).toEqual([404, 404]);
  });

  it("never decide about accounts, links or agreements", async () => {
    const { clientId } = await register({ roles: ["UserAdministrator"] });
    const form = new FormData();
    form.set("id", "user-clara-client");
    const asked = [
      ["POST", root, { body: bodyOf() }],
      ["POST", "/api/v1/authorization/user-clara-client/user-roles", { body: { roles: ["issuer"] } }],
      ["PATCH", "/api/v1/users/deactivate", { raw: form }],
      ["PATCH", "/api/v1/users/user-agree-tos-latest", {}],
      ["PUT", "/api/v1/users/user-language", { body: { language: "de" } }],
    ] as const;
    for (const [method, path, options] of asked)
      expect([path, ...(await codeOf(await asProgram(clientId, method, path, options)))]).toEqual([
        path,
        403,
        "USERS_ONLY",
      ]);
  });
});

describe("changed rights", () => {
  const change = (id: string, body: object, as = admin) => callAs(as, "PUT", `${root}/${id}/rights`, { body });
  const rights = (of: object = {}) => ({ roles: ["issuer"], permissions: [], issuers: [], ...of });

  it("replace roles, permissions and issuers at once, with what changed in one line of audit", async () => {
    const { clientId, id } = await register();
    const issuers = [{ issuerId: "issuer-northstar", userRole: "Member" }];
    const body = { roles: ["JobSuppliersAccessor"], permissions: ["User_INVITE"], issuers };
    expect((await me(clientId)).permissions).not.toContain("User_INVITE");
    expect((await change(id, body)).status).toBe(200);
    expect((await me(clientId)).permissions).toContain("User_INVITE");
    expect(await one(id)).toMatchObject({ directGrants: ["User_INVITE"], issuers });
    const lines = await db.select().from(audit).where(eq(audit.entityId, id));
    expect(lines.find(({ action }) => action === "changeProgramRights")?.note).toBe(
      "+JobSuppliersAccessor +User_INVITE +Member issuer-northstar -issuer -Manager issuer-harbour",
    );
  });

  it("S23: are neither above the user who changes them nor above the one who registered it", async () => {
    const subject = await makeRegistrant(["issuer"], { "issuer-harbour": "Member" });
    await callAs("dana-developer", "POST", `/api/v1/authorization/user-${subject}/direct-grants`, {
      body: { permissions: ["User_CRUD", "UserRoles_ASSIGN"], canSwitchRoles: false },
    });
    const { id } = await register({ issuers: [] }, subject);
    const codeAfter = async (answer: Response) => [
      answer.status,
      (await answer.json<{ messageRef: { code: string } }>()).messageRef.code,
    ];
    const above = [
      { roles: ["issuer", "ptcoJobManager"] },
      { permissions: ["User_INVITE"] },
      { issuers: [{ issuerId: "issuer-northstar", userRole: "Member" }] },
      { issuers: [{ issuerId: "issuer-harbour", userRole: "Manager" }] },
    ];
    for (const each of above)
      expect(await codeAfter(await change(id, rights(each))), JSON.stringify(each)).toEqual([
        422,
        "programAboveRegistrant",
      ]);
    const member = [{ issuerId: "issuer-harbour", userRole: "Member" }];
    expect((await change(id, rights({ issuers: member }))).status).toBe(200);
    expect(await codeAfter(await change(id, rights({ roles: ["ptcoJobManager"] }), subject))).toEqual([
      422,
      "onlyOwnRoles",
    ]);
    const other = await register({ roles: ["issuer", "ptcoJobManager"] });
    expect((await change(other.id, rights(), subject)).status, "a program of another user").toBe(404);
    expect(await codeAfter(await change(id, rights({ roles: [] })))).toEqual([422, "programNoRights"]);
    expect((await revoke(id)).status).toBe(200);
    expect(await codeOf(await change(id, rights()))).toEqual([409, "PROGRAM_REVOKED"]);
  });
});

describe("identities", () => {
  it("of a machine never name a user, and those of a user never a program", async () => {
    const asked = "/api/v1/users/user-permissions";
    expect((await callOrigin("GET", asked, { as: { sub: subOf(admin), kind: "machine" } })).status).toBe(401);
    const { clientId } = await register();
    expect((await callOrigin("GET", asked, { as: { sub: subOf(clientId) } })).status).toBe(401);
    const profile = { subject: clientId, email: "x@example.org", name: "X", givenName: null, surname: null };
    const issuer = `client:${idpIssuer}`;
    const forged = { sub: `${issuer}|${clientId}`, profile: { ...profile, issuer } };
    expect((await callOrigin("POST", "/internal/sign-in", { as: forged })).status).toBe(422);
    await callOrigin("POST", "/internal/sign-in", {
      as: { sub: subOf(clientId), profile: { ...profile, issuer: idpIssuer } },
    });
    expect((await me(clientId)).displayName, "a user with the same sub has another account").toBe("Nightly export");
  });

  it("of programs are in no list of users, and users in none of programs", async () => {
    const { id } = await register();
    for (const status of ["active", "unapproved", "pending", "deactivated"]) {
      const answer = await callAs(admin, "POST", `/api/v1/users/${status}`, { body: page });
      expect(await answer.text()).not.toContain(id);
    }
    expect((await callAs(admin, "GET", `/api/v1/users/${id}`)).status).toBe(404);
    const ofIssuer = await callAs(admin, "POST", "/api/v1/issuers/issuer-harbour/users", { body: page });
    expect(await ofIssuer.text()).not.toContain(id);
    expect((await callAs(admin, "GET", `${root}/user-${admin}`)).status).toBe(404);
    expect((await readList()).map((each) => each.id)).toContain(id);
  });
});

describe("a registered program", () => {
  it("S23: is refused at once for writes and reads of this isolate when it is revoked, permanently", async () => {
    const { clientId, id } = await register();
    const list = () => asProgram(clientId, "POST", "/api/v1/jobs/get", { body: page });
    expect((await list()).status).toBe(200);
    expect((await revoke(id)).status).toBe(200);
    expect((await list()).status).toBe(401);
    expect((await asProgram(clientId, "GET", "/api/v1/users/user-permissions")).status).toBe(401);
    expect(await codeOf(await revoke(id))).toEqual([409, "PROGRAM_REVOKED"]);
    expect((await one(id)).state).toBe("revoked");
  });

  it("is renamed, and shows when it was used and with which call", async () => {
    const { clientId, id } = await register();
    const renamed = await callAs(admin, "PATCH", `${root}/${id}`, { body: { name: "Weekly export" } });
    expect(renamed.status).toBe(200);
    const person = clientKey(idpIssuer, clientId);
    const note = (call: string, at: string, as = person) =>
      callOrigin("POST", "/internal/programs-used", {
        as: { sub: "edge" },
        body: { used: [{ person: as, call, at }] },
      });
    expect((await note("jobs", "2026-11-30T06:31:00.000Z")).status).toBe(200);
    await note("job", "2026-11-30T05:00:00.000Z");
    await note("job", "2026-11-30T07:00:00.000Z", subOf(admin));
    expect(await one(id)).toMatchObject({
      name: "Weekly export",
      state: "active",
      lastUsedOn: "2026-11-30T06:31:00.000Z",
      lastCall: "jobs",
    });
    const stranger = await callOrigin("POST", "/internal/programs-used", {
      as: { sub: subOf(admin) },
      body: { used: [] },
    });
    expect(stranger.status).toBe(403);
  });
});
