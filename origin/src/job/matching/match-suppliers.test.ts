import { existsSync } from "node:fs";
import { join } from "node:path";
import { confidenceRulesetSchema, matchEvidenceSchema, type MatchLevels } from "@paygauge/api-types/entities/analysis";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { PayeeIdentity } from "../facts.ts";
import { identityOf } from "../measures/identity.fixture.ts";
import { bitsOf } from "./compare.ts";
import { directoryEntry as entry } from "../directory-entry.fixture.ts";
import { buildDirectoryIndex } from "./directory-index.ts";
import { northWest, restaurants } from "./labelled-sets.fixture.ts";
import { bandOf, matchedState, Matcher, matchSuppliers } from "./match-suppliers.ts";
import { confidenceRulesetV1 as ruleset } from "./ruleset-v1.ts";
import { confidenceRulesetV2 } from "./ruleset-v2.ts";

const payee = (name: string, part: Partial<PayeeIdentity> = {}) => ({
  supplierKey: name,
  identity: identityOf({ name, country: "GBR", ...part }),
});

const bolton = { addressLine1: "12 High Street", city: "Bolton", postalCode: "BL1 1RU" };
/** Enough other companies that words have a rarity. */
const crowd = Array.from({ length: 300 }, (_, at) =>
  entry(`x${at}`, `${["North", "South", "Alpha", "Omega", "Union"][at % 5]} Trading ${at}`, { city: "Leeds" }),
);
const directory = [
  entry("acme", "Acme Widgets Limited", { ...bolton, phone: "0161 234 5678", taxId: "GB123456789" }),
  entry("acme-leeds", "Acme Widgets Limited", { addressLine1: "7 Mill Lane", city: "Leeds", postalCode: "LS2 9JT" }),
  entry("france", "Acme Widgets", { country: "FRA" }),
  entry("baker", "Bakewell Bread Co", { companyNumber: "01234567" }),
  ...crowd,
];
const index = buildDirectoryIndex(directory, ruleset);
const [match] = [(one: ReturnType<typeof payee>) => new Matcher(index, ruleset).match(one)];

test("the ruleset is data that its schema accepts", () => {
  const stored: unknown = JSON.parse(JSON.stringify(ruleset));
  expect(v.parse(confidenceRulesetSchema, stored)).toEqual(ruleset);
});

describe("matching", () => {
  test("same name and place is High, with its evidence and the runner-up", () => {
    const found = match(
      payee("ACME WIDGETS LTD.", { addressLine1: "12 High St", city: "BOLTON", postalCode: "bl11ru" }),
    );
    expect(v.parse(matchEvidenceSchema, found)).toEqual(found);
    expect(found).toMatchObject({ entryId: "acme", band: "High", rulesetVersion: 1 });
    expect(found.levels).toEqual({
      name: "exact",
      street: "numberAndName",
      postcode: "exact",
      city: "exact",
      phone: "missing",
      taxId: "missing",
      country: "equal",
    });
    // 11.5 name + 0.? rarity + 14 (address capped) − 9
    expect(found.bits).toBeCloseTo(11.5 + 14 - 9 + found.rarityBits, 6);
    expect(found.runnerUp?.entryId).toBe("acme-leeds");
    expect(found.confidence).toBeGreaterThan(99);
  });
  test("a misspelt name at the right place is found", () => {
    expect(match(payee("Acme Wigdets", { addressLine1: "12 High Street", postalCode: "BL1 1RU" }))).toMatchObject({
      entryId: "acme",
      band: "High",
    });
  });
  test("equal names in two places are distinguished by the place, and undecided without one", () => {
    expect(match(payee("Acme Widgets", { city: "Leeds" }))).toMatchObject({ entryId: "acme-leeds" });
    const undecided = match(payee("Acme Widgets"));
    expect(undecided.band).toBe("Low");
    expect(undecided.bits - (undecided.runnerUp?.bits ?? 0)).toBe(0);
    expect(undecided.confidence).toBeLessThanOrEqual(50);
  });
  test("another country is never compared", () => {
    const french = match(payee("Acme Widgets", { country: "FRA" }));
    expect(french).toMatchObject({ entryId: "france", runnerUp: null });
    // nor is a country that the directory does not know
    expect(match(payee("Acme Widgets", { country: "NZL" })).entryId).toBeNull();
  });
  test("an equal tax or company number is High unless the name has nothing in common", () => {
    expect(match(payee("Acme W.", { taxId: "GB 123 456 789" }))).toMatchObject({ entryId: "acme", band: "High" });
    expect(match(payee("Bakewell", { companyNumber: "01234567" }))).toMatchObject({ entryId: "baker", band: "High" });
    const stranger = match(payee("Zzyzx Holdings", { taxId: "GB123456789" }));
    expect(stranger).toMatchObject({ entryId: "acme", levels: { name: "none", taxId: "equal" } });
    expect(stranger.band).not.toBe("High");
  });
  test("an altogether different name at the same place isn't a match", () => {
    const neighbour = match(payee("Quokka Law", { ...bolton, phone: "0161 234 5678" }));
    expect(neighbour).toMatchObject({ entryId: "acme", band: "Low", levels: { name: "none", phone: "equal" } });
  });
  test("redacted payees and unknown names have no entry", () => {
    const [redacted] = matchSuppliers(
      index,
      [{ supplierKey: "r", identity: identityOf({ name: "Acme Widgets", payeeClass: "Redacted" }) }],
      ruleset,
    );
    expect(redacted).toMatchObject({ entryId: null, band: "Unmatched", levels: null, confidence: 0 });
    expect(match(payee("Qwxyz")).band).toBe("Unmatched");
    expect(match(payee("")).entryId).toBeNull();
  });
  test("what a user ruled wins", () => {
    const supplier = payee("Acme Widgets", { city: "Leeds" });
    const refused = matchSuppliers(
      index,
      [supplier],
      ruleset,
      new Map([[supplier.supplierKey, { refused: ["acme-leeds"] }]]),
    );
    expect(refused[0]).toMatchObject({ entryId: "acme", decision: "refused" });
    const confirmed = matchSuppliers(
      index,
      [supplier],
      ruleset,
      new Map([[supplier.supplierKey, { confirmed: "baker", refused: [] }]]),
    );
    expect(confirmed[0]).toMatchObject({ entryId: "baker", band: "High", decision: "confirmed", confidence: 100 });
  });
  test("an empty directory matches nothing", () => {
    expect(matchSuppliers(buildDirectoryIndex([], ruleset), [payee("Acme")], ruleset)[0]).toMatchObject({
      entryId: null,
      band: "Unmatched",
    });
  });
});

