/** The answer as it goes on, and when nobody reads its body any more. */
export interface Passage {
  readonly answer: Response;
  /** Its body was read to its end, given up, or broke off. Never rejects. */
  readonly ended: Promise<void>;
}

/**
 * Passes the answer of a request with this method on and tells when its body is done with. The bytes stream through the
 * platform's own pipe, which breaks where the client goes away.
 */
export function untilRead(answer: Response, method: string): Passage {
  const { body } = answer;
  if (body === null) return { answer, ended: Promise.resolve() };
  if (method === "HEAD") return { answer: new Response(null, answer), ended: body.cancel().catch(() => undefined) };
  const length = answer.headers.get("content-length");
  const pipe = length === null ? new IdentityTransformStream() : new FixedLengthStream(Number(length));
  const ended = body.pipeTo(pipe.writable).catch(() => undefined);
  return { answer: new Response(pipe.readable, answer), ended };
}
