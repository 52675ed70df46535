import { createServer } from "node:http";
import { env } from "cloudflare:workers";
import { httpServerHandler } from "cloudflare:node";
import Provider from "oidc-provider";
import { findPerson } from "./people.ts";
import { goneSignInPage, signInPage } from "./sign-in-page.ts";
import { providerConfiguration, type ProviderBindings } from "./settings.ts";

export { ProviderStore } from "./provider-store.ts";

declare global {
  namespace Cloudflare {
    interface Env extends ProviderBindings {}
  }
}

const interactionPath = /^\/sign-in\/([\w-]{1,80})$/;
const bodyMost = 4096;

const provider = new Provider(env.ISSUER, providerConfiguration(env));

async function chosenSubject(request: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > bodyMost) return "";
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString("utf8")).get("subject") ?? "";
}

provider.use(async (ctx, next) => {
  const uid = interactionPath.exec(ctx.path)?.[1];
  if (uid === undefined) return next();
  ctx.set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'");
  ctx.set("cache-control", "no-store");
  ctx.set("x-content-type-options", "nosniff");
  try {
    await provider.interactionDetails(ctx.req, ctx.res);
  } catch {
    ctx.status = 400;
    ctx.type = "html";
    ctx.body = goneSignInPage();
    return undefined;
  }
  if (ctx.method === "POST") {
    const person = findPerson(await chosenSubject(ctx.req));
    if (person) {
      const to = await provider.interactionResult(ctx.req, ctx.res, { login: { accountId: person.subject } });
      ctx.redirect(to);
      ctx.status = 303;
      return undefined;
    }
  }
  ctx.type = "html";
  ctx.body = signInPage(uid);
  return undefined;
});

const server = createServer(provider.callback());
server.listen(8080);

export default httpServerHandler({ port: 8080 });
