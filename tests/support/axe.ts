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
  /** Only what is in elements of this selector; otherwise the whole page. */
  readonly within?: string;
}

/** Brings axe and the colours of all themes into the page, once for each document, and waits for what is looked at. */
async function prepare(page: Page, within?: string): Promise<void> {
  if (within !== undefined) await page.locator(within).first().waitFor();
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(source);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, everyThemeCss());
}

/** What axe finds by the rules of WCAG 2.2 AA that do not look at colours, one line for each element. */
export async function structureFindings(page: Page, { within }: Scope = {}): Promise<string[]> {
  await prepare(page, within);
  return page.evaluate(
    async ([values, colours, selector]) => {
      const { axe } = window;
      if (axe === undefined) throw new Error("Axe is not in the page.");
      const { violations } = await axe.run(selector === null ? document : selector, {
        runOnly: { type: "tag", values },
        rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
        resultTypes: ["violations"],
        preload: false,
        elementRef: true,
      });
      /**
       * Whether a target lacks room in the middle of the view too: a sticky header may have been over it or next to it.
       */
      const lacksRoom = async (element: Element) => {
        element.scrollIntoView({ block: "center", inline: "center" });
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
        const again = await axe.run(element, { runOnly: { type: "rule", values: ["target-size"] }, preload: false });
        return again.violations.length > 0;
      };
      const lines: string[] = [];
      for (const { id, nodes } of violations)
        for (const { target, element, failureSummary } of nodes)
          if (id !== "target-size" || !element || (await lacksRoom(element)))
            lines.push(`${id}: ${target.join(" ")} ${failureSummary?.split("\n").at(-1)?.trim() ?? ""}`);
      return lines;
    },
    [wcag, colourRules, within ?? null] as const,
  );
}

/** What axe reads of colours, which its types leave out. A colour is null where it cannot be told: over a picture. */
interface ColourReading {
  getBackgroundColor(element: Element, stack: Element[]): object | null;
  getForegroundColor(element: Element, unused: boolean, back: object | null): object | null;
  hasValidContrastRatio(
    back: object | null,
    front: object | null,
    fontSize: number,
    isBold: boolean,
  ): { readonly isValid: boolean; readonly contrastRatio: number; readonly expectedContrastRatio: number };
}

/** An element as axe keeps it; what it has read of its colours is kept in it as well. */
interface KeptNode {
  readonly children: readonly KeptNode[];
}

interface ColourScope extends Scope {
  /** Kinds of words that were looked at on pages before, in these very looks; those of this page are added. */
  readonly seen?: Set<string>;
}

/**
 * What the rules of colours find in each of these looks. The page is not drawn again for each: a look is two
 * attributes of its root, which are as they were afterwards. Of words that are drawn alike, all the way up, one is
 * looked at: a list of fifty rows tells no more than one row does, and the rail of the second page no more than that
 * of the first.
 */
