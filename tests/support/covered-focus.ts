import type { Page } from "./journey.ts";

/** Frames in which a list that opens with the focus is placed. */
const mostFrames = 30;

/**
 * What has the focus while Tab is pressed so often, and is covered all over by something else, such as the bar at the
 * foot of a form (WCAG 2.4.11). What only screen readers see is left out: its label shows the focus.
 */
export async function coveredFocus(page: Page, presses: number): Promise<string[]> {
  const found = new Set<string>();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(async (frames) => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return null;
      const isSeen = (): boolean => {
        const { left, top, width, height } = activeElement.getBoundingClientRect();
        if (width <= 1 || height <= 1) return true;
        const shares = [0.05, 0.5, 0.95];
        return shares.some((x) =>
          shares.some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return (
              hit !== null && (activeElement.contains(hit) || hit.closest("label")?.contains(activeElement) === true)
            );
          }),
        );
      };
      for (let frame = 0; frame < frames && !isSeen(); frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const name = activeElement.getAttribute("aria-label") ?? activeElement.textContent;
      return isSeen() ? null : `${activeElement.tagName} "${name.trim().slice(0, 40)}" has the focus and is covered`;
    }, mostFrames);
    if (covered !== null) found.add(covered);
  }
  return [...found];
}
