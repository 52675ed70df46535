import type { Context } from "hono";
import { html } from "hono/html";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import type { EdgeHono } from "../edge-hono.ts";
import { page, type Markup } from "./frame.ts";
import { pageMessage, pageTexts } from "./page-language.ts";
import { plainPage } from "./plain-page.ts";
import type { EdgeTexts } from "./texts/en.ts";
import { whomToAsk } from "./whom-to-ask.ts";

/** Sign-out works without script: a same-origin form post. */
function signOutForm(words: EdgeTexts): Markup {
  return html`<form method="post" action="/auth/sign-out">
    <button class="act quiet" type="submit">${words.signOut}</button>
  </form>`;
}

function homeAnd(c: Context<EdgeHono>, label = pageTexts(c).start): Markup {
  const out = c.get("session") ? signOutForm(pageTexts(c)) : "";
  return html`<div class="acts"><a class="act" href="/">${label}</a>${out}</div>`;
}

function notice(
  c: Context<EdgeHono>,
  status: number,
  title: string,
  lead: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return page(c, {
    title,
    status,
    headers,
    panel: html`<p class="code">${String(status)}</p>
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${homeAnd(c)}`,
  });
}

export async function unauthorizedPage(c: Context<EdgeHono>): Promise<Response> {
  const { title, lead, askFor } = pageTexts(c).unauthorized;
  const ask = await whomToAsk(c);
  return notice(c, 401, title, ask === null ? lead : askFor(ask.name, ask.job));
}

export function notFoundPage(c: Context<EdgeHono>): Promise<Response> {
  const { title, lead } = pageTexts(c).notFound;
  return notice(c, 404, title, lead);
}

export function serverErrorPage(c: Context<EdgeHono>): Promise<Response> {
  const { title, lead } = pageTexts(c).serverError;
  return notice(c, 500, title, lead);
}

/** A limit of a minute was reached; `lead` says which and what to do. */
export function tooManyPage(
  c: Context<EdgeHono>,
  lead: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  return notice(c, 429, pageTexts(c).tooMany.title, lead, headers);
}

/** A page load that was refused on its way: with the brand where it is known already, otherwise without any. */
export function refusedPage(c: Context<EdgeHono>, { status, messageRef }: Problem): Promise<Response> {
  const words = pageTexts(c);
  const { title } = words.refused;
  const lead = messageRef ? pageMessage(c, messageRef) : words.serverError.lead;
  if (c.get("brand") !== undefined) return notice(c, status, title, lead);
  const content = html`<p>${lead}</p>
    <p class="foot">${words.foot(null, c.get("requestId"))}</p>`;
  return plainPage(c, { title, status, content });
}

/** Also answers for a mode that is not known, which is closed. */
export function environmentPage(c: Context<EdgeHono>): Promise<Response> {
  const { title, lead } = pageTexts(c).environment;
  return notice(c, 503, title, lead);
}

export function unavailablePage(c: Context<EdgeHono>): Promise<Response> {
  const { title, heading, lead, again } = pageTexts(c).unavailable;
  return page(c, {
    title,
    status: 503,
    refreshSeconds: 10,
    headers: { "retry-after": "10" },
    panel: html`<p class="code">503</p>
      <h1>${heading}</h1>
      <p class="lead">${lead}</p>
      <div class="acts"><a class="act" href="/">${again}</a></div>`,
  });
}

function lobbyState(me: CurrentUser | null): keyof EdgeTexts["lobby"]["states"] {
  if (me === null) return "anonymous";
  if (me.isDeactivated) return "deactivated";
  if (me.pending) return "pending";
  if (!me.approved) return "unapproved";
  return me.permissions.length === 0 ? "noRole" : "ready";
}

/** GET /lobby: where users wait who are not eligible, or who hold no role. */
export function lobbyPage(c: Context<EdgeHono>): Promise<Response> {
  const me = c.get("session")?.me ?? null;
  const words = pageTexts(c).lobby;
  const { heading, lead } = words.states[lobbyState(me)];
  const who = me ? html`<p class="strip info">${words.signedInAs} <b>${me.displayName}</b> (${me.email}).</p>` : "";
  return page(c, {
    title: words.title,
    status: 200,
    panel: html`${who}
      <h1>${heading}</h1>
      <p class="lead">${lead}</p>
      ${homeAnd(c, me ? words.check : words.signIn)}`,
  });
}
