/** What would lift a supplier's level: its rules applied again with one fact changed, or two. */
import {
  scoreLevels,
  type CapabilityRules,
  type DetailLevel,
  type ScoreLevel,
  type ScoringRuleset,
} from "@paygauge/api-types/entities/analysis";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { Condition, ConditionLeaf } from "@paygauge/api-types/entities/conditions";
import type { FactRelation } from "@paygauge/api-types/entities/score-reasons";
import type { ScoreLift } from "@paygauge/api-types/entities/suppliers";
import type { ScoringFacts } from "./scoring-fields.ts";

/** Points and level of a capability for some facts. */
type Quick = (facts: ScoringFacts) => { readonly level: ScoreLevel; readonly points: number };
type LiftFact = ScoreLift["changes"][number]["fact"];

interface Change {
  /** Two changes of one field exclude each other. */
  readonly field: LiftFact["field"];
  readonly fact: LiftFact;
  readonly apply: (facts: ScoringFacts) => ScoringFacts;
}

/**
 * Facts that a user can change, the easiest first. Country, industry, spend, the size of tickets and invoices and what is
 * paid today are as they are.
 */
const yesFields = ["vcAccepting", "cardAccepting", "stpCapable", "lockboxEnrolled"] as const;
const numberFields = ["detailLevel", "terms"] as const;
type NumberField = (typeof numberFields)[number];

const mostDetail = 3;

/** A number that a rule compares a field with, and the side of it on which the comparison holds. */
interface Bound {
  readonly threshold: number;
  readonly relation: FactRelation;
}

interface Leaf extends ConditionLeaf {
  /** Below an odd number of `not`s: the rule holds where the comparison does not. */
  readonly isNegated: boolean;
}

function leavesOf(condition: Condition, isNegated = false): readonly Leaf[] {
  if ("not" in condition) return leavesOf(condition.not, !isNegated);
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : null;
  return parts === null
    ? [{ ...(condition as ConditionLeaf), isNegated }]
    : parts.flatMap((part) => leavesOf(part, isNegated));
}

const relations = {
  GreaterThanOrEqual: "atLeast",
  LessThanOrEqual: "atMost",
  GreaterThan: "over",
  LessThan: "under",
} as const;
const opposites = { atLeast: "under", under: "atLeast", atMost: "over", over: "atMost" } as const;
/** The relation of a number whose distance to a target is bounded: 30 days of room are terms of at most 60. */
const mirrored = { atLeast: "atMost", atMost: "atLeast", over: "under", under: "over" } as const;
type NumberRelation = keyof typeof opposites;

/** Both sides of a leaf's number: either may be what lifts a level, as a cap falls away or points are given. */
function boundsOf({ op, value, isNegated }: Leaf, target: number | null): readonly Bound[] {
  if (typeof value !== "number") return [];
  const stated: NumberRelation = Object.hasOwn(relations, op) ? relations[op as keyof typeof relations] : "atLeast";
  const holds = isNegated ? opposites[stated] : stated;
  return [holds, opposites[holds]].map((relation) =>
    target === null ? { threshold: value, relation } : { threshold: target - value, relation: mirrored[relation] },
  );
}

function yesChange(field: (typeof yesFields)[number], facts: ScoringFacts): Change | null {
  const wanted = field === "vcAccepting" ? "YES" : true;
  if (facts[field] === wanted) return null;
  const fact: LiftFact = { field, actual: wanted, relation: "is", threshold: null };
  // Who takes virtual cards takes cards.
  const apply = (before: ScoringFacts): ScoringFacts =>
    field === "vcAccepting" ? { ...before, vcAccepting: "YES", cardAccepting: true } : { ...before, [field]: true };
  return { field, fact, apply };
}

/** The value that just meets a bound, as a change; null where it is none, or the fact meets the bound already. */
function numberChange(
  field: NumberField,
  { threshold, relation }: Bound,
  facts: ScoringFacts,
  target: number,
): Change | null {
  const now = facts[field];
  const value = relation === "over" ? threshold + 1 : relation === "under" ? threshold - 1 : threshold;
  const isUpward = relation === "over" || relation === "atLeast";
  if (value < 0 || (now !== null && (isUpward ? value <= now : value >= now))) return null;
  // A supplier's data only gets richer.
  if (field === "detailLevel" && (!isUpward || value > mostDetail)) return null;
  const apply = (before: ScoringFacts): ScoringFacts =>
    field === "terms"
      ? { ...before, terms: value, roomToTarget: target - value }
      : { ...before, detailLevel: value as DetailLevel };
  return { field, fact: { field, actual: value, relation, threshold }, apply };
}

/** Every change that a rule of the capability looks at. */
function changesFor(rules: CapabilityRules, facts: ScoringFacts, target: number): readonly Change[] {
  const all = [...rules.gates, ...rules.points.flatMap(({ steps }) => steps), ...rules.caps];
  const leaves = all.filter(({ enabled }) => enabled !== false).flatMap(({ when }) => leavesOf(when));
  const named = new Set(leaves.map(({ field }) => field));
  const yes = yesFields.flatMap((field) => (named.has(field) ? (yesChange(field, facts) ?? []) : []));
  const numbers = numberFields.flatMap((field) => {
    const own = leaves.filter((leaf) => leaf.field === field).flatMap((leaf) => boundsOf(leaf, null));
    const room = leaves.filter((leaf) => leaf.field === "roomToTarget").flatMap((leaf) => boundsOf(leaf, target));
    const bounds = field === "terms" ? [...own, ...room] : own;
    const distinct = new Map(bounds.map((bound) => [`${bound.relation} ${bound.threshold}`, bound]));
    return [...distinct.values()].flatMap((bound) => numberChange(field, bound, facts, target) ?? []);
  });
  return [...yes, ...numbers];
}

/** Changes that go past a number where another reaches one: "at most 14 days" says more than "over 7". */
const beyond = (set: readonly Change[]): number =>
  set.filter(({ fact }) => fact.relation === "over" || fact.relation === "under").length;

const rank = (level: ScoreLevel): number => scoreLevels.indexOf(level);

/**
 * The smallest set of changes, at most two, after which the capability has a better level; of several the one that
 * needs the fewest points. `target`: days that terms can be stretched to. Null: it is at High, or no two changes do it.
 */
export function liftOf(
  ruleset: ScoringRuleset,
  capability: Capability,
  facts: ScoringFacts,
  target: number,
  quick: Quick,
): ScoreLift | null {
  const now = quick(facts);
  if (now.level === "High") return null;
  const rules = ruleset.capabilities[capability];
  const changes = changesFor(rules, facts, target);
  const tried = (set: readonly Change[]) => {
    const after = quick(set.reduce((before, { apply }) => apply(before), facts));
    return rank(after.level) < rank(now.level) ? [{ set, after }] : [];
  };
  const singles = changes.flatMap((change) => tried([change]));
  const found =
    singles.length > 0
      ? singles
      : changes.flatMap((one, at) =>
          changes.slice(at + 1).flatMap((other) => (other.field === one.field ? [] : tried([one, other]))),
        );
  const [best] = found.toSorted((a, b) => a.after.points - b.after.points || beyond(a.set) - beyond(b.set));
  if (best === undefined) return null;
  let [before, points] = [facts, now.points];
  return {
    to: best.after.level,
    changes: best.set.map(({ fact, apply }) => {
      before = apply(before);
      const gained = quick(before).points - points;
      points += gained;
      return { fact, points: gained };
    }),
  };
}
