import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import type { Env } from "../../env.ts";
import type { RunPayload } from "../commands.ts";
import { matcherOf } from "../matcher-stub.ts";
import { directoryOf } from "../ruleset-source.ts";
import { matchDecisions } from "../decisions/decision-store.ts";
import { unmatchedAnswer } from "../steps/match-step.ts";
import type { AskMatcher } from "./confidence-simulation.ts";

/**
 * Matches with a draft against the directory version that the run used, what people ruled included. A matcher of its
 * own name: trying weights never throws out the index that imports match with.
 */
export function draftMatcher(env: Env, sql: SqlStorage, payload: RunPayload, draft: ConfidenceRuleset): AskMatcher {
  return async (questions) => {
    const directory = await directoryOf(env, payload.directoryVersion);
    if (!directory) return questions.map((question) => unmatchedAnswer(question.supplierKey, draft));
    const decisions = matchDecisions(sql);
    const matcher = matcherOf(env, `${directory.r2Key}#draft`);
    return matcher.match(
      directory.r2Key,
      draft,
      questions.map((question) => ({ ...question, decision: decisions.get(question.supplierKey) })),
    );
  };
}
