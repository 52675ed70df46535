import type { Context } from "hono";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { limits } from "@paygauge/api-types/limits";
import { BodyTooSlow, pacedPieces } from "../body/pace.ts";
import { bodyRefusal, readBody } from "../body/read-body.ts";
import { within } from "../body/within.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { type Refusal, refuse } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { upstreams, type Upstream } from "../rules/upstreams.ts";

/** A large body that is passed on as received. */
interface Passing {
  readonly stream: ReadableStream<Uint8Array>;
  /** Begins to pass it on; resolves when all of it is with the upstream. Rejects where it is late, or breaks off. */
  pass(): Promise<void>;
  /** True once it came too slowly, and was cut. */
  isTooSlow(): boolean;
}

/** The body to forward: nothing, bytes that were read, or a large body as received. */
export type Payload = Passing | Uint8Array<ArrayBuffer> | null;

export const isPassing = (payload: Payload): payload is Passing => payload !== null && !(payload instanceof Uint8Array);

export interface Taken {
  readonly payload: Payload;
  /** Tells that the payload is no longer needed. */
  readonly leave: () => void;
}

/** Of a request without a body, or with one that is not read. */
export const nothing: Taken = { payload: null, leave: () => undefined };

/** Form of Content-Type that each kind of body must declare. */
const declaredForms = {
  json: /^application\/json(?:;|$)/i,
  multipart: /^multipart\/form-data;/i,
  binary: /^(?:application|text)\//i,
  none: /^/,
} as const;

function mostBytes(c: Context<EdgeHono>, call: Call): number {
  const upload = Number(c.env.MAX_UPLOAD_BYTES);
  switch (bodyTypeOf(call)) {
    case "json":
      return limits.jsonBodyBytes;
    case "multipart":
      // The origin's forms are small; documents for the chat are files.
      return call.service === "chatbot" ? upload : limits.jsonBodyBytes;
    case "binary":
      return Math.min(limits.uploadPartBytes, upload);
    case "none":
      return 0;
  }
}

/** Passes a body of a known length on, piece by piece: the sender by `pace`, the upstream by its own time limit. */
function passing(body: ReadableStream<Uint8Array>, length: number, upstream: Upstream): Passing {
  const pipe = new FixedLengthStream(length);
  let tooSlow = false;
  const pass = async (): Promise<void> => {
    const writer = pipe.writable.getWriter();
    try {
      for await (const piece of pacedPieces(body)) await within(upstreams[upstream].bodyMs, writer.write(piece));
      await writer.close();
    } catch (error) {
      tooSlow = error instanceof BodyTooSlow;
      void writer.abort(error).catch(() => undefined);
      throw error;
    }
  };
  return { stream: pipe.readable, pass, isTooSlow: () => tooSlow };
}

/** The refusal of a part that arrived too slowly: the rest of its file is not lost. */
export const partTooSlow: Refusal = refuse("partTooSlow");

/**
 * The body of a call: read whole, before any place at an upstream is taken, up to 1 MB; what is larger is passed on as it
 * comes. A refusal where the call doesn't take this type.
 */
export async function takeBody(c: Context<EdgeHono>, call: Call, upstream: Upstream): Promise<Taken | Refusal> {
  const bodyType = bodyTypeOf(call);
  if (bodyType === "none") return nothing;
  if (!declaredForms[bodyType].test(c.req.header("content-type") ?? "")) {
    return refuse("bodyTypeDeclared", { type: bodyType });
  }
  const most = mostBytes(c, call);
  const declared = headerOf(c.req.raw, "content-length");
  if (declared !== undefined && !(Number(declared) <= most)) return bodyRefusal("tooLarge", most);
  const { body } = c.req.raw;
  if (body === null) return nothing;
  // An upload that breaks off must not look complete: its length is said before its first byte.
  if (declared === undefined && bodyType !== "json") {
    return refuse("needsContentLength");
  }
  const length = Number(declared ?? 0);
  if (length > limits.jsonBodyBytes) return { ...nothing, payload: passing(body, length, upstream) };
  const read = await readBody(c, Math.min(most, limits.jsonBodyBytes));
  if (read.kind === "whole") return { payload: read.bytes, leave: read.leave };
  return read.kind === "tooSlow" && bodyType === "binary" ? partTooSlow : bodyRefusal(read.kind, most);
}
