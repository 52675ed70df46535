import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { themeKeys, type ThemeKey, type ThemeMode } from "@paygauge/api-types/themes/theme-types";
import { everyThemeCss } from "@paygauge/api-types/themes/theme-css";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2, levels A and AA. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** What a theme changes: the rules that look at colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** A theme and mode, as `<html>` names them. */
export interface Look {
  readonly theme: ThemeKey;
  readonly mode: ThemeMode;
}

/** Every theme in each of these modes. */
export const looksIn = (modes: readonly ThemeMode[]): readonly Look[] =>
  themeKeys.flatMap((theme) => modes.map((mode) => ({ theme, mode })));

interface Scope {
  /** Only what stands in elements of this selector; otherwise the whole page. */
  readonly within?: string;
}

/** Brings axe and the colours of all themes into the page, once for each document. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(source);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, everyThemeCss());
}

/** What axe finds by the rules of WCAG 2.2 AA, one line for each element. */
export async function axeFindings(page: Page, { within }: Scope = {}): Promise<string[]> {
  await prepare(page);
  return page.evaluate(
    async ([tags, selector]) => {
      const options = { runOnly: { type: "tag" as const, values: tags }, resultTypes: ["violations" as const] };
      const { violations = [] } = (await window.axe?.run(selector === null ? document : selector, options)) ?? {};
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary?.split("\n").at(-1)?.trim() ?? ""}`),
      );
    },
    [wcag, within ?? null] as const,
  );
}

/**
 * What the rules of colours find in each of these looks. The page is not drawn again for each: a look is two
 * attributes of its root, which stand as they were afterwards. Of words that are drawn alike, all the way up, one is
 * looked at: a list of fifty rows tells no more than one row does.
 */
export async function colourFindings(page: Page, looks: readonly Look[], { within }: Scope = {}): Promise<string[]> {
  await prepare(page);
  return page.evaluate(
    async ([values, wanted, selector]) => {
      /** What the colours of an element can hang on: its kind, its classes, its state. */
      const ownKind = (element: Element) => {
        const states = [...element.attributes].filter(({ name }) =>
          /^(class|disabled|data-(state|tone|theme|mode)|aria-(selected|checked|current|disabled|pressed|invalid))$/.test(
            name,
          ),
        );
        const { color, backgroundColor } =
          element instanceof HTMLElement ? element.style : { color: "", backgroundColor: "" };
        return [element.tagName, color, backgroundColor, ...states.map(({ name, value }) => `${name}=${value}`)].join(
          " ",
        );
      };
      const kinds = new Map<Element, string>();
      const kindOf = (element: Element): string => {
        const known = kinds.get(element);
        if (known !== undefined) return known;
        const kind = `${element.parentElement === null ? "" : kindOf(element.parentElement)} > ${ownKind(element)}`;
        kinds.set(element, kind);
        return kind;
      };
      const hasWords = (element: Element) =>
        "value" in element ||
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
      const chosen = new Map<string, Element>();
      for (const element of document.querySelectorAll(selector === null ? "body *" : `${selector} *`))
        if (hasWords(element) && element.checkVisibility() && !chosen.has(kindOf(element)))
          chosen.set(kindOf(element), element);
      if (chosen.size === 0) return [];
      const { dataset } = document.documentElement;
      const before = { theme: dataset["theme"] ?? "", mode: dataset["mode"] ?? "" };
      const found: string[] = [];
      const options = { runOnly: { type: "rule" as const, values }, resultTypes: ["violations" as const] };
      const include = [...chosen.values()];
      for (const { theme, mode } of wanted) {
        Object.assign(dataset, { theme, mode });
        const { violations = [] } = (await window.axe?.run({ include }, options)) ?? {};
        for (const { id, nodes } of violations)
          for (const node of nodes)
            found.push(`${theme} ${mode} ${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`);
      }
      Object.assign(dataset, before);
      return found;
    },
    [colourRules, looks, within ?? null] as const,
  );
}

/** Fails with what axe finds by the rules of WCAG 2.2 AA, on the page or in elements of a selector. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  expect(await axeFindings(page, scope)).toEqual([]);
}
