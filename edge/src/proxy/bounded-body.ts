export type BoundedBody =
  | { readonly kind: "none" }
  | { readonly kind: "body"; readonly body: ReadableStream<Uint8Array>; readonly overflowed: () => boolean }
  | { readonly kind: "tooLarge" };

/**
 * A request's body with a limit in bytes. A declared length decides at once and the bytes stream through untouched; an
 * undeclared one is counted while it streams, and the stream fails where it grows past the limit. Never buffered.
 */
export function boundedBody(request: Request, most: number): BoundedBody {
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > most) return { kind: "tooLarge" };
  if (request.body === null) return { kind: "none" };
  if (declared !== null) return { kind: "body", body: request.body, overflowed: () => false };
  let bytes = 0;
  let over = false;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes <= most) return controller.enqueue(chunk);
        over = true;
        return controller.error(new Error("The body is larger than allowed."));
      },
    }),
  );
  return { kind: "body", body: counted, overflowed: () => over };
}
