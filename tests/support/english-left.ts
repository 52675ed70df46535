import { pages } from "@paygauge/api-types/sitemap";
import { catalogue } from "@paygauge/api-types/catalogue/en";
import { englishTexts } from "@paygauge/ui/context/ui-texts.ts";
import { edgeTexts as edgeGerman } from "../../edge/src/pages/texts/de.ts";
import { edgeTexts as edgeEnglish } from "../../edge/src/pages/texts/en.ts";
import { german } from "../../web/src/texts/de.ts";
import { en } from "../../web/src/texts/en.ts";
import type { Page } from "./journey.ts";

/** Every text of a catalogue, whatever its shape. */
function* textsOf(tree: unknown): Generator<string> {
  if (typeof tree === "string") yield tree;
  else if (typeof tree === "object" && tree !== null) for (const part of Object.values(tree)) yield* textsOf(part);
}

/** A text that can be compared: with words, and without places for something else. */
const isWord = (text: string): boolean => /[a-z]{3}/.test(text) && !text.includes("{");

/** What English says and German does not: each text of the application, its components, its pages and the gateway. */
export async function onlyEnglish(): Promise<ReadonlySet<string>> {
  const { areas, names, ui, messages } = german;
  const loaded = await Promise.all(Object.values(areas).map((load) => load()));
  const own = new Set(textsOf([loaded, names, ui, await messages.core(), await messages.areas(), edgeGerman]));
  const labels = pages.map(({ page }) => [page.title, page.crumb, page.nav?.label, page.tab?.label]);
  const all = [...textsOf([en, englishTexts, catalogue, labels, edgeEnglish])];
  return new Set(all.filter((text) => isWord(text) && !own.has(text)));
}

/** Everything that English says: what a page in another alphabet may show none of. */
export function everyEnglish(): ReadonlySet<string> {
  const labels = pages.map(({ page }) => [page.title, page.crumb, page.nav?.label, page.tab?.label]);
  return new Set([...textsOf([en, englishTexts, catalogue, labels])].filter(isWord));
}

/** Titles of the sample ledger's columns, which are on the pages that show the file. */
const ofLedger: ReadonlySet<string> = new Set(
  "Address,City,Postcode,Country,Amount,Currency,Invoice,Supplier,Supplier ID,Payment,Cheque".split(","),
);

/** Whether a text may be English: the file's own words, codes of the log, names, and what the examples name after the code. */
const mayBeEnglish = (text: string, address: string): boolean =>
  address.startsWith("/dev/examples") ||
  (/\/(?:workflow|insights|suppliers)/.test(address) && ofLedger.has(text)) ||
  (address === "/admin/system-logs" && text === "job") ||
  // A payee of the sample ledger.
  (address.includes("/campaign-workflows/") && text === "Payroll") ||
  // A help page in English, next to those of the other languages.
  (address.includes("chatbot-document-management") && text === "Campaigns") ||
  // A lockbox of this name, next to the capability.
  (address.startsWith("/admin/issuer-manager/") && text === "Boost");

/** The English texts that a page shows or tells: text nodes in sight, and the names and hints of its controls. */
export async function englishLeft(page: Page, address: string, english: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (
        parentElement?.closest("script,style,[lang]:not(html),[translate=no]") === null &&
        parentElement.checkVisibility()
      )
        found.push((textContent ?? "").trim());
    }
    for (const element of document.querySelectorAll("[aria-label],[placeholder],[title],[alt]"))
      if (element.closest("[lang]:not(html)") === null)
        for (const name of ["aria-label", "placeholder", "title", "alt"]) found.push(element.getAttribute(name) ?? "");
    return found;
  });
  return [...new Set(shown)]
    .filter((text) => english.has(text) && !mayBeEnglish(text, address))
    .map((text) => `English: ${text}`);
}
