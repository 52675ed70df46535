/** What would lift a supplier's level: its rules applied again with one fact changed, or two. */
import {
  scoreLevels,
  type Capability,
  type CapabilityRules,
  type Condition,
  type ConditionLeaf,
  type ScoreLevel,
  type ScoringRuleset,
} from "@paygauge/api-types/entities/analysis";
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

/** Facts that somebody can change, the easiest first; country, industry, spend and what is paid today are as they are. */
const yesFields = ["vcAccepting", "cardAccepting", "stpCapable", "lockboxEnrolled"] as const;
const numberFields = ["detailLevel", "terms", "aiv", "ticket", "orderShare"] as const;
type NumberField = (typeof numberFields)[number];

/** The least step beyond a number, in the unit of its field. */
const stepOf: Record<NumberField, number> = { detailLevel: 1, terms: 1, aiv: 0.01, ticket: 0.01, orderShare: 0.0001 };
const mostDetail = 3;

function leavesOf(condition: Condition): readonly ConditionLeaf[] {
  if ("not" in condition) return leavesOf(condition.not);
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : null;
  return parts === null ? [condition as ConditionLeaf] : parts.flatMap(leavesOf);
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

/** The values on each side of a number that rules compare a field with, and on it. */
function numberChanges(field: NumberField, threshold: number, facts: ScoringFacts, target: number): readonly Change[] {
  const now = facts[field];
  const step = stepOf[field];
  const made = (value: number, relation: FactRelation): readonly Change[] => {
    const isPossible = value >= 0 && (field !== "orderShare" || value <= 1);
    if (!isPossible || value === now || (field === "detailLevel" && (value > mostDetail || value < (now ?? 0))))
      return [];
    const apply = (before: ScoringFacts): ScoringFacts =>
      field === "terms" ? { ...before, terms: value, roomToTarget: target - value } : { ...before, [field]: value };
    return [{ field, fact: { field, actual: value, relation, threshold }, apply }];
  };
  return [
    ...made(threshold, now === null || threshold > now ? "atLeast" : "atMost"),
    ...made(threshold + step, "over"),
    ...made(threshold - step, "under"),
  ];
}

/** Every change that a rule of the capability looks at. */
function changesFor(rules: CapabilityRules, facts: ScoringFacts, target: number, isClosed: boolean): readonly Change[] {
  const all = [...rules.gates, ...rules.points.flatMap(({ steps }) => steps), ...rules.caps];
  const leaves = all.filter(({ enabled }) => enabled !== false).flatMap(({ when }) => leavesOf(when));
  const named = new Set(leaves.map(({ field }) => field));
  const yes = yesFields.flatMap((field) => (named.has(field) ? (yesChange(field, facts) ?? []) : []));
  const numbersOf = (field: string) =>
    leaves.flatMap((leaf) => (leaf.field === field && typeof leaf.value === "number" ? [leaf.value] : []));
  const numbers = numberFields.flatMap((field) => {
    // A limit on tickets is one on what the supplier sells.
    if (field === "ticket" && isClosed) return [];
    const room = field === "terms" ? numbersOf("roomToTarget").map((days) => target - days) : [];
    return [...new Set([...numbersOf(field), ...room])].flatMap((each) => numberChanges(field, each, facts, target));
  });
  return [...yes, ...numbers];
}

/** Changes that go past a number where another reaches one: "at most 14 days" says more than "over 7". */
const beyond = (set: readonly Change[]): number =>
  set.filter(({ fact }) => fact.relation === "over" || fact.relation === "under").length;

const rank = (level: ScoreLevel): number => scoreLevels.indexOf(level);

/**
 * The smallest set of changes, at most two, after which the capability has a better level; of several the one that
 * needs the fewest points. Null: it is at High, or no two changes do it.
 */
export function liftOf(
  ruleset: ScoringRuleset,
  capability: Capability,
  facts: ScoringFacts,
  quick: Quick,
): ScoreLift | null {
  const now = quick(facts);
  if (now.level === "High") return null;
  const rules = ruleset.capabilities[capability];
  const changes = changesFor(rules, facts, ruleset.scfTargetDays, now.level === "None");
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
