import type { Context } from "hono";
import { compressedType } from "@paygauge/api-types/compressed-types";
import { isKnownTag } from "@paygauge/api-types/if-none-match";
import type { EdgeHono } from "../edge-hono.ts";
import { acceptedCodings, isCompressedName, type Coding } from "../rules/encodings.ts";
import { problem, refuse } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { fixedHeaders } from "../rules/security-headers.ts";

interface KeptFile {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
}

/** Files whose names carry their content's hash, held in this isolate: the first asked for is the first forgotten. */
const kept = new Map<string, KeptFile>();
let keptBytes = 0;
const maxKept = 16 * 1024 * 1024;
const maxOne = 512 * 1024;

function keep(name: string, file: KeptFile): void {
  // Two requests may have read it at once.
  if (kept.has(name)) return;
  for (const [other, { body }] of kept) {
    if (keptBytes + file.body.byteLength <= maxKept) break;
    kept.delete(other);
    keptBytes -= body.byteLength;
  }
  keptBytes += file.body.byteLength;
  kept.set(name, file);
}

/** A file of the build as it is kept or sent, under the name that it has there. */
interface AskedFile {
  readonly path: string;
  /** null: as it is. */
  readonly coding: Coding | null;
}
const nameOf = ({ path, coding }: AskedFile): string => path + (coding?.ending ?? "");

/** Under what a file is kept: clients that take other codings may get another form of it. */
const keyOf = (forms: readonly AskedFile[]): string => forms.map(nameOf).join(" ");

/** The compressed files that the client accepts, the smallest first, and the file as it is. */
function formsOf(c: Context<EdgeHono>, path: string): readonly AskedFile[] {
  const accepted = compressedType(path) === undefined ? [] : acceptedCodings(headerOf(c.req.raw, "accept-encoding"));
  return [...accepted, null].map((coding) => ({ path, coding }));
}

function answerHeaders(found: Response, { path, coding }: AskedFile, cacheControl: string): Headers {
  const type = compressedType(path);
  const headers = new Headers({ ...fixedHeaders, "cache-control": cacheControl });
  for (const name of ["content-type", "etag"]) {
    const value = found.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (type === undefined) return headers;
  headers.set("vary", "accept-encoding");
  if (coding === null) return headers;
  headers.set("content-type", type);
  headers.set("content-encoding", coding.name);
  return headers;
}

/** The answer: 304 where the client has it. A compressed body is sent as it is kept. */
function answer(c: Context<EdgeHono>, headers: Headers, body: BodyInit | null): Response {
  const etag = headers.get("etag");
  if (etag !== null && isKnownTag(headerOf(c.req.raw, "if-none-match"), etag)) {
    if (body instanceof ReadableStream) c.executionCtx.waitUntil(body.cancel());
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, headers.has("content-encoding") ? { headers, encodeBody: "manual" } : { headers });
}

/** Serves a file of the build under the given cache rule; `forGood`: what such a name holds never changes. */
const files =
  (cacheControl: string, forGood: boolean) =>
  (c: Context<EdgeHono>): Response | Promise<Response> => {
    const path = c.get("path");
    if (isCompressedName(path)) return problem(refuse("notInBuild"), c.get("requestId"));
    const forms = formsOf(c, path);
    const held = forGood ? kept.get(keyOf(forms)) : undefined;
    return held ? answer(c, held.headers, held.body) : fetchFile(c, forms, cacheControl, forGood);
  };

/** The first of the forms that the build has. */
async function findForm(c: Context<EdgeHono>, forms: readonly AskedFile[]) {
  for (const form of forms) {
    const found = await c.env.ASSETS.fetch(`https://assets.internal${nameOf(form)}`);
    if (found.status === 200) return { form, found };
    await found.body?.cancel();
  }
  return null;
}

async function fetchFile(
  c: Context<EdgeHono>,
  forms: readonly AskedFile[],
  cacheControl: string,
  forGood: boolean,
): Promise<Response> {
  const hit = await findForm(c, forms);
  if (hit === null) return problem(refuse("notInBuild"), c.get("requestId"));
  const { form, found } = hit;
  const headers = answerHeaders(found, form, cacheControl);
  const length = found.headers.get("content-length");
  if (!forGood || Number(length) > maxOne) {
    if (length !== null) headers.set("content-length", length);
    return answer(c, headers, found.body);
  }
  const body = await found.arrayBuffer();
  if (body.byteLength <= maxOne) keep(keyOf(forms), { body, headers });
  return answer(c, headers, body);
}

/** Names that carry the content's hash: what they hold never changes. */
export const gatedFiles = files("private, max-age=31536000, immutable", true);
export const publicFiles = files("public, max-age=31536000, immutable", true);
/** Files without a hash in their name: a browser asks again whether they changed. */
export const namedFiles = files("private, no-cache", false);
