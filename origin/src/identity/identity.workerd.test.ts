/* oxlint-disable unicorn/consistent-function-scoping -- words that one test or group uses are next to their use */
import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { permissionsOf, rolePermissions, roles } from "@paygauge/api-types/access/roles";
import { currentUser, type CurrentUser } from "@paygauge/api-types/entities/identity";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { now, openDatabase } from "../store/database.ts";
import { jobAssignments, jobs, userRoles, users } from "../store/schema.ts";
import { callAs, callOrigin, idpIssuer, seedOrigin, subOf } from "../support/call-origin.ts";
import { loadSeededPerson } from "../support/seeded-person.ts";
import { testEnv } from "../support/test-env.ts";
import { requireJob, visibleJobs } from "./job-sight.ts";
import { forgetSystemFacts, systemFacts } from "./system-facts.ts";

const db = openDatabase(testEnv.DB);

async function me(subject: string, narrowed: string[] | null = null): Promise<CurrentUser> {
  const response = await callOrigin("GET", "/api/v1/users/user-permissions", {
    as: { sub: subOf(subject), roles: narrowed },
  });
  expect(response.status).toBe(200);
  return v.parse(currentUser, await response.json());
}

beforeAll(() => seedOrigin());

describe("the system's facts", () => {
  it("are read again after a change, though an older reading ends only then", async () => {
    const batch = db.batch.bind(db);
    const mode = (value: string) =>
      testEnv.DB.prepare("UPDATE system_settings SET mode = ?1 WHERE id = 1").bind(value).run();
    const gate = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    const slow: typeof db = Object.create(db, {
      batch: {
        value: async (statements: Parameters<typeof batch>[0]) => {
          const rows = await batch(statements);
          isRead.resolve();
          await gate.promise;
          return rows;
        },
      },
    });
    forgetSystemFacts(testEnv.DB);
    const older = systemFacts(slow, testEnv, false);
    await isRead.promise;
    try {
      await mode("ReadOnly");
      forgetSystemFacts(testEnv.DB);
      gate.resolve();
      expect((await older).mode).toBe("Live");
      expect((await systemFacts(db, testEnv, false)).mode).toBe("ReadOnly");
    } finally {
      await mode("Live");
      forgetSystemFacts(testEnv.DB);
    }
  });
});

describe("permissions", () => {
  it("are those of the roles and direct grants, and none for a user who is not eligible", async () => {
    for (const each of seededPeople) {
      const user = await me(each.subject);
      const eligible = each.approved && !each.isDeactivated && !each.pending;
      // Told whether eligible or not, so that the guard can ask in its order; used by no one who is not.
      const expected = permissionsOf(each.roles, each.directGrants);
      expect(user.permissions.toSorted(), each.username).toEqual([...expected].toSorted());
      const { permissions } = await loadSeededPerson(each.subject);
      expect([...permissions].toSorted(), each.username).toEqual(eligible ? [...expected].toSorted() : []);
      expect([user.eligible, user.approved, user.isDeactivated, user.pending]).toEqual([
        eligible,
        each.approved,
        each.isDeactivated,
        each.pending,
      ]);
      expect([...user.roles.standard, ...user.roles.tabbedView].map((item) => item.role).toSorted()).toEqual(
        [...each.roles].toSorted(),
      );
    }
  });

  it("narrow to what a user switched to, never widen, and only for those who may switch", async () => {
    const robin = await me("robin-manyroles", ["client", "developer"]);
    expect(robin.effectiveRoles).toEqual(["client"]);
    expect(robin.permissions.toSorted()).toEqual([...(rolePermissions.get("client") ?? [])].toSorted());
    expect((await me("petra-jobmanager", ["client"])).effectiveRoles).toEqual(["ptcoJobManager"]);
    expect((await me("robin-manyroles", [])).permissions).toEqual([]);
  });

  it("follow a change of the row at once for writes", async () => {
    const body = { issuerId: "issuer-harbour", country: "GBR" };
    const create = (name: string) =>
      callAs("reba-jobreportaccessor", "POST", "/api/v1/buyers", { body: { ...body, name } });
    expect((await create("Before")).status).toBe(200);
    await db.update(users).set({ isDeactivated: true }).where(eq(users.idpSubject, "reba-jobreportaccessor"));
    expect((await create("After")).status).toBe(403);
    await db.update(users).set({ isDeactivated: false }).where(eq(users.idpSubject, "reba-jobreportaccessor"));
    await db.delete(userRoles).where(eq(userRoles.userId, "user-reba-jobreportaccessor"));
    expect((await create("Without a role")).status).toBe(403);
  });

  it("name every role", async () => {
    const response = await callAs("una-useradmin", "GET", "/api/v1/authorization/all-roles");
    const body = v.parse(
      v.object({
        standard: v.array(v.object({ role: v.string(), displayName: v.pipe(v.string(), v.minLength(3)) })),
        tabbedView: v.array(v.object({ role: v.string() })),
      }),
      await response.json(),
    );
    expect([...body.standard, ...body.tabbedView].map((item) => item.role).toSorted()).toEqual([...roles].toSorted());
  });
});

describe("branding", () => {
  it("is the user's own, else the issuer's, else none", async () => {
    expect((await me("bea-brandtwo")).branding).toEqual({ theme: "t2", fullDomainName: "brand2.localhost" });
    expect((await me("isla-issuer")).branding).toEqual({ theme: "t1", fullDomainName: "brand1.localhost" });
    expect((await me("dana-developer")).branding).toBeNull();
    expect((await me("nora-neighbour")).branding).toBeNull();
  });
});

