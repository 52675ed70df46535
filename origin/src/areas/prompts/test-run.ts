import {
  promptConfig,
  promptTestMs,
  testRepeats,
  type PromptCheck,
  type PromptTest,
} from "@paygauge/api-types/entities/prompts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import type { Env } from "../../env.ts";
import type { ModelMessage } from "../../model/complete.ts";
import { OutboundError } from "../../outbound/outbound.ts";
import { wordsOf } from "../../prompts/checks/run-checks.ts";
import type { Contract, PromptValues } from "../../prompts/contract.ts";
import { contractOf } from "../../prompts/contracts.ts";
import { failureName } from "../../prompts/generate.ts";
import { PromptValueError, renderPrompt } from "../../prompts/render.ts";
import { runPrompt } from "../../prompts/run-prompt.ts";
import { invalid, notFound, refuse } from "@paygauge/worker/refusal";
import { now, type Database, type Statement } from "../../store/database.ts";
import { promptTrials } from "../../store/schema.ts";
import { readStored } from "@paygauge/worker/stored-json";
import { requirePrompt, requireVersion } from "./prompt-rows.ts";

interface TestBody {
  readonly number: number;
  readonly sample: { readonly name: string } | { readonly values: PromptValues };
}

/** What a test run or a preview is of. */
export interface Subject {
  readonly promptId: string;
  readonly number: number;
  readonly template: string;
  readonly config: ReturnType<typeof readConfig>;
  readonly contract: Contract;
  readonly values: PromptValues;
  /** null: the user's own values. */
  readonly sample: string | null;
}

const readConfig = (text: string) => readStored(promptConfig, text, "ai_prompt_versions.config");

/** @throws Refusal 404 for an unknown prompt, version or sample; 409 for a key that no code uses */
export async function subjectOf(db: Database, promptId: string, { number, sample }: TestBody): Promise<Subject> {
  const prompt = await requirePrompt(db, promptId);
  const { template, config } = await requireVersion(db, promptId, number);
  const contract = contractOf(prompt.key);
  if (contract === null) throw refuse("promptKeyUnused");
  const declared = "name" in sample ? contract.samples.find(({ name }) => name === sample.name) : undefined;
  if ("name" in sample && declared === undefined) throw notFound("promptSample");
  const values = "values" in sample ? sample.values : (declared?.values ?? {});
  return { promptId, number, template, config: readConfig(config), contract, values, sample: declared?.name ?? null };
}

/** The messages of a subject. @throws Refusal 422 for a missing or overlong value */
export function messagesOf({ template, values }: Subject): ModelMessage[] {
  try {
    return renderPrompt(template, values);
  } catch (error) {
    if (!(error instanceof PromptValueError)) throw error;
    const { variable, reason } = error;
    throw invalid(
      `sample.values.${variable}`,
      message(reason === "longValue" ? "promptLongValue" : "promptMissingValue", { name: variable }),
    );
  }
}

type Attempt = PromptTest["attempts"][number];

/** A test run waits for its share of calls to the model; a screen that a user waits for doesn't. */
const rateWaitMs = 1000;
const maxRateWaits = 20;

async function attemptOf(env: Env, subject: Subject, signal: AbortSignal, waits = 0): Promise<Attempt> {
  const started = Date.now();
  try {
    // Rendered for each attempt: another marker makes another request, so that no cache answers it.
    const { completion, text, failed } = await runPrompt(
      env,
      subject,
      subject.contract,
      subject.values,
      messagesOf(subject),
      { signal },
    );
    const tokens = completion.promptTokens + completion.completionTokens;
    return { text, failed: [...failed], reason: null, words: wordsOf(text), ms: completion.ms, tokens };
  } catch (error) {
    if (error instanceof OutboundError && error.fault === "rate" && waits < maxRateWaits && !signal.aborted) {
      await scheduler.wait(rateWaitMs);
      return attemptOf(env, subject, signal, waits + 1);
    }
    const reason = failureName(error);
    return { text: null, failed: [...subject.contract.checks], reason, words: 0, ms: Date.now() - started, tokens: 0 };
  }
}

/** Five attempts at once, each checked; a run takes as long as its slowest attempt. */
export async function runTest(env: Env, subject: Subject): Promise<PromptTest> {
  const { contract, number } = subject;
  const sent = messagesOf(subject);
  const signal = AbortSignal.timeout(promptTestMs);
  const attempts = await Promise.all(Array.from({ length: testRepeats }, () => attemptOf(env, subject, signal)));
  const passes = (check: PromptCheck) => attempts.filter(({ failed }) => !failed.includes(check)).length;
  const passed = Object.fromEntries(contract.checks.map((check) => [check, passes(check)]));
  return { ...done(message("promptTested", { number })), number, of: testRepeats, passed, attempts, sent };
}

/** Stores the result of a declared sample; the user's own values leave nothing. */
export function trialStatements(
  db: Database,
  { promptId, number, sample }: Subject,
  { of, passed }: PromptTest,
): Statement[] {
  if (sample === null) return [];
  const result = { of, passed: JSON.stringify(passed), ranOn: now() };
  return [
    db
      .insert(promptTrials)
      .values({ promptId, number, sample, ...result })
      .onConflictDoUpdate({ target: [promptTrials.promptId, promptTrials.number, promptTrials.sample], set: result }),
  ];
}
