import type { Context } from "hono";
import { gateway as germanMessages } from "@paygauge/api-types/catalogue/de/gateway";
import { gateway as frenchMessages } from "@paygauge/api-types/catalogue/fr/gateway";
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import type { Translate } from "@paygauge/api-types/catalogue/translator";
import { acceptedTags, firstLanguage, type Language } from "@paygauge/api-types/languages";
import { pageNames as german } from "@paygauge/api-types/sitemap/page-names-de";
import { pageNames as french } from "@paygauge/api-types/sitemap/page-names-fr";
import type { PageId } from "@paygauge/api-types/sitemap";
import { pageNaming, type PageNaming } from "@paygauge/api-types/sitemap/page-names";
import type { EdgeHono } from "../edge-hono.ts";
import { english } from "../rules/english.ts";
import { translateWith } from "../rules/translate-with.ts";
import { languageCookie, readCookie } from "../rules/cookies.ts";
import { edgeTexts as de } from "./texts/de.ts";
import { edgeTexts as en, type EdgeTexts } from "./texts/en.ts";
import { edgeTexts as fr } from "./texts/fr.ts";

const texts: Readonly<Record<Language, EdgeTexts>> = { en, de, fr };
const names: Readonly<Record<Language, PageNaming>> = {
  en: pageNaming(null),
  de: pageNaming(german),
  fr: pageNaming(french),
};

/**
 * What this visitor reads: a choice in this very address (`lang`), the user's own, this browser's, their issuer's,
 * what the browser asks for; English where no text has any of them.
 */
export function pageLanguage(c: Context<EdgeHono>): Language {
  const me = c.get("session")?.me;
  const cookie = readCookie(c.req.header("cookie"), languageCookie);
  // Not there yet where the address itself is refused.
  const path = c.get("path") ?? "";
  const asked = path === "/login" || path.startsWith("/upload/") ? c.req.query("lang") : undefined;
  return firstLanguage([
    asked,
    me?.language,
    cookie.kind === "value" ? cookie.value : null,
    me?.issuerLanguage,
    ...acceptedTags(c.req.header("accept-language")),
  ]);
}

/** Words of the edge's pages in the visitor's language. */
export function pageTexts(c: Context<EdgeHono>): EdgeTexts {
  return texts[pageLanguage(c)];
}

/** Messages of the gateway alone: no other is on its pages. */
const messages: Readonly<Record<Language, Translate>> = {
  en: english,
  de: translateWith(germanMessages, "de-DE"),
  fr: translateWith(frenchMessages, "fr-FR"),
};

/** A message of the gateway in the visitor's language. */
export function pageMessage(c: Context<EdgeHono>, ref: MessageRef): string {
  return messages[pageLanguage(c)](ref);
}

/** A page's title in the visitor's language. */
export function pageTitle(c: Context<EdgeHono>, id: PageId): string {
  return names[pageLanguage(c)].title(id);
}
