/** Where the lists of two scoring rulesets differ, entry by entry. */
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { crossWalks, mccLists } from "@paygauge/api-types/entities/ruleset-lists-check";
import { joined, without, type CodeRange } from "./code-ranges.ts";
import type { MappedCode, Scheme } from "./read-pasted.ts";

type Lists = ScoringRuleset["lists"];
/** The names of the lists, as the words of places have them. */
type CountryList = "stpCountries" | "scfCountries" | keyof Lists["lockboxCountries"];

/** One entry that two rulesets do not have alike; null where one of them lacks it. */
export type ListDifference =
  | {
      readonly kind: "country";
      readonly list: CountryList;
      readonly key: string;
      readonly before: boolean;
      readonly after: boolean;
    }
  | { readonly kind: "scheme"; readonly key: string; readonly before: Scheme | null; readonly after: Scheme | null }
  | { readonly kind: "rate"; readonly key: string; readonly before: number | null; readonly after: number | null }
  | {
      readonly kind: "mcc";
      readonly list: (typeof mccLists)[number];
      readonly key: string;
      readonly range: CodeRange;
      readonly before: boolean;
      readonly after: boolean;
    }
  | {
      readonly kind: "mapping";
      readonly list: (typeof crossWalks)[number];
      readonly key: string;
      readonly before: MappedCode | null;
      readonly after: MappedCode | null;
    };

/** Entries of two maps that are not the same, by their keys. */
function changed<Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>) {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    const sides = { key, before: before.get(key) ?? null, after: after.get(key) ?? null };
    return JSON.stringify(sides.before) === JSON.stringify(sides.after) ? [] : [sides];
  });
}

const countryLists = ({ stpCountries, scfCountries, lockboxCountries }: Lists) => ({
  stpCountries,
  scfCountries,
  ...lockboxCountries,
});

function countryDifferences(before: Lists, after: Lists): ListDifference[] {
  const [was, is] = [countryLists(before), countryLists(after)];
  return (Object.keys(is) as CountryList[]).flatMap((list) => {
    const setOf = (codes: readonly string[]) => new Map(codes.map((code) => [code, true]));
    return changed(setOf(was[list]), setOf(is[list])).map((each) => ({
      kind: "country",
      list,
      key: each.key,
      before: each.before === true,
      after: each.after === true,
    }));
  });
}

/** Codes as ranges: a range that was split in two holds the same codes and isn't a difference. */
function mccDifferences(before: Lists, after: Lists): ListDifference[] {
  return mccLists.flatMap((list) => {
    const entry = (range: CodeRange, isAdded: boolean): ListDifference => ({
      kind: "mcc",
      list,
      key: range.join("-"),
      range,
      before: !isAdded,
      after: isAdded,
    });
    const [was, is] = [joined(before[list]), joined(after[list])];
    return [
      ...without(was, is).map((range) => entry(range, false)),
      ...without(is, was).map((range) => entry(range, true)),
    ].toSorted((a, b) => (a.kind === "mcc" && b.kind === "mcc" ? a.range[0] - b.range[0] : 0));
  });
}

const mapped = (lines: Lists["crossWalk"]["naics"]): ReadonlyMap<string, MappedCode> =>
  new Map(
    lines.flatMap(({ prefixes, tande, tier }) =>
      prefixes.map((prefix): [string, MappedCode] => [prefix, { prefix, tande, tier }]),
    ),
  );

/** Every entry of the lists and rates that the second ruleset has otherwise than the first, in the order of the lists. */
export function listDifferences(before: ScoringRuleset, after: ScoringRuleset): ListDifference[] {
  const schemes = ({ lists }: ScoringRuleset) => new Map(lists.instantSchemes.map((each) => [each.country, each]));
  const rates = (each: ScoringRuleset) => new Map(Object.entries(each.rates));
  return [
    ...countryDifferences(before.lists, after.lists),
    ...changed(schemes(before), schemes(after)).map((each) => ({ kind: "scheme" as const, ...each })),
    ...changed(rates(before), rates(after)).map((each) => ({ kind: "rate" as const, ...each })),
    ...mccDifferences(before.lists, after.lists),
    ...crossWalks.flatMap((list) =>
      changed(mapped(before.lists.crossWalk[list]), mapped(after.lists.crossWalk[list])).map((each) => ({
        kind: "mapping" as const,
        list,
        ...each,
      })),
    ),
  ];
}
