/** Reads and writes of decisions on a job's suppliers, which the job's object answers. */
import type { GroupDecisionItem, MergeProposals } from "@paygauge/api-types/entities/decisions";
import type { DecidePayeesBody, PayeeClassesAnswer } from "@paygauge/api-types/entities/payee-classes";
import type { RunInSight } from "../../identity/run-in-sight.ts";
import { lockEnded, type Context } from "../use-cases/use-case-context.ts";
import { decidePayees, payeeClassesOf, undoPayees, type PayeeDecided, type PayeesAsked } from "./payee-decisions.ts";
import { groupDecisionItems, type RuledBy } from "./supplier-decisions.ts";
import { decideCompany, suppliersLike, type LikeSupplier } from "./company-decisions.ts";
import { mergeProposalsOf } from "./merge-proposals.ts";

type DecisionContext = Pick<Context, "storage" | "isStale">;

interface OfRun {
  readonly run: string;
}

interface Decided extends OfRun {
  readonly body: DecidePayeesBody;
  readonly by: RuledBy;
  readonly fence: number | null;
}

interface Undone {
  readonly decisionIds: readonly number[];
  readonly fence: number | null;
}

export const decisionActs = {
  groups: ({ storage }: DecisionContext, { run }: OfRun): GroupDecisionItem[] => groupDecisionItems(storage.sql, run),

  mergeProposals: ({ storage }: DecisionContext, { run }: OfRun): MergeProposals => mergeProposalsOf(storage.sql, run),

  payees: ({ storage }: DecisionContext, { run, asked }: { run: RunInSight; asked: PayeesAsked }): PayeeClassesAnswer =>
    payeeClassesOf(storage.sql, run, asked),

  /** All or none. Errors: Refusal where a payee is not of the run, or the lock has changed hands. */
  decidePayees: ({ storage, isStale }: DecisionContext, { run, body, by, fence }: Decided): PayeeDecided[] => {
    if (isStale(fence)) throw lockEnded();
    return storage.transactionSync(() => decidePayees(storage.sql, run, body, by));
  },

  /** Returns the numbers of the undone decisions. Errors: Refusal where the lock has changed hands. */
  undoPayees: ({ storage, isStale }: DecisionContext, { decisionIds, fence }: Undone): number[] => {
    if (isStale(fence)) throw lockEnded();
    return storage.transactionSync(() => undoPayees(storage.sql, decisionIds));
  },

  suppliersLike: ({ storage }: DecisionContext, about: Parameters<typeof suppliersLike>[1]): LikeSupplier[] =>
    suppliersLike(storage.sql, about),

  /** Returns the decision's number. Errors: Refusal where the lock has changed hands, or the company doesn't fit. */
  decideCompany: (
    { storage, isStale }: DecisionContext,
    { fence, ...about }: Parameters<typeof decideCompany>[1] & { readonly fence: number | null },
  ): number => {
    if (isStale(fence)) throw lockEnded();
    return decideCompany(storage.sql, about);
  },
};
export type DecisionActs = typeof decisionActs;
export type DecisionAct = keyof DecisionActs;
export type DecisionAsk = {
  [Act in DecisionAct]: { readonly act: Act; readonly about: Parameters<DecisionActs[Act]>[1] };
}[DecisionAct];
