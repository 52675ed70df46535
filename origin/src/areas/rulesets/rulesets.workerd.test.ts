import { beforeAll, describe, expect, it } from "vitest";
import { eq, and } from "drizzle-orm";
import * as v from "valibot";
import type { ConfidenceRuleset, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { rulesetItem } from "@paygauge/api-types/entities/rulesets";
import { openDatabase } from "../../store/database.ts";
import { audit, rulesets } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const root = "/api/v1/rulesets";
const as = (method: string, path: string, body?: unknown) =>
  callAs("sasha-sysadmin", method, `${root}${path}`, body === undefined ? {} : { body });
const list = async (kind: string) => v.parse(v.array(rulesetItem), await (await as("GET", `/${kind}`)).json());
const bodyOf = async <T>(kind: string, version: number): Promise<T> => {
  const answer: { body: T } = await (await as("GET", `/${kind}/${version}`)).json();
  return answer.body;
};

beforeAll(() => seedOrigin());

describe("a scoring ruleset", () => {
  it("goes from draft to published to retired, and the newest published one is in use", async () => {
    expect(await (await as("POST", "/scoring", { from: 3 })).json()).toMatchObject({ success: true, versionNumber: 4 });
    const body = await bodyOf<ScoringRuleset>("scoring", 4);
    const gates = body.capabilities.stp.gates.map((gate, at) => (at === 0 ? { ...gate, enabled: false } : gate));
    body.capabilities.stp = { ...body.capabilities.stp, gates };
    const saved = await as("PUT", "/scoring/4", { version: 1, note: "No gate on spend.", body });
    expect(saved.status, await saved.clone().text()).toBe(200);
    expect((await bodyOf<ScoringRuleset>("scoring", 4)).capabilities.stp.gates[0]?.enabled).toBe(false);

    const stale = await as("PUT", "/scoring/4", { version: 1, note: "Too late.", body });
    expect([stale.status, await stale.json()]).toMatchObject([409, { code: "CHANGED_MEANWHILE" }]);
    expect((await as("POST", "/scoring/4/publish", { version: 2, note: "  " })).status).toBe(422);
    expect((await as("POST", "/scoring/4/publish", { version: 2, note: "Spend gate off." })).status).toBe(200);
    expect((await list("scoring")).map((each) => [each.versionNumber, each.state, each.isInUse])).toEqual([
      [4, "Published", true],
      [3, "Published", false],
      [2, "Published", false],
      [1, "Published", false],
    ]);

    expect(await (await as("PUT", "/scoring/4", { version: 3, note: "", body })).json()).toMatchObject({
      code: "RULESET_FIXED",
    });
    expect(await (await as("POST", "/scoring/4/publish", { version: 3, note: "again" })).json()).toMatchObject({
      code: "RULESET_STATE",
    });
    expect(await (await as("DELETE", "/scoring/4")).json()).toMatchObject({ code: "RULESET_FIXED" });
    expect((await as("POST", "/scoring/4/retire", { version: 3 })).status).toBe(200);
    for (const path of ["/scoring/3/retire", "/scoring/2/retire"])
      expect((await as("POST", path, { version: 1 })).status, path).toBe(200);
    const last = await as("POST", "/scoring/1/retire", { version: 1 });
    expect(await last.json()).toMatchObject({ status: 409, code: "LAST_RULESET" });
    expect((await list("scoring")).find((each) => each.isInUse)?.versionNumber).toBe(1);
    const actions = (await db.select().from(audit)).map((row) => row.action);
    expect(actions).toEqual(
      expect.arrayContaining([
        "draftScoringRuleset",
        "saveScoringRuleset",
        "publishScoringRuleset",
        "retireScoringRuleset",
      ]),
    );
  });

  it("is fixed in SQL too, once it is published", async () => {
    const first = and(eq(rulesets.kind, "scoring"), eq(rulesets.versionNumber, 1));
    const refused = async (write: PromiseLike<unknown>) =>
      Promise.resolve(write).then(
        () => "written",
        (error: unknown) => {
          const cause = error instanceof Error ? (error.cause ?? error) : error;
          return cause instanceof Error ? cause.message : "refused";
        },
      );
    expect(await refused(db.update(rulesets).set({ body: "{}" }).where(first))).toContain("never changes");
    expect(await refused(db.update(rulesets).set({ state: "Draft" }).where(first))).toContain(
      "from Draft to Published",
    );
    expect(await refused(db.delete(rulesets).where(first))).toContain("is kept");
    // A note or a count next to the body may still be written.
    expect(await refused(db.update(rulesets).set({ note: "First." }).where(first))).toBe("written");
  });

  it("is refused with a sentence next to each place that is wrong", async () => {
    const { versionNumber }: { versionNumber: number } = await (await as("POST", "/scoring", { from: 1 })).json();
    const body = await bodyOf<ScoringRuleset>("scoring", versionNumber);
    body.capabilities.vcard.caps = [
      { code: "Bad", level: "Low", when: { any: [{ field: "spend", op: "Contains", value: 3 }] } },
    ];
    body.bands = { High: 20, Medium: 35, Low: 1 };
    const refused = await as("PUT", `/scoring/${versionNumber}`, { version: 1, note: "", body });
    expect(refused.status).toBe(422);
    const { errors }: { errors: Record<string, string> } = await refused.json();
    expect(errors["body.capabilities.vcard.caps.0.when.any.0"]).toContain("can’t be compared with Contains");
    expect(errors["body.bands"]).toContain("must increase");
    let deep: unknown = { field: "spend", op: "Equal", value: 1 };
    for (let at = 0; at < 5000; at += 1) deep = { not: deep };
    const nested = {
      ...body,
      capabilities: { ...body.capabilities, stp: { ...body.capabilities.stp, gates: [{ code: "Deep", when: deep }] } },
    };
    expect((await as("PUT", `/scoring/${versionNumber}`, { version: 1, note: "", body: nested })).status).toBe(422);
    expect((await as("DELETE", `/scoring/${versionNumber}`)).status).toBe(200);
    expect((await as("GET", `/scoring/${versionNumber}`)).status).toBe(404);
  });
});

describe("a confidence ruleset", () => {
  it("is drafted, edited and published by its own permission alone", async () => {
    expect((await callAs("petra-jobmanager", "GET", `${root}/confidence`)).status).toBe(403);
    expect((await callAs("petra-jobmanager", "POST", `${root}/confidence`, { body: { from: 1 } })).status).toBe(403);
    expect((await as("POST", "/confidence", { from: 1 })).status).toBe(200);
    const body = await bodyOf<ConfidenceRuleset>("confidence", 6);
    body.bands.Medium.bits = 12;
    expect((await as("PUT", "/confidence/6", { version: 1, note: "", body })).status).toBe(422);
    body.bands.Medium.bits = 6;
    expect((await as("PUT", "/confidence/6", { version: 1, note: "Stricter.", body })).status).toBe(200);
    expect((await as("POST", "/confidence/6/publish", { version: 2, note: "Stricter Medium." })).status).toBe(200);
    expect(await bodyOf<ConfidenceRuleset>("confidence", 6)).toMatchObject({
      version: 6,
      note: "Stricter Medium.",
      bands: { Medium: { bits: 6 } },
    });
  });

  it("S77: that can't be read is named in its list, and can be discarded", async () => {
    const { versionNumber } = await (await as("POST", "/confidence", { from: 1 })).json<{ versionNumber: number }>();
    const one = and(eq(rulesets.kind, "confidence"), eq(rulesets.versionNumber, versionNumber));
    await db.update(rulesets).set({ body: "{" }).where(one);
    const codes = async () =>
      (await list("confidence")).map(({ versionNumber: of, note }) => [of, typeof note === "string" ? "" : note.code]);
    expect(await codes()).toContainEqual([versionNumber, "storedDamaged"]);
    expect((await as("GET", `/confidence/${versionNumber}`)).status).toBe(409);
    expect((await as("DELETE", `/confidence/${versionNumber}`)).status).toBe(200);
    expect((await codes()).map(([of]) => of)).not.toContain(versionNumber);
  });

  it("answers 404 for a version that is none", async () => {
    for (const word of ["0", "-1", "99", "abc", "1e3", "9007199254740993"])
      expect((await as("GET", `/confidence/${word}`)).status, word).toBe(404);
  });
});

it("of versions that are retired at once, one stays published", async () => {
  const drafted = await (await as("POST", "/scoring", { from: 1 })).json<{ versionNumber: number }>();
  const note = "One more.";
  expect((await as("POST", `/scoring/${drafted.versionNumber}/publish`, { version: 1, note })).status).toBe(200);
  const published = async () => (await list("scoring")).filter(({ state }) => state === "Published");
  const versions = await published();
  expect(versions.length).toBeGreaterThan(1);
  const answers = await Promise.all(
    versions.map(({ versionNumber, version }) => as("POST", `/scoring/${versionNumber}/retire`, { version })),
  );
  const codes = await Promise.all(answers.map(async (each) => (await each.json<{ code?: string }>()).code));
  expect(codes.filter((code) => code !== undefined)).toEqual(["LAST_RULESET"]);
  expect(await published()).toHaveLength(1);
});
