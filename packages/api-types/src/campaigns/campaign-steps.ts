import type { CommandState } from "../states.ts";
import type { CampaignState } from "./campaign-rules.ts";

/** The steps above a campaign, in their order. */
export const campaignSteps = ["set", "contacts", "letters", "calls", "close"] as const;

/** What the steps are computed from: counts over the campaign's rows. */
interface StepFacts extends CampaignState {
  readonly suppliers: number;
  readonly open: number;
  readonly verified: number;
  /** Suppliers that a letter or a mail went to, and those with an attempt of any kind. */
  readonly written: number;
  readonly contacted: number;
}

/**
 * A step with how far it is; `blockedBy` says how many suppliers it waits for, 0 where the campaign has not started.
 */
interface CampaignStep {
  readonly step: (typeof campaignSteps)[number];
  readonly state: CommandState;
  readonly done: number;
  readonly of: number;
  readonly blockedBy: { readonly why: "noSuppliers" | "notStarted" | "open"; readonly suppliers: number } | null;
}

/** How far a step over all suppliers is. */
function progress(done: number, of: number, isOver: boolean): CommandState {
  if (of > 0 && done >= of) return "Completed";
  if (isOver) return "Canceled";
  return done > 0 ? "InProgress" : "Pending";
}

/** The steps, computed from rows: done, in progress, and what blocks the rest. */
export function stepsOf(facts: StepFacts): CampaignStep[] {
  const { suppliers, stage } = facts;
  const isOver = stage === "Completed";
  const isOn = stage !== "Pending";
  const noSuppliers = { why: "noSuppliers", suppliers: 0 } as const;
  const notStarted = suppliers === 0 ? noSuppliers : ({ why: "notStarted", suppliers: 0 } as const);
  const worked = (step: "letters" | "calls", done: number): CampaignStep =>
    isOn
      ? { step, done, of: suppliers, state: progress(done, suppliers, isOver), blockedBy: null }
      : { step, done, of: suppliers, state: "Blocked", blockedBy: notStarted };
  const close = { step: "close", done: suppliers - facts.open, of: suppliers } as const;
  const closing = (): CampaignStep => {
    if (isOver) return { ...close, state: "Completed", blockedBy: null };
    if (!isOn) return { ...close, state: "Blocked", blockedBy: notStarted };
    return facts.open === 0
      ? { ...close, state: "Pending", blockedBy: null }
      : { ...close, state: "Blocked", blockedBy: { why: "open", suppliers: facts.open } };
  };
  return [
    {
      step: "set",
      done: suppliers,
      of: suppliers,
      state: suppliers === 0 ? "Pending" : "Completed",
      blockedBy: null,
    },
    suppliers === 0
      ? { step: "contacts", done: 0, of: 0, state: "Blocked", blockedBy: noSuppliers }
      : {
          step: "contacts",
          done: facts.verified,
          of: suppliers,
          state: progress(facts.verified, suppliers, isOver),
          blockedBy: null,
        },
    worked("letters", facts.written),
    worked("calls", facts.contacted),
    closing(),
  ];
}
