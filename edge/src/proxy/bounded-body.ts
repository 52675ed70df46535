export type BoundedBody =
  | { readonly kind: "none" }
  | { readonly kind: "body"; readonly body: ReadableStream<Uint8Array> }
  /** No Content-Length: how much is to come is not known. */
  | { readonly kind: "undeclared"; readonly body: ReadableStream<Uint8Array> }
  | { readonly kind: "tooLarge" };

/**
 * A request's body with a limit in bytes. A declared length decides at once and the bytes stream through untouched:
 * never buffered, and the platform holds the sender to the length.
 */
export function boundedBody(request: Request, most: number): BoundedBody {
  const declared = request.headers.get("content-length");
  if (declared !== null && !(Number(declared) <= most)) return { kind: "tooLarge" };
  if (request.body === null) return { kind: "none" };
  return { kind: declared === null ? "undeclared" : "body", body: request.body };
}

/** Reads a small body of undeclared length; null as soon as it grows past the limit. */
export async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > most) return null;
    parts.push(part);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
