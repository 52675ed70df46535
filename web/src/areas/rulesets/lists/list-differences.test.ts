import { expect, test } from "vitest";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { scoringRulesetV1 } from "../../../../../origin/src/job/scoring/ruleset-v1.ts";
import { listDifferences } from "./list-differences.ts";

const changed = (change: (draft: ScoringRuleset) => void): ScoringRuleset => {
  const draft = structuredClone(scoringRulesetV1);
  change(draft);
  return draft;
};

test("the same lists, in another order or in other ranges, aren't a difference", () => {
  const draft = changed(({ lists }) => {
    lists.stpCountries.reverse();
    lists.instantSchemes.reverse();
    lists.tierAMcc.splice(3, 1, [3000, 3500], [3501, 3999]);
    lists.crossWalk.naics = lists.crossWalk.naics.flatMap((line) =>
      line.prefixes.map((prefix) => ({ ...line, prefixes: [prefix] })),
    );
  });
  expect(listDifferences(scoringRulesetV1, draft)).toEqual([]);
});

test("every entry that was added, removed or changed is told by itself", () => {
  const draft = changed(({ lists, rates }) => {
    lists.stpCountries.push("TUR");
    lists.lockboxCountries.Its = [];
    lists.instantSchemes[1] = { country: "GBR", scheme: "FPS", currency: "GBP", limit: 2_000_000 };
    rates["EUR"] = 0.9;
    delete rates["AED"];
    lists.tierBMcc[0] = [1520, 1771];
    lists.crossWalk.sic[1] = { prefixes: ["4121"], tande: "core", tier: "A" };
  });
  const found = listDifferences(scoringRulesetV1, draft);
  expect(found.map(({ kind, key }) => [kind, key])).toEqual([
    ["country", "TUR"],
    ["country", "GBR"],
    ["scheme", "GBR"],
    ["rate", "EUR"],
    ["rate", "AED"],
    ["mcc", "1500-1519"],
    ["mapping", "4121"],
    ["mapping", "5812"],
  ]);
  expect(found[0]).toMatchObject({ list: "stpCountries", before: false, after: true });
  expect(found[2]).toMatchObject({ before: { limit: 1_000_000 }, after: { limit: 2_000_000 } });
  expect(found[5]).toMatchObject({ list: "tierBMcc", before: true, after: false });
  expect(found[7]).toMatchObject({ before: { prefix: "5812", tande: "other", tier: "A" }, after: null });
});
