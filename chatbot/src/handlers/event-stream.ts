import type { ChatLog, ChatSentence, ChatSource } from "@paygauge/api-types/entities/chat";
import { refusalOf } from "@paygauge/worker/arrival";
import { english } from "@paygauge/worker/translate-in";

const encoder = new TextEncoder();
const event = (name: string, data: unknown): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** An answer so far. */
interface SoFar {
  readonly sentences: readonly ChatSentence[];
  readonly sources: readonly ChatSource[];
}

/** Takes an answer so far, each time it has grown. */
export type Tell = (soFar: SoFar) => void;

/** Names a question from its start, so that a client can stop it, or read it again after a reload. */
type Begun = Pick<ChatLog, "id" | "conversation_id">;

/**
 * Sends an answer as server-sent events while `write` writes it: what it is called, its sources whenever there are more,
 * each sentence, and at its end the whole. The answer is stored whether a client reads it to its end or not.
 */
export function eventStream(
  { id, conversation_id }: Begun,
  write: (tell: Tell) => Promise<ChatLog>,
  execution: Pick<ExecutionContext, "waitUntil">,
): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send = (name: string, data: unknown): void => void writer.write(event(name, data)).catch(() => {});
  send("begun", { id, conversation_id });
  let [sources, sentences] = [-1, 0];
  const tell: Tell = (soFar) => {
    if (soFar.sources.length > sources) send("sources", soFar.sources);
    sources = Math.max(sources, soFar.sources.length);
    for (const sentence of soFar.sentences.slice(sentences)) send("delta", sentence);
    sentences = Math.max(sentences, soFar.sentences.length);
  };
  const run = async (): Promise<void> => {
    try {
      const log = await write(tell);
      tell(log);
      send("done", log);
    } catch (error) {
      const { ref } = refusalOf(error);
      send("error", { detail: english(ref), messageRef: ref });
    }
    await writer.close().catch(() => {});
  };
  execution.waitUntil(run());
  return new Response(readable, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}
