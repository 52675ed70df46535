/** Asks the assistant and reads its answer as it is written. */
import { EventSourceParserStream } from "eventsource-parser/stream";
import * as v from "valibot";
import { chatAnswer, chatSentence, chatSource, type ChatLog } from "@paygauge/api-types/entities/chat";
import { callOf } from "../../data/call-table.ts";
import { headersOf, refusal } from "../../data/call-api.ts";
import { problemOf } from "../../data/api-problem.ts";
import { loadedTranslate } from "../../texts/catalogue.ts";

export interface Asked {
  readonly question: string;
  readonly conversation_id?: string;
  readonly job_id?: string;
  readonly supplier_key?: string;
  readonly searched_for?: string;
  readonly language: "en" | "de" | "fr";
}

/** An answer in progress. */
export interface SoFar {
  readonly id: string | null;
  readonly conversationId: string | null;
  readonly sentences: ChatLog["sentences"];
  readonly sources: ChatLog["sources"];
}

const json = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);
const begun = json(v.object({ id: v.string(), conversation_id: v.string() }));
const sources = json(v.array(chatSource));
const sentence = json(chatSentence);
const whole = json(chatAnswer);

/** A stream that says nothing for this long has broken, ms. */
const silenceMs = 30_000;

/**
 * Sends a question. `onGrown` gets the answer so far each time that it grows. @throws ApiProblem of a refusal, Error when
 * the stream breaks
 */
export async function askAssistant(
  asked: Asked,
  onGrown: (soFar: SoFar) => void,
  signal: AbortSignal,
): Promise<ChatLog> {
  const call = callOf("chatMessage");
  const headers = {
    ...headersOf(call, crypto.randomUUID()),
    "content-type": "application/json",
    accept: "text/event-stream",
  };
  const response = await fetch(call.path, { method: "POST", headers, body: JSON.stringify(asked), signal });
  if (!response.ok || response.body === null) {
    const answer: unknown = await response.json().catch(() => undefined);
    const id = response.headers.get("x-correlation-id") ?? undefined;
    throw refusal(problemOf(response.status, answer, id, await loadedTranslate()));
  }
  return readAnswer(response.body, onGrown);
}

async function readAnswer(body: ReadableStream<Uint8Array>, onGrown: (soFar: SoFar) => void): Promise<ChatLog> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let soFar: SoFar = { id: null, conversationId: null, sentences: [], sources: [] };
  for (;;) {
    const { done, value } = await nextWithin(events);
    if (done || value === undefined) throw new Error("The answer broke off.");
    const { event, data } = value;
    if (event === "done") return v.parse(whole, data);
    if (event === "error") throw new Error("The assistant failed.");
    if (event === "begun") {
      const { id, conversation_id: conversationId } = v.parse(begun, data);
      soFar = { ...soFar, id, conversationId };
    }
    if (event === "sources") soFar = { ...soFar, sources: v.parse(sources, data) };
    if (event === "delta") soFar = { ...soFar, sentences: [...soFar.sentences, v.parse(sentence, data)] };
    onGrown(soFar);
  }
}

/** The next event. @throws Error after a long silence */
async function nextWithin<T>(reader: ReadableStreamDefaultReader<T>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The answer stopped.")), silenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
