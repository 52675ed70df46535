import type { ComparedCall, ComparedSide, Comparison } from "@paygauge/api-types/entities/endpoint-comparison";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";

/** What a call's comparison came to: its answer, or why there is none. */
export type Outcome =
  | { readonly callId: ComparedCall; readonly comparison: Comparison; readonly problem: null }
  | { readonly callId: ComparedCall; readonly comparison: null; readonly problem: ApiProblem };

export interface Question {
  readonly jobId: string | undefined;
  readonly left: ComparedSide;
  readonly right: ComparedSide;
}

/** Compares one call after the other; one without an answer is named, and the others are compared. */
export async function compareCalls(
  calls: readonly ComparedCall[],
  { jobId, left, right }: Question,
  signal: AbortSignal,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  for (const callId of calls) {
    if (signal.aborted) return;
    let outcome: Outcome;
    try {
      const body = { callId, left, right, ...(jobId !== undefined && { jobId }) };
      outcome = { callId, comparison: await callApi("compareEndpoint", { body }), problem: null };
    } catch (thrown) {
      outcome = { callId, comparison: null, problem: asProblem(thrown) };
    }
    if (!signal.aborted) onOutcome(outcome);
  }
}