export async function colourFindings(
  page: Page,
  looks: readonly Look[],
  { within, seen = new Set() }: ColourScope = {},
): Promise<string[]> {
  await prepare(page, within);
  const { found, kinds } = await page.evaluate(
    async ([values, wanted, selector, known]) => {
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
      /** A short name of a text, two plain hashes side by side: the chains of a page's elements would be megabytes. */
      const short = (text: string) => {
        let [one, two] = [0x811c9dc5, 0x01000193];
        for (let at = 0; at < text.length; at += 1) {
          one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
          two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b);
        }
        return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
      };
      const named = new Map<Element, string>();
      const kindOf = (element: Element): string => {
        const before = named.get(element);
        if (before !== undefined) return before;
        const above = element.parentElement === null ? "" : kindOf(element.parentElement);
        const kind = short(`${above} > ${ownKind(element)}`);
        named.set(element, kind);
        return kind;
      };
      const hasWords = (element: Element) =>
        "value" in element ||
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
      const looked = new Set(known);
      const chosen = new Map<string, Element>();
      for (const element of document.querySelectorAll(selector === null ? "body *" : `${selector} *`)) {
        if (!hasWords(element) || !element.checkVisibility()) continue;
        const kind = kindOf(element);
        if (!looked.has(kind) && !chosen.has(kind)) chosen.set(kind, element);
      }
      const lines: string[] = [];
      const { axe } = window;
      if (axe === undefined) throw new Error("Axe is not in the page.");
      if (chosen.size === 0) return { found: lines, kinds: [] };
      const { dataset } = document.documentElement;
      const before = { theme: dataset["theme"] ?? "", mode: dataset["mode"] ?? "" };
      const [first = before, ...others] = wanted;
      const wordsOf = (element: Element | undefined) =>
        `<${element?.tagName.toLowerCase()} class="${element?.getAttribute("class") ?? ""}"> "${element?.textContent?.trim().slice(0, 30)}"`;
      /** Reads in each other look the colours of what the rule passed or left open in the first. */
      const readOthers = ({ passes, incomplete }: axe.AxeResults) => {
        const legible = [...passes, ...incomplete]
          .filter(({ id }) => id === "color-contrast")
          .flatMap((rule) => rule.nodes);
        const { color } = axe.commons as unknown as { readonly color: ColourReading };
        const nodes = [...(Reflect.get(axe, "_tree") as readonly KeptNode[])];
        for (const { children } of nodes) nodes.push(...children);
        for (const { theme, mode } of others) {
          Object.assign(dataset, { theme, mode });
          for (const node of nodes) {
            Reflect.deleteProperty(node, "_stackingContext");
            const kept = Reflect.get(node, "_cache") as object;
            for (const key of Object.keys(kept)) if (/color|opacity/i.test(key)) Reflect.deleteProperty(kept, key);
          }
          for (const { element } of legible) {
            if (!element) continue;
            const [back, { fontSize, fontWeight }] = [color.getBackgroundColor(element, []), getComputedStyle(element)];
            const front = color.getForegroundColor(element, false, back);
            const { isValid, contrastRatio, expectedContrastRatio } = color.hasValidContrastRatio(
              back,
              front,
              Number.parseFloat(fontSize),
              Number(fontWeight) >= 700,
            );
            if (back === null || front === null || isValid) continue;
            const ratio = `${contrastRatio.toFixed(2)}, less than ${expectedContrastRatio}`;
            lines.push(`${theme} ${mode} color-contrast: ${wordsOf(element)} has ${ratio}`);
          }
        }
      };
      // Where things stand is the same in every look: axe finds that out once, and while it still knows it the colours of
      // the other looks are read.
      axe.addReporter<axe.AxeResults>("looks", (raw, options, give, fail) => {
        const readAll = (told: axe.AxeResults) => {
          if (others.length > 0) readOthers(told);
          give(told);
        };
        axe.getReporter<axe.AxeResults>("v2")(raw, options, readAll, fail);
      });
      Object.assign(dataset, first);
      const { violations, passes, incomplete } = await axe.run(
        { include: [...chosen.values()] },
        { runOnly: { type: "rule" as const, values }, elementRef: true, selectors: false, reporter: "looks" },
      );
      for (const { id, nodes } of violations)
        for (const { element, any } of nodes)
          lines.push(`${first.theme} ${first.mode} ${id}: ${wordsOf(element)} ${any[0]?.message ?? ""}`);
      if (others.length > 0) {
        // A link in a text that is underlined is so in every look; one that only its colour tells is asked in each.
        const byColour = [...passes, ...incomplete]
          .filter(({ id }) => id === "link-in-text-block")
          .flatMap(({ nodes: links }) => links)
          .flatMap(({ any, element }) =>
            element && !any.some(({ id }) => id === "link-in-text-block-style") ? [element] : [],
          );
        for (const look of byColour.length > 0 ? others : []) {
          Object.assign(dataset, look);
          const options = { runOnly: { type: "rule" as const, values: ["link-in-text-block"] }, elementRef: true };
          const { violations: again } = await axe.run({ include: byColour }, options);
          for (const { element } of again.flatMap((rule) => rule.nodes))
            lines.push(`${look.theme} ${look.mode} link-in-text-block: ${wordsOf(element)}`);
        }
      }
      Object.assign(dataset, before);
      return { found: lines, kinds: [...chosen.keys()] };
    },
    [colourRules, looks, within ?? null, [...seen]] as const,
  );
  for (const kind of kinds) seen.add(kind);
  return found;
}

/** What axe finds by the rules of WCAG 2.2 AA in the page as it looks now, one line for each element. */
export async function axeFindings(page: Page, scope: ColourScope = {}): Promise<string[]> {
  return [...(await structureFindings(page, scope)), ...(await colourFindings(page, [], scope))];
}

/** Fails with what axe finds by the rules of WCAG 2.2 AA, on the page or in elements of a selector. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  expect(await axeFindings(page, scope)).toEqual([]);
}
