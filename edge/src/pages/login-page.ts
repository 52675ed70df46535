import type { Context } from "hono";
import { html } from "hono/html";
import { findPage } from "@paygauge/api-types/sitemap";
import { messages, type LoginError } from "@paygauge/api-types/messages";
import { isLocal, type EdgeHono } from "../environment.ts";
import { safeCallback } from "../rules/callback-url.ts";
import { page, type Markup } from "./frame.ts";

/** The codes that /login understands, in words. */
const errorWords: Record<
  LoginError,
  { readonly tone: "info" | "warning" | "danger" | "success"; readonly text: string }
> = {
  SESSION_EXPIRED: { tone: "info", text: "Your session ended after inactivity. Sign in to continue where you were." },
  DOMAIN_REDIRECT: {
    tone: "warning",
    text: "Your account belongs to this site, so you were brought here. Please sign in again.",
  },
  PUBLIC_BRANDING: { tone: "warning", text: "The look of this site could not be loaded. You can sign in as usual." },
  SIGN_IN_FAILED: { tone: "danger", text: "The sign-in did not finish. Nothing was changed; please try again." },
  SIGNED_OUT: { tone: "success", text: "You are signed out." },
};

function isLoginError(word: string | undefined): word is LoginError {
  return word !== undefined && Object.hasOwn(errorWords, word);
}

function strip(c: Context<EdgeHono>): Markup | "" {
  const error = c.req.query("error");
  if (!isLoginError(error)) return "";
  const { tone, text } = errorWords[error];
  return html`<p class="strip ${tone}" role="${tone === "danger" ? "alert" : "status"}">${text}</p>`;
}

/** GET /login: the sign-in page, or during maintenance its message above a quiet way in for staff. */
export function loginPage(c: Context<EdgeHono>): Promise<Response> {
  const brand = c.get("brand");
  const callback = safeCallback(c.req.query("callbackUrl"));
  const start =
    callback === null ? "/auth/sign-in" : `/auth/sign-in?${new URLSearchParams({ callbackUrl: callback }).toString()}`;
  if (c.get("configuration").mode === "Maintenance") return maintenancePage(c, start, 200);
  const target = callback === null || callback === "/" ? null : findPage(callback.split("?")[0] ?? "");
  const back = target ? html`<p class="return">You will return to <b>${target.page.title}</b></p>` : "";
  const provider = isLocal(c.env) ? "Continue with the local identity provider" : "Continue with your work account";
  return page(c, {
    title: "Sign in",
    status: 200,
    panel: html`${strip(c)}
      <h1>Sign in to ${brand.brandingDisplayName}</h1>
      <p class="lead">Your organisation's identity provider checks who you are. There is no separate password here.</p>
      <a class="act" href="${start}">${provider}</a>${back}`,
  });
}

/** The message of the specification above a quiet "Staff sign-in"; asks again every ten seconds. */
export function maintenancePage(c: Context<EdgeHono>, start = "/auth/sign-in", status = 503): Promise<Response> {
  return page(c, {
    title: "Maintenance",
    status,
    refreshSeconds: 10,
    headers: { "retry-after": "10" },
    panel: html`<h1>We will be back soon</h1>
      <p class="strip warning" role="status">${messages.maintenance}</p>
      <p class="lead">This page asks again every ten seconds and opens by itself.</p>
      <a class="act quiet" href="${start}">Staff sign-in</a>`,
  });
}
