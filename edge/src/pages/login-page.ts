import type { Context } from "hono";
import { html, raw } from "hono/html";
import { isLanguage, languageNames, languages } from "@paygauge/api-types/languages";
import { findPage } from "@paygauge/api-types/sitemap";
import { loginErrors, type LoginError } from "@paygauge/api-types/messages";
import { isLocal } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { safeCallback } from "../rules/callback-url.ts";
import { cookieText, languageCookie } from "../rules/cookies.ts";
import { page, type Markup } from "./frame.ts";
import { pageLanguage, pageTitle, pageTexts } from "./page-language.ts";

const tones: Readonly<Record<LoginError, "info" | "warning" | "danger" | "success">> = {
  SESSION_EXPIRED: "info",
  DOMAIN_REDIRECT: "warning",
  PUBLIC_BRANDING: "warning",
  SIGN_IN_FAILED: "danger",
  SIGNED_OUT: "success",
};

function isLoginError(word: string | undefined): word is LoginError {
  return loginErrors.some((each) => each === word);
}

/** The code that /login was given, in words. */
function strip(c: Context<EdgeHono>): Markup | "" {
  const error = c.req.query("error");
  if (!isLoginError(error)) return "";
  const tone = tones[error];
  const text = pageTexts(c).login.errors[error];
  return html`<p class="strip ${tone}" role="${tone === "danger" ? "alert" : "status"}">${text}</p>`;
}

/** The languages as links to this page, each in its own words: no script is needed to choose one. */
function languageMenu(c: Context<EdgeHono>, callback: string | null): Markup {
  const error = c.req.query("error");
  const spoken = pageLanguage(c);
  const items = languages.map((each) => {
    const query = new URLSearchParams({
      lang: each,
      ...(callback === null ? {} : { callbackUrl: callback }),
      ...(isLoginError(error) ? { error } : {}),
    });
    const name = languageNames[each];
    return each === spoken
      ? html`<li><b lang="${each}" aria-current="true">${name}</b></li>`
      : html`<li><a href="/login?${query.toString()}" lang="${each}" hreflang="${each}">${name}</a></li>`;
  });
  return html`<nav class="languages" aria-label="${pageTexts(c).language}">
    <ul>
      ${items}
    </ul>
  </nav>`;
}

/** A choice made on our own page is kept for this browser; one that another site's link carries is shown only. */
function keptLanguage(c: Context<EdgeHono>): Readonly<Record<string, string>> {
  const chosen = c.req.query("lang");
  const isOwn = c.req.header("sec-fetch-site") === "same-origin" || c.req.header("sec-fetch-site") === undefined;
  return isLanguage(chosen) && isOwn ? { "set-cookie": cookieText(languageCookie, chosen, 31_536_000) } : {};
}

/** The way to the provider says that it is taken, and is itself again where the user comes back by the Back button. */
function sayAuthenticating(nonce: string): Markup {
  const script = `const a=document.querySelector("a.act"),said=a.textContent;a.addEventListener("click",(e)=>{if(!(e.ctrlKey||e.metaKey||e.shiftKey))a.textContent=a.dataset.busy});addEventListener("pageshow",()=>{a.textContent=said})`;
  return html`<script nonce="${nonce}">
    ${raw(script)};
  </script>`;
}

/** GET /login: the sign-in page, or during maintenance its message above a quiet way in for staff. */
export function loginPage(c: Context<EdgeHono>): Promise<Response> {
  const brand = c.get("brand");
  const callback = safeCallback(c.req.query("callbackUrl"));
  const start =
    callback === null ? "/auth/sign-in" : `/auth/sign-in?${new URLSearchParams({ callbackUrl: callback }).toString()}`;
  const menu = languageMenu(c, callback);
  if (c.get("configuration").mode === "Maintenance") return maintenancePage(c, start, 200, menu);
  const words = pageTexts(c).login;
  const target = callback === null || callback === "/" ? null : findPage(callback.split("?")[0] ?? "");
  const back = target ? html`<p class="return">${words.back} <b>${pageTitle(c, target.id)}</b></p>` : "";
  return page(c, {
    title: words.title,
    status: 200,
    headers: keptLanguage(c),
    panel: html`${strip(c)}
      <h1>${words.heading(brand.brandingDisplayName)}</h1>
      <p class="lead">${words.lead}</p>
      <a class="act" href="${start}" data-busy="${words.authenticating}">${isLocal(c.env) ? words.local : words.work}</a
      >${back}${menu}${sayAuthenticating(c.get("nonce"))}`,
  });
}

/** The message of the specification above a quiet "Staff sign-in"; asks again every ten seconds. */
export function maintenancePage(
  c: Context<EdgeHono>,
  start = "/auth/sign-in",
  status = 503,
  menu: Markup | "" = "",
): Promise<Response> {
  const words = pageTexts(c).maintenance;
  return page(c, {
    title: words.title,
    status,
    refreshSeconds: 10,
    headers: { "retry-after": "10", ...keptLanguage(c) },
    panel: html`<h1>${words.heading}</h1>
      <p class="strip warning" role="status">${words.message}</p>
      <p class="lead">${words.lead}</p>
      <a class="act quiet" href="${start}">${words.staff}</a>${menu}`,
  });
}