describe("signing in", () => {
  const profile = {
    issuer: idpIssuer,
    subject: "new-person",
    email: "new@somewhere.example",
    name: "New Person",
    givenName: "New",
    surname: "Person",
  };
  const signIn = (changes: object = {}) =>
    callOrigin("POST", "/internal/sign-in", { as: { sub: subOf("new-person"), profile: { ...profile, ...changes } } });

  it("gives an unknown user an unapproved row without permissions, once", async () => {
    const first = v.parse(currentUser, await (await signIn()).json());
    expect(first).toMatchObject({
      approved: false,
      eligible: false,
      permissions: [],
      displayName: "New Person",
      email: "new@somewhere.example",
    });
    const second = v.parse(currentUser, await (await signIn({ name: "New Name" })).json());
    expect([second.id, second.displayName]).toEqual([first.id, "New Name"]);
    expect(await db.$count(users, eq(users.idpSubject, "new-person"))).toBe(1);
  });

  it("never takes the same address for the same user", async () => {
    const stranger = v.parse(
      currentUser,
      await (await signIn({ subject: "stranger", email: "dana.developer@paygauge.example" })).json(),
    );
    expect(stranger.permissions).toEqual([]);
    expect(stranger.id).not.toBe("user-dana-developer");
  });

  it("needs a profile, and a user cannot do it alone", async () => {
    expect((await callOrigin("POST", "/internal/sign-in", { as: { sub: "edge" } })).status).toBe(422);
    expect((await callAs("isla-issuer", "POST", "/internal/sign-in")).status).toBe(403);
  });
});

describe("sight of jobs", () => {
  const job = (id: string, issuerId: string, buyerId: string, owner: string, isPublished: boolean) => ({
    id,
    name: id,
    kind: "base" as const,
    issuerId,
    buyerId,
    ownerUserId: `user-${owner}`,
    currency: "GBP",
    buyerCountry: "GBR",
    capabilities: ["stp"],
    publishedRun: isPublished ? "run" : null,
    createdOn: now(),
    updatedOn: now(),
  });
  /** Who sees which of the jobs below: written out, not computed. */
  const expected: Record<string, string[]> = {
    "petra-jobmanager": ["draft", "published", "selma", "polar"],
    "cara-campaigner": ["draft", "published", "selma"],
    "clara-client": ["published"],
    "isla-issuer": [],
    "selma-selfserve": ["draft", "selma"],
    "nora-neighbour": ["polar"],
    "tina-twoissuers": ["draft", "published", "selma"],
    "minna-twomember": ["polar"],
    "uri-unapproved": [],
    "dora-deactivated": [],
  };

  beforeAll(async () => {
    const assign = (jobId: string, subject: string) =>
      db.insert(jobAssignments).values({ jobId, userId: `user-${subject}`, assignedOn: now() });
    await db.batch([
      db.insert(jobs).values(job("draft", "issuer-harbour", "buyer-wharfside", "petra-jobmanager", false)),
      db.insert(jobs).values(job("published", "issuer-harbour", "buyer-wharfside", "petra-jobmanager", true)),
      db.insert(jobs).values(job("selma", "issuer-harbour", "buyer-wharfside", "selma-selfserve", false)),
      db.insert(jobs).values(job("polar", "issuer-northstar", "buyer-polaris", "petra-jobmanager", true)),
      assign("draft", "clara-client"),
      assign("published", "clara-client"),
      assign("draft", "selma-selfserve"),
      assign("draft", "dora-deactivated"),
    ]);
  });

  it("is as the table says, in lists and one by one", async () => {
    for (const [subject, ids] of Object.entries(expected)) {
      const person = await loadSeededPerson(subject);
      const rows = await db.select({ id: jobs.id }).from(jobs).where(visibleJobs(db, person));
      expect(rows.map((row) => row.id).toSorted(), subject).toEqual(ids.toSorted());
      for (const id of ["draft", "published", "selma", "polar", "absent"]) {
        const found = await requireJob(db, person, id).then(
          (row) => row.id,
          (error: unknown) => (error as { status: number }).status,
        );
        expect(found, `${subject} ${id}`).toBe(ids.includes(id) ? id : 404);
      }
    }
  });

  it("goes when a staff member narrows to a role without it", async () => {
    const narrowed = await loadSeededPerson("robin-manyroles", ["client"]);
    expect(await db.$count(jobs, visibleJobs(db, narrowed))).toBe(0);
    expect(await db.$count(jobs, visibleJobs(db, await loadSeededPerson("robin-manyroles")))).toBe(4);
  });

  it("answers 404 for a foreign and for an absent job alike", async () => {
    const answers = await Promise.all(
      ["draft", "absent"].map((id) => callAs("nora-neighbour", "GET", `/api/v1/jobs/${id}`)),
    );
    const [foreign, absent] = await Promise.all(
      answers.map(async (each) => v.parse(v.looseObject({ code: v.string(), detail: v.string() }), await each.json())),
    );
    expect(answers.map((each) => each.status)).toEqual([404, 404]);
    expect([foreign?.code, foreign?.detail]).toEqual([absent?.code, absent?.detail]);
  });
});