describe("countries from version 2 on", () => {
  const second = confidenceRulesetV2;
  const atlas = { addressLine1: "3 Rue Neuve", city: "Lille", postalCode: "59000" };
  const abroad = buildDirectoryIndex(
    [entry("atlas", "Atlas Pump Works", { ...atlas, country: "FRA" }), ...crowd],
    second,
  );
  const found = (part: Partial<PayeeIdentity>) =>
    new Matcher(abroad, second).match(payee("Atlas Pump Works", { ...atlas, ...part }));
  const bitsAtHome = found({ country: "FRA" }).bits;

  test("the ruleset is data that its schema accepts, and follows version 1 in all else", () => {
    expect(v.parse(confidenceRulesetSchema, JSON.parse(JSON.stringify(second)))).toEqual(second);
    const { country: _, ...fields } = second.fields;
    expect(fields).toEqual(ruleset.fields);
    expect(second.bands).toEqual(ruleset.bands);
  });
  test("two known, different countries count 6 bits against a match", () => {
    const other = found({ country: "GBR" });
    expect(other).toMatchObject({ entryId: "atlas", levels: { country: "none" } });
    expect(bitsAtHome - other.bits).toBeCloseTo(6, 6);
  });
  test("a country that the ledger does not name counts less than one that it names", () => {
    const assumed = found({ country: "GBR", isCountryAssumed: true });
    expect(assumed.levels?.country).toBe("assumed");
    expect(bitsAtHome - assumed.bits).toBeCloseTo(3, 6);
    expect(found({ country: "" }).bits).toBeCloseTo(bitsAtHome, 6);
  });
  test("version 1 never compares them", () => {
    const index1 = buildDirectoryIndex([entry("atlas", "Atlas Pump Works", { country: "FRA" }), ...crowd], ruleset);
    expect(new Matcher(index1, ruleset).match(payee("Atlas Pump Works")).entryId).not.toBe("atlas");
  });
});

