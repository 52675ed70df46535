import { createMiddleware } from "hono/factory";
import { embeddedHost, isLocal, type EdgeHono } from "../environment.ts";
import { parseHost } from "../rules/host-name.ts";

/** The host id.localhost belongs to the embedded identity provider, and only where ENVIRONMENT is local. */
export const embeddedProvider = createMiddleware<EdgeHono>(async (c, next) => {
  if (!isLocal(c.env) || !c.env.IDP) return next();
  const host = parseHost(c.req.header("host") ?? (URL.canParse(c.req.url) ? new URL(c.req.url).host : null));
  if (host?.name !== embeddedHost) return next();
  // A service binding carries no Host header, and the provider answers by it.
  const headers = new Headers(c.req.raw.headers);
  headers.set("host", `${embeddedHost}:${c.env.PUBLIC_PORT}`);
  return c.env.IDP.fetch(new Request(c.req.raw, { headers, redirect: "manual" }));
});
