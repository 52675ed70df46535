import type { Context } from "hono";
import type { Brand, EdgeConfiguration } from "@paygauge/api-types/entities/identity";
import type { EdgeHono } from "../edge-hono.ts";
import { renewedConfiguration, youngConfiguration, type KnownConfiguration } from "../proxy/ask-origin.ts";
import { parseHost, type HostName } from "../rules/host-name.ts";
import { problem, refuse } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import type { Step } from "../in-order.ts";

/** The request's host by the strict form; null where what the platform parsed and what the header says differ. */
function hostOf(url: string, header: string | undefined): HostName | null {
  const host = header === undefined ? null : parseHost(header);
  // The usual case, without parsing: a header of the strict form, and the address begins with it.
  const from = url.indexOf("://") + 3;
  if (host && header !== undefined && url.startsWith(header, from) && url[from + header.length] === "/") return host;
  // A port past 65535 makes an address that does not parse.
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || address.username !== "") return null;
  const parsed = parseHost(address.host);
  return header === undefined || host?.name === parsed?.name ? (host ?? parsed) : null;
}

const byDomain = new WeakMap<EdgeConfiguration, ReadonlyMap<string, Brand>>();

/** The brand of a domain, by the configuration's table. */
function brandOf(configuration: EdgeConfiguration, name: string): Brand | undefined {
  const known = byDomain.get(configuration);
  if (known) return known.get(name);
  const table = new Map(configuration.brands.map((each) => [each.fullDomainName.toLowerCase(), each]));
  byDomain.set(configuration, table);
  return table.get(name);
}

const unknownHost = (c: Context<EdgeHono>): Response => problem(refuse("noSite"), c.get("requestId"));

/** Sets the host's brand and its settings for later steps. */
function settle(c: Context<EdgeHono>, host: HostName, known: KnownConfiguration | null): Response | undefined {
  if (!known) {
    return problem(refuse("starting", {}, { "retry-after": "3" }), c.get("requestId"));
  }
  const brand = brandOf(known.configuration, host.name);
  if (!brand) return unknownHost(c);
  c.set("brand", brand);
  c.set("configuration", known.configuration);
  c.set("modeKnown", known.modeKnown);
  c.set("session", null);
  c.set("sessionEnd", null);
  return undefined;
}

/** Host to brand, strictly by the brand table; 421 without any branding for every other host (S35, S36). */
export const brandOfHost: Step = (c) => {
  const host = hostOf(c.req.url, headerOf(c.req.raw, "host"));
  if (host?.port !== c.env.PUBLIC_PORT) return unknownHost(c);
  const young = youngConfiguration();
  return young ? settle(c, host, young) : renewedConfiguration(c.env).then((known) => settle(c, host, known));
};
