/**
 * What may become of a campaign and of its suppliers: stages, statuses, reasons, dispositions, required fields and
 * transitions (docs/analysis.md section 8; docs/interface.md decisions 1 and 2). Pure: the origin refuses by it,
 * screens offer by it.
 */
import { mayBecome } from "../states.ts";

export const campaignStages = ["Pending", "Active", "Completed"] as const;
export type CampaignStage = (typeof campaignStages)[number];

/** External campaigns are imported, and no one changes them by hand. */
export const campaignRoutes = ["Buyer", "Issuer", "VirtualLb", "Other", "External"] as const;
export type CampaignRoute = (typeof campaignRoutes)[number];
/** In the order of the counters. */
export const memberStatuses = ["Pending", "Active", "Abandoned", "Failed", "Succeeded"] as const;
export type MemberStatus = (typeof memberStatuses)[number];
/** A supplier that is in several campaigns counts once, with the first of these that it has anywhere. */
export const bestStatuses = ["Succeeded", "Active", "Pending", "Failed", "Abandoned"] as const;

export const failReasons = [
  "fees",
  "manualWork",
  "noTerminal",
  "contract",
  "policy",
  "noAnswer",
  "wrongContact",
  "duplicate",
  "inactive",
] as const;
export type FailReason = (typeof failReasons)[number];

/** In the order of their keys, 1 to 6. */
export const dispositions = ["spoke", "callBack", "noAnswer", "voicemail", "wrongContact", "skip"] as const;
export type Disposition = (typeof dispositions)[number];

/** What may come next for a supplier. */
export const nextKinds = ["call", "callBack", "mail", "letter", "wait", "findContact"] as const;
export type NextKind = (typeof nextKinds)[number];

/** What a disposition means for the counts, and for what comes next, in working days of the supplier's country. */
interface DispositionRule {
  /** It counts as an attempt that was made: a dot, and a Pending supplier becomes Active. */
  readonly isAttempt: boolean;
  readonly isUnanswered: boolean;
  /** A user at the supplier was reached. */
  readonly isReached: boolean;
  /** What comes next where the user says nothing else; null: day and time are asked for. */
  readonly next: { readonly kind: NextKind; readonly workingDays: number } | null;
}
export const dispositionRules = {
  spoke: { isAttempt: true, isUnanswered: false, isReached: true, next: { kind: "call", workingDays: 5 } },
  callBack: { isAttempt: true, isUnanswered: false, isReached: true, next: null },
  noAnswer: { isAttempt: true, isUnanswered: true, isReached: false, next: { kind: "call", workingDays: 3 } },
  voicemail: { isAttempt: true, isUnanswered: true, isReached: false, next: { kind: "call", workingDays: 3 } },
  wrongContact: {
    isAttempt: true,
    isUnanswered: false,
    isReached: false,
    next: { kind: "findContact", workingDays: 1 },
  },
  skip: { isAttempt: false, isUnanswered: false, isReached: false, next: { kind: "call", workingDays: 1 } },
} as const satisfies Record<Disposition, DispositionRule>;

/** Three unanswered over at least ten working days propose Abandoned; nothing is abandoned by itself. */
export const abandonRule = { unanswered: 3, workingDays: 10 } as const;

/** What a move may carry. */
export const moveFields = ["agreedMethod", "agreedOn", "reason", "note", "detailsTo"] as const;
type MoveField = (typeof moveFields)[number];

/** A transition of a supplier: what it needs, and what it takes next to that. */
interface MemberMove {
  readonly from: MemberStatus;
  readonly to: MemberStatus;
  readonly needs: readonly MoveField[];
  readonly takes: readonly MoveField[];
}
/** The one table of transitions. What does not be here is refused, whatever asks for it. */
export const memberMoves: readonly MemberMove[] = [
  { from: "Pending", to: "Active", needs: [], takes: ["note"] },
  { from: "Pending", to: "Abandoned", needs: [], takes: ["note"] },
  { from: "Active", to: "Succeeded", needs: ["agreedMethod", "agreedOn"], takes: ["note", "detailsTo"] },
  { from: "Active", to: "Failed", needs: ["reason"], takes: ["note"] },
  { from: "Active", to: "Abandoned", needs: [], takes: ["note"] },
  { from: "Failed", to: "Pending", needs: [], takes: ["note"] },
  { from: "Abandoned", to: "Pending", needs: [], takes: ["note"] },
  { from: "Succeeded", to: "Pending", needs: ["note"], takes: [] },
];

