import { describe, expect, it } from "vitest";
import type { MatchDecision } from "@paygauge/api-types/entities/analysis";
import type { DirectoryEntry } from "../facts.ts";
import { emptyIdentity } from "@paygauge/analysis/reading/lines/identity-key";
import type { MatchAnswer } from "../matcher-object.ts";
import { directoryEntry as entry } from "../directory-entry.fixture.ts";
import { buildDirectoryIndex } from "./directory-index.ts";
import { joinAll } from "./join-answers.ts";
import { Matcher } from "./match-suppliers.ts";
import { confidenceRulesetV3 as ruleset } from "./ruleset-v3.ts";

/** Names that make a directory large enough for a name to be rare in it. */
const others = Array.from({ length: 400 }, (_, at) => entry(`o${at}`, `Filler${at} Works${at}`));
const paidByCard = { count: 14, last: "2018-05-30" };
const paid = (name: string) => entry(`card-${name}`, name, { paidByCard });

function answers(entries: readonly DirectoryEntry[], name: string, decision?: MatchDecision): MatchAnswer {
  const matcher = new Matcher(buildDirectoryIndex(entries, ruleset), ruleset);
  const supplier = { supplierKey: "s", identity: { ...emptyIdentity(), name, country: "GBR" } };
  const evidence = matcher.match(supplier, decision);
  const of = (id: string | null | undefined) => entries.find(({ entryId }) => entryId === id) ?? null;
  return {
    evidence,
    matched: of(evidence.entryId),
    runnerUp: of(evidence.runnerUp?.entryId),
    rarity: { bits: matcher.rarityOf(supplier), entries: entries.length },
  };
}

const joined = (
  general: readonly DirectoryEntry[],
  own: readonly DirectoryEntry[],
  name: string,
  said?: MatchDecision,
) => joinAll([answers(general, name, said)], [answers(own, name, said)], ruleset)[0];

describe("the directory and the issuer's own statements", () => {
  it("give the statement's merchant where the directory has none", () => {
    const answer = joined(others, [paid("Blue Door Bakery"), paid("Acme Tools")], "BLUE DOOR BAKERY LTD");
    expect(answer).toMatchObject({
      evidence: { band: "Medium", entryId: "card-Blue Door Bakery" },
      matched: { paidByCard },
    });
  });

  it("give the directory's entry with the payments where both have the merchant", () => {
    const known = entry("d1", "Blue Door Bakery Ltd", { stpCapable: true });
    const answer = joined([...others, known], [paid("Blue Door Bakery")], "Blue Door Bakery");
    expect(answer).toMatchObject({
      evidence: { entryId: "d1", band: "Medium" },
      matched: { stpCapable: true, paidByCard },
    });
  });

  it("weigh a name by the larger directory: what is common there is no match by name alone", () => {
    const smiths = Array.from({ length: 300 }, (_, at) => entry(`s${at}`, `Smith Works${at}`));
    expect(joined(smiths, [paid("Smith")], "Smith Ltd")?.evidence.band).not.toBe("Medium");
  });

  it("do not match by name alone next to a near entry of the directory", () => {
    const near = entry("d1", "Blue Door Bakeri");
    const answer = joined([...others, near], [paid("Blue Door Bakery")], "Blue Door Bakery");
    expect(answer).toMatchObject({
      evidence: { band: "Low", entryId: "card-Blue Door Bakery", runnerUp: { entryId: "d1" } },
      runnerUp: { entryId: "d1" },
    });
  });

  it("leave out what a user refused, and take what a user confirmed", () => {
    const own = [paid("Blue Door Bakery")];
    const refused = joined(others, own, "Blue Door Bakery", { refused: ["card-Blue Door Bakery"] });
    expect(refused?.matched?.paidByCard).toBeUndefined();
    const confirmed = joined(others, own, "Something Else", { confirmed: "card-Blue Door Bakery", refused: [] });
    expect(confirmed?.evidence).toMatchObject({
      entryId: "card-Blue Door Bakery",
      band: "High",
      decision: "confirmed",
    });
  });
});
