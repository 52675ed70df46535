/** Different numbers, numerals and places count against a match, the same ones do not. */
import { describe, expect, it } from "vitest";
import { identityOf } from "../measures/identity.fixture.ts";
import { buildDirectoryIndex } from "./directory-index.ts";
import { entryOf } from "./labelled-sets.fixture.ts";
import { Matcher } from "./match-suppliers.ts";
import { confidenceRulesetV5 as ruleset } from "./ruleset-v5.ts";

const crowd = Array.from({ length: 300 }, (_, at) => ({ entryId: `x${at}`, name: `Payee${at}x Works` }));

function matchOf(payee: string, entry: string) {
  const entries = [{ entryId: "e", name: entry }, ...crowd].map((each) => entryOf({ country: "GBR", ...each }));
  const matcher = new Matcher(buildDirectoryIndex(entries, ruleset), ruleset);
  return matcher.match({ supplierKey: "s", identity: identityOf({ name: payee, country: "GBR" }) });
}

describe("names that differ in what tells things apart", () => {
  it.each([
    ["Apollo Investment Fund 8", "Apollo Investment Fund 9"],
    ["Apollo Investment Fund VIII", "Apollo Investment Fund IX"],
    ["Apollo Investment Fund Eight LP", "Apollo Investment Fund 9 LP"],
    ["Austin Community Hospital", "Boston Community Hospital"],
    ["York Brewing Company", "Cork Brewing Company"],
    ["Gilded Housing Bristol", "Gilded Housing Bradford"],
    ["Sunrise Property 2019 LLC", "Sunrise Property 2020 LLC"],
  ])("%s does not match %s", (payee, entry) => {
    expect(matchOf(payee, entry).band).toBe("Unmatched");
  });

  it.each([
    ["Apollo Investment Fund VIII", "Apolo Investment Fund 8"],
    ["Apollo Investment Fund 08", "Apolo Investment Fund 8"],
    ["York Brewing Company", "York Brewng Company"],
  ])("%s still matches %s", (payee, entry) => {
    expect(matchOf(payee, entry)).toMatchObject({ entryId: "e", band: "Low" });
  });
});
