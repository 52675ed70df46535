/** Decides which labels are one vendor. Pure, and independent of the order in which jobs arrive. */
import { mostPerNumber } from "../job/grouping/tax-id-joins.ts";
import type { VendorKeys } from "./vendor-keys.ts";

export interface KeyedLabel {
  readonly labelId: number;
  readonly keys: VendorKeys;
}

/** Pairs of labels that a user keeps apart, as "smaller larger". */
type ApartPairs = ReadonlySet<string>;
export const apartKey = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Labels that are one vendor so far, with every tax and register number that they state. */
interface Group {
  readonly members: number[];
  readonly tax: Set<string>;
  readonly company: Set<string>;
}

const isIdentified = ({ tax, company }: Group): boolean => tax.size > 0 || company.size > 0;

/** Two different tax or register numbers never share a record. */
function conflicts(one: Group, other: Group, apart: ApartPairs): boolean {
  const differ = (a: Set<string>, b: Set<string>): boolean =>
    a.size > 0 && b.size > 0 && new Set([...a, ...b]).size > 1;
  if (differ(one.tax, other.tax) || differ(one.company, other.company)) return true;
  return apart.size > 0 && one.members.some((a) => other.members.some((b) => apart.has(apartKey(a, b))));
}

/** The groups of all labels; a label's group is looked up and replaced when groups join. */
class Groups {
  readonly #of = new Map<number, Group>();
  readonly #apart: ApartPairs;

  constructor(labels: readonly KeyedLabel[], apart: ApartPairs) {
    this.#apart = apart;
    for (const { labelId, keys } of labels)
      this.#of.set(labelId, {
        members: [labelId],
        tax: new Set(keys.tax === "" ? [] : [keys.tax]),
        company: new Set(keys.company === "" ? [] : [keys.company]),
      });
  }

  distinct(labelIds: readonly number[]): Group[] {
    return [...new Set(labelIds.flatMap((id) => this.#of.get(id) ?? []))];
  }

  #join(groups: readonly Group[]): void {
    const [first, ...others] = groups;
    if (first === undefined) return;
    for (const other of others) {
      first.members.push(...other.members);
      for (const number of other.tax) first.tax.add(number);
      for (const number of other.company) first.company.add(number);
      for (const member of other.members) this.#of.set(member, first);
    }
  }

  /**
   * Joins the groups that meet under a key if no two contradict each other. If some do, the key can't tell to which
   * of them a label without numbers belongs: those without numbers join each other only.
   */
  meet(labelIds: readonly number[]): void {
    const groups = this.distinct(labelIds);
    if (groups.length < 2) return;
    const isOne = groups.every((one, at) => groups.slice(at + 1).every((other) => !conflicts(one, other, this.#apart)));
    if (isOne) {
      this.#join(groups);
      return;
    }
    const unnamed = groups.filter((group) => !isIdentified(group));
    const isOneUnnamed = unnamed.every((one, at) =>
      unnamed.slice(at + 1).every((other) => !conflicts(one, other, this.#apart)),
    );
    if (isOneUnnamed) this.#join(unnamed);
  }
}

/** Labels by each value of one kind of key, the values in order. */
function byKey(labels: readonly KeyedLabel[], kind: keyof VendorKeys): readonly (readonly number[])[] {
  const found = new Map<string, number[]>();
  for (const { labelId, keys } of labels) {
    if (keys[kind] === "") continue;
    const known = found.get(keys[kind]);
    if (known === undefined) found.set(keys[kind], [labelId]);
    else known.push(labelId);
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, ids]) => ids);
}

/** Returns the labels, without numbers that too many names share to identify one company. */
function withOwnNumbers(labels: readonly KeyedLabel[]): readonly KeyedLabel[] {
  const nameOf = new Map(labels.map(({ labelId, keys }) => [labelId, keys.name]));
  const shared = (kind: "tax" | "company"): ReadonlySet<number> =>
    new Set(
      byKey(labels, kind)
        .filter((ids) => new Set(ids.map((id) => nameOf.get(id))).size > mostPerNumber)
        .flat(),
    );
  const [tax, company] = [shared("tax"), shared("company")];
  if (tax.size + company.size === 0) return labels;
  return labels.map(({ labelId, keys }) => ({
    labelId,
    keys: {
      ...keys,
      tax: tax.has(labelId) ? "" : keys.tax,
      company: company.has(labelId) ? "" : keys.company,
    },
  }));
}

/**
 * Returns the vendors of some labels, each as its label IDs in ascending order. Tax and register numbers come first, then
 * directory entries, then name and country (docs/analysis.md section 10).
 * @param stated all labels that share a key with one of them
 */
export function partition(
  stated: readonly KeyedLabel[],
  apart: ApartPairs = new Set(),
): readonly (readonly number[])[] {
  const labels = withOwnNumbers(stated);
  const groups = new Groups(labels, apart);
  for (const kind of ["tax", "company", "entry", "name"] as const)
    for (const ids of byKey(labels, kind)) groups.meet(ids);
  return groups
    .distinct(labels.map(({ labelId }) => labelId))
    .map(({ members }) => members.toSorted((a, b) => a - b))
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}
