import { createMiddleware } from "hono/factory";
import type { EdgeHono } from "../environment.ts";
import { knownConfiguration } from "../proxy/ask-origin.ts";
import { parseHost } from "../rules/host-name.ts";
import { problem } from "../rules/problem.ts";

/** Host to brand, strictly by the brand table; 421 without any branding for every other host (S35, S36). */
export const brandOfHost = createMiddleware<EdgeHono>(async (c, next) => {
  const unknown = () =>
    problem(
      { status: 421, code: "UNKNOWN_HOST", detail: "No site of this service has that address. Check the address." },
      c.get("requestId"),
    );
  // A port past 65535 makes an address that does not parse.
  const address = URL.canParse(c.req.url) ? new URL(c.req.url) : null;
  const host = parseHost(c.req.header("host") ?? address?.host ?? null);
  // What the platform parsed and what the header says must be the same host.
  if (
    !address ||
    !host ||
    parseHost(address.host)?.name !== host.name ||
    address.username !== "" ||
    host.port !== c.env.PUBLIC_PORT
  )
    return unknown();
  const known = await knownConfiguration(c.env);
  if (!known) {
    const detail = "The service is starting or does not answer. Try again in a moment.";
    return problem(
      { status: 503, code: "ORIGIN_UNAVAILABLE", detail, headers: { "retry-after": "5" } },
      c.get("requestId"),
    );
  }
  const brand = known.configuration.brands.find((each) => each.fullDomainName.toLowerCase() === host.name);
  if (!brand) return unknown();
  c.set("brand", brand);
  c.set("configuration", known.configuration);
  c.set("modeKnown", known.modeKnown);
  c.set("session", null);
  c.set("sessionEnd", null);
  return next();
});
