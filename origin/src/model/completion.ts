/** The one adapter to models: chat completions and embeddings of an OpenAI-compatible service. */
import * as v from "valibot";
import type { Env } from "../env.ts";
import { outbound, OutboundError, type SharedGate } from "../outbound/outbound.ts";
import { readCompletionStream, streamedCompletion } from "./completion-stream.ts";
import { modelOf, priceOf, type ModelAlias } from "./settings.ts";

/** Why a model wrote nothing that can be used, where the service itself answered. */
type ModelFault = "off" | "refused" | "cutShort";

/** A model that is not configured, refuses, or stops before the end. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault) {
    super(`Model: ${fault}`);
    this.name = "ModelError";
    this.fault = fault;
  }
}

export interface ModelSettings {
  /** Alias from the configuration. */
  readonly model: string;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly answer: "text" | "json";
}

export interface ModelMessage {
  readonly role: "system" | "user";
  readonly content: string;
}

export interface Completion {
  readonly text: string;
  readonly model: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** US dollars, by the configured prices. */
  readonly price: number;
  /** From the call to the last token. */
  readonly ms: number;
}

export interface CompletionOptions {
  readonly signal?: AbortSignal;
  /** Called with every part of the text as it arrives. */
  readonly onText?: (text: string) => void;
  /** Limit to the first token, ms. */
  readonly firstTokenMs?: number;
}

export type ModelEnv = Pick<Env, "MODEL_PROVIDER" | "MODEL_URL" | "MODEL_KEY" | "MODEL_ALIASES" | "ENVIRONMENT">;

const firstTokenLimitMs = 20_000;
/** A token is rarely longer; what a service sends beyond it is a fault. */
const charactersPerToken = 16;

const headersOf = ({ MODEL_KEY }: ModelEnv) => ({
  "content-type": "application/json",
  accept: "application/json",
  ...(MODEL_KEY !== undefined && MODEL_KEY !== "" && { authorization: `Bearer ${MODEL_KEY}` }),
});

function aliasOf(env: ModelEnv, alias: string): ModelAlias {
  const known = modelOf(env, alias);
  if (known === null) throw new ModelError("off");
  return known;
}

/** A limit that ends the call unless a token came. */
function firstTokenLimit(ms: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new OutboundError("Model", "slow")), ms);
  return {
    signal: signal === undefined ? controller.signal : AbortSignal.any([controller.signal, signal]),
    stop: () => clearTimeout(timer),
    /** What ended the call. */
    reason: (error: unknown): unknown => (controller.signal.aborted ? controller.signal.reason : error),
  };
}

/** One chat completion, streamed, through the given gate. @throws OutboundError, ModelError */
export async function completeThrough(
  {
    env,
    gate,
    wait,
  }: { readonly env: ModelEnv; readonly gate: SharedGate; readonly wait?: (ms: number) => Promise<unknown> },
  settings: ModelSettings,
  messages: readonly ModelMessage[],
  { signal, onText = () => {}, firstTokenMs = firstTokenLimitMs }: CompletionOptions = {},
): Promise<Completion> {
  const alias = aliasOf(env, settings.model);
  const started = Date.now();
  const limit = firstTokenLimit(firstTokenMs, signal);
  const body = {
    model: alias.model,
    messages,
    temperature: settings.temperature,
    max_completion_tokens: settings.maxTokens,
    stream: true,
    stream_options: { include_usage: true },
    ...(settings.answer === "json" && { response_format: { type: "json_object" } }),
  };
  const heard = (text: string) => {
    limit.stop();
    onText(text);
  };
  try {
    const { body: read } = await outbound({ env, gate, ...(wait !== undefined && { wait }) }, "model", {
      method: "POST",
      path: "/chat/completions",
      headers: { ...headersOf(env), accept: "text/event-stream" },
      body: JSON.stringify(body),
      // A completion that was not read has no effect but its price.
      isRepeatable: true,
      answer: streamedCompletion,
      read: (stream) =>
        readCompletionStream(stream, { onText: heard, maxLength: settings.maxTokens * charactersPerToken }),
      signal: limit.signal,
    });
    if (read === null || read.refused) throw new ModelError("refused");
    if (read.finishReason === "length") throw new ModelError("cutShort");
    const { text, promptTokens, completionTokens } = read;
    const price = priceOf(alias, promptTokens, completionTokens);
    return { text, model: alias.model, promptTokens, completionTokens, price, ms: Date.now() - started };
  } catch (error) {
    throw limit.reason(error);
  } finally {
    limit.stop();
  }
}

const embeddings = v.object({
  data: v.array(v.object({ index: v.number(), embedding: v.array(v.number()) })),
});

/** A vector for each text, in their order, from the alias "embedding". @throws OutboundError, ModelError */
export async function embedThrough(
  { env, gate }: { readonly env: ModelEnv; readonly gate: SharedGate },
  texts: readonly string[],
): Promise<readonly (readonly number[])[]> {
  const { body } = await outbound({ env, gate }, "model", {
    method: "POST",
    path: "/embeddings",
    headers: headersOf(env),
    body: JSON.stringify({ model: aliasOf(env, "embedding").model, input: texts, encoding_format: "float" }),
    isRepeatable: true,
    answer: embeddings,
  });
  const vectors = (body?.data ?? []).toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
  const [first] = vectors;
  const isWhole = vectors.length === texts.length && vectors.every((each) => each.length === first?.length);
  if (!isWhole) throw new OutboundError("Model", "shape");
  return vectors;
}
