import { emptyIdentity } from "@paygauge/analysis/reading/lines/identity-key";
import { expect, test } from "vitest";
import type { DirectoryEntry } from "../facts.ts";
import { directoryEntry as entry } from "../directory-entry.fixture.ts";
import { buildDirectoryIndex } from "./directory-index.ts";
import { Matcher } from "./match-suppliers.ts";
import { confidenceRulesetV3 as ruleset } from "./ruleset-v3.ts";

/** Names that make a statement large enough for a name to be rare in it. */
const others = Array.from({ length: 400 }, (_, at) => entry(`card-o${at}`, `Filler${at} Works${at}`));

function matched(name: string, ...entries: readonly DirectoryEntry[]) {
  const matcher = new Matcher(buildDirectoryIndex([...others, ...entries], ruleset), ruleset);
  const { entryId, band, runnerUp } = matcher.match({
    supplierKey: "s",
    identity: { ...emptyIdentity(), name, country: "GBR" },
  });
  return { entryId, band, runnerUp: runnerUp?.entryId ?? null };
}

test.each([
  ["without a country", "Blue Door Bakery", { country: "" }],
  ["misspelt", "Blue Door Bakry", {}],
  ["cut", "Blue Door Baker", {}],
  ["with spaces elsewhere", "Bluedoor Bakery", {}],
] as const)("a spelling of the same merchant (%s) is no rival in a statement", (_, other, part) => {
  const [first, second] = [entry("card-1", "Blue Door Bakery"), entry("card-2", other, part)];
  expect(matched("BLUE DOOR BAKERY LTD", first, second)).toEqual({ entryId: "card-1", band: "Medium", runnerUp: null });
});

test.each([
  ["of another number", "Unit 7 Bakery", "Unit 8 Bakery", {}, {}],
  ["of another town", "Blue Door Bakery", "Blue Door Bakery", { city: "Leeds" }, { city: "York" }],
  ["of another country", "Blue Door Bakery", "Blue Door Bakery", {}, { country: "IRL" }],
] as const)("a merchant %s stays a rival", (_, name, other, one, two) => {
  const found = matched(name, entry("card-1", name, one), entry("card-2", other, two));
  expect(found.runnerUp).not.toBeNull();
});

test("companies of one name in a directory stay rivals", () => {
  const [first, second] = [entry("d1", "Blue Door Bakery"), entry("d2", "Blue Door Bakery")];
  expect(matched("Blue Door Bakery", first, second)).toMatchObject({ band: "Low", runnerUp: "d2" });
});
