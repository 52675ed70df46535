import type { Context } from "hono";
import type { Boot } from "@paygauge/api-types/entities/identity";
import { findPage } from "@paygauge/api-types/sitemap";
import { wholeThemeCss } from "@paygauge/api-types/themes/theme-css";
import { isLocal, type EdgeBindings } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { colourMode, windowTitle } from "../pages/frame.ts";
import { unavailablePage } from "../pages/notice-pages.ts";
import { pageLanguage, pageTexts } from "../pages/page-language.ts";
import { pageFiles, readManifest, type BuildManifest } from "./page-preload.ts";
import { settingsOf } from "./settings.ts";

interface Build {
  readonly html: string;
  readonly manifest: BuildManifest | null;
  /** Changes with every build: the shell compares it to learn of a new version. */
  readonly release: string;
  readonly at: number;
}

let kept: Build | null = null;

async function textOf(env: EdgeBindings, path: string): Promise<string | null> {
  const found = await env.ASSETS.fetch(`https://assets.internal${path}`);
  return found.status === 200 ? found.text() : null;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 6), (each) => each.toString(16).padStart(2, "0")).join("");
}

/** The build's page and manifest; read again after a second locally, where builds come and go under a running edge. */
async function currentBuild(env: EdgeBindings): Promise<Build | null> {
  if (kept && Date.now() - kept.at < (isLocal(env) ? 1000 : 60_000)) return kept;
  const html = await textOf(env, "/index.html");
  if (html === null) return null;
  const manifest = await textOf(env, "/.vite/manifest.json");
  kept = {
    html,
    manifest: manifest === null ? null : readManifest(manifest),
    release: await digest(html),
    at: Date.now(),
  };
  return kept;
}

/** JSON that cannot end its script element early. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}

function bootOf(c: Context<EdgeHono>, me: Boot["me"], release: string): Boot {
  const { brandingKey, brandingDisplayName, theme, pageTitle, logoPath } = c.get("brand");
  const { mode, systemMessage, flags } = c.get("configuration");
  return {
    brand: { brandingKey, brandingDisplayName, theme, pageTitle, logoPath },
    mode,
    systemMessage,
    environment: c.env.ENVIRONMENT,
    flags,
    me,
    release,
    nonce: c.get("nonce"),
    colourMode: colourMode(c.req.header("cookie")),
    language: pageLanguage(c),
    settings: settingsOf(c.env),
  };
}

/** index.html with the brand, the mode, the person and the page's chunk written in: the first screen asks nothing. */
export async function appPage(c: Context<EdgeHono>): Promise<Response> {
  const me = c.get("session")?.me;
  const build = await currentBuild(c.env);
  if (!build || !me) return unavailablePage(c);
  const [brand, nonce] = [c.get("brand"), c.get("nonce")];
  const boot = bootOf(c, me, build.release);
  const id = findPage(c.get("path"))?.id ?? "";
  const preloads = (build.manifest ? pageFiles(build.manifest, id) : []).map(
    ({ href, integrity }) =>
      `<link rel="modulepreload" nonce="${nonce}" href="${href}"${integrity ? ` integrity="${integrity}"` : ""}>`,
  );
  const head = `${preloads.join("")}<style nonce="${nonce}">${wholeThemeCss(brand.theme)}</style><script type="application/json" id="boot" nonce="${nonce}">${scriptJson(boot)}</script>`;
  const written = new HTMLRewriter()
    .on("html", {
      element(element) {
        element
          .setAttribute("lang", boot.language)
          .setAttribute("data-theme", brand.theme)
          .setAttribute("data-mode", boot.colourMode)
          .setAttribute("data-brand", brand.brandingKey);
      },
    })
    .on("title", { element: (element) => void element.setInnerContent(windowTitle(brand)) })
    // The build's own placeholder makes way for the filled element.
    .on("script#boot", { element: (element) => void element.remove() })
    .on("script, style, link", { element: (element) => void element.setAttribute("nonce", nonce) })
    // Until the application draws itself over it.
    .on("div#root", {
      element: (element) =>
        void element.setInnerContent(`<output class="initializing">${pageTexts(c).initializing}</output>`, {
          html: true,
        }),
    })
    .on("head", { element: (element) => void element.append(head, { html: true }) })
    .transform(new Response(build.html));
  return new Response(c.req.method === "HEAD" ? null : written.body, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