describe("weights and bands", () => {
  const levels: MatchLevels = {
    name: "exact",
    street: "missing",
    postcode: "missing",
    city: "missing",
    phone: "missing",
    taxId: "missing",
    country: "missing",
  };
  test.each<[Partial<MatchLevels>, number]>([
    [{}, 2.5],
    [{ city: "exact" }, 7.3],
    [{ street: "numberAndName", postcode: "exact", city: "exact" }, 16.5],
    [{ name: "near", postcode: "firstThree" }, 2.5],
    [{ name: "close", street: "nameOnly", city: "near", phone: "equal" }, 13],
    [{ name: "none", phone: "none", taxId: "none" }, -19.8],
    [{ name: "weak", street: "numberAndSimilarName", city: "none" }, -3.3],
    [{ name: "near", taxId: "equal" }, 19.5],
  ])("%o weighs %f", (part, bits) => {
    expect(bitsOf({ ...levels, ...part }, ruleset)).toBeCloseTo(bits, 9);
  });
  test.each<[number, number, Partial<MatchLevels>, string]>([
    [10, 3, { city: "exact" }, "High"],
    [10, 2.9, { city: "exact" }, "Medium"],
    [10, 3, {}, "Medium"],
    [9.9, 9, { city: "exact" }, "Medium"],
    [4.3, 1, {}, "Medium"],
    [4.3, 0.9, {}, "Low"],
    [4.2, 9, {}, "Low"],
    [0, 0, {}, "Low"],
    [-0.1, 9, {}, "Unmatched"],
    [20, 9, { name: "none", phone: "equal" }, "Low"],
    [1, 0, { taxId: "equal" }, "High"],
  ])("%f bits, %f ahead, %o: %s", (bits, lead, part, band) => {
    expect(bandOf({ bits, lead, levels: { ...levels, ...part }, rarityBits: 0.6 }, ruleset)).toBe(band);
  });
  test("the matched state follows the least band", () => {
    expect(matchedState("Medium", "Medium")).toBe("MATCHED");
    expect(matchedState("Low", "Medium")).toBe("UNMATCHED");
    expect(matchedState("Unmatched", "Low")).toBe("UNMATCHED");
  });
});

test("whatever a ledger says, matching answers with evidence", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("Acme Widgets (UK) Ltd t/a #1", "#", "()", "t/a", "& co", "1"),
  );
  const identity = fc.record({
    name: text,
    addressLine1: text,
    city: text,
    postalCode: text,
    phone: text,
    taxId: text,
    country: fc.constantFrom("GBR", "", "ZZZ"),
  });
  fc.assert(
    fc.property(identity, (part) => {
      const [found] = matchSuppliers(index, [{ supplierKey: "k", identity: identityOf(part) }], ruleset);
      expect(v.is(matchEvidenceSchema, found)).toBe(true);
    }),
  );
});

const samples = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../../../shared/data");
describe.skipIf(!existsSync(join(samples, "match-fodors-zagats")))(
  "labelled sets (skipped without SAMPLES_DIR)",
  () => {
    test("Fodors–Zagats test split: every pair is judged right from 8 bits on", async () => {
      const pairs = restaurants(samples, ["train", "valid", "test"]);
      const entries = [...new Map(pairs.map((pair) => [pair.right.entryId, pair.right])).values()];
      const table = buildDirectoryIndex(entries, ruleset);
      const matcher = new Matcher(table, ruleset);
      const ordinals = new Map(table.entryIds.map((id, at) => [id, at]));
      const wrong = restaurants(samples, ["test"]).filter((pair) => {
        const { bits, closeness, levels } = matcher.compare(pair.left, ordinals.get(pair.right.entryId) ?? 0);
        return pair.same !== (levels.name !== "none" && bits + closeness >= 8);
      });
      expect(wrong).toEqual([]);
    });
    test("the test split is judged as right by version 2", async () => {
      const second = confidenceRulesetV2;
      const pairs = restaurants(samples, ["train", "valid", "test"]);
      const entries = [...new Map(pairs.map((pair) => [pair.right.entryId, pair.right])).values()];
      const table = buildDirectoryIndex(entries, second);
      const matcher = new Matcher(table, second);
      const ordinals = new Map(table.entryIds.map((id, at) => [id, at]));
      const wrong = restaurants(samples, ["test"]).filter((pair) => {
        const { bits, closeness, levels } = matcher.compare(pair.left, ordinals.get(pair.right.entryId) ?? 0);
        return pair.same !== (levels.name !== "none" && bits + closeness >= 8);
      });
      expect(wrong).toEqual([]);
    });
    test("North-West register names: at least 97 of 100 are first, and what is in a band is right", async () => {
      const set = northWest(samples, 5);
      const second = confidenceRulesetV2;
      const found = matchSuppliers(buildDirectoryIndex(set.entries, second), set.suppliers, second);
      const right = found.filter((one, at) => one.entryId === set.truth[at]).length;
      expect(right / found.length).toBeGreaterThanOrEqual(0.97);
      const inBand = found.map((one, at) => ({ one, at })).filter(({ one }) => one.band !== "Unmatched");
      expect(
        inBand.filter(({ one, at }) => one.entryId === set.truth[at]).length / inBand.length,
      ).toBeGreaterThanOrEqual(0.995);
    });
  },
);
