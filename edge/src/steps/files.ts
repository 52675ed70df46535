import type { Context } from "hono";
import type { EdgeHono } from "../edge-hono.ts";
import { problem, refuse } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { fixedHeaders } from "../rules/security-headers.ts";

interface KeptFile {
  readonly body: ArrayBuffer;
  readonly etag: string | null;
  readonly headers: Headers;
}

/** Files whose names carry their content's hash, held in this isolate: the first asked for is the first forgotten. */
const kept = new Map<string, KeptFile>();
let keptBytes = 0;
const maxKept = 16 * 1024 * 1024;
const maxOne = 512 * 1024;

function keep(path: string, file: KeptFile): void {
  // Two requests may have read it at once.
  if (kept.has(path)) return;
  for (const [name, { body }] of kept) {
    if (keptBytes + file.body.byteLength <= maxKept) break;
    kept.delete(name);
    keptBytes -= body.byteLength;
  }
  keptBytes += file.body.byteLength;
  kept.set(path, file);
}

function answerKept(c: Context<EdgeHono>, { body, etag, headers }: KeptFile): Response {
  if (etag !== null && headerOf(c.req.raw, "if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** The answer's headers of a file that was found under the cache rule. */
function answerHeaders(found: Response, cacheControl: string): Headers {
  const headers = new Headers({ ...fixedHeaders, "cache-control": cacheControl });
  for (const name of ["content-type", "etag"]) {
    const value = found.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Serves a file of the build under the given cache rule; `forGood`: what such a name holds never changes. */
const files =
  (cacheControl: string, forGood: boolean) =>
  (c: Context<EdgeHono>): Response | Promise<Response> => {
    const held = forGood ? kept.get(c.get("path")) : undefined;
    return held ? answerKept(c, held) : fetchFile(c, cacheControl, forGood);
  };

async function fetchFile(c: Context<EdgeHono>, cacheControl: string, forGood: boolean): Promise<Response> {
  const path = c.get("path");
  const known = headerOf(c.req.raw, "if-none-match");
  const asked = known && !forGood ? { headers: { "if-none-match": known } } : {};
  const found = await c.env.ASSETS.fetch(`https://assets.internal${path}`, asked);
  if (found.status !== 200 && found.status !== 304) {
    return problem(refuse("notInBuild"), c.get("requestId"));
  }
  const headers = answerHeaders(found, cacheControl);
  const length = found.headers.get("content-length");
  if (!forGood || Number(length) > maxOne) {
    if (length !== null) headers.set("content-length", length);
    return new Response(found.body, { status: found.status, headers });
  }
  const file = { body: await found.arrayBuffer(), etag: headers.get("etag"), headers };
  if (file.body.byteLength <= maxOne) keep(path, file);
  return answerKept(c, file);
}

/** Names that carry the content's hash: what they hold never changes. */
export const gatedFiles = files("private, max-age=31536000, immutable", true);
export const publicFiles = files("public, max-age=31536000, immutable", true);
/** Files without a hash in their name: a browser asks again whether they changed. */
export const namedFiles = files("private, no-cache", false);
