import type { Context } from "hono";
import { html } from "hono/html";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import type { EdgeHono } from "../environment.ts";
import { page, type Markup } from "./frame.ts";

/** Sign-out works without script: a same-origin form post. */
function signOutForm(): Markup {
  return html`<form method="post" action="/auth/sign-out">
    <button class="act quiet" type="submit">Sign out</button>
  </form>`;
}

function homeAnd(c: Context<EdgeHono>, label = "Go to the start page"): Markup {
  return html`<div class="acts"><a class="act" href="/">${label}</a>${c.get("session") ? signOutForm() : ""}</div>`;
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

export function unauthorizedPage(c: Context<EdgeHono>): Promise<Response> {
  return notice(
    c,
    401,
    "You may not open this page",
    "Your roles do not include the permission that it needs. Ask an administrator of your organisation for it, or switch your roles if you narrowed them.",
  );
}

export function notFoundPage(c: Context<EdgeHono>): Promise<Response> {
  return notice(
    c,
    404,
    "This page is not here",
    "The address may be misspelt, the page may have moved, or its feature may be switched off for your organisation.",
  );
}

export function serverErrorPage(c: Context<EdgeHono>): Promise<Response> {
  return notice(
    c,
    500,
    "Something went wrong on our side",
    "Nothing you entered is to blame. Try again in a moment; if it happens again, tell support the reference below.",
  );
}

/** A limit of a minute was reached; `lead` says which and what to do. */
export function tooManyPage(
  c: Context<EdgeHono>,
  lead: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  return notice(c, 429, "Too often within a minute", lead, headers);
}

/** Also answers for a mode that is not known, which is closed. */
export function environmentPage(c: Context<EdgeHono>): Promise<Response> {
  return notice(
    c,
    503,
    "This site and its service do not match",
    "The page belongs to one environment and the service behind it to another, so nothing is shown. An operator must put the same environment name in both.",
  );
}

export function unavailablePage(c: Context<EdgeHono>): Promise<Response> {
  return page(c, {
    title: "Service unavailable",
    status: 503,
    refreshSeconds: 10,
    headers: { "retry-after": "10" },
    panel: html`<p class="code">503</p>
      <h1>The service does not answer</h1>
      <p class="lead">Your work is kept. This page asks again every ten seconds and opens by itself.</p>
      <div class="acts"><a class="act" href="/">Try again now</a></div>`,
  });
}

function lobbyReason(me: CurrentUser | null): string {
  if (me === null) return "Sign in to see whether your account is ready.";
  if (me.isDeactivated) return "Your account is deactivated. An administrator of your organisation can reactivate it.";
  if (me.pending) return "Your invitation is on its way through. You can start as soon as it is accepted and approved.";
  if (!me.approved)
    return "Your account is waiting for approval. An administrator of your organisation can approve it.";
  if (me.permissions.length === 0)
    return "Your account holds no role yet. An administrator of your organisation can give you one.";
  return "Your account is ready.";
}

/** GET /lobby: where people wait who are not eligible, or who hold no role. */
export function lobbyPage(c: Context<EdgeHono>): Promise<Response> {
  const me = c.get("session")?.me ?? null;
  const who = me ? html`<p class="strip info">Signed in as <b>${me.displayName}</b> (${me.email}).</p>` : "";
  return page(c, {
    title: "Lobby",
    status: 200,
    panel: html`${who}
      <h1>Not quite yet</h1>
      <p class="lead">${lobbyReason(me)}</p>
      ${homeAnd(c, me ? "Check again" : "Sign in")}`,
  });
}
