/**
 * Groups the spellings of a file into suppliers as an import does (origin/src/job/grouping): by a stable supplier ID, else
 * by name and country, then by a shared tax or company number.
 */
import { foldTaxId } from "../names/normalise.ts";
import { idKey, nameKey, plainName, redactedKey } from "../names/group-key.ts";
import { IdNames, unrelatedNamesLimits } from "../names/unstable-ids.ts";
import { emptyIdentity } from "../reading/lines/identity-key.ts";
import { isRedacted } from "../reading/redactions.ts";
import { AlikeNames } from "./alike-name.ts";

/** What grouping reads of a row. */
export interface Spelling {
  readonly supplierId: string;
  readonly name: string;
  /** ISO 3166-1 alpha-3; "" where none is known. */
  readonly country: string;
  readonly taxId: string;
  readonly companyNumber: string;
}

/** A number of more groups is a collective one. */
const mostPerNumber = 32;

interface Member {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly hasId: boolean;
}

/** The key of each spelling's supplier, in the same order. */
export function groupSpellings(spellings: readonly Spelling[]): string[] {
  // One identity at a time: all of them at once were most of the memory.
  const identityOf = (spelling: Spelling) => ({ ...emptyIdentity(), ...spelling });
  const names = new IdNames();
  for (const spelling of spellings) {
    const id = idKey(identityOf(spelling));
    if (id !== "" && !isRedacted(spelling.name)) names.add(id, plainName(spelling.name));
  }
  const unstable = names.unstable(unrelatedNamesLimits.unasked);
  const members = spellings.map((spelling): Member => {
    const identity = identityOf(spelling);
    const id = idKey(identity);
    const hasId = id !== "" && !unstable.has(id);
    const key = isRedacted(identity.name) ? redactedKey : hasId ? id : nameKey(identity);
    return { key, name: identity.name, country: identity.country, hasId };
  });
  const stays = joinedByNumber(spellings, members);
  return members.map(({ key }) => stays(key));
}

/** The key that a group has after groups with a shared number were joined. */
function joinedByNumber(spellings: readonly Spelling[], members: readonly Member[]): (key: string) => string {
  const byNumber = new Map<string, Map<string, Member>>();
  for (const [at, { taxId, companyNumber }] of spellings.entries()) {
    const member = members[at];
    if (member === undefined || member.key === redactedKey) continue;
    for (const number of [`tax|${foldTaxId(taxId)}`, `company|${foldTaxId(companyNumber)}`]) {
      if (number.endsWith("|")) continue;
      const own = byNumber.get(number) ?? new Map<string, Member>();
      byNumber.set(number, own);
      if (!own.has(member.key)) own.set(member.key, member);
    }
  }
  const buckets = [...byNumber.values()].filter(({ size }) => size > 1 && size <= mostPerNumber);
  const compared = buckets.flatMap((bucket) => [...bucket.values()].map(({ name }) => plainName(name)));
  return joinedIn(
    buckets,
    new AlikeNames(compared),
    new Set(members.flatMap((each) => (each.hasId ? [each.key] : []))),
  );
}

function joinedIn(
  buckets: readonly Map<string, Member>[],
  names: AlikeNames,
  withId: ReadonlySet<string>,
): (key: string) => string {
  const above = new Map<string, string>();
  const find = (key: string): string => {
    let at = key;
    for (let next = above.get(at); next !== undefined; next = above.get(at)) at = next;
    return at;
  };
  for (const bucket of buckets) {
    const all = [...bucket.values()];
    for (const [at, own] of all.entries()) {
      for (const other of all.slice(0, at)) {
        const isElsewhere = own.country !== other.country && own.country !== "" && other.country !== "";
        const [a, b] = [find(own.key), find(other.key)];
        // Two stable ids are two suppliers of the ledger.
        if (isElsewhere || a === b || (withId.has(a) && withId.has(b))) continue;
        if (!names.areOne(own.name, other.name)) continue;
        if (withId.has(a)) above.set(b, a);
        else above.set(a, b);
      }
    }
  }
  return find;
}

/** Suppliers of one grouping whose spellings are not exactly those of one supplier of the other. */
export function differingGroups(before: readonly string[], after: readonly string[]): number {
  const pairs = new Set<string>();
  for (const [at, key] of before.entries()) pairs.add(`${key}\u0000${after[at] ?? ""}`);
  const isSplit = new Map<string, number>();
  const isMerged = new Map<string, number>();
  for (const pair of pairs) {
    const [one = "", other = ""] = pair.split("\u0000");
    isSplit.set(one, (isSplit.get(one) ?? 0) + 1);
    isMerged.set(other, (isMerged.get(other) ?? 0) + 1);
  }
  const wrong = new Set<string>();
  for (const pair of pairs) {
    const [one = "", other = ""] = pair.split("\u0000");
    if (isSplit.get(one) !== 1 || isMerged.get(other) !== 1) wrong.add(one);
  }
  return wrong.size;
}
