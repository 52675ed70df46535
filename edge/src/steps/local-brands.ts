import type { MiddlewareHandler } from "hono";
import { isLocal } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { localBrandsPage } from "../pages/local-brands-page.ts";
import { renewedConfiguration, youngConfiguration } from "../proxy/ask-origin.ts";
import { parseHost } from "../rules/host-name.ts";

const bareHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1"]);

/**
 * The bare address of a local system leads to its brands (S35), which each have a domain; deployments, and every other
 * path, go on to the strict table of hosts.
 */
export const localBrands: MiddlewareHandler<EdgeHono> = async (c, next) => {
  const host = parseHost(c.req.header("host") ?? (URL.canParse(c.req.url) ? new URL(c.req.url).host : null));
  if (!isLocal(c.env) || host === null || !bareHosts.has(host.name) || host.port !== c.env.PUBLIC_PORT) return next();
  const known = youngConfiguration() ?? (await renewedConfiguration(c.env));
  return known === null ? next() : localBrandsPage(c, known.configuration.brands);
};
