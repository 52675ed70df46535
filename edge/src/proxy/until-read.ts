/** The answer as it goes on, and when the upstream is done with it. */
export interface Passage {
  readonly answer: Response;
  /** Its body was read to its end, given up, or broke off. Never rejects. */
  readonly ended: Promise<void>;
}

/** Kinds of answer that are made whole before their headers are sent: on their way they hold nothing of the upstream's. */
const madeWhole = /^application\/(?:problem\+)?json\b/i;

const atOnce = Promise.resolve();

/**
 * Passes the answer of a request with this method on and tells when the upstream is done with it: JSON at once, and
 * whatever comes as it is made (files, the chat's words) when its body was read. Those bytes stream through the
 * platform's own pipe, which breaks where the client goes away.
 */
export function untilRead(answer: Response, method: string): Passage {
  const { body } = answer;
  if (body === null) return { answer, ended: atOnce };
  if (method === "HEAD") return { answer: new Response(null, answer), ended: body.cancel().catch(() => undefined) };
  if (madeWhole.test(answer.headers.get("content-type") ?? "")) return { answer, ended: atOnce };
  const length = answer.headers.get("content-length");
  const pipe = length === null ? new IdentityTransformStream() : new FixedLengthStream(Number(length));
  const ended = body.pipeTo(pipe.writable).catch(() => undefined);
  return { answer: new Response(pipe.readable, answer), ended };
}
