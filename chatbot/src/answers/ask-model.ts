import * as v from "valibot";
import { completionLine } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import { readOrigin, type Asker } from "../request/scope.ts";
import { takeSentences, type CitedSentence } from "./cited-sentences.ts";

/** A whole answer takes at most so long, ms. */
const maxMs = 30_000;
const line = v.pipe(v.string(), v.parseJson(), completionLine);

interface Completion {
  readonly question: string;
  readonly passages: readonly string[];
  readonly language: Language;
}

/** Numbers in brackets are the model's marks: those of a passage's own text are written otherwise. */
const withoutMarks = (text: string): string => text.replaceAll(/\[(\d{1,2})\]/g, "($1)").replaceAll("\n", " ");

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  let text = "";
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const parts = (text + piece).split("\n");
    text = parts.pop() ?? "";
    yield* parts;
  }
}

/** The model didn't answer, or wrote what can't be used. */
export class ModelFailed extends Error {}

/** Asks the origin's model and yields its sentences as they are whole. @throws ModelFailed */
export async function* askModel(
  asker: Asker,
  { question, passages, language }: Completion,
): AsyncIterable<CitedSentence> {
  const numbered = passages.map((text, at) => `[${at + 1}] ${withoutMarks(text)}`).join("\n");
  const response = await readOrigin(asker, "/api/v1/chat-completion", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ question, passages: numbered, language }),
    signal: AbortSignal.timeout(maxMs),
  });
  if (!response.ok || response.body === null) throw new ModelFailed(`The model's call answered ${response.status}.`);
  let text = "";
  for await (const each of linesOf(response.body)) {
    const read = v.safeParse(line, each);
    if (!read.success) continue;
    if ("failed" in read.output) {
      if (read.output.failed !== null) throw new ModelFailed(read.output.failed);
      break;
    }
    const { sentences, rest } = takeSentences(text + read.output.text, false);
    text = rest;
    yield* sentences;
  }
  yield* takeSentences(text, true).sentences;
}
