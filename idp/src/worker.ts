import { createServer, type RequestListener } from "node:http";
import { env } from "cloudflare:workers";
import { httpServerHandler } from "cloudflare:node";
// Not the package's entry, which does nothing else than warn of runtimes that are not Node: ours is workerd, on purpose.
import { Provider } from "oidc-provider/lib/provider.js";
import { findPerson } from "./people.ts";
import { goneSignInPage, signInPage } from "./sign-in-page.ts";
import { publicHalf, withOpenHint } from "./sealed-hint.ts";
import { providerConfiguration, providerKeys, type ProviderBindings } from "./settings.ts";

export { ProviderStore } from "./provider-store.ts";

declare global {
  namespace Cloudflare {
    interface Env extends ProviderBindings {}
  }
}

type ProviderContext = Parameters<Parameters<Provider["use"]>[0]>[0];

const interactionPath = /^\/sign-in\/([\w-]{1,80})$/;
const maxBody = 4096;

async function chosenSubject(request: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > maxBody) return "";
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString("utf8")).get("subject") ?? "";
}

/** Shows the users and takes the choice: the provider's one interaction. */
async function chooseWhoSignsIn(provider: Provider, ctx: ProviderContext): Promise<void> {
  ctx.set(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  );
  ctx.set("cache-control", "no-store");
  ctx.set("x-content-type-options", "nosniff");
  ctx.type = "html";
  const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => null);
  if (!details) {
    ctx.status = 400;
    ctx.body = goneSignInPage();
    return;
  }
  const person = ctx.method === "POST" ? findPerson(await chosenSubject(ctx.req)) : undefined;
  if (person) {
    const to = await provider.interactionResult(ctx.req, ctx.res, { login: { accountId: person.subject } });
    ctx.redirect(to);
    ctx.status = 303;
    return;
  }
  ctx.body = signInPage(details.uid);
}

const listeners = new Map<string, RequestListener>();

/** The provider for the host that the edge names: its endpoints and the brands' addresses follow the local port. */
function listenerFor(host: string): RequestListener {
  const known = listeners.get(host);
  if (known) return known;
  const provider = new Provider(env.ISSUER, providerConfiguration(env, host));
  const { toRead } = providerKeys(env);
  provider.use(async (ctx, next) => {
    if (ctx.path === "/session/end") ctx.querystring = await withOpenHint(ctx.querystring, toRead);
    await next();
    // The provider publishes what it signs with; what it is written to with is next to it.
    if (ctx.path === "/jwks" && toRead) ctx.body = { keys: [...ctx.body.keys, publicHalf(toRead)] };
  });
  provider.use((ctx, next) => (interactionPath.test(ctx.path) ? chooseWhoSignsIn(provider, ctx) : next()));
  const listener = provider.callback();
  listeners.set(host, listener);
  return listener;
}

createServer((request, response) => {
  const host = request.headers.host ?? "";
  if (/^id\.localhost(?::\d{1,5})?$/.test(host)) return listenerFor(host)(request, response);
  response.writeHead(421).end();
  return undefined;
}).listen(8080);

export default httpServerHandler({ port: 8080 });
