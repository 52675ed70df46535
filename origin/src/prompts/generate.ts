import { productionLabel, type PromptKey } from "@paygauge/api-types/entities/prompts";
import type { Env } from "../env.ts";
import { contractOf, type OutputOf, type ValuesOf } from "./contracts.ts";
import { versionLabelled, type LabelledVersion } from "./labelled-version.ts";
import { PromptValueError, renderPrompt } from "./render.ts";
import { runPrompt, type RunOptions } from "./run-prompt.ts";
import { modelOutcome, recordUse, type VersionId } from "./usage.ts";

/** A text of the model, or why there is none: the caller then composes its text from figures. */
export type Generated<K extends PromptKey> =
  | {
      readonly status: "model";
      readonly output: OutputOf<K>;
      /** Pass it to `recordEdit` when a user changes the text. */
      readonly version: VersionId;
      readonly text: string;
    }
  | { readonly status: "fallback"; readonly reason: string };

/** Short name of an error, for logs and usage; never its message, which can quote an answer. */
export const failureName = (error: unknown): string => {
  if (!(error instanceof Error)) return "model";
  const fault: unknown = "fault" in error ? error.fault : undefined;
  return typeof fault === "string" ? `model:${fault}` : "model";
};

interface Asked {
  readonly key: PromptKey;
  readonly version: LabelledVersion;
}

function logFallback({ key, version }: Asked, reason: string, variable?: string): void {
  const { number } = version;
  console.warn(JSON.stringify({ event: "prompt-fallback", key, number, reason, variable }));
}

/**
 * Writes a text with the production version of a key: renders it, asks the model, parses and checks the answer. Never
 * throws; any failure is a fallback with its reason ("noVersion", "missingValue", "model:…", "check:numbers"). Writes one
 * row of usage at most.
 */
export async function generate<K extends PromptKey>(
  env: Env,
  key: K,
  values: ValuesOf<K>,
  options: RunOptions = {},
): Promise<Generated<K>> {
  const contract = contractOf(key);
  const version = await versionLabelled(env, key, productionLabel);
  if (contract === null || version === null) return { status: "fallback", reason: "noVersion" };
  const asked = { key, version };
  try {
    const messages = renderPrompt(version.template, values);
    const { completion, output, text, failed } = await runPrompt(env, version, contract, values, messages, options);
    const [first] = failed;
    const outcome = first === undefined ? modelOutcome : `check:${first}`;
    await recordUse(env, version, { outcome, completion });
    if (first !== undefined) {
      logFallback(asked, outcome);
      return { status: "fallback", reason: outcome };
    }
    const { promptId, number } = version;
    // The contract of this key parsed it.
    return { status: "model", output: output as OutputOf<K>, version: { promptId, number }, text };
  } catch (error) {
    const isOfValue = error instanceof PromptValueError;
    const reason = isOfValue ? error.reason : failureName(error);
    logFallback(asked, reason, isOfValue ? error.variable : undefined);
    await recordUse(env, version, { outcome: reason, completion: null });
    return { status: "fallback", reason };
  }
}
