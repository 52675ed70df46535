/** Variants of a payee become suppliers: by id where it is stable, else by name and country, then by tax number; decisions win. */
import type { GroupDecision } from "@paygauge/api-types/entities/analysis";
import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import type { GroupedSupplier, PayeeClass, PayeeIdentity, Variant } from "../facts.ts";
import { idKey, nameKey, plainName, redactedKey, supplierKeyOf } from "@paygauge/analysis/names/group-key";
import { taxIdJoins } from "./tax-id-joins.ts";
import { addTotals, emptyTotals, joinedSizes } from "./totals.ts";
import { IdNames, unrelatedNamesLimits } from "@paygauge/analysis/names/unstable-ids";

/** Key of the supplier that a decision splits off: the same variants always make the same key. */
export function splitKey(supplierKey: string, variantIds: number[]): string {
  return supplierKeyOf(`split|${supplierKey}|${variantIds.toSorted((a, b) => a - b).join(",")}`);
}

interface MachineKeys {
  keys: string[];
  /** Key that stays, by key of a group that was joined to it. */
  joined: Map<string, string>;
}

function* machineKeys(variants: Variant[], unrelatedNames: number): InParts<MachineKeys> {
  const names = new IdNames();
  for (const variant of variants) {
    yield 1;
    const id = idKey(variant.identity);
    if (id) names.add(id, plainName(variant.identity.name));
  }
  const unstable = names.unstable(unrelatedNames);
  const withId = new Set<string>();
  const keyOf = (identity: PayeeIdentity): string => {
    if (identity.payeeClass === "Redacted") return supplierKeyOf(redactedKey);
    const id = idKey(identity);
    if (!id || unstable.has(id)) return supplierKeyOf(nameKey(identity));
    const key = supplierKeyOf(id);
    withId.add(key);
    return key;
  };
  const keys: string[] = [];
  for (const { identity } of variants) {
    keys.push(keyOf(identity));
    yield 1;
  }
  const joined = yield* taxIdJoins(variants, keys, (key) => withId.has(key));
  return { keys: keys.map((key) => joined.get(key) ?? key), joined };
}

/**
 * Applies merges and splits in order; each sees what the ones before it made. Redacted payees stay together. A decision
 * that names a group which the machine has joined to another means that other.
 */
function* applyDecisions(
  variants: Variant[],
  { keys, joined }: MachineKeys,
  decisions: readonly GroupDecision[],
): InParts<void> {
  const redacted = supplierKeyOf(redactedKey);
  const now = (key: string): string => joined.get(key) ?? key;
  for (const decision of decisions) {
    if (decision.kind === "apart") continue;
    yield variants.length / spellingsLookedAt;
    if (decision.kind === "merge") {
      const sources = new Set(decision.supplierKeys.map(now));
      sources.delete(redacted);
      if (decision.into === redacted) continue;
      keys.forEach((key, index) => {
        if (sources.has(key)) keys[index] = now(decision.into);
      });
      continue;
    }
    const leaving = new Set(decision.variantIds);
    const from = now(decision.supplierKey);
    const made = splitKey(decision.supplierKey, decision.variantIds);
    variants.forEach((variant, index) => {
      if (leaving.has(variant.variantId) && keys[index] === from && from !== redacted) keys[index] = made;
    });
  }
}

const identityFields = [
  "supplierId",
  "addressLine1",
  "addressLine2",
  "city",
  "state",
  "postalCode",
  "country",
  "taxId",
  "companyNumber",
  "phone",
  "email",
  "website",
  "mcc",
  "sic",
  "naics",
  "unspsc",
  "merchantCategory",
] as const satisfies (keyof PayeeIdentity)[];
/** The parts of an address are taken together, from one variant: never a street of one place and a city of another. */
const addressFields = new Set<string>(["addressLine1", "addressLine2", "city", "state", "postalCode"]);

