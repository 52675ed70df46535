import type { Page } from "@playwright/test";

const roles = [
  "button",
  "menuitem",
  "menuitemradio",
  "menuitemcheckbox",
  "option",
  "switch",
  "checkbox",
  "radio",
  "tab",
];
const targets = [
  "a[href], button, input:not([type=hidden]), select, textarea, summary",
  ...roles.map((role) => `[role=${role}]`),
].join(",");

/**
 * What can be hit on a page and reaches less than `least` CSS pixels up and down or to the sides, one line for each
 * kind of element. What a pointer meets counts, not what is drawn: a label is part of its control, and a link may reach
 * beyond its words. Left out as WCAG 2.5.5 and 2.5.8 do: links within a line of text, and what cannot be hit now.
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    async ([selector, size]) => {
      const inText = (element: Element) =>
        getComputedStyle(element).display === "inline" &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
        );
      const labelOf = (element: Element) => (element instanceof HTMLInputElement ? element.labels?.[0] : undefined);
      /** Whether a pointer at this place meets the element. */
      const meets = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || labelOf(element)?.contains(hit) === true);
      };
      /** How far the element can be met from its middle in a direction, pixels; half the size is enough. */
      const reach = (
        element: Element,
        middle: readonly [number, number],
        [across, down]: readonly [number, number],
      ) => {
        let far = 0;
        while (far < size && meets(element, middle[0] + across * (far + 1), middle[1] + down * (far + 1))) far += 1;
        return far;
      };
      const hitBox = (element: Element) => {
        element.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const middle = [left + width / 2, top + height / 2] as const;
        const along = (across: number, down: number) =>
          reach(element, middle, [across, down]) + reach(element, middle, [-across, -down]) + 1;
        return { wide: along(1, 0), high: along(0, 1) };
      };
      const isEnough = ({ wide, high }: { readonly wide: number; readonly high: number }) =>
        wide >= size - 1 && high >= size - 1;
      /** Measures a target again where it is too small: a sticky header shrinks some frames after the page has scrolled. */
      const settled = async (element: Element) => {
        const before = hitBox(element);
        if (isEnough(before)) return before;
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
        return hitBox(element);
      };
      const small = new Map<string, { readonly line: string; times: number }>();
      const met = new Map<string, number>();
      for (const element of document.querySelectorAll(selector)) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.matches(":disabled, [aria-hidden=true] *, .sr-only:not(:focus)") || inText(element)) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width >= size && height >= size) continue;
        const kind = `${element.tagName} ${element.getAttribute("class") ?? ""}`;
        // Of a list's rows, whose controls are alike, a few tell as much as all of them: each is met pixel by pixel.
        const alike = `${kind} ${Math.min(Math.round(width), size)} ${Math.min(Math.round(height), size)}`;
        const times = met.get(alike) ?? 0;
        met.set(alike, times + 1);
        if (times >= 3) continue;
        const box = await settled(element);
        if (isEnough(box)) continue;
        const { wide, high } = box;
        const name = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
        const line = `target "${name}" is ${wide} x ${high}, less than ${size}: ${kind.slice(0, 90)}`;
        const known = small.get(kind);
        if (known === undefined) small.set(kind, { line, times: 1 });
        else known.times += 1;
      }
      return [...small.values()].map(({ line, times }) => `${line} (${times})`);
    },
    [targets, least] as const,
  );
}

/** Controls that lie under a floating button at the top or the end of a page, one line for each. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    // What the page drew last is looked at in the frame after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const main = document.querySelector("main");
    const floating = [...document.querySelectorAll("[data-floating] button")].map((each) =>
      each.getBoundingClientRect(),
    );
    const found = new Set<string>();
    for (const top of [0, main?.scrollHeight ?? 0]) {
      main?.scrollTo({ top, behavior: "instant" });
      for (const element of document.querySelectorAll(selector)) {
        if (element.closest("[data-floating]") !== null || !element.checkVisibility()) continue;
        const box = element.getBoundingClientRect();
        const isUnder = floating.some(
          (place) =>
            box.width > 0 &&
            box.left < place.right &&
            box.right > place.left &&
            box.top < place.bottom &&
            box.bottom > place.top,
        );
        if (isUnder) found.add(`under a floating button: ${element.textContent?.trim().slice(0, 40)}`);
      }
    }
    main?.scrollTo({ top: 0, behavior: "instant" });
    return [...found];
  }, targets);
}
