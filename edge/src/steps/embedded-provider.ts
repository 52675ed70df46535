import { createMiddleware } from "hono/factory";
import { isLocal, type EdgeHono } from "../environment.ts";
import { parseHost } from "../rules/host-name.ts";

/** The host id.localhost belongs to the embedded identity provider, and only where ENVIRONMENT is local. */
export const embeddedProvider = createMiddleware<EdgeHono>(async (c, next) => {
  const issuer = new URL(c.env.OIDC_ISSUER);
  const host = parseHost(c.req.header("host") ?? new URL(c.req.url).host);
  if (!isLocal(c.env) || !c.env.IDP || host?.name !== "id.localhost" || issuer.hostname !== "id.localhost") return next();
  // A service binding carries no Host header, and the provider answers by it.
  const headers = new Headers(c.req.raw.headers);
  headers.set("host", issuer.host);
  return c.env.IDP.fetch(new Request(c.req.raw, { headers, redirect: "manual" }));
});
