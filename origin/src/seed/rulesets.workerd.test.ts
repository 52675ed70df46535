/** A system that has been running gets the product's new rulesets, and keeps its administrators' own in use. */
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { confidenceRulesetV1 } from "../job/matching/ruleset-v1.ts";
import { scoringRulesetV1 } from "../job/scoring/ruleset-v1.ts";
import { scoringRulesetV2 } from "../job/scoring/ruleset-v2.ts";
import { scoringRulesetV3 } from "../job/scoring/ruleset-v3.ts";
import { scoringRuleset } from "../job/ruleset-source.ts";
import { now, openDatabase } from "../store/database.ts";
import { rulesets } from "../store/schema.ts";
import { seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const row = (versionNumber: number, author: string, state: "Draft" | "Published", note: string) => ({
  kind: "confidence" as const,
  versionNumber,
  state,
  note,
  author,
  body: JSON.stringify({ ...confidenceRulesetV1, version: versionNumber, note }),
  publishedOn: state === "Published" ? now() : null,
  createdOn: now(),
  updatedOn: now(),
});
const states = async () =>
  (await db.select().from(rulesets).where(eq(rulesets.kind, "confidence")).orderBy(rulesets.versionNumber)).map(
    ({ versionNumber, state, author }) => [versionNumber, state, author],
  );

// Each test begins with a system of its own: what is published can otherwise not be taken away.
beforeEach(async () => {
  await seedOrigin([]);
  await testEnv.DB.batch([
    testEnv.DB.prepare("DROP TRIGGER IF EXISTS rulesets_kept"),
    testEnv.DB.prepare("DELETE FROM rulesets"),
  ]);
});

it("publishes the next version next to the first, once", async () => {
  await db.insert(rulesets).values(row(1, "Paygauge", "Published", confidenceRulesetV1.note));
  await seedOrigin(["rulesets"]);
  await seedOrigin(["rulesets"]);
  expect(await states()).toEqual([
    [1, "Published", "Paygauge"],
    [2, "Published", "Paygauge"],
    [3, "Published", "Paygauge"],
    [4, "Published", "Paygauge"],
    [5, "Published", "Paygauge"],
  ]);
});

it("adds to a running system only what it does not have, and its jobs keep what they pinned", async () => {
  await seedOrigin(["rulesets"]);
  await testEnv.DB.prepare("DELETE FROM rulesets WHERE kind = 'confidence' AND version_number = 5").run();
  const before = await db.select().from(rulesets).where(eq(rulesets.versionNumber, 2));
  await seedOrigin(["rulesets"]);
  expect((await states()).at(-1)).toEqual([5, "Published", "Paygauge"]);
  expect(await db.select().from(rulesets).where(eq(rulesets.versionNumber, 2))).toEqual(before);
  const [fifth] = await db.select().from(rulesets).where(eq(rulesets.versionNumber, 5));
  expect(JSON.parse(fifth?.body ?? "")).toMatchObject({
    version: 5,
    fields: { name: { apart: { number: -8 } } },
    nameAlone: { leastRarity: 0, lead: 3 },
    calibration: { bits: 0.237 },
  });
});

it("takes the number after an administrator's draft", async () => {
  await db.insert(rulesets).values(row(1, "Paygauge", "Published", confidenceRulesetV1.note));
  await db.insert(rulesets).values(row(2, "Sasha", "Draft", "Trying."));
  await seedOrigin(["rulesets"]);
  expect(await states()).toEqual([
    [1, "Published", "Paygauge"],
    [2, "Draft", "Sasha"],
    [3, "Published", "Paygauge"],
    [4, "Published", "Paygauge"],
    [5, "Published", "Paygauge"],
    [6, "Published", "Paygauge"],
  ]);
  const [third] = await db.select().from(rulesets).where(eq(rulesets.versionNumber, 3));
  expect(JSON.parse(third?.body ?? "")).toMatchObject({ version: 3, fields: { country: { none: -6 } } });
});

it("leaves an administrator's own rules in use", async () => {
  await db.insert(rulesets).values(row(1, "Paygauge", "Published", confidenceRulesetV1.note));
  await db.insert(rulesets).values(row(2, "Sasha", "Published", "Ours."));
  await seedOrigin(["rulesets"]);
  expect(await states()).toEqual([
    [1, "Published", "Paygauge"],
    [2, "Published", "Sasha"],
    [3, "Draft", "Paygauge"],
    [4, "Draft", "Paygauge"],
    [5, "Draft", "Paygauge"],
    [6, "Draft", "Paygauge"],
  ]);
});

const inDollars = { currency: "USD", rates: {} };

it("publishes later scoring rules next to version 1, which old jobs keep", async () => {
  const old = { ...row(1, "Paygauge", "Published", scoringRulesetV1.note), kind: "scoring" as const };
  await db.insert(rulesets).values({ ...old, body: JSON.stringify(scoringRulesetV1) });
  await seedOrigin(["rulesets"]);
  await seedOrigin(["rulesets"]);
  const found = await db.select().from(rulesets).where(eq(rulesets.kind, "scoring")).orderBy(rulesets.versionNumber);
  expect(found.map(({ versionNumber, state, author }) => [versionNumber, state, author])).toEqual([
    [1, "Published", "Paygauge"],
    [2, "Published", "Paygauge"],
    [3, "Published", "Paygauge"],
  ]);
  expect(await scoringRuleset(testEnv, 3, inDollars)).toEqual(scoringRulesetV3);
  expect(await scoringRuleset(testEnv, 1, inDollars)).toEqual(scoringRulesetV1);
  expect(await scoringRuleset(testEnv, 2, inDollars)).toEqual(scoringRulesetV2);
});
