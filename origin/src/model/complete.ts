/** Completions and embeddings through the gate that every isolate shares. */
import type { Env } from "../env.ts";
import { gateOf } from "../outbound/gate-object.ts";
import {
  completeThrough,
  embedThrough,
  type Completion,
  type CompletionOptions,
  type ModelEnv,
  type ModelMessage,
  type ModelSettings,
} from "./completion.ts";

export type { Completion, CompletionOptions, ModelMessage, ModelSettings } from "./completion.ts";
export { ModelError } from "./completion.ts";
export { modelAliases, modelMode } from "./settings.ts";

type GatedEnv = ModelEnv & Pick<Env, "OUTBOUND">;

/** One chat completion. @throws OutboundError, ModelError on any failure; the caller falls back to text from figures */
export const complete = (
  env: GatedEnv,
  settings: ModelSettings,
  messages: readonly ModelMessage[],
  options: CompletionOptions = {},
): Promise<Completion> => completeThrough({ env, gate: gateOf(env, "model") }, settings, messages, options);

/** A vector for each text, in their order. @throws OutboundError, ModelError */
export const embed = (env: GatedEnv, texts: readonly string[]): Promise<readonly (readonly number[])[]> =>
  embedThrough({ env, gate: gateOf(env, "model") }, texts);
