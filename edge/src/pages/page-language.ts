import type { Context } from "hono";
import { acceptedTags, firstLanguage, type Language } from "@paygauge/api-types/languages";
import { pageNames as german } from "@paygauge/api-types/sitemap/page-names-de";
import { pageNames as french } from "@paygauge/api-types/sitemap/page-names-fr";
import type { PageWord } from "@paygauge/api-types/sitemap/page-words";
import type { EdgeHono } from "../environment.ts";
import { languageCookie, readCookie } from "../rules/cookies.ts";
import { edgeTexts as de } from "./texts/de.ts";
import { edgeTexts as en, type EdgeTexts } from "./texts/en.ts";
import { edgeTexts as fr } from "./texts/fr.ts";

const texts: Readonly<Record<Language, EdgeTexts>> = { en, de, fr };
const names: Readonly<Record<Language, Readonly<Record<PageWord, string>> | null>> = {
  en: null,
  de: german,
  fr: french,
};

/**
 * What this visitor reads: a choice in this very address (`lang`), the person's own, this browser's, their issuer's,
 * what the browser asks for; English where none of them is spoken.
 */
export function pageLanguage(c: Context<EdgeHono>): Language {
  const me = c.get("session")?.me;
  const cookie = readCookie(c.req.header("cookie"), languageCookie);
  const asked = c.get("path") === "/login" ? c.req.query("lang") : undefined;
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

/** A page's title in the visitor's language. */
export function pageName(c: Context<EdgeHono>, title: string): string {
  const spoken: Readonly<Record<string, string>> | null = names[pageLanguage(c)];
  return spoken?.[title] ?? title;
}
