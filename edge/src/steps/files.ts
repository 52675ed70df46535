import { createMiddleware } from "hono/factory";
import type { EdgeHono } from "../environment.ts";
import { problem } from "../rules/problem.ts";

/** Serves a file of the build under the given cache rule. */
export function files(cacheControl: string) {
  return createMiddleware<EdgeHono>(async (c) => {
    const etag = c.req.header("if-none-match");
    const found = await c.env.ASSETS.fetch(
      new Request(`https://assets.internal${c.get("path")}`, { headers: etag ? { "if-none-match": etag } : {} }),
    );
    if (found.status !== 200 && found.status !== 304) {
      return problem(
        { status: 404, code: "NO_SUCH_FILE", detail: "This file is not part of the present build. Reload the page." },
        c.get("requestId"),
      );
    }
    const headers = new Headers({ "cache-control": cacheControl });
    for (const name of ["content-type", "etag", "content-length"]) {
      const value = found.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(found.body, { status: found.status, headers });
  });
}

/** Names that carry the content's hash: what they hold never changes. */
export const gatedFiles = files("private, max-age=31536000, immutable");
export const publicFiles = files("public, max-age=31536000, immutable");
/** Files without a hash in their name: a browser asks again whether they changed. */
export const namedFiles = files("private, no-cache");
