import type { Context } from "hono";
import type { Boot } from "@paygauge/api-types/entities/identity";
import { findPage } from "@paygauge/api-types/sitemap";
import { facesNamedIn } from "@paygauge/api-types/themes/public-fonts";
import { brandIdentityCss } from "@paygauge/api-types/themes/brand-identity";
import { wholeThemeCss } from "@paygauge/api-types/themes/theme-css";
import type { EdgeHono } from "../edge-hono.ts";
import { colourMode } from "../pages/frame.ts";
import { unavailablePage } from "../pages/notice-pages.ts";
import { pageLanguage } from "../pages/page-language.ts";
import { currentBuild } from "./build.ts";
import { pageFiles } from "./page-preload.ts";
import { printablePage } from "./printable-page.ts";
import { settingsOf } from "./settings.ts";
import { raisedBy } from "../session/debug-log.ts";
import { dataElement, scriptJson, writePage } from "./write-page.ts";

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
    debugUntil: raisedBy(c.get("session"))?.until,
    settings: settingsOf(c.env),
  };
}

/** index.html with the brand, the mode, the user and the page's chunk written in: the first screen asks nothing. */
export async function appPage(c: Context<EdgeHono>): Promise<Response> {
  const me = c.get("session")?.me;
  const hit = findPage(c.get("path"));
  if (me && hit?.page.frame === "printable") return printablePage(c);
  const build = await currentBuild(c.env);
  if (!build || !me) return unavailablePage(c);
  const nonce = c.get("nonce");
  const boot = bootOf(c, me, build.release);
  const preloads = (build.manifest ? pageFiles(build.manifest, hit?.id ?? "") : []).map(
    ({ href, integrity }) =>
      `<link rel="modulepreload" nonce="${nonce}" href="${href}"${integrity ? ` integrity="${integrity}"` : ""}>`,
  );
  const { theme } = c.get("brand");
  const identity = brandIdentityCss(theme);
  // The interface brings its own font; a name that is set in another needs that as well.
  const style = `<style nonce="${nonce}">${wholeThemeCss(theme) + facesNamedIn(identity) + identity}</style>`;
  const head = preloads.join("") + style + dataElement("boot", scriptJson(boot), nonce);
  return writePage(c, { html: build.html, language: boot.language, mode: boot.colourMode, head });
}
