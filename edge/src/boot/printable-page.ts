import type { Context } from "hono";
import type { PrintableBoot } from "@paygauge/api-types/entities/identity";
import { languageOf } from "@paygauge/api-types/languages";
import { everyPrintCss } from "@paygauge/api-types/themes/theme-css";
import type { EdgeHono } from "../edge-hono.ts";
import { unavailablePage } from "../pages/notice-pages.ts";
import { pageLanguage } from "../pages/page-language.ts";
import { currentBuild } from "./build.ts";
import { dataElement, escaped, scriptJson, writePage } from "./write-page.ts";

/**
 * The printable frame: without the shell, with the user's language only, in every brand's colours for
 * paper. `snapshot`: the report's body, if the browser that opens the page isn't signed in; `address`: what it is printed as.
 */
export async function printablePage(c: Context<EdgeHono>, snapshot?: string, address?: string): Promise<Response> {
  const build = await currentBuild(c.env);
  if (!build?.printable) return unavailablePage(c);
  const nonce = c.get("nonce");
  const boot: PrintableBoot = {
    nonce,
    language: pageLanguage(c),
    issuerLanguage: languageOf(c.get("session")?.me.issuerLanguage) ?? null,
    makesPdf: c.env.BROWSER !== undefined,
    address: address ?? null,
  };
  const style = `<style nonce="${nonce}">${everyPrintCss()}</style>`;
  const data = snapshot === undefined ? "" : dataElement("snapshot", escaped(snapshot), nonce);
  const head = style + data + dataElement("boot", scriptJson(boot), nonce);
  return writePage(c, { html: build.printable, language: boot.language, mode: "print", head });
}
