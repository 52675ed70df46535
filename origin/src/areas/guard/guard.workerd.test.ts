import { beforeAll, describe, expect, it } from "vitest";
import { desc } from "drizzle-orm";
import type { CheckAs, GuardChanges, GuardRefusals, GuardRule } from "@paygauge/api-types/entities/resource-guard";
import { healthOf } from "../../health/health-object.ts";
import { now, openDatabase } from "../../store/database.ts";
import { audit, directGrants, jobAssignments, jobs, users } from "../../store/schema.ts";
import { callAs, callOrigin, seedOrigin, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { ruleTexts } from "./rule-changes.ts";

const db = openDatabase(testEnv.DB);
const root = "/api/v1/resource-guard";
const operator = "dana-developer";

const job = (id: string, issuerId: string, buyerId: string) => ({
  id,
  name: id,
  kind: "base" as const,
  issuerId,
  buyerId,
  ownerUserId: "user-petra-jobmanager",
  currency: "GBP",
  buyerCountry: "GBR",
  capabilities: ["stp"],
  createdOn: now(),
  updatedOn: now(),
});

/** A user of one issuer who holds what the check asks for, without being staff. */
const outsider = "nora-neighbour";

beforeAll(async () => {
  await seedOrigin();
  await db.insert(jobs).values(job("job-harbour", "issuer-harbour", "buyer-wharfside"));
  await db.insert(jobAssignments).values({ jobId: "job-harbour", userId: "user-clara-client", assignedOn: now() });
  const grants = ["DevOps_Area_VIEW", "UserManagement_VIEW"] as const;
  for (const permission of grants) await db.insert(directGrants).values({ userId: `user-${outsider}`, permission });
});

const get = async <T>(path: string, as = operator): Promise<T> =>
  (await callAs(as, "GET", `${root}/${path}`)).json<T>();
const ask = (userId: string, path: string, method = "PAGE", as = operator) =>
  callAs(as, "POST", `${root}/check-as`, { body: { userId, method, path } });
const checked = async (userId: string, path: string, method = "PAGE"): Promise<CheckAs> =>
  (await ask(userId, path, method)).json<CheckAs>();
const newestLine = async () => (await db.select().from(audit).orderBy(desc(audit.sequence)).limit(1))[0];

describe("check as a user", () => {
  it("runs the guard step by step to the first that fails, and says which roles would let them in", async () => {
    const verdict = await checked("user-clara-client", "/devops/resource-guard");
    expect(verdict).toMatchObject({ answer: "401", status: 403, path: "/devops/resource-guard" });
    expect(verdict.steps.map(({ step, passes }) => `${step} ${passes}`)).toEqual([
      "session true",
      "maintenance true",
      "domain true",
      "permission false",
    ]);
    const args = { permissions: "DevOps_Area_VIEW", roles: "tester" };
    expect(verdict.letIn).toEqual({ code: "role", args });
    expect((await checked("user-dana-developer", "/devops/resource-guard")).answer).toBe("open");
  });

  it("asks a user who hasn’t agreed yet to agree, at pages as at calls", async () => {
    for (const [path, method] of [
      ["/analysis", "PAGE"],
      ["/api/v1/needs-you", "GET"],
    ] as const)
      expect(await checked("user-agnes-agreeing", path, method)).toMatchObject({
        answer: "notAgreed",
        letIn: { code: "agree" },
      });
    expect((await checked("user-agnes-agreeing", "/404")).answer).toBe("open");
  });

  it("refuses a path without a rule by default", async () => {
    const verdict = await checked("user-dana-developer", "/nothing/of/the/kind");
    expect(verdict).toMatchObject({ answer: "unknown", status: 404, path: null, letIn: { code: "noRule" } });
    expect(await checked("user-dana-developer", "/internal/seed", "POST")).toMatchObject({ answer: "unknown" });
  });

  it("names what a job lacks: assigned, and not published", async () => {
    const verdict = await checked("user-clara-client", "/api/v1/jobs/job-harbour", "GET");
    expect(verdict).toMatchObject({ answer: "noJob", status: 404, letIn: { code: "publish" } });
    const real = await callAs("clara-client", "GET", "/api/v1/jobs/job-harbour");
    expect(real.status).toBe(404);
    const other = await checked("user-isla-issuer", "/api/v1/jobs/job-harbour", "GET");
    expect(other).toMatchObject({ answer: "noJob", letIn: { code: "assign" } });
  });

  it("answers 404 for a job and for a user that the checker may not see, as for what doesn’t exist", async () => {
    const [hidden, none] = [
      await ask(`user-${outsider}`, "/jobs/job-harbour/suppliers", "PAGE", outsider),
      await ask(`user-${outsider}`, "/jobs/job-none/suppliers", "PAGE", outsider),
    ];
    expect([hidden.status, none.status]).toEqual([404, 404]);
    const withoutId = async (answer: Response) => ({ ...(await answer.json<object>()), correlationId: "" });
    expect(await withoutId(hidden)).toEqual(await withoutId(none));
    expect((await ask("user-clara-client", "/analysis", "PAGE", outsider)).status).toBe(404);
  });

  it("needs UserManagement_VIEW as well", async () => {
    await db.insert(directGrants).values({ userId: "user-isla-issuer", permission: "DevOps_Area_VIEW" });
    expect((await ask("user-isla-issuer", "/analysis", "PAGE", "isla-issuer")).status).toBe(403);
    expect((await callAs("isla-issuer", "GET", `${root}/rules`)).status).toBe(200);
  });

  it("takes the site of a whole URL, and refuses one of no brand", async () => {
    const [brand] = await db.query.brandings.findMany({ limit: 1, orderBy: (row, { asc }) => asc(row.brandingKey) });
    const site = `https://${brand?.fullDomainName ?? ""}/analysis`;
    expect(["open", "domain"]).toContain((await checked("user-clara-client", site)).answer);
    expect((await ask("user-clara-client", "https://elsewhere.example/analysis")).status).toBe(422);
    expect((await ask("user-clara-client", "analysis")).status).toBe(422);
  });

  it("finds users by a part of their names or by their ID, and no one by a text of any length", async () => {
    const found = async (search: string) => {
      const answer = await callAs(
        "dana-developer",
        "GET",
        `/api/v1/resource-guard/users?search=${encodeURIComponent(search)}`,
      );
      expect(answer.status, search).toBe(200);
      return (await answer.json<{ id: string }[]>()).map(({ id }) => id);
    };
    expect(await found("cLARA cl")).toEqual(["user-clara-client"]);
    expect(await found("user-clara-client")).toEqual(["user-clara-client"]);
    expect(await found("%")).toEqual([]);
    expect(await found("x".repeat(200))).toEqual([]);
  });

  it("writes one audit row under the operator, without what the path held, and makes no session", async () => {
    const before = await db.select().from(users);
    await ask("user-clara-client", "/api/v1/jobs/job-harbour?secret=planted", "GET");
    expect(await newestLine()).toMatchObject({
      userId: "user-dana-developer",
      action: "checkAs",
      entityType: "user",
      entityId: "user-clara-client",
      note: "GET /api/v1/jobs/:jobId: noJob",
    });
    expect(await db.select().from(users)).toEqual(before);
  });

  it("gives no verdict where its audit row can’t be written", async () => {
    await testEnv.DB.prepare(
      "CREATE TRIGGER audit_down BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'audit is down'); END",
    ).run();
    const answer = await ask("user-clara-client", "/analysis");
    await testEnv.DB.prepare("DROP TRIGGER audit_down").run();
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain("steps");
  });
});

describe("rules and refusals", () => {
  it("list every page and call with its rule, and the refusals of a day by permission, call and user", async () => {
    await callAs("clara-client", "GET", `${root}/rules`);
    const reported = { person: subOf("clara-client"), entry: "page:devops", code: "INSUFFICIENT_PERMISSION", count: 3 };
    const told = await callOrigin("POST", "/internal/refusals", {
      as: { sub: "edge" },
      body: {
        refusals: [
          reported,
          { ...reported, entry: "page:videoResources", count: 4 },
          { ...reported, entry: "page:videoResources", person: subOf("alan-accountmanager"), count: 5 },
        ],
      },
    });
    expect(told.status).toBe(200);
    await expect.poll(async () => (await get<GuardRefusals>("refusals")).rows.length).toBeGreaterThan(1);
    const { rows, most } = await get<GuardRefusals>("refusals");
    const user = { id: "user-clara-client", name: "Clara Client" };
    expect(rows).toContainEqual(expect.objectContaining({ id: "page:devops", path: "/devops", count: 3, user }));
    expect(rows).toContainEqual(expect.objectContaining({ id: "guardRules", needs: ["DevOps_Area_VIEW"], user }));
    // A permission that no other test is refused.
    expect(most.find(({ permission }) => permission === "VideoResources_CRUD")).toMatchObject({ users: 2, count: 9 });
    const { rules } = await get<{ rules: GuardRule[] }>("rules");
    const devops = rules.find(({ id }) => id === "page:devops");
    expect(devops).toMatchObject({ kind: "page", path: "/devops", needs: ["DevOps_Area_VIEW"], released: true });
    expect(devops?.hours.at(-1)).toBe(3);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it("don’t name or count users whom the reader may not see", async () => {
    const { rows, total, most } = await get<GuardRefusals>("refusals", outsider);
    expect(JSON.stringify([rows, most])).not.toContain("Clara");
    expect(rows.every(({ user }) => user !== null)).toBe(true);
    expect(total).toBeLessThan((await get<GuardRefusals>("refusals")).total);
    const { rules } = await get<{ rules: GuardRule[] }>("rules", outsider);
    expect(rules.find(({ id }) => id === "page:devops")?.hours.at(-1)).toBe(0);
  });

  it("are taken from the gateway alone, at most a hundred at once", async () => {
    expect((await callAs(operator, "POST", "/internal/refusals", { body: { refusals: [] } })).status).toBe(403);
    const many = Array.from({ length: 101 }, () => ({ person: "a|b", entry: "x", code: "Y", count: 1 }));
    const answer = await callOrigin("POST", "/internal/refusals", { as: { sub: "edge" }, body: { refusals: many } });
    expect(answer.status).toBe(422);
  });

  it("export as a CSV file with the roles as columns", async () => {
    const answer = await callAs(operator, "GET", `${root}/export`);
    expect(answer.headers.get("content-type")).toContain("text/csv");
    const [head = "", ...lines] = (await answer.text()).trim().split("\r\n");
    const developer = head.split(",").indexOf("developer");
    const row = lines.find((line) => line.includes(",/devops/resource-guard,"))?.split(",");
    expect(row?.[developer]).toBe("yes");
    expect(row?.[head.split(",").indexOf("client")]).toBe("");
  });

  it("change from release to release", async () => {
    const health = healthOf(testEnv);
    const rules = ruleTexts();
    await health.watch("0.9", { ...rules, "PAGE /gone": "signedIn", "PAGE /devops": "signedIn" });
    await health.watch("1.0", rules);
    await health.watch("1.1", rules);
    const { since, changes, releases } = await get<GuardChanges>("changes");
    expect(since).toBe("0.9");
    expect(releases.map(({ release }) => release)).toEqual(expect.arrayContaining(["1.0", "0.9"]));
    expect(changes).toEqual([
      { entry: "PAGE /devops", before: "signedIn", now: "DevOps_Area_VIEW" },
      { entry: "PAGE /gone", before: "signedIn", now: null },
    ]);
  });
});
