import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { publicFontCss, publicFontPath, publicFonts } from "@paygauge/api-types/themes/public-fonts";
import { brandPageCss } from "@paygauge/api-types/themes/brand-identity";
import { scaleCss, themeCss } from "@paygauge/api-types/themes/theme-css";
import type { Brand } from "@paygauge/api-types/entities/identity";
import type { EdgeHono } from "../edge-hono.ts";
import { modeCookie, readCookie } from "../rules/cookies.ts";
import { artOf } from "./artwork.ts";
import { pageCss } from "./page-css.ts";
import { pageLanguage, pageTexts } from "./page-language.ts";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
export type ColourMode = "light" | "dark" | "system";

/** The light or dark choice, from its cookie; "system" where none was made. */
export function colourMode(cookieHeader: string | null | undefined): ColourMode {
  const cookie = readCookie(cookieHeader, modeCookie);
  return cookie.kind === "value" && (cookie.value === "light" || cookie.value === "dark") ? cookie.value : "system";
}

interface PageParts {
  readonly title: string;
  /** The right half, or everything where there is no left one. */
  readonly panel: Markup;
  readonly status: number;
  /** Seconds after which the page asks again; its answer carries Retry-After. */
  readonly refreshSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Name of the brand's window: its page title, else its display name. */
export function windowTitle(brand: Brand): string {
  return brand.pageTitle ?? brand.brandingDisplayName;
}

/** A page of the edge: the brand's half, the page's half, no script but to ask again and to say that it waits. Its correlation id is in the foot. */
export async function page(c: Context<EdgeHono>, parts: PageParts): Promise<Response> {
  const brand = c.get("brand");
  const mode = colourMode(c.req.header("cookie"));
  const words = pageTexts(c);
  const text = await html`<!doctype html>
    <html lang="${pageLanguage(c)}" data-theme="${brand.theme}" data-mode="${mode}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${parts.title} · ${windowTitle(brand)}</title>
        ${refreshAfter(parts.refreshSeconds, c.get("nonce"))}
        <link rel="icon" href="data:," />
        <link rel="preload" as="font" type="font/woff2" crossorigin href="${publicFontPath(publicFonts[0])}" />
        <style nonce="${c.get("nonce")}">
          ${raw(
            publicFontCss() +
              themeCss(brand.theme, mode) +
              scaleCss() +
              pageCss +
              brandPageCss(brand.theme) +
              backgroundCss(brand),
          )}
        </style>
      </head>
      <body>
        <div class="halves">
          <aside class="brand" aria-label="${words.about(brand.brandingDisplayName)}">
            ${brand.backgroundPath === null ? raw(artOf(brand.theme)) : ""}
            ${brand.theme === "t5" ? html`<p class="test-theme"><span>${words.testTheme}</span></p>` : ""}
            <div>
              <p class="statement">${words.statements[brand.theme]}</p>
              <p class="trust">${brand.trustText ?? words.trust}</p>
            </div>
          </aside>
          <main class="panel">
            <div>
              <p class="logo">${logoOf(brand)}${wordmarkOf(brand.brandingDisplayName)}</p>
              ${parts.panel}
              <p class="foot">${words.foot(environmentName(c), c.get("requestId"))}</p>
            </div>
          </main>
        </div>
      </body>
    </html>`;
  return new Response(text, {
    status: parts.status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...parts.headers },
  });
}

/**
 * Asks every so many seconds whether the page is another one now, and loads it then: a page that waits says Retry-After.
 * The page is not drawn again while a user reads it (WCAG 2.2.1); without scripts it is.
 */
function refreshAfter(seconds: number | undefined, nonce: string): Markup | "" {
  if (seconds === undefined) return "";
  const script = `setInterval(async()=>{try{const a=await fetch(location.href,{method:"HEAD",cache:"no-store",redirect:"manual",headers:{accept:"text/html"}});if(!a.headers.has("retry-after"))location.reload()}catch{}},${seconds * 1000})`;
  return html`<noscript><meta http-equiv="refresh" content="${seconds}" /></noscript>
    <script nonce="${nonce}">
      ${raw(script)};
    </script>`;
}

/** The name, its first word set apart from the others as the theme sets it. */
function wordmarkOf(name: string): Markup {
  const [first = "", ...others] = name.split(" ");
  const rest = others.length === 0 ? "" : html` <span>${others.join(" ")}</span>`;
  return html`<span class="wordmark" translate="no"><b>${first}</b>${rest}</span>`;
}

/** The brand's own logo, else its theme's mark. The name is next to it in words. */
function logoOf(brand: Brand): Markup {
  return brand.logoPath === null
    ? html`<span class="brand-mark" aria-hidden="true"></span>`
    : html`<img class="own-logo" src="${brand.logoPath}" alt="" height="32" />`;
}

/** Paths are made by the origin of a digest and an ending; anything else draws nothing. */
function backgroundCss({ backgroundPath }: Brand): string {
  if (backgroundPath === null || !/^\/public\/brand\/[0-9a-f]{64}\.[a-z]{3,4}$/.test(backgroundPath)) return "";
  return `.brand{background:var(--nav) url("${backgroundPath}") center/cover no-repeat}`;
}

function environmentName(c: Context<EdgeHono>): string | null {
  const name = c.env.ENVIRONMENT;
  return name === "" || name === "production" ? null : name;
}
