/** Saved queries: versions, sharing with an issuer, and the rights of who opens them. */
import { beforeAll, expect, it } from "vitest";
import { reportLimits, type AnalyticsReport } from "@paygauge/api-types/entities/analytics-reports";
import type { AnalyticsAnswer } from "@paygauge/api-types/entities/analytics-queries";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { forgetPeople } from "../../identity/person.ts";
import { openDatabase } from "../../store/database.ts";
import { directGrants } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const subjectOf = (username: string): string => seededPeople.find((each) => each.username === username)?.subject ?? "";
/** A manager of Harbour, one of Northstar, and staff. */
const [tina, nora, dana] = ["tina.twoissuers", "nora.neighbour", "dana.developer"].map(subjectOf) as [
  string,
  string,
  string,
];
const root = "/api/v1/analytics-queries";
const query = { dataset: "jobs", measures: [{ as: "count" }], dimensions: [{ field: "issuer" }], filters: [] };
const content = { name: "Jobs by issuer", description: "How many.", issuerId: null, query, view: "bars", note: "" };

async function save(subject: string, more: object = {}): Promise<string> {
  const answer = await callAs(subject, "POST", `${root}/reports`, { body: { ...content, ...more } });
  expect(answer.status).toBe(200);
  return (await answer.json<{ id: string }>()).id;
}

const statusOf = async (subject: string, method: string, path: string, body?: object): Promise<number> =>
  (await callAs(subject, method, `${root}/reports/${path}`, body === undefined ? {} : { body })).status;

const open = async (subject: string, id: string): Promise<AnalyticsReport> =>
  (await callAs(subject, "GET", `${root}/reports/${id}`)).json();

beforeAll(async () => {
  await seedOrigin();
  for (const subject of [tina, nora])
    for (const permission of ["AnalyticsQuery_VIEW", "AnalyticsQuery_CRUD", "VendorLookup"] as const)
      await openDatabase(testEnv.DB)
        .insert(directGrants)
        .values({ userId: `user-${subject}`, permission })
        .onConflictDoNothing();
  forgetPeople(testEnv.DB);
});

it("is seen by its owner alone until it is shared with an issuer", async () => {
  const id = await save(tina);
  expect(await statusOf(nora, "GET", id)).toBe(404);
  const { version } = await open(tina, id);
  const details = { name: "Shared", description: "", issuerId: "issuer-northstar", version };
  expect(await statusOf(tina, "PUT", id, details)).toBe(200);
  expect(await open(nora, id)).toMatchObject({ name: "Shared", isOwn: false, issuerName: "Northstar Credit" });
  // To read it isn't to change it.
  expect(await statusOf(nora, "PUT", id, { ...details, version: version + 1 })).toBe(404);
  expect(await statusOf(nora, "DELETE", id)).toBe(404);
  expect(await statusOf(tina, "DELETE", id)).toBe(200);
  expect(await statusOf(tina, "GET", id)).toBe(404);
});

it("can't be shared with an issuer that the user doesn't reach", async () => {
  const answer = await callAs(nora, "POST", `${root}/reports`, { body: { ...content, issuerId: "issuer-fern" } });
  expect(answer.status).toBe(404);
});

it("adds versions and never changes one", async () => {
  const id = await save(dana);
  const second = { query: { ...query, dimensions: [] }, view: "figure", note: "Without groups." };
  expect(await statusOf(dana, "POST", `${id}/versions`, { ...second, after: 1 })).toBe(200);
  // Another window that started from version 1.
  expect(await statusOf(dana, "POST", `${id}/versions`, { ...second, after: 1 })).toBe(409);
  const { number, versions } = await open(dana, id);
  expect(number).toBe(2);
  expect(versions.map((each) => [each.number, each.view, each.query?.dimensions.length])).toEqual([
    [2, "figure", 0],
    [1, "bars", 1],
  ]);
});

it("keeps the newest versions", async () => {
  const id = await save(dana);
  const { DB } = testEnv;
  await DB.prepare("UPDATE analytics_reports SET number = ? WHERE id = ?").bind(reportLimits.versions, id).run();
  const next = { query, view: "table", note: "", after: reportLimits.versions };
  expect(await statusOf(dana, "POST", `${id}/versions`, next)).toBe(200);
  expect((await open(dana, id)).versions.map(({ number }) => number)).toEqual([reportLimits.versions + 1]);
});

it("refuses more saved queries than a user can have", async () => {
  const { DB } = testEnv;
  await DB.prepare("DELETE FROM analytics_reports WHERE user_id = ?").bind(`user-${nora}`).run();
  const at = "2026-01-01T00:00:00.000Z";
  await DB.batch(
    Array.from({ length: reportLimits.perUser - 1 }, (_, each) =>
      DB.prepare("INSERT INTO analytics_reports VALUES (?, ?, 'N', '', NULL, 1, ?, ?, 1)").bind(
        `report-${each}`,
        `user-${nora}`,
        at,
        at,
      ),
    ),
  );
  await save(nora);
  const answer = await callAs(nora, "POST", `${root}/reports`, { body: content });
  expect(answer.status).toBe(422);
});

it("runs with the rights of who opens it", async () => {
  const asked = { ...query, dimensions: [], filters: [] };
  const counts = await Promise.all(
    [dana, nora].map(async (subject) => {
      const answer = await callAs(subject, "POST", `${root}/run`, { body: asked });
      return (await answer.json<Extract<AnalyticsAnswer, { state: "answered" }>>()).jobs;
    }),
  );
  expect(counts).toEqual([0, 0]);
  const audit = { ...asked, dataset: "audit" };
  const statuses = [dana, nora].map(
    async (subject) => (await callAs(subject, "POST", `${root}/run`, { body: audit })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 403]);
});
