/* oxlint-disable unicorn/consistent-function-scoping -- words that one test or group uses are next to their use */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { edgeConfiguration } from "@paygauge/api-types/entities/identity";
import { buyerResource } from "@paygauge/api-types/endpoints/buyers";
import { issuerListItem, issuerOption } from "@paygauge/api-types/entities/issuers";
import { pagedResult } from "@paygauge/api-types/entities/paging";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { seededPrograms } from "@paygauge/api-types/seeded-programs";
import { now, openDatabase } from "../store/database.ts";
import { audit, brandings, issuers, jobs, rulesets, users } from "../store/schema.ts";
import { callAs, callOrigin, seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const read = async <T extends v.GenericSchema>(schema: T, response: Response): Promise<v.InferOutput<T>> => {
  expect(response.status).toBe(200);
  return v.parse(schema, await response.json());
};

const job = {
  id: "job-1",
  name: "Spend 2026",
  kind: "base",
  issuerId: "issuer-harbour",
  buyerId: "buyer-wharfside",
  ownerUserId: "user-petra-jobmanager",
  currency: "GBP",
  buyerCountry: "GBR",
  capabilities: ["stp"],
  createdOn: now(),
  updatedOn: now(),
} as const;

/** The configuration fixes it while these tests run. */
const fixedFlag = "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT";

beforeAll(async () => {
  Object.assign(testEnv, { FEATURE_FLAGS: `${fixedFlag}=on` });
  await seedOrigin();
  await db.insert(jobs).values({ ...job, capabilities: [...job.capabilities] });
});
afterAll(() => Object.assign(testEnv, { FEATURE_FLAGS: undefined }));

describe("the seed", () => {
  it("gives the same rows when it runs again, and keeps what users changed", async () => {
    await db.update(brandings).set({ displayName: "Renamed" });
    const before = await Promise.all([users, issuers, brandings, rulesets].map((table) => db.$count(table)));
    await seedOrigin();
    expect(await Promise.all([users, issuers, brandings, rulesets].map((table) => db.$count(table)))).toEqual(before);
    // A program has a user row of its own kind.
    expect(before.slice(0, 3)).toEqual([seededPeople.length + seededPrograms.length, 6, 5]);
    expect((await db.select().from(brandings)).every((row) => row.displayName === "Renamed")).toBe(true);
  });

  it("refuses an unknown step and every user but the edge", async () => {
    expect(
      (await callOrigin("POST", "/internal/seed", { as: { sub: "edge" }, body: { step: "everything" } })).status,
    ).toBe(422);
    expect((await callAs("dana-developer", "POST", "/internal/seed", { body: { step: "brands" } })).status).toBe(403);
  });
});

describe("system", () => {
  it("gives the edge brands, mode, flags and environment", async () => {
    const answer = await read(
      edgeConfiguration,
      await callOrigin("GET", "/internal/edge-configuration", { as: { sub: "edge" } }),
    );
    expect(answer).toMatchObject({ environment: "local", mode: "Live", flags: [fixedFlag], systemMessage: null });
    expect(answer.brands.map((each) => each.fullDomainName)).toEqual([1, 2, 3, 4, 5].map((n) => `brand${n}.localhost`));
  });

  it("switches augmented text on and off for those who may, and shows every signed-in user its state", async () => {
    const root = "/api/v1/augmented-text";
    const set = (query: string, who = "sasha-sysadmin") => callAs(who, "POST", `${root}${query}`);
    const is = async (): Promise<unknown> => (await callAs("isla-issuer", "GET", root)).json();
    expect(await is()).toBe(false);
    const on = await set("?augmentedText=true");
    expect([on.status, await on.json()]).toMatchObject([
      200,
      { message: "Augmented text is on.", success: true, statusCode: 200 },
    ]);
    expect(await is()).toBe(true);
    expect((await set("?augmentedText=perhaps")).status).toBe(422);
    expect((await set("")).status).toBe(422);
    expect((await set("?augmentedText=false", "isla-issuer")).status).toBe(403);
    expect(await is()).toBe(true);
    expect((await set("?augmentedText=false")).status).toBe(200);
    expect(await is()).toBe(false);
    expect((await callOrigin("GET", root, { as: { sub: "anonymous" } })).status).toBe(401);
  });

  it("sets the app's timestamp, and refuses one that is none", async () => {
    const set = (appTimestamp: string) =>
      callAs("dana-developer", "POST", "/api/v1/system-data/app-timestamp", { body: { appTimestamp } });
    expect((await set("yesterday")).status).toBe(422);
    expect((await set("2026-11-20T09:30:00Z")).status).toBe(200);
    expect(await (await callAs("isla-issuer", "GET", "/api/v1/system-data/app-timestamp")).json()).toBe(
      "2026-11-20T09:30:00Z",
    );
    expect(
      (await db.select().from(audit)).some(
        (row) => row.action === "setAppTimestamp" && row.userId === "user-dana-developer",
      ),
    ).toBe(true);
  });

  it("shows every user the system's message, set by anyone who maintains the system, also in read-only mode", async () => {
    const path = "/api/v1/system-data/system-message";
    const set = (subject: string, systemMessage: string | null) =>
      callAs(subject, "POST", path, { body: { systemMessage } });
    const told = async () => (await callAs("isla-issuer", "GET", path)).json();
    expect(await told()).toEqual({ systemMessage: null });
    expect((await set("theo-tester", "Not his to say")).status).toBe(403);
    for (const wrong of ["  ", "x".repeat(301)]) expect((await set("dana-developer", wrong)).status).toBe(422);
    const mode = (word: string) => callAs("dana-developer", "POST", `/api/v1/system-mode?mode=${word}`);
    expect((await mode("ReadOnly")).status).toBe(200);
    expect((await set("dana-developer", " Back at 18:00 UTC ")).status).toBe(200);
    expect((await mode("Live")).status).toBe(200);
    expect(await told()).toEqual({ systemMessage: "Back at 18:00 UTC" });
    expect((await set("dana-developer", null)).status).toBe(200);
    expect(await told()).toEqual({ systemMessage: null });
  });

  it("switches a feature flag for who maintains the system, but not one that the configuration fixes", async () => {
    const path = "/api/v1/system-data/feature-flags";
    const set = (subject: string, name: string, isEnabled: boolean) =>
      callAs(subject, "POST", path, { body: { name, isEnabled } });
    const flags = async () => (await callAs("isla-issuer", "GET", "/feature-flags")).json();
    expect(await flags()).toEqual([fixedFlag]);
    expect((await set("isla-issuer", "FEATURE_FLAG_CHAT_B2B", true)).status).toBe(403);
    expect((await set("dana-developer", "FEATURE_FLAG_CHAT_B2B", true)).status).toBe(200);
    expect(await flags()).toEqual([fixedFlag, "FEATURE_FLAG_CHAT_B2B"]);
    expect(await (await callAs("dana-developer", "GET", path)).json()).toEqual({
      flags: [
        { name: fixedFlag, isEnabled: true, isFixed: true },
        { name: "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION", isEnabled: false, isFixed: false },
        { name: "FEATURE_FLAG_CHAT_B2B", isEnabled: true, isFixed: false },
      ],
      unknown: [],
    });
    const fixed = await set("dana-developer", fixedFlag, false);
    expect([fixed.status, await fixed.json()]).toMatchObject([409, { code: "FLAG_FIXED" }]);
    expect((await set("dana-developer", "FEATURE_FLAG_TYPO", true)).status).toBe(422);
    expect((await set("dana-developer", "FEATURE_FLAG_CHAT_B2B", false)).status).toBe(200);
    expect(await flags()).toEqual([fixedFlag]);
    const notes = (await db.select().from(audit))
      .filter((row) => row.action === "setFeatureFlag")
      .map(({ note }) => note);
    expect(notes).toEqual(["FEATURE_FLAG_CHAT_B2B on", "FEATURE_FLAG_CHAT_B2B off"]);
  });

  it("gives the brand of the host that the edge signed, and 404 for another", async () => {
    const branding = (brand: string) =>
      callOrigin("GET", "/api/v2/brandings/by-domain", { as: { sub: "anonymous", brand } });
    expect(await (await branding("brand3")).json()).toEqual({ brandingKey: "brand3", theme: "t3" });
    expect(await (await branding("brand3.localhost")).json()).toEqual({ brandingKey: "brand3", theme: "t3" });
    expect((await branding("evil.example")).status).toBe(404);
  });
});

describe("issuers", () => {
  const list = (body: object) =>
    callAs("petra-jobmanager", "POST", "/api/v1/issuers/get", { body: { pageNumber: 1, pageSize: 25, ...body } });

  it("are listed with exact counts, sorted and filtered at the source", async () => {
    const page = await read(pagedResult(issuerListItem), await list({}));
    expect(page).toMatchObject({ totalCount: 6, unfilteredCount: 6, totalPages: 1 });
    const harbour = page.collection.find((row) => row.issuerKey === "harbour");
    expect(harbour?.usersCount).toBe(
      seededPeople.filter((each) => each.issuers.some((issuer) => issuer.key === "harbour")).length,
    );
    expect(harbour?.usernames).toContain("clara.client");
    expect(harbour).toMatchObject({ jobsCount: 1, jobNames: ["Spend 2026"] });
    expect(page.collection.filter((row) => row.jobsCount > 0 || row.jobNames.length > 0)).toHaveLength(1);
    const filterItems = [{ propertyName: "scheme", itemComparisonOperator: "Equal", itemValue: "Visa" }];
    const visa = await read(pagedResult(issuerListItem), await list({ filters: { filterItems } }));
    expect([visa.collection.map((row) => row.issuerKey), visa.totalCount, visa.unfilteredCount]).toEqual([
      ["fern"],
      1,
      6,
    ]);
    const byUsers = await read(pagedResult(issuerListItem), await list({ orderBy: "-usersCount", pageSize: 1 }));
    expect(byUsers).toMatchObject({ totalPages: 6, hasNextPage: true });
    expect(byUsers.collection[0]?.issuerKey).toBe("harbour");
  });

  it("are offered for new jobs to those who belong to them, and all of them to staff", async () => {
    const options = async (subject: string) =>
      (await read(v.array(issuerOption), await callAs(subject, "GET", "/api/v1/issuers/options"))).map(
        (each) => each.name,
      );
    expect(await options("selma-selfserve")).toEqual(["Harbour Payments"]);
    expect(await options("petra-jobmanager")).toHaveLength(6);
    expect((await callAs("isla-issuer", "GET", "/api/v1/issuers/options")).status).toBe(403);
  });
});

describe("buyers", () => {
  const names = async (subject: string, query = "") =>
    (await read(v.array(buyerResource.record), await callAs(subject, "GET", `/api/v1/buyers${query}`))).map(
      (each) => each.name,
    );

  it("are those of the user's issuers", async () => {
    expect(await names("isla-issuer")).toEqual(["Calder County Council", "Wharfside Logistics"]);
    expect(await names("nora-neighbour")).toEqual(["Polaris Manufacturing"]);
    expect(await names("tina-twoissuers")).toEqual([
      "Calder County Council",
      "Polaris Manufacturing",
      "Wharfside Logistics",
    ]);
    const counted = async (subject: string) => {
      const rows = await read(v.array(buyerResource.record), await callAs(subject, "GET", "/api/v1/buyers"));
      return rows.map((row) => [row.id, row.jobsCount, row.issuerName]);
    };
    // A Manager sees the job of the second; a Member to whom it was not given counts none.
    for (const [subject, jobsCount] of [
      ["cara-campaigner", 1],
      ["isla-issuer", 0],
    ] as const)
      expect(await counted(subject)).toEqual([
        ["buyer-calder-county", 0, "Harbour Payments"],
        ["buyer-wharfside", jobsCount, "Harbour Payments"],
      ]);
    expect(await names("isla-issuer", "?search=WHARF")).toEqual(["Wharfside Logistics"]);
    expect((await callAs("isla-issuer", "GET", "/api/v1/buyers?issuerId=issuer-northstar")).status).toBe(404);
  });

  it("are created only in an issuer that the user reaches", async () => {
    const create = (issuerId: string) =>
      callAs("nora-neighbour", "POST", "/api/v1/buyers", { body: { issuerId, name: "Nova Foods", country: "USA" } });
    expect((await create("issuer-harbour")).status).toBe(404);
    expect((await create("absent")).status).toBe(404);
    expect((await create("issuer-northstar")).status).toBe(200);
    expect(await names("nora-neighbour", "?issuerId=issuer-northstar")).toEqual([
      "Nova Foods",
      "Polaris Manufacturing",
    ]);
    expect(await names("isla-issuer")).not.toContain("Nova Foods");
  });
});

describe("a list", () => {
  it.each(["issuers/get", "buyers/get", "jobs/get", "users/active", "system-audit/logs/get"])(
    "of %s counts what a search finds apart from what there is",
    async (path) => {
      const buyer = { issuerId: "issuer-harbour", country: "GBR", name: `Written for ${path}` };
      expect((await callAs("sasha-sysadmin", "POST", "/api/v1/buyers", { body: buyer })).status).toBe(200);
      const asked = { body: { pageNumber: 1, pageSize: 25, search: "found nowhere" } };
      const page = await read(
        pagedResult(v.unknown()),
        await callAs("sasha-sysadmin", "POST", `/api/v1/${path}`, asked),
      );
      expect(page).toMatchObject({ collection: [], totalCount: 0 });
      expect(page.unfilteredCount).toBeGreaterThan(0);
    },
  );
});
