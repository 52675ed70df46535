import { beforeAll, describe, expect, it } from "vitest";
import { permissions } from "@paygauge/api-types/access/permissions";
import { roles } from "@paygauge/api-types/access/roles";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { isForPrograms, type Call } from "@paygauge/api-types/endpoints/call";
import snapshot from "../../tests/contract/access-snapshot.txt?raw";
import { agreedAtFirst } from "./seed/agreements.ts";
import { now, openDatabase } from "./store/database.ts";
import { directGrants, userRoles, users } from "./store/schema.ts";
import { callOrigin, idpIssuer, seedOrigin, signIdentity, subOf } from "./support/call-origin.ts";
import { makeProgram } from "./support/test-programs.ts";
import { testEnv } from "./support/test-env.ts";

const db = openDatabase(testEnv.DB);

/** Calls of the committed text, each with who may make it. */
const lines = snapshot
  .split("\n")
  .filter((line) => line.startsWith("call "))
  .map((line) => {
    const [name = "", , who = ""] = line.split(" | ");
    const [, method = "", path = ""] = name.split(" ");
    return { method, path, who };
  });

const rolesOf = (who: string): { readonly may: readonly string[]; readonly mayNot: readonly string[] } => {
  const named = who.split(" ");
  const isIn = (role: string) => who === "everybody" || named.includes(role);
  return { may: roles.filter(isIn), mayNot: roles.filter((role) => !isIn(role)) };
};

/**
 * Calls that a role is tried at. Of the calls that the same roles may make one is tried by every role; each of the
 * others by one role that may and one that may not, in turn.
 */
const triedBy = (role: string) =>
  lines.filter(({ who }, at) => {
    if (lines.findIndex((each) => each.who === who) === at) return true;
    const { may, mayNot } = rolesOf(who);
    return may[at % may.length] === role || mayNot[at % mayNot.length] === role;
  });

/** A path of the call with ids that name nothing. */
const pathOf = (path: string): string => path.replaceAll(/:\w+/g, "nothing-of-that-name");

/** "refused" by permission, "closed" to every user in this release, "let in" to whatever else was answered. */
async function answerTo(identity: string, method: string, path: string): Promise<string> {
  if (path.startsWith("/internal/")) return "refused";
  const body = method === "GET" ? {} : { body: {} };
  const answer = await callOrigin(method, pathOf(path), { ...body, as: identity });
  const text = await answer.text();
  if (answer.status >= 500) return `${answer.status} ${text}`;
  if (answer.status === 404 && text.includes('"NOT_IN_THIS_RELEASE"')) return "closed";
  return answer.status === 403 && /"(?:PERMISSION_MISSING|USERS_ONLY)"/.test(text) ? "refused" : "let in";
}

beforeAll(async () => {
  await seedOrigin();
  await makeRegistrant();
  for (const role of roles) {
    const id = `user-role-${role}`;
    await db.insert(users).values({
      id,
      idpIssuer,
      idpSubject: `role-${role}`,
      idProviderName: "test",
      displayName: role,
      username: `role.${role}`,
      email: `${role}@example.org`,
      approved: true,
      ...agreedAtFirst,
      createdOn: now(),
      updatedOn: now(),
    });
    await db.insert(userRoles).values({ userId: id, role });
    await makeProgram({ clientId: `role-${role}`, registeredBy: "user-registrant", roles: [role] });
  }
});

/** Registers the programs: they have what their role has, whatever each role is. */
async function makeRegistrant(): Promise<void> {
  const dates = { createdOn: now(), updatedOn: now() };
  const names = { displayName: "R", username: "registrant", email: "r@example.org", idProviderName: "test" };
  const row = { id: "user-registrant", idpIssuer, idpSubject: "registrant", approved: true, ...agreedAtFirst };
  await db.insert(users).values({ ...row, ...names, ...dates });
  for (const permission of permissions) await db.insert(directGrants).values({ userId: row.id, permission });
}

const namesOf = (picked: (call: Call) => boolean): ReadonlySet<string> =>
  new Set(compiledCalls.filter(({ call }) => picked(call)).map(({ call }) => `${call.method} ${call.path}`));
/** Calls that programs can make, and those that no session decides, as the committed text writes them. */
const forPrograms = namesOf(isForPrograms);
const withoutSession = namesOf(({ access }) => access.who === "token" || access.who === "link");

describe("every role at every call", () => {
  it("S56: the committed text names every role and no other", () => {
    const named = new Set(
      lines.flatMap(({ who }) => who.split(" ")).filter((word) => roles.some((role) => role === word)),
    );
    expect(lines.length).toBeGreaterThan(80);
    expect(roles.filter((role) => !named.has(role) && !role.endsWith("Accessor"))).toEqual([]);
  });

  it.each(roles)("S56: %s is let in exactly where the committed text has it", async (role) => {
    const identity = await signIdentity({ sub: subOf(`role-${role}`) });
    const wrong = await Promise.all(
      triedBy(role).map(async ({ method, path, who }) => {
        const may = rolesOf(who).may.includes(role);
        const said = await answerTo(identity, method, path);
        return said === "closed" || (said === "let in") === may ? [] : [`${method} ${path}: ${said}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it.each(roles)("S56: a program with the role %s is let in as its users are, where programs are", async (role) => {
    const identity = await signIdentity({ sub: `client:${idpIssuer}|role-${role}`, kind: "machine" });
    const wrong = await Promise.all(
      triedBy(role).map(async ({ method, path, who }) => {
        if (withoutSession.has(`${method} ${path}`)) return [];
        const may = rolesOf(who).may.includes(role) && forPrograms.has(`${method} ${path}`);
        const said = await answerTo(identity, method, path);
        return said === "closed" || (said === "let in") === may ? [] : [`${method} ${path}: ${said}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it("S56: without a signed identity no call answers", async () => {
    for (const { method, path, who } of lines) {
      const answer = await callOrigin(method, pathOf(path));
      expect([method, path, who, answer.status]).toEqual([method, path, who, 401]);
    }
  });
});
