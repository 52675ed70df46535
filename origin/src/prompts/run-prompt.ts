import type { PromptCheck } from "@paygauge/api-types/entities/prompts";
import type { Env } from "../env.ts";
import { complete, type Completion, type ModelMessage } from "../model/complete.ts";
import { failedChecks } from "./checks/run-checks.ts";
import type { Contract, PromptValues } from "./contract.ts";
import type { LabelledVersion } from "./labelled-version.ts";
import { parseAnswer } from "./parse-answer.ts";

export interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onText?: (text: string) => void;
}

/** What a model answered, and what the checks found. `output` is null where the answer could not be parsed. */
interface PromptRun {
  readonly completion: Completion;
  readonly output: unknown;
  /** The answer's prose; the raw answer where it could not be parsed. */
  readonly text: string;
  readonly failed: readonly PromptCheck[];
}

/**
 * Asks the model, reads its answer by the contract and checks it.
 * @throws OutboundError | ModelError when the model doesn't answer
 */
export async function runPrompt(
  env: Env,
  { config }: Pick<LabelledVersion, "config">,
  contract: Contract,
  values: PromptValues,
  messages: readonly ModelMessage[],
  options: RunOptions = {},
): Promise<PromptRun> {
  const completion = await complete(env, { ...config, answer: contract.answer }, messages, options);
  const parsed = parseAnswer(contract, completion.text);
  if (parsed === null)
    return {
      completion,
      output: null,
      text: completion.text,
      failed: contract.answer === "json" ? ["json"] : ["length"],
    };
  const text = contract.textOf(parsed.output);
  return { completion, output: parsed.output, text, failed: failedChecks(contract, text, values) };
}
