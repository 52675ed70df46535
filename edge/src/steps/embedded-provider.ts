import { createMiddleware } from "hono/factory";
import { bodyRefusal, readBody, type ReadBody } from "../body/read-body.ts";
import { embeddedHost, isLocal, linkStandInHost, type EdgeBindings } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { parseHost } from "../rules/host-name.ts";
import { problem } from "../rules/problem.ts";
import { randomHex } from "../rules/random-hex.ts";

/** Its forms are small. */
const maxForm = 65_536;
const none: ReadBody = { kind: "whole", bytes: new Uint8Array(), leave: () => undefined };

/** The Worker that a host belongs to, and only where ENVIRONMENT is local. */
function embeddedAt(env: EdgeBindings, host: string | undefined): Fetcher | undefined {
  if (!isLocal(env)) return undefined;
  if (host === embeddedHost) return env.IDP;
  return host === linkStandInHost ? env.LINK_STAND_IN : undefined;
}

/** The embedded identity provider and the stand-in of linked accounts have a host each next to the brands'. */
export const embeddedProvider = createMiddleware<EdgeHono>(async (c, next) => {
  const host = parseHost(c.req.header("host") ?? (URL.canParse(c.req.url) ? new URL(c.req.url).host : null))?.name;
  const embedded = embeddedAt(c.env, host);
  if (host === undefined || embedded === undefined) return next();
  const { method, url } = c.req.raw;
  const read = method === "POST" ? await readBody(c, maxForm) : none;
  if (read.kind !== "whole") return problem(bodyRefusal(read.kind, maxForm), randomHex(16));
  // A service binding carries no Host header, and the provider answers by it.
  const headers = new Headers(c.req.raw.headers);
  headers.set("host", `${host}:${c.env.PUBLIC_PORT}`);
  const body = method === "POST" ? { body: read.bytes } : {};
  return embedded.fetch(new Request(url, { method, headers, redirect: "manual", ...body })).finally(read.leave);
});
