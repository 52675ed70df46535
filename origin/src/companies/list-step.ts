import * as v from "valibot";
import { Refusal } from "@paygauge/worker/refusal";
import { StepFailed, type Step, type StepContext } from "../commands/step.ts";
import { asRefusal } from "../outbound/as-refusal.ts";
import { callsLeft } from "../outbound/gate-object.ts";
import { OutboundError } from "../outbound/outbound.ts";
import { placeOf } from "./company-place.ts";
import { lookUpPayload } from "./list-commands.ts";
import { answerQuestion, countsOf, openQuestions, type Answered } from "./list-tables.ts";
import { lookUpCompany } from "./look-up-company.ts";
import { isRegisterUsed } from "./source.ts";

/** Questions between two commits: a user who cancels waits for no more than these. */
const atOnce = 10;
/** Requests of Companies House's limit that a list leaves to users who search. */
const reserved = 20;
/** A provider that is busy is waited for in steps of this, each with a heartbeat, and no longer than the limit. */
const waitMs = 5000;
const maxWaitMs = 600_000;

/** How long the provider wants to be left alone, ms; null: waiting does not help. */
function busyFor(error: unknown): number | null {
  if (!(error instanceof OutboundError)) return null;
  const isBusy = error.fault === "rate" || error.status === 429 || (error.fault === "open" && error.retryAfterMs > 0);
  return isBusy ? Math.max(error.retryAfterMs, 1000) : null;
}

/** What a user reads of a list that stopped: when to resume it. */
function stopped(error: unknown): unknown {
  const shown = asRefusal(error, "Companies House");
  return shown instanceof Refusal ? new StepFailed(shown.ref) : shown;
}

const progressOf = ({ sql }: StepContext, listId: string) => {
  const { entries, open } = countsOf(sql, listId);
  return { done: entries - open, total: entries, rows: entries - open };
};

/** Waits for a busy provider. @throws StepFailed once that took too long, StepStopped where the user canceled */
async function waitFor(context: StepContext, listId: string, error: unknown, ms: number): Promise<void> {
  if (ms > maxWaitMs) throw stopped(error);
  for (let waited = 0; waited < ms; waited += waitMs) {
    await context.tick(progressOf(context, listId));
    await scheduler.wait(Math.min(waitMs, ms - waited));
  }
}

/**
 * Looks up the next questions of a list, all at the same time, and commits what was answered. What the provider's limit
 * did not admit stays open for the next slice.
 */
export const lookUpListStep: Step = async (context) => {
  const { listId } = v.parse(lookUpPayload, context.payload);
  const { sql, env } = context;
  if (!isRegisterUsed(env) && (await callsLeft(env, "companies")) < reserved) {
    await waitFor(context, listId, null, waitMs);
    return context.more(null, progressOf(context, listId));
  }
  const questions = openQuestions(sql, listId, atOnce);
  const place = placeOf(env);
  const settled = await Promise.allSettled(questions.map((each) => lookUpCompany(place, each)));
  const answers = settled.flatMap((each): Answered[] => (each.status === "fulfilled" ? [each.value] : []));
  const keep = (): void => answers.forEach((answer) => answerQuestion(sql, listId, answer));
  const [error] = settled.flatMap((each): unknown[] => (each.status === "rejected" ? [each.reason] : []));
  if (error === undefined && questions.length < atOnce) {
    const { entries } = countsOf(sql, listId);
    return context.finish({ done: entries, total: entries, rows: entries }, keep);
  }
  context.part(keep);
  if (error !== undefined) {
    const ms = busyFor(error);
    if (ms === null) throw stopped(error);
    await waitFor(context, listId, error, ms);
  }
  return context.more(null, progressOf(context, listId));
};
