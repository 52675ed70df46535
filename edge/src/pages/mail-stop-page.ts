import type { Context } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { mailStop } from "@paygauge/api-types/entities/campaign-mails";
import type { EdgeHono } from "../edge-hono.ts";
import { page } from "./frame.ts";
import { pageTexts } from "./page-language.ts";

/** The page of a mail's link: looking changes nothing, its button posts to the same address, and both say the state. */
export async function mailStopPage(c: Context<EdgeHono>, answer: Response): Promise<Response> {
  const words = pageTexts(c).mailStop;
  const read = answer.ok ? v.safeParse(mailStop, await answer.json()) : null;
  if (!read?.success) {
    await answer.body?.cancel().catch(() => undefined);
    const panel = html`<h1>${words.gone}</h1>
      <p class="lead">${words.goneLead}</p>`;
    return page(c, { title: words.gone, status: answer.ok ? 502 : answer.status, panel });
  }
  const { report, buyer, sender, isStopped } = read.output;
  const done = report === undefined ? words.doneLead(sender) : words.doneReport(report);
  const lead = report === undefined ? words.lead(sender) : words.leadReport(report);
  const panel = isStopped
    ? html`<h1>${words.done}</h1>
        <p class="lead">${done}</p>`
    : html`<h1>${buyer === "" ? words.askAll(sender) : words.ask(buyer)}</h1>
        <p class="lead">${lead}</p>
        <form method="post" action="">
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <div class="acts"><button class="act" type="submit">${words.act}</button></div>
        </form>`;
  return page(c, { title: words.title, status: 200, panel });
}
