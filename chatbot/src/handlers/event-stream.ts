import type { ChatLog } from "@paygauge/api-types/entities/chat";
import { message } from "@paygauge/api-types/catalogue/message";
import { Refusal } from "../refusal.ts";
import { english } from "../translate-in.ts";

const encoder = new TextEncoder();
const event = (name: string, data: unknown): Uint8Array =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** Sends an answer as server-sent events: its sources, its sentences, then the whole. */
export function eventStream(whole: Promise<ChatLog>, execution: Pick<ExecutionContext, "waitUntil">): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const send = async (): Promise<void> => {
    const writer = writable.getWriter();
    try {
      const log = await whole;
      await writer.write(event("sources", log.sources));
      for (const sentence of log.sentences) await writer.write(event("delta", sentence));
      await writer.write(event("done", log));
    } catch (error) {
      const ref = error instanceof Refusal ? error.ref : message("failedOurSide");
      await writer.write(event("error", { detail: english(ref), messageRef: ref }));
    } finally {
      await writer.close();
    }
  };
  // The answer is stored whether anybody reads it to its end or not.
  execution.waitUntil(Promise.allSettled([whole, send()]));
  return new Response(readable, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}
