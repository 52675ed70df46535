import type { Context } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { linkStandInPage as pageSchema, type LinkStandInPage } from "@paygauge/api-types/entities/linked-accounts";
import type { EdgeHono } from "../edge-hono.ts";
import { page, type Markup } from "./frame.ts";
import { pageTexts } from "./page-language.ts";

/** The address of the page itself, below which each choice has its own. */
const pageAddress = (path: string): string => path.split("/").slice(0, 5).join("/");

/** The stand-in's hosted page: a made company is chosen in place of a sign-in, and the page says what it is. */
export async function linkStandInPage(c: Context<EdgeHono>, answer: Response): Promise<Response> {
  const words = pageTexts(c).linkStandIn;
  const read = answer.ok ? v.safeParse(pageSchema, await answer.json()) : null;
  if (!read?.success) {
    await answer.body?.cancel().catch(() => undefined);
    const panel = html`<h1>${words.gone}</h1>
      <p class="lead">${words.goneLead}</p>`;
    return page(c, { title: words.gone, status: answer.ok ? 502 : answer.status, panel });
  }
  const { output } = read;
  const address = pageAddress(c.get("path"));
  const panel = output.linked === null ? choices(words, output, address) : linked(words, output, output.linked);
  return page(c, { title: words.title(output.provider), status: 200, panel });
}

type Words = ReturnType<typeof pageTexts>["linkStandIn"];

function choices(words: Words, { provider, organisation, choices: offered }: LinkStandInPage, address: string): Markup {
  return html`<h1>${words.title(provider)}</h1>
    <p class="lead">${words.lead(provider)}</p>
    <p>${organisation === "" ? words.choose : words.chooseFor(organisation)}</p>
    <div class="acts">
      ${offered.map(
        ({ id, name, integration, bills }) =>
          html`<form method="post" action="${address}/${id}">
            <button class="act" type="submit">${words.company(name, integration, bills)}</button>
          </form>`,
      )}
    </div>`;
}

function linked(
  words: Words,
  { provider }: LinkStandInPage,
  { integration, token }: { integration: string; token: string },
) {
  return html`<h1>${words.linked(integration)}</h1>
    <p class="lead">${words.close}</p>
    ${
      token === ""
        ? ""
        : html`<p>${words.token(provider)}</p>
            <p><code>${token}</code></p>`
    }`;
}
