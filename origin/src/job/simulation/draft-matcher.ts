import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import type { ConfidenceBench, SimulationSlice } from "@paygauge/api-types/entities/rulesets";
import type { Env } from "../../env.ts";
import type { RunPayload } from "../commands.ts";
import { joinAll } from "../matching/join-answers.ts";
import { matcherOf } from "../matcher-stub.ts";
import { directoryOf } from "../ruleset-source.ts";
import { matchDecisions } from "../decisions/decision-store.ts";
import { unmatchedAnswer } from "../steps/match-step.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { benchConfidence, simulateConfidence, type AskMatcher } from "./confidence-simulation.ts";

/**
 * Matches with a draft against the directory version that the run used, what users ruled included. A matcher of its
 * own name: trying weights never throws out the index that imports match with.
 */
function draftMatcher(env: Env, sql: SqlStorage, payload: RunPayload, draft: ConfidenceRuleset): AskMatcher {
  return async (questions) => {
    const decisions = matchDecisions(sql);
    const asked = questions.map((question) => ({ ...question, decision: decisions.get(question.supplierKey) }));
    const ask = (r2Key: string) => matcherOf(env, `${r2Key}#draft`).match(r2Key, draft, asked);
    const directory = await directoryOf(env, payload.directoryVersion);
    const general = directory
      ? await ask(directory.r2Key)
      : questions.map((question) => unmatchedAnswer(question.supplierKey, draft));
    const { statements } = payload;
    return statements === null ? general : joinAll(general, await ask(statements.r2Key), draft);
  };
}

interface JobStore {
  readonly env: Env;
  readonly sql: SqlStorage;
}

/** Matches a slice of a run's suppliers with a draft; null where the run is not whole. */
export async function simulateWithDraft(
  { env, sql }: JobStore,
  run: string,
  draft: ConfidenceRuleset,
  from: number,
): Promise<SimulationSlice | null> {
  const payload = readWholeRun(sql, run)?.payload;
  return payload ? simulateConfidence(sql, payload, draftMatcher(env, sql, payload, draft), from) : null;
}

/** Matches one supplier of a run with a draft; null where the run is not whole, or has no supplier with this key. */
export async function benchWithDraft(
  { env, sql }: JobStore,
  run: string,
  draft: ConfidenceRuleset,
  supplierKey: string,
): Promise<ConfidenceBench | null> {
  const payload = readWholeRun(sql, run)?.payload;
  return payload ? benchConfidence(sql, payload, draft, draftMatcher(env, sql, payload, draft), supplierKey) : null;
}
