import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ladder, rolePermissions, roles, type Role } from "@paygauge/api-types/access/roles";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { lockHeader } from "@paygauge/api-types/entities/concurrency";
import { roleItems } from "../../identity/role-labels.ts";
import { agreedAtFirst } from "../../seed/agreements.ts";
import { now, openDatabase } from "../../store/database.ts";
import { directGrants, userIssuers, userRoles, users } from "../../store/schema.ts";
import { callAs, callOrigin, idpIssuer, seedOrigin, signIdentity, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const target = "user-of-nothing";
const labelOf = (role: Role): string => Object.values(roleItems([role])).flat()[0]?.displayName ?? role;

async function addPerson(id: string, held: readonly Role[], grants: readonly Permission[]): Promise<void> {
  const dates = { createdOn: now(), updatedOn: now() };
  const names = { displayName: id, username: id, email: `${id}@example.org`, idProviderName: "test" };
  await db
    .insert(users)
    .values({ id: `user-${id}`, idpIssuer, idpSubject: id, ...names, ...agreedAtFirst, ...dates, approved: true });
  await db.insert(userIssuers).values({ userId: `user-${id}`, issuerId: "issuer-harbour", userRole: "Manager" });
  for (const role of held) await db.insert(userRoles).values({ userId: `user-${id}`, role });
  for (const permission of grants) await db.insert(directGrants).values({ userId: `user-${id}`, permission });
}

/** The lock of the one whose roles are changed; without the permission to lock no one needs one. */
async function tokenOf(as: string, userId: string): Promise<Record<string, string>> {
  const body = { entityType: "user", entityId: target, userId };
  const taken = await callOrigin("POST", "/api/v1/concurrency/force-set-exclusive-write-access", { as, body });
  if (taken.status !== 200) return {};
  const { status } = await taken.json<{ status: { fencingToken: number } }>();
  return { [lockHeader]: String(status.fencingToken) };
}
async function leaveLock(as: string, userId: string): Promise<void> {
  const body = { entityType: "user", entityId: target, userId, leaving: true };
  await callOrigin("POST", "/api/v1/concurrency/try-set-entity-active-user", { as, body });
}
async function hold(held: readonly Role[]): Promise<void> {
  await db.delete(userRoles).where(eq(userRoles.userId, target));
  for (const role of held) await db.insert(userRoles).values({ userId: target, role });
}

beforeAll(async () => {
  await seedOrigin();
  await addPerson("of-nothing", [], []);
  for (const role of roles) await addPerson(`giver-${role.toLowerCase()}`, [role], ["UserRoles_ASSIGN", "User_CRUD"]);
});

describe("S56: no one gives or takes what they do not hold", () => {
  it.each(roles)("a %s gives and takes the roles whose permissions are all their own", async (own) => {
    const userId = `user-giver-${own.toLowerCase()}`;
    const as = await signIdentity({ sub: subOf(`giver-${own.toLowerCase()}`) });
    const permissions = new Set([...(rolePermissions.get(own) ?? []), "UserRoles_ASSIGN", "User_CRUD"]);
    const rank = (role: Role) => (ladder as readonly Role[]).indexOf(role);
    const isOwn = (role: Role) =>
      rank(role) <= rank(own) && [...(rolePermissions.get(role) ?? [])].every((each) => permissions.has(each));
    const [theirs, others] = [roles.filter(isOwn), roles.filter((role) => !isOwn(role))];
    const beside = others.filter((role) => rank(role) < 0);
    await hold([]);
    const headers = await tokenOf(as, userId);
    const set = async (wanted: readonly Role[]) => {
      const path = `/api/v1/authorization/${target}/user-roles`;
      const answer = await callOrigin("POST", path, { as, headers, body: { roles: wanted } });
      const { errors } = await answer.json<{ errors?: { roles: string } }>();
      const words = errors?.roles.replaceAll(/^You can .*?, not | is above .*$|\.$/g, "").split(", ") ?? [];
      return { status: answer.status, named: roles.filter((role) => words.includes(labelOf(role))) };
    };
    const held = async () =>
      (await db.select().from(userRoles).where(eq(userRoles.userId, target))).map(({ role }) => role);
    // A refusal names each of the roles that may not be given, and no other.
    const above = others.filter((role) => rank(role) >= 0);
    if (above.length > 0) expect(await set([...above, ...theirs])).toEqual({ status: 422, named: above });
    if (beside.length > 0) expect(await set([...theirs, ...beside])).toEqual({ status: 422, named: beside });
    expect(await held()).toEqual([]);
    expect((await set(theirs)).status).toBe(200);
    expect((await held()).toSorted()).toEqual([...theirs].toSorted());
    expect((await set([])).status).toBe(200);
    expect(await held()).toEqual([]);
    await hold(beside);
    if (beside.length > 0) expect(await set([])).toEqual({ status: 422, named: beside });
    expect((await held()).toSorted()).toEqual([...beside].toSorted());
    for (const role of above) {
      await hold([role]);
      expect([role, (await set([])).status]).toEqual([role, 403]);
    }
    await leaveLock(as, userId);
  });

  it("nor a permission next to the roles, and what others gave stays as it is", async () => {
    const grant = (permissions: readonly Permission[]) =>
      callAs("giver-campaignmanager", "POST", `/api/v1/authorization/${target}/direct-grants`, {
        body: { permissions, canSwitchRoles: false },
      });
    await hold([]);
    await db.insert(directGrants).values({ userId: target, permission: "Job_DELETE" });
    expect((await grant(["Job_DELETE", "JobSuppliers_VIEW"])).status).toBe(200);
    expect((await grant(["Job_DELETE", "Job_PUBLISH"])).status).toBe(422);
    expect((await grant(["JobSuppliers_VIEW"])).status).toBe(422);
    expect((await grant(["Job_DELETE"])).status).toBe(200);
    const isTheirs = eq(directGrants.userId, target);
    expect((await db.select().from(directGrants).where(isTheirs)).map((row) => row.permission)).toEqual(["Job_DELETE"]);
  });
});

describe("S56: anyone who manages one issuer of a user's two", () => {
  // Tina is Manager of Harbour and Member of Northstar; Cara is Manager of Harbour.
  const cara = "cara-campaigner";
  const tina = "user-tina-twoissuers";
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return { raw: data };
  };
  const place = (as: string, issuerId: string, userRole: string | null) =>
    callAs(as, "PUT", "/api/v1/users/user-set-issuer", { body: { id: tina, issuerId, userRole } });
  const changes: readonly (readonly [string, (as: string) => Promise<Response>])[] = [
    ["roles", (as) => callAs(as, "POST", `/api/v1/authorization/${tina}/user-roles`, { body: { roles: ["issuer"] } })],
    [
      "grants",
      (as) =>
        callAs(as, "POST", `/api/v1/authorization/${tina}/direct-grants`, {
          body: { permissions: [], canSwitchRoles: true },
        }),
    ],
    ["branding", (as) => callAs(as, "PATCH", "/api/v1/users/user-set-branding", form({ id: tina }))],
    ["deactivate", (as) => callAs(as, "PATCH", "/api/v1/users/deactivate", form({ id: tina }))],
    ["reactivate", (as) => callAs(as, "PATCH", "/api/v1/users/reactivate", form({ id: tina }))],
    ["approve", (as) => callAs(as, "PATCH", "/api/v1/users/approve", form({ id: tina }))],

    ["another role in one's own issuer", (as) => place(as, "issuer-harbour", "Member")],
  ];

  beforeAll(async () => {
    const granted = ["User_CRUD", "UserRoles_ASSIGN", "User_APPROVE", "User_INVITE"] as const;
    for (const permission of granted)
      await db.insert(directGrants).values({ userId: "user-cara-campaigner", permission });
  });

  it.each(changes)("changes no part of the account: %s", async (_what, change) => {
    const before = await db.select().from(users).where(eq(users.id, tina));
    const answer = await change(cara);
    expect([answer.status, await answer.json()]).toMatchObject([403, { messageRef: { code: "ofOthersToo" } }]);
    expect(await db.select().from(users).where(eq(users.id, tina))).toEqual(before);
  });

  it("is notified by the user's page and lists", async () => {
    const told = async (as: string, path: string, body?: object) =>
      (await callAs(as, body ? "POST" : "GET", `/api/v1/users/${path}`, body ? { body } : {})).text();
    expect(await told(cara, tina)).toContain('"isOfOtherIssuersToo":true');
    expect(await told("una-useradmin", tina)).toContain('"isOfOtherIssuersToo":false');
    const list = JSON.parse(await told(cara, "active", { pageNumber: 1, pageSize: 200 })) as {
      collection: { id: string; isOfOtherIssuersToo: boolean }[];
    };
    expect(
      list.collection
        .filter((each) => each.isOfOtherIssuersToo)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(["user-minna-twomember", tina]);
  });

  it("ends the place in their own issuer, and then sees the user no more", async () => {
    expect((await place(cara, "issuer-northstar", null)).status).toBe(404);
    expect((await place(cara, "issuer-harbour", null)).status).toBe(200);
    const isTinas = and(eq(userIssuers.userId, tina));
    expect((await db.select().from(userIssuers).where(isTinas)).map((row) => row.issuerId)).toEqual([
      "issuer-northstar",
    ]);
    expect((await callAs(cara, "GET", `/api/v1/users/${tina}`)).status).toBe(404);
  });

  it("staff change them as before", async () => {
    for (const [what, change] of changes) expect([what, (await change("una-useradmin")).status]).toEqual([what, 200]);
  });
});
