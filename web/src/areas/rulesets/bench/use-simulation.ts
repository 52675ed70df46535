import { useEffect, useRef, useState } from "react";
import type { ConfidenceRuleset, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { RulesetBody } from "@paygauge/api-types/entities/ruleset-check";
import type { RulesetKind, SimulationSlice } from "@paygauge/api-types/entities/rulesets";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";
import { withSlice, type Sums } from "./add-slices.ts";

export interface Simulation {
  readonly sums: Sums | undefined;
  readonly running: boolean;
  readonly problem: ApiProblem | undefined;
  /** The rules that the figures were made with. */
  readonly body: RulesetBody | undefined;
  readonly start: (jobId: string, body: RulesetBody) => void;
  readonly stop: () => void;
}

const isScoring = (body: RulesetBody): body is ScoringRuleset => "capabilities" in body;
const isConfidence = (body: RulesetBody): body is ConfidenceRuleset => "prior" in body;

async function ask(
  kind: RulesetKind,
  jobId: string,
  from: number,
  body: RulesetBody,
  signal: AbortSignal,
): Promise<SimulationSlice> {
  const params = { jobId };
  if (kind === "scoring" && isScoring(body))
    return callApi("simulateScoring", { params, body: { from, body } }, { signal });
  if (kind === "confidence" && isConfidence(body))
    return callApi("simulateConfidence", { params, body: { from, body } }, { signal });
  throw new Error("The rules are of another kind.");
}

/** Goes through a job's suppliers slice by slice and adds up who changes band. */
export function useSimulation(kind: RulesetKind): Simulation {
  const [state, setState] = useState<Omit<Simulation, "start" | "stop">>({
    sums: undefined,
    running: false,
    problem: undefined,
    body: undefined,
  });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const run = async (jobId: string, body: RulesetBody, signal: AbortSignal) => {
    let sums: Sums | undefined;
    try {
      for (let from: number | null = 0; from !== null;) {
        const slice: SimulationSlice = await ask(kind, jobId, from, body, signal);
        sums = withSlice(sums, slice);
        from = slice.next;
        setState({ sums, running: from !== null, problem: undefined, body });
      }
    } catch (thrown) {
      if (signal.aborted) setState((before) => ({ ...before, running: false }));
      else setState({ sums, running: false, problem: asProblem(thrown), body });
    }
  };
  return {
    ...state,
    start: (jobId, body) => {
      abort.current?.abort();
      abort.current = new AbortController();
      setState({ sums: undefined, running: true, problem: undefined, body });
      void run(jobId, body, abort.current.signal);
    },
    stop: () => abort.current?.abort(),
  };
}