/** Statuses in which work on a supplier is over. */
export const isOutcome = (status: MemberStatus): boolean => status !== "Pending" && status !== "Active";

export const memberMove = (from: MemberStatus, to: MemberStatus): MemberMove | null =>
  memberMoves.find((move) => move.from === from && move.to === to) ?? null;

/** Statuses that a supplier may move to, in the order of the counters. */
export const movesFrom = (from: MemberStatus): MemberStatus[] =>
  memberStatuses.filter((to) => memberMove(from, to) !== null);

/** Fields that some move to a status needs or takes; of a mixed selection, what the strictest of them needs. */
export function fieldsOf(to: MemberStatus, from: readonly MemberStatus[]): Pick<MemberMove, "needs" | "takes"> {
  const moves = memberMoves.filter((move) => move.to === to && from.includes(move.from));
  const needs = moveFields.filter((field) => moves.some((move) => move.needs.includes(field)));
  const takes = moveFields.filter(
    (field) => !needs.includes(field) && moves.some((move) => move.takes.includes(field)),
  );
  return { needs, takes };
}

/** A campaign as far as its rules go. */
export interface CampaignState {
  readonly stage: CampaignStage;
  readonly route: CampaignRoute;
}

/** Why a supplier is not moved: its campaign, its own status, or a field. */
export type MoveFault =
  | { readonly fault: "external" | "notActive" | "notAllowed" }
  | { readonly fault: "missing" | "unexpected" | "future"; readonly field: MoveField };

/** What a move says, as asked for. */
export interface MoveSaid {
  readonly agreedMethod?: string | undefined;
  /** "YYYY-MM-DD". */
  readonly agreedOn?: string | undefined;
  readonly reason?: FailReason | undefined;
  readonly note?: string | undefined;
  readonly detailsTo?: string | undefined;
}

const isSaid = (said: MoveSaid, field: MoveField): boolean => (said[field] ?? "") !== "";

/** Whether work on suppliers may go on in a campaign; null: it may. */
export function faultOfWork({ stage, route }: CampaignState): MoveFault | null {
  if (route === "External") return { fault: "external" };
  return stage === "Active" ? null : { fault: "notActive" };
}

/** Why a supplier may not be moved so; null where it may. @param today "YYYY-MM-DD", in UTC */
export function faultOfMove(
  campaign: CampaignState,
  from: MemberStatus,
  to: MemberStatus,
  said: MoveSaid,
  today: string,
): MoveFault | null {
  const work = faultOfWork(campaign);
  if (work !== null) return work;
  const move = memberMove(from, to);
  if (move === null) return { fault: "notAllowed" };
  const missing = move.needs.find((field) => !isSaid(said, field));
  if (missing !== undefined) return { fault: "missing", field: missing };
  const unexpected = moveFields.find(
    (field) => isSaid(said, field) && !move.needs.includes(field) && !move.takes.includes(field),
  );
  if (unexpected !== undefined) return { fault: "unexpected", field: unexpected };
  return isSaid(said, "agreedOn") && (said.agreedOn ?? "") > today ? { fault: "future", field: "agreedOn" } : null;
}

/** Stages that may follow. */
const stageMachine = {
  Pending: ["Active"],
  Active: ["Completed"],
  Completed: ["Active"],
} as const satisfies Readonly<Record<CampaignStage, readonly CampaignStage[]>>;

/** What a change of stage looks at. */
interface StageFacts extends CampaignState {
  readonly suppliers: number;
  /** Suppliers that are Pending or Active. */
  readonly open: number;
}
type StageFault = "external" | "notAllowed" | "empty" | "open" | "noteMissing";

/**
 * Why a campaign may not change to a stage; null where it may. Completing needs no one Pending or Active, or a note
 * that forces it.
 */
export function faultOfStage(
  facts: StageFacts,
  to: CampaignStage,
  { isForced, note }: { readonly isForced: boolean; readonly note: string },
): StageFault | null {
  if (facts.route === "External") return "external";
  if (!mayBecome(stageMachine, facts.stage, to)) return "notAllowed";
  if (facts.stage === "Pending" && facts.suppliers === 0) return "empty";
  if (to !== "Completed" || facts.open === 0) return null;
  if (!isForced) return "open";
  return note.trim() === "" ? "noteMissing" : null;
}
