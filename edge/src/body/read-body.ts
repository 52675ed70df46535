import type { Context } from "hono";
import { limits } from "@paygauge/api-types/limits";
import type { EdgeHono } from "../edge-hono.ts";
import { clientNetwork } from "../rules/client-network.ts";
import type { Refusal } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { HeldBodies, type HeldBody, type Owner } from "./held-bodies.ts";
import { BodyTooSlow, pacedPieces, slowestMs } from "./pace.ts";
import { refuse } from "../rules/problem.ts";

/** Longer than a body is read, waits for its place and is answered, ms. */
const lifeMs = slowestMs(limits.jsonBodyBytes) + 60_000;

/** Bodies that this isolate holds. */
export const heldBodies = new HeldBodies(lifeMs);

/** Why a body was not taken: it is larger than it may be, came too slowly, broke off, or there is no room for it. */
type NotRead = "tooLarge" | "tooSlow" | "broken" | "busy";

export type ReadBody =
  | {
      readonly kind: "whole";
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Tells that the bytes are no longer needed. */
      readonly leave: () => void;
    }
  | { readonly kind: NotRead };

/** Whose request it is: a user's once a session is open, else a network's where that is known. */
export function ownerOf(c: Context<EdgeHono>): Owner {
  return c.get("session")?.person ?? clientNetwork(c.env, c.req.raw);
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

async function readInto(held: HeldBody, body: ReadableStream<Uint8Array>, most: number): Promise<ReadBody> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of pacedPieces(body)) {
      bytes += part.byteLength;
      if (bytes > most) return { kind: "tooLarge" };
      if (!held.grow(part.byteLength)) return { kind: "busy" };
      parts.push(part);
    }
  } catch (error) {
    return { kind: error instanceof BodyTooSlow ? "tooSlow" : "broken" };
  }
  return { kind: "whole", bytes: joined(parts, bytes), leave: held.leave };
}

/**
 * Reads the whole body of a request: the one way in which the gateway reads any. At most `most` bytes, no more slowly
 * than `pace`, and only while this isolate, and the one who sends it, hold no more than they may.
 */
export async function readBody(c: Context<EdgeHono>, most: number): Promise<ReadBody> {
  const { body } = c.req.raw;
  const declared = headerOf(c.req.raw, "content-length");
  if (declared !== undefined && !(Number(declared) <= most)) return { kind: "tooLarge" };
  if (body === null) return { kind: "whole", bytes: new Uint8Array(), leave: () => undefined };
  const held = heldBodies.enter(ownerOf(c));
  if (held === null) return { kind: "busy" };
  const reading = readInto(held, body, most).then((read) => {
    if (read.kind !== "whole") held.leave();
    return read;
  });
  // The platform forgets a request whose client disconnected, unless something of it is still waited for.
  c.executionCtx.waitUntil(reading);
  return reading;
}

/** The refusal of a body that was not taken. */
export function bodyRefusal(why: NotRead, most: number): Refusal {
  switch (why) {
    case "tooLarge":
      return refuse("bodyTooLarge", { most });
    case "tooSlow":
      return refuse("bodyTooSlow");
    case "broken":
      return refuse("bodyBroken");
    case "busy":
      return refuse("tooMuchAtOnce", {}, { "retry-after": "1" });
  }
}
