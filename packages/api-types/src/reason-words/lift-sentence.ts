/** What would lift a supplier's level of a capability, in words. */
import { machineBandsOf } from "../entities/overrides.ts";
import type { Capability } from "../entities/capabilities.ts";
import type { ScoreLevel } from "../entities/analysis.ts";
import type { ReasonFact } from "../entities/score-reasons.ts";
import type { SupplierDetail } from "../entities/suppliers.ts";
import type { liftWords } from "./en.ts";
import { figureText, type FigureKind, type ReasonFormats } from "./reason-figures.ts";
import { kindOf, reasonSentence, type Catalogue } from "./reason-sentence.ts";

const yesFields = ["vcAccepting", "cardAccepting", "stpCapable", "lockboxEnrolled"] as const;
const isYesField = (field: string): field is (typeof yesFields)[number] => yesFields.some((each) => each === field);

const numberKinds = {
  detailLevel: "count",
  terms: "count",
  aiv: "money",
  ticket: "money",
  orderShare: "share",
} as const satisfies Record<string, FigureKind>;
const isNumberField = (field: string): field is keyof typeof numberKinds => Object.hasOwn(numberKinds, field);

type LiftKey =
  | Exclude<keyof typeof liftWords, "facts" | "figures">
  | `facts.${keyof (typeof liftWords)["facts"]}`
  | `figures.${keyof (typeof liftWords)["figures"]}`;

interface LiftWording {
  /** The words of lifts. */
  readonly words: Catalogue;
  /** The words of reasons. */
  readonly reasons: Catalogue;
  readonly formats: ReasonFormats;
}

const say = (words: Catalogue, key: LiftKey, values: Readonly<Record<string, string>> = {}): string =>
  words(key as never, values as never);

/** The level by the rules, also where a user has set another. */
export const ruledLevel = ({ row }: SupplierDetail, capability: Capability): ScoreLevel =>
  machineBandsOf(row.machineBands)[capability] ?? row[`${capability}Score`] ?? "None";

type Lifted =
  | { readonly to: ScoreLevel; readonly changes: readonly { readonly points: number; readonly text: string }[] }
  /** Why nothing lifts it. */
  | { readonly to: null; readonly why: string };

/** A fact that is wanted, with the ruleset's number in the job's currency. */
function factText(detail: SupplierDetail, { field, relation, threshold }: ReasonFact, wording: LiftWording): string {
  if (isYesField(field)) return say(wording.words, `facts.${field}`);
  if (!isNumberField(field)) return field;
  const kind = numberKinds[field];
  const rate = kind === "money" ? detail.reference.rate : 1;
  const value = figureText((threshold ?? 0) * rate, kind, wording.formats, detail);
  const key = `relations.${relation === "is" ? "atLeast" : relation}`;
  const figure = wording.reasons(key as never, { threshold: value } as never);
  return say(wording.words, `figures.${field}`, { figure });
}

/** Facts that would lift a capability's level, each with its points; or why nothing would. */
export function liftOf(detail: SupplierDetail, capability: Capability, wording: LiftWording): Lifted {
  const level = ruledLevel(detail, capability);
  const lift = detail.lifts[capability] ?? null;
  if (level === "High")
    return { to: null, why: say(wording.words, detail.points[capability] === 100 ? "maximum" : "high") };
  if (lift !== null) {
    const changes = lift.changes.map(({ points, fact }) => ({ points, text: factText(detail, fact, wording) }));
    return { to: lift.to, changes };
  }
  const reasons = detail.reasons[capability] ?? [];
  const [gate] = reasons;
  if (gate === undefined || kindOf(gate, level, reasons) !== "gate")
    return { to: null, why: say(wording.words, "outOfReach") };
  return {
    to: null,
    why: say(wording.words, "no", { why: reasonSentence(gate, detail, wording.reasons, wording.formats) }),
  };
}
