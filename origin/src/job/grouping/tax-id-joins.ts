/** Payees of one tax number and alike names are one supplier, where the ledger's own ids do not say otherwise. */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import type { PayeeIdentity, Variant } from "../facts.ts";
import { directoryIndex } from "../matching/directory-index.ts";
import { Matcher } from "../matching/match-suppliers.ts";
import { foldTaxId } from "@paygauge/analysis/names/normalise";
import { confidenceRulesetV1 } from "../matching/ruleset-v1.ts";
import { likenessOf } from "./alike.ts";
import { UnionFind } from "./union-find.ts";

/** Suppliers that can share one number. A number of more suppliers is a collective one or a placeholder. */
export const mostPerNumber = 32;

const numbersOfSpelling = unitsOfTurn.indexNumbers / unitsOfTurn.groupedSpellings;

interface Member {
  key: string;
  identity: PayeeIdentity;
}

/** Groups by tax or company number; only numbers that two or more groups carry. */
function* sharedNumbers(variants: readonly Variant[], keys: readonly string[]): InParts<Member[][]> {
  const byNumber = new Map<string, Map<string, Member>>();
  for (const [at, { identity }] of variants.entries()) {
    yield 1;
    const key = keys[at] ?? "";
    if (identity.payeeClass === "Redacted") continue;
    for (const [kind, text] of [
      ["tax", identity.taxId],
      ["company", identity.companyNumber],
    ] as const) {
      const number = foldTaxId(text);
      if (number === "") continue;
      const members = byNumber.get(`${kind}|${number}`) ?? new Map<string, Member>();
      byNumber.set(`${kind}|${number}`, members);
      if (!members.has(key)) members.set(key, { key, identity });
    }
  }
  return [...byNumber.values()]
    .filter((members) => members.size > 1 && members.size <= mostPerNumber)
    .map((members) => [...members.values()]);
}

const sameCountry = (a: PayeeIdentity, b: PayeeIdentity): boolean =>
  a.country === b.country || a.country === "" || b.country === "";

/**
 * Which groups the machine joins: for every key that goes, the key that stays. Equal tax or company number with a name
 * that is not another (what a High match needs, too). Two groups that each have a stable supplier id stay apart: there
 * the ledger says that they are two, and a user is asked.
 * @param hasId true for a key that was made of a supplier id.
 */
export function* taxIdJoins(
  variants: readonly Variant[],
  keys: readonly string[],
  hasId: (key: string) => boolean,
): InParts<Map<string, string>> {
  const buckets = yield* sharedNumbers(variants, keys);
  const members = buckets.flat();
  if (members.length === 0) return new Map();
  const entries = members.map(({ identity }, at) => ({ ...identity, entryId: String(at) }));
  // Its parts count numbers: one of them is as long as a spelling.
  const parts = directoryIndex(entries, confidenceRulesetV1);
  let part = parts.next();
  for (; part.done !== true; part = parts.next()) yield part.value / numbersOfSpelling;
  const index = part.value;
  const matcher = new Matcher(index, confidenceRulesetV1);
  const order = [...new Set(keys)].toSorted((a, b) => Number(hasId(b)) - Number(hasId(a)));
  const rankOf = new Map(order.map((key, at) => [key, at]));
  const groups = new UnionFind(order.length);
  let first = 0;
  for (const bucket of buckets) {
    for (const [at, own] of bucket.entries()) {
      yield at;
      for (let other = 0; other < at; other += 1) {
        const that = bucket[other];
        if (!that || !sameCountry(own.identity, that.identity)) continue;
        const [a, b] = [groups.find(rankOf.get(own.key) ?? 0), groups.find(rankOf.get(that.key) ?? 0)];
        // the least of a group is the one with an id: two of them are two suppliers
        if (a === b || (hasId(order[a] ?? "") && hasId(order[b] ?? ""))) continue;
        const { bits, levels } = matcher.compare(own, first + other);
        if (likenessOf(bits, levels, confidenceRulesetV1) === "Same") groups.join(a, b);
      }
    }
    first += bucket.length;
  }
  return new Map(
    groups
      .groups()
      .flatMap(([stays = 0, ...going]) => going.map((at): [string, string] => [order[at] ?? "", order[stays] ?? ""])),
  );
}
