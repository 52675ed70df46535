import type { Context } from "hono";
import type { EdgeHono } from "../edge-hono.ts";
import { askBrandPicture } from "../proxy/ask-origin.ts";
import { problem, refuse } from "../rules/problem.ts";

const types: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp"]);

/** Logos and backgrounds are on the pages before sign-in: no gate, and a name that is the digest of the bytes. */
export async function brandPicture(c: Context<EdgeHono>): Promise<Response> {
  const name = c.get("path").split("/").at(-1) ?? "";
  const found = await askBrandPicture(c.env, name);
  const type = found?.headers.get("content-type") ?? "";
  if (!found || !types.has(type)) {
    return problem(refuse("noPictureReload"), c.get("requestId"));
  }
  const headers = new Headers({ "content-type": type, "cache-control": "public, max-age=31536000, immutable" });
  const length = found.headers.get("content-length");
  if (length !== null) headers.set("content-length", length);
  return new Response(found.body, { headers });
}
