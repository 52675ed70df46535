import type { Page } from "./journey.ts";

/**
 * Words of controls that are cut off or run over their edge: buttons, links that look like them, tabs, labels, titles of
 * columns and of parts. Data (cells, names that users gave) may be shortened; what the interface says, in the accents
 * of the pseudo-language, may not.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      "button, label, legend, summary, h1, h2, h3, dt, th, [role=tab], [role=columnheader], nav a, a[class*=border]";
    const found = new Set<string>();
    for (const control of document.querySelectorAll(controls)) {
      if (!control.checkVisibility() || control.closest("[role=gridcell], .sr-only") !== null) continue;
      for (const part of [control, ...control.querySelectorAll("*")]) {
        const texts = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const text = texts
          .map((node) => node.textContent?.trim() ?? "")
          .join(" ")
          .trim();
        // Only what the interface says is accented: data in plain letters may be shortened.
        if (!(part instanceof HTMLElement) || !/[^\u0020-\u024f]|[\u00c0-\u024f]{2}/.test(text)) continue;
        if (!part.checkVisibility()) continue;
        // What only screen readers see is a pixel wide.
        if (part.closest(".sr-only") !== null || part.offsetWidth <= 1) continue;
        // Its own words: what it holds for screen readers alone is measured as wide as it would be if it were shown.
        const range = document.createRange();
        const [first, last] = [texts[0], texts.at(-1)];
        if (first === undefined || last === undefined) continue;
        range.setStartBefore(first);
        range.setEndAfter(last);
        const words = range.getBoundingClientRect();
        // Accented letters that the interface's font lacks come from the machine's fonts, whose widths differ.
        const slack = Math.max(1, words.width * 0.05);
        for (let box: HTMLElement | null = part; box !== null; box = box.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(box);
          const { left, right, top, bottom } = box.getBoundingClientRect();
          const clipsX = overflowX === "hidden" || overflowX === "clip" || box === control;
          const clipsY = overflowY === "hidden" || overflowY === "clip";
          if (display !== "inline" && clipsX && (words.left < left - slack || words.right > right + slack))
            found.add(`cut: "${text.slice(0, 60)}" is ${Math.round(words.width)} wide in ${Math.round(right - left)}`);
          if (display !== "inline" && clipsY && (words.top < top - 2 || words.bottom > bottom + 2))
            found.add(`cut: "${text.slice(0, 60)}" is ${Math.round(words.height)} high in ${Math.round(bottom - top)}`);
          if (box === control) break;
        }
      }
    }
    return [...found];
  });
}
