import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { currentUser } from "@paygauge/api-types/entities/identity";
import { issuerAssignment, user, userOption, userRecord } from "@paygauge/api-types/entities/users";
import { outgoingMail } from "@paygauge/api-types/entities/mail";
import { problem } from "@paygauge/api-types/entities/mutation";
import { pagedResult } from "@paygauge/api-types/entities/paging";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { now, openDatabase } from "../../store/database.ts";
import { audit, directGrants, jobs, mailOutbox, userRoles, users } from "../../store/schema.ts";
import { callAs, callOrigin, seedOrigin, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const admin = "una-useradmin";
const page = { pageNumber: 1, pageSize: 25 };

async function read<T extends v.GenericSchema>(schema: T, response: Response): Promise<v.InferOutput<T>> {
  expect(response.status, await response.clone().text()).toBe(200);
  return v.parse(schema, await response.json());
}
async function refusal(response: Response): Promise<{ status: number; code: string; detail: string; errors: object }> {
  const said = v.parse(problem, await response.json());
  return { status: response.status, code: said.code, detail: said.detail, errors: said.errors ?? {} };
}
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const send = (as: string, method: string, path: string, fields: Record<string, string>, headers = {}) =>
  callAs(as, method, `/api/v1/users/${path}`, { raw: form(fields), headers });
const list = async (status: string, body: object = {}, as = admin) =>
  read(pagedResult(user), await callAs(as, "POST", `/api/v1/users/${status}`, { body: { ...page, ...body } }));
const namesOf = async (status: string, body: object = {}) =>
  (await list(status, body)).collection.map(({ username }) => username);
const filter = (...items: [string, string, string][]) => ({
  filters: {
    filterItems: items.map(([propertyName, itemComparisonOperator, itemValue]) => ({
      propertyName,
      itemComparisonOperator,
      itemValue,
    })),
  },
});
const me = async (subject: string) => read(currentUser, await callAs(subject, "GET", "/api/v1/users/user-permissions"));
const signsIn = (subject: string) => {
  const found = seededPeople.find((each) => each.subject === subject);
  const issuer = testEnv.SEED_IDP_ISSUER ?? "";
  const profile = {
    issuer,
    subject,
    email: found?.email ?? `${subject}@example.com`,
    name: subject,
    givenName: null,
    surname: null,
  };
  return callOrigin("POST", "/internal/sign-in", { as: { sub: subOf(subject), profile } });
};

beforeAll(() => seedOrigin());
beforeEach(() => seedOrigin(["people"]));

describe("lists of users", () => {
  it("hold each user once, by status, username ascending, 25 a page", async () => {
    const standing = await Promise.all(["active", "unapproved", "pending", "deactivated"].map((each) => list(each)));
    expect(standing.reduce((sum, each) => sum + each.totalCount, 0)).toBe(seededPeople.length);
    const [active, unapproved, pending, deactivated] = standing.map((each) =>
      each.collection.map(({ username }) => username),
    );
    expect(active).toHaveLength(25);
    expect(active).toEqual([...(active ?? [])].toSorted());
    expect([unapproved, pending, deactivated]).toEqual([["uri.unapproved"], ["penny.pending"], ["dora.deactivated"]]);
  });

  it("leave out an issuer's users, or show those of none", async () => {
    const all = await list("active");
    const of = await namesOf("active", filter(["issuerId", "Equal", "issuer-northstar"]));
    const others = await list("active", filter(["issuerId", "NotEqual", "issuer-northstar"]));
    expect(others.totalCount).toBe(all.totalCount - of.length);
    expect(others.collection.filter(({ username }) => of.includes(username))).toEqual([]);
    const blank = { filters: { filterItems: [{ propertyName: "issuerId", itemComparisonOperator: "Equal" }] } };
    expect(await namesOf("active", blank)).not.toContain("isla.issuer");
  });

  it("are searched by the four filters, and empty values are skipped", async () => {
    expect(await namesOf("active", filter(["username", "Contains", "PETRA"]))).toEqual(["petra.jobmanager"]);
    expect(await namesOf("active", filter(["displayName", "Contains", "isla iss"]))).toEqual(["isla.issuer"]);
    expect(await namesOf("active", filter(["issuerId", "Equal", "issuer-northstar"]))).toEqual([
      "minna.twomember",
      "nora.neighbour",
      "tina.twoissuers",
    ]);
    expect(await namesOf("active", filter(["effectiveBrandingId", "Equal", "branding-brand2"]))).toEqual([
      "bea.brandtwo",
    ]);
    const both = filter(["issuerId", "Equal", "issuer-northstar"], ["username", "Contains", "nora"]);
    expect(await namesOf("active", both)).toEqual(["nora.neighbour"]);
    const empty = filter(["issuerId", "Equal", ""], ["username", "Contains", ""], ["displayName", "Contains", ""]);
    expect((await list("active", empty)).totalCount).toBe((await list("active")).totalCount);
    const wrong = await callAs(admin, "POST", "/api/v1/users/active", {
      body: { ...page, ...filter(["issuerId", "Contains", "x"]) },
    });
    expect(await refusal(wrong)).toMatchObject({ status: 422 });
  });

  it("say of each user what the specification names", async () => {
    const [isla] = (await list("active", filter(["username", "Equal", "isla.issuer"]))).collection;
    expect(isla).toMatchObject({
      idpId: "isla-issuer",
      idProviderName: "local",
      roles: { standard: [{ role: "issuer" }], tabbedView: [] },
      eligible: true,
      effectiveBranding: "branding-brand1",
      inheritedBranding: "branding-brand1",
      effectiveBrandingDisplayName: "Harbour Payments",
      agreedLatestTermsOfService: true,
      hasMoreJobArtifactsToAssign: false,
    });
    const bea = await read(userRecord, await callAs(admin, "GET", "/api/v1/users/user-bea-brandtwo"));
    expect(bea).toMatchObject({
      ownBranding: "branding-brand2",
      inheritedBranding: "branding-brand1",
      effectiveBranding: "branding-brand2",
    });
  });

  it("are for those who manage users, and other tenants' users do not exist", async () => {
    for (const path of ["active", "unapproved", "pending", "deactivated"]) {
      const response = await callAs("petra-jobmanager", "POST", `/api/v1/users/${path}`, { body: page });
      expect(await refusal(response)).toMatchObject({ status: 403, code: "PERMISSION_MISSING" });
    }
    // A Manager of Northstar with the permission: their own users alone.
    await db.insert(directGrants).values({ userId: "user-nora-neighbour", permission: "User_CRUD" });
    const seen = await list("active", {}, "nora-neighbour");
    expect(seen.collection.map(({ username }) => username)).toEqual([
      "minna.twomember",
      "nora.neighbour",
      "tina.twoissuers",
    ]);
    for (const id of ["user-isla-issuer", "user-nobody"]) {
      expect((await callAs("nora-neighbour", "GET", `/api/v1/users/${id}`)).status).toBe(404);
      expect((await send("nora-neighbour", "PATCH", "deactivate", { id })).status).toBe(404);
    }
    await db.delete(directGrants).where(eq(directGrants.userId, "user-nora-neighbour"));
  });
});

describe("S23: what is taken from a user is gone", () => {
  it("at once for their writes and for the edge's question, in every session", async () => {
    expect((await me("petra-jobmanager")).eligible).toBe(true);
    const create = () =>
      callAs("petra-jobmanager", "POST", "/api/v1/buyers", {
        body: { issuerId: "issuer-harbour", name: `Buyer ${crypto.randomUUID()}`, country: "GBR" },
      });
    expect((await create()).status).toBe(200);
    expect((await send(admin, "PATCH", "deactivate", { id: "user-petra-jobmanager" })).status).toBe(200);
    expect(await refusal(await create())).toMatchObject({ status: 403, code: "PERMISSION_MISSING" });
    expect(await me("petra-jobmanager")).toMatchObject({ eligible: false, isDeactivated: true });
    expect(await namesOf("deactivated")).toEqual(["dora.deactivated", "petra.jobmanager"]);
    expect((await send(admin, "PATCH", "reactivate", { id: "user-petra-jobmanager" })).status).toBe(200);
    expect((await create()).status).toBe(200);
  });

  it("role by role, also where another isolate changed the row", async () => {
    await me("robin-manyroles");
    await db.delete(userRoles).where(eq(userRoles.userId, "user-robin-manyroles"));
    // The answer that the edge keeps for ten seconds is never itself ten seconds old.
    expect((await me("robin-manyroles")).permissions).toEqual([]);
  });
});

describe("standing", () => {
  const standingOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];

  it("approval makes an unapproved user active; a deactivated one is reactivated first", async () => {
    const approve = (id: string) => send(admin, "PATCH", "approve", { id });
    expect((await approve("user-uri-unapproved")).status).toBe(200);
    expect((await me("uri-unapproved")).eligible).toBe(true);
    expect(await refusal(await approve("user-dora-deactivated"))).toMatchObject({ status: 409, code: "DEACTIVATED" });
    expect((await send("petra-jobmanager", "PATCH", "approve", { id: "user-uri-unapproved" })).status).toBe(403);
  });

  it("no one deactivates themselves or a user above them, and each change leaves one audit row", async () => {
    const deactivate = (as: string, id: string) => send(as, "PATCH", "deactivate", { id });
    expect(await refusal(await deactivate(admin, `user-${admin}`))).toMatchObject({ status: 409, code: "OWN_ACCOUNT" });
    expect(await refusal(await deactivate(admin, "user-dana-developer"))).toMatchObject({
      status: 403,
      code: "ROLE_ABOVE_YOURS",
    });
    const before = await db.$count(audit, eq(audit.action, "deactivateUser"));
    expect((await deactivate(admin, "user-milo-matched")).status).toBe(200);
    expect(await db.$count(audit, eq(audit.action, "deactivateUser"))).toBe(before + 1);
    await send(admin, "PATCH", "reactivate", { id: "user-milo-matched" });
  });

  it("a form must be a form, with the field that the call takes", async () => {
    const json = await callAs(admin, "PATCH", "/api/v1/users/deactivate", { body: { id: "user-isla-issuer" } });
    expect(await refusal(json)).toMatchObject({ status: 415 });
    expect(await refusal(await send(admin, "PATCH", "deactivate", {}))).toMatchObject({ status: 422 });
    expect(await refusal(await send(admin, "PATCH", "deactivate", { id: "x", more: "y" }))).toMatchObject({
      status: 422,
    });
    const broken = await callAs(admin, "PATCH", "/api/v1/users/deactivate", {
      raw: "--x\r\nnothing",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(await refusal(broken)).toMatchObject({ status: 400, code: "BODY_NOT_FORM" });
  });

  it("a repeated form with one key acts once, whatever its boundary", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await send(admin, "POST", "invite", { id: "user-penny-pending" }, headers);
    const second = await send(admin, "POST", "invite", { id: "user-penny-pending" }, headers);
    expect([first.status, await first.text()]).toEqual([200, await second.text()]);
    expect(await db.$count(mailOutbox, eq(mailOutbox.toUserId, "user-penny-pending"))).toBe(1);
    const other = await send(admin, "POST", "invite", { id: "user-uri-unapproved" }, headers);
    expect(other.status).toBe(422);
  });

  it("a new user is pending until the first sign-in", async () => {
    const body = {
      idpId: "new-person-1",
      idProviderName: "local",
      firstName: "Nia",
      lastName: "Newcomer",
      username: "nia.newcomer",
      email: "nia@harbour.example",
    };
    const create = (part: object = {}) => callAs(admin, "POST", "/api/v1/users", { body: { ...body, ...part } });
    const { id } = await read(v.object({ id: v.string() }), await create());
    expect(await standingOf(id)).toMatchObject({ approved: true, pending: true, displayName: "Nia Newcomer" });
    expect(await namesOf("pending")).toContain("nia.newcomer");
    expect(await refusal(await create())).toMatchObject({ status: 422, errors: { idpId: expect.any(String) } });
    expect(await refusal(await create({ idpId: "a b", email: "no" }))).toMatchObject({
      status: 422,
      errors: { idpId: expect.any(String), email: "Enter an email address such as ada@example.com." },
    });
    expect((await signsIn("new-person-1")).status).toBe(200);
    expect(await namesOf("active", filter(["username", "Equal", "nia.newcomer"]))).toEqual(["nia.newcomer"]);
  });

  it("an invitation is a mail in the outbox, with the way to the user's own domain", async () => {
    expect((await send(admin, "POST", "invite", { id: "user-penny-pending" })).status).toBe(200);
    const outbox = v.object({ ...pagedResult(outgoingMail).entries, isStandIn: v.boolean() });
    const answer = await read(outbox, await callAs(admin, "POST", "/api/v1/users/mail-outbox", { body: page }));
    expect(answer.isStandIn).toBe(true);
    expect(answer.collection[0]).toMatchObject({
      toAddress: "penny.pending@harbour.example",
      fromAddress: "no-reply@brand1.example",
      subject: "Your access to Harbour Payments",
      state: "Captured",
    });
    expect(answer.collection[0]?.text).toContain("http://brand1.localhost");
    expect(await refusal(await send(admin, "POST", "invite", { id: "user-isla-issuer" }))).toMatchObject({
      status: 409,
      code: "ALREADY_ACTIVE",
    });
    expect((await callAs("petra-jobmanager", "POST", "/api/v1/users/mail-outbox", { body: page })).status).toBe(403);
  });
});

describe("roles and grants", () => {
  const setRoles = (as: string, id: string, roles: string[]) =>
    callAs(as, "POST", `/api/v1/authorization/${id}/user-roles`, { body: { roles } });
  const setGrants = (as: string, id: string, permissions: string[], canSwitchRoles = false) =>
    callAs(as, "POST", `/api/v1/authorization/${id}/direct-grants`, { body: { permissions, canSwitchRoles } });

  it("are set whole, in both groups", async () => {
    expect(await (await setRoles(admin, "user-clara-client", ["client", "JobInsightsAccessor"])).json()).toBe(true);
    const clara = await me("clara-client");
    expect(clara.roles.standard.map(({ role }) => role)).toEqual(["client"]);
    expect(clara.roles.tabbedView.map(({ role }) => role)).toEqual(["JobInsightsAccessor"]);
    await setRoles(admin, "user-clara-client", ["client"]);
  });

  it("above one's own are neither given nor taken, and one's own are left alone", async () => {
    expect(await refusal(await setRoles(admin, "user-clara-client", ["sysAdmin"]))).toMatchObject({ status: 422 });
    expect(await refusal(await setRoles(admin, "user-sasha-sysadmin", []))).toMatchObject({
      status: 403,
      code: "ROLE_ABOVE_YOURS",
    });
    expect(await refusal(await setRoles(admin, `user-${admin}`, ["issuer"]))).toMatchObject({ code: "OWN_ACCOUNT" });
    expect((await setRoles(admin, "user-clara-client", ["emperor"])).status).toBe(422);
    expect((await setRoles("petra-jobmanager", "user-clara-client", [])).status).toBe(403);
    expect((await setRoles(admin, "user-nobody", [])).status).toBe(404);
  });

  it("grants are permissions of one's own", async () => {
    expect((await setGrants(admin, "user-clara-client", ["VendorLookup"], true)).status).toBe(200);
    expect(await me("clara-client")).toMatchObject({ canSwitchRoles: true });
    expect((await me("clara-client")).permissions).toContain("VendorLookup");
    for (const each of ["InaccessibleArea_ALL", "DevArea_CRUD"]) {
      expect(await refusal(await setGrants(admin, "user-clara-client", [each]))).toMatchObject({ status: 422 });
    }
    await setGrants(admin, "user-clara-client", []);
  });
});

describe("issuers and jobs of a user", () => {
  const job = {
    id: "job-of-harbour",
    name: "Harbour spend",
    kind: "base",
    issuerId: "issuer-harbour",
    buyerId: "buyer-wharfside",
    ownerUserId: "user-petra-jobmanager",
    currency: "GBP",
    buyerCountry: "GBR",
    createdOn: now(),
    updatedOn: now(),
  } as const;
  beforeAll(async () => {
    await seedOrigin();
    await db
      .insert(jobs)
      .values({ ...job, capabilities: ["stp"] })
      .onConflictDoNothing();
  });
  const setIssuer = (body: object, as = admin) =>
    callAs(as, "PUT", "/api/v1/users/user-set-issuer", { body: { id: "user-nils-norole", ...body } });
  const assigned = async (id: string) =>
    read(v.array(issuerAssignment), await callAs(admin, "GET", `/api/v1/issuers/${id}/assigned-user-issuers`));

  it("a user is put into an issuer as Manager or Member, and taken out", async () => {
    expect(await assigned("user-tina-twoissuers")).toMatchObject([
      { issuerName: "Harbour Payments", userRole: "Manager", issuerBrandingName: "Harbour Payments" },
      { issuerName: "Northstar Credit", userRole: "Member", issuerBrandingName: "" },
    ]);
    for (const userRole of ["Manager", "Member"]) {
      expect((await setIssuer({ issuerId: "issuer-northstar", userRole })).status).toBe(200);
      const places = await assigned("user-nils-norole");
      expect(places.find(({ issuerId }) => issuerId === "issuer-northstar")?.userRole).toBe(userRole);
    }
    expect((await setIssuer({ issuerId: "issuer-northstar", userRole: null })).status).toBe(200);
    expect((await assigned("user-nils-norole")).map(({ issuerId }) => issuerId)).not.toContain("issuer-northstar");
    expect((await setIssuer({ issuerId: "issuer-absent", userRole: "Member" })).status).toBe(404);
    expect((await setIssuer({ issuerId: "issuer-northstar", userRole: "Owner" })).status).toBe(422);
  });

  it("those who may still join, and may own a job, are offered", async () => {
    const options = async (path: string) =>
      (await read(v.array(userOption), await callAs("sasha-sysadmin", "GET", `/api/v1/users/${path}`))).map(
        ({ username }) => username,
      );
    expect(await options("potential-issuer-users?issuerId=issuer-northstar&search=nora")).toEqual([]);
    expect(await options("potential-issuer-users?issuerId=issuer-northstar&search=isla")).toEqual(["isla.issuer"]);
    expect(await options("potential-job-analysis-owners?jobArtifactId=job-of-harbour&search=nora")).toEqual([]);
    expect(await options("potential-job-analysis-owners?jobArtifactId=job-of-harbour&search=petra")).toEqual([
      "petra.jobmanager",
    ]);
    const issuers = await callAs(admin, "GET", "/api/v1/users/user-nora-neighbour/potential-user-issuers");
    expect(await issuers.text()).not.toContain("Northstar");
  });

  it("a job goes to users of its issuer alone, and is shown as a direct assignment", async () => {
    const assign = (userId: string, isAssigned = true) =>
      callAs(admin, "PUT", "/api/v1/job-artifacts/update-job-artifact-user-assignment", {
        body: { jobArtifactId: job.id, userId, isAssigned },
      });
    const mapped = async (id: string) =>
      (
        await (
          await callAs(admin, "POST", `/api/v1/authorization/auth-mapped-job-artifacts?userId=${id}`, { body: page })
        ).json<{ collection: { id: string; isDirectAssignment: boolean }[] }>()
      ).collection.map((each) => [each.id, each.isDirectAssignment]);
    expect(await mapped("user-clara-client")).toEqual([]);
    const offered = await callAs(admin, "GET", "/api/v1/job-artifacts/user-clara-client/assignable-job-artifacts");
    expect(await offered.json()).toMatchObject([{ id: job.id, buyerName: "Wharfside Logistics" }]);
    expect(await refusal(await assign("user-nora-neighbour"))).toMatchObject({ status: 422 });
    expect((await assign("user-clara-client")).status).toBe(200);
    expect(await mapped("user-clara-client")).toEqual([[job.id, true]]);
    expect(await mapped("user-alan-accountmanager")).toEqual([[job.id, false]]);
    const direct = await callAs(admin, "POST", `/api/v1/users/directly-assigned?jobArtifactId=${job.id}`, {
      body: page,
    });
    expect(await direct.json()).toMatchObject({ collection: [{ username: "clara.client" }], totalCount: 1 });
    expect((await assign("user-clara-client", false)).status).toBe(200);
    expect(await mapped("user-clara-client")).toEqual([]);
  });

  it("owners are those of the jobs that one sees", async () => {
    const owners = async (as: string) =>
      await (await callAs(as, "GET", "/api/v1/authorization/job-owners-filter-items")).json();
    expect(await owners("petra-jobmanager")).toMatchObject([
      { ownerName: "petra.jobmanager", displayName: "Petra Jobmanager" },
    ]);
    expect(await owners("nora-neighbour")).toEqual([]);
  });

  it("branding is set and inherited again", async () => {
    const set = (fields: Record<string, string>) => send(admin, "PATCH", "user-set-branding", fields);
    expect((await set({ id: "user-clara-client", brandingId: "branding-brand3" })).status).toBe(200);
    expect((await me("clara-client")).branding?.fullDomainName).toBe("brand3.localhost");
    expect((await set({ id: "user-clara-client" })).status).toBe(200);
    expect((await me("clara-client")).branding?.fullDomainName).toBe("brand1.localhost");
    expect(await refusal(await set({ id: "user-clara-client", brandingId: "none" }))).toMatchObject({ status: 422 });
  });
});
