/** Bands by name alone, from version 3 of the confidence ruleset on; how often they are right is measured on real names. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { confidenceRulesetSchema, type ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { confidenceProblems } from "@paygauge/api-types/entities/ruleset-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { DirectoryEntry, PayeeIdentity } from "../facts.ts";
import { buildDirectoryIndex } from "./directory-index.ts";
import { entryOf, halfOf, northWest, supplierOf } from "./labelled-sets.fixture.ts";
import { matchReasonOf } from "./match-reason.ts";
import { Matcher, matchSuppliers } from "./match-suppliers.ts";
import { confidenceRulesetV2 } from "./ruleset-v2.ts";
import { confidenceRulesetV3 as third } from "./ruleset-v3.ts";
import { confidenceRulesetV5 as fifth } from "./ruleset-v5.ts";

const entry = (entryId: string, name: string, part: Partial<DirectoryEntry> = {}) =>
  entryOf({ entryId, name, country: "GBR", ...part });
/** Enough others that words have a rarity: "trading" is in each of them, "union" in every fifth. */
const crowd = Array.from({ length: 300 }, (_, at) =>
  entry(`x${at}`, `${["North", "South", "Alpha", "Omega", "Union"][at % 5]} Trading ${at % 5 === 0 ? "" : at}`),
);
const directory = [
  entry("bakewell", "Bakewell Bread Limited", { mcc: "5462" }),
  entry("acme-1", "Acme Widgets Limited"),
  entry("acme-2", "Acme Widgets plc"),
  entry("quokka", "Quokka Law LLP"),
  entry("quokka-north", "Quokka Law Norwich LLP"),
  entry("zebra-fr", "Zebra Nettoyage", { country: "FRA" }),
  entry("zebra", "Zebra Nettoyage"),
  entry("okapi", "Okapi Fencing Ltd", { city: "Leeds" }),
  entry("union", "Union Alpha Ltd"),
  ...crowd,
];

function found(name: string, part: Partial<PayeeIdentity> = {}, ruleset: ConfidenceRuleset = third) {
  const matcher = new Matcher(buildDirectoryIndex(directory, ruleset), ruleset);
  const evidence = matcher.match(supplierOf(name, { name, country: "GBR", ...part }));
  return { ...evidence, reason: matchReasonOf(evidence, "Supplier", ruleset, true) };
}

describe("a name alone", () => {
  it("is Medium when it is exact, rare and without a rival, and says that only the name agrees", () => {
    const match = found("BAKEWELL BREAD LTD");
    expect(match).toMatchObject({ entryId: "bakewell", band: "Medium", reason: "NameOnly", rulesetVersion: 3 });
    expect(match.confidence).toBeGreaterThan(90);
    expect(found("BAKEWELL BREAD LTD", {}, confidenceRulesetV2)).toMatchObject({ band: "Low" });
  });
  it("stays Low where two companies have it, or one is nearly as close", () => {
    expect(found("Acme Widgets")).toMatchObject({ band: "Low", reason: "CloseRival" });
    const strict = { ...third, nameAlone: { leastRarity: 0, lead: 30 } };
    expect(found("Quokka Law", {}, strict)).toMatchObject({ entryId: "quokka", band: "Low", reason: "CloseRival" });
  });
  it("stays Low where its words are common", () => {
    expect(found("Union Alpha")).toMatchObject({ entryId: "union", band: "Low", reason: "CommonName" });
  });
  it("stays Low where it is not the same, or only a part of what the ledger says", () => {
    expect(found("Bakewel Bread")).toMatchObject({ entryId: "bakewell", levels: { name: "near" }, band: "Low" });
    expect(found("Jones Holdings t/a Bakewell Bread")).toMatchObject({ entryId: "bakewell", band: "Low" });
  });
  it("says less where it is near, or what a company trades as", () => {
    const figure = (name: string, ruleset = fifth) => found(name, {}, ruleset).confidence;
    expect(figure("Bakewel Bread", third)).toBeGreaterThan(80);
    expect(figure("Bakewel Bread")).toBeLessThan(60);
    expect(figure("Bake well Bread")).toBeGreaterThan(80);
    expect(figure("Jones Holdings Ltd t/a Bakewell Bread")).toBeLessThan(50);
    expect(figure("Jones Holdings t/a Bakewell Bread")).toBeGreaterThan(80);
  });
  it("counts in one country: a namesake abroad isn't a rival, and another country no match", () => {
    expect(found("Zebra Nettoyage")).toMatchObject({ entryId: "zebra", band: "Medium" });
    expect(found("Zebra Nettoyage", { country: "FRA" })).toMatchObject({ entryId: "zebra-fr", band: "Medium" });
    for (const country of ["", "DEU"]) expect(found("Bakewell Bread", { country }).band).not.toBe("Medium");
  });
  it("isn't a name alone where another field says otherwise", () => {
    expect(found("Okapi Fencing", { city: "Truro" }).band).toBe("Unmatched");
    expect(found("Okapi Fencing", { city: "Leeds" })).toMatchObject({ band: "Medium" });
    // the directory knows no place of it
    expect(found("Bakewell Bread", { city: "Truro" })).toMatchObject({ band: "Medium" });
  });
});

it("is data that its schema accepts, and follows version 2 in all else", () => {
  const stored: unknown = JSON.parse(JSON.stringify(third));
  expect(v.parse(confidenceRulesetSchema, stored)).toEqual(third);
  expect(confidenceProblems(stored)).toEqual({});
  const { nameAlone: _, ...rest } = third;
  expect({ ...rest, version: 2, note: confidenceRulesetV2.note }).toEqual(confidenceRulesetV2);
  expect(confidenceProblems({ ...third, nameAlone: { leastRarity: 0, lead: "3" } })).toHaveProperty(["nameAlone.lead"]);
});

const samples = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../../../shared/data");
describe.skipIf(!existsSync(join(samples, "northwest-open-data")))(
  "North-West, half of the register missing (skipped without SAMPLES_DIR)",
  () => {
    /** How often a band is right in one half of the register, and what it says on average. */
    const figuresOf = (band: "Medium" | "Low", kept: 0 | 1, ruleset: ConfidenceRuleset) => {
      const set = halfOf(northWest(samples), kept);
      const within = matchSuppliers(buildDirectoryIndex(set.entries, ruleset), set.suppliers, ruleset)
        .map((match, at) => ({ ...match, isRight: match.entryId === set.truth[at] }))
        .filter((match) => match.band === band);
      return {
        count: within.length,
        known: set.truth.filter((one) => one !== null).length,
        right: within.filter(({ isRight }) => isRight).length / within.length,
        said: within.reduce((sum, { confidence }) => sum + confidence / 100, 0) / within.length,
      };
    };
    it.each([0, 1] as const)("Medium is right 95 times of 100, and its confidence states it (half %i)", (kept) => {
      const { count, known, right, said } = figuresOf("Medium", kept, third);
      expect(right).toBeGreaterThanOrEqual(0.95);
      expect(Math.abs(said - right)).toBeLessThanOrEqual(0.03);
      // of those that the register knows, most
      expect(count / known).toBeGreaterThan(0.8);
    });
    it.each([0, 1] as const)("Low says how often it is right (half %i)", (kept) => {
      const { right, said } = figuresOf("Low", kept, fifth);
      expect(Math.abs(said - right)).toBeLessThanOrEqual(0.05);
    });
  },
);