const hasAddress = (one: PayeeIdentity): boolean => one.addressLine1 !== "" || one.postalCode !== "" || one.city !== "";

/** Money of a spelling, whatever its sign: the sum of its documents, minor units. */
const moneyOf = ({ totals }: Variant): number =>
  Object.values(totals.documents).reduce((sum, { valueMinor }) => sum + Math.abs(valueMinor), 0);

/** The name of a group: that of the spelling with the most money. Summaries without documents go by lines. */
function nameOf(ranked: readonly Variant[]): string {
  const [first, ...others] = ranked;
  const named = others.reduce((best, each) => (best && moneyOf(each) > moneyOf(best) ? each : best), first);
  return named?.identity.name ?? "";
}

/** The identity of a group: its name by money, the rest of the spelling with most lines, filled from the next ones. */
function mergedIdentity(variants: Variant[]): PayeeIdentity {
  const ranked = variants.toSorted((a, b) => b.totals.lines - a.totals.lines || a.variantId - b.variantId);
  const [first, ...others] = ranked;
  if (!first) throw new Error("A supplier needs at least one variant.");
  const identity = { ...first.identity };
  for (const { identity: other } of others) {
    const takeAddress = !hasAddress(identity) && hasAddress(other);
    for (const field of identityFields) {
      if (addressFields.has(field) ? takeAddress : identity[field] === "") identity[field] = other[field];
    }
    if (identity.isCountryAssumed && !other.isCountryAssumed) {
      identity.country = other.country;
      delete identity.isCountryAssumed;
    }
  }
  identity.name = nameOf(ranked);
  identity.payeeClass = commonClass(ranked);
  if (identity.payeeClass === "Redacted") identity.name = "Redacted";
  return identity;
}

function commonClass(variants: Variant[]): PayeeClass {
  const lines = new Map<PayeeClass, number>();
  for (const { identity, totals } of variants) {
    lines.set(identity.payeeClass, (lines.get(identity.payeeClass) ?? 0) + totals.lines + 1);
  }
  return [...lines].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Spellings that are looked at in the time that grouping one takes. */
const spellingsLookedAt = 50;

/** Groups variants into suppliers at once, where they are few. */
export const groupVariants = (
  variants: Iterable<Variant>,
  decisions: readonly GroupDecision[] = [],
  unrelatedNames: number = unrelatedNamesLimits.unasked,
): GroupedSupplier[] => atOnce(groupedVariants(variants, decisions, unrelatedNames));

/**
 * Groups variants into suppliers, in the order of their first variant; in parts of `groupedSpellings`.
 * `unrelatedNames`: one of `unrelatedNamesLimits`.
 * Memory: one reference per variant and one supplier per group; the variants' own objects are not copied.
 */
export function* groupedVariants(
  variants: Iterable<Variant>,
  decisions: readonly GroupDecision[],
  unrelatedNames: number,
): InParts<GroupedSupplier[]> {
  const all: Variant[] = [];
  for (const variant of variants) {
    all.push(variant);
    yield 1;
  }
  const machine = yield* machineKeys(all, unrelatedNames);
  yield* applyDecisions(all, machine, decisions);
  const { keys } = machine;
  const groups = new Map<string, Variant[]>();
  for (const [index, variant] of all.entries()) {
    const key = keys[index] ?? "";
    const group = groups.get(key);
    if (group) group.push(variant);
    else groups.set(key, [variant]);
  }
  const suppliers: GroupedSupplier[] = [];
  for (const [supplierKey, members] of groups) {
    yield members.length;
    const totals = emptyTotals();
    for (const member of members) addTotals(totals, member.totals);
    const sizes = joinedSizes(members.map((member) => member.totals));
    suppliers.push({
      supplierKey,
      identity: mergedIdentity(members),
      totals: sizes === undefined ? totals : { ...totals, sizes },
      variantIds: members.map((one) => one.variantId),
    });
  }
  return suppliers;
}
