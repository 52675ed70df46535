import type * as v from "valibot";
import type { completionLine, completionQuestion } from "@paygauge/api-types/entities/chat";
import type { Env } from "../../env.ts";
import { languageWords } from "../../prompts/contract.ts";
import { generate } from "../../prompts/generate.ts";

type Line = v.InferOutput<typeof completionLine>;

/** Streams the model's text as it arrives, and at its end whether the checks of the prompt let it pass. */
export function streamCompletion(
  env: Env,
  { question, passages, language }: v.InferOutput<typeof completionQuestion>,
  signal: AbortSignal,
): Response {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  // Writes are in order; one that fails has lost its reader.
  const send = (line: Line): void => void writer.write(encoder.encode(`${JSON.stringify(line)}\n`)).catch(() => {});
  const write = async (): Promise<void> => {
    const values = { question, passages, language: languageWords[language] };
    const generated = await generate(env, "chat-answer", values, { onText: (text) => send({ text }), signal });
    send({ failed: generated.status === "model" ? null : generated.reason });
    await writer.close().catch(() => {});
  };
  void write();
  return new Response(readable, { headers: { "content-type": "application/x-ndjson" } });
}
