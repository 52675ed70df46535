/**
 * Before what has the focus leaves the page: gives the focus to the first of these elements of the same grid, or it
 * would be lost and Tab begin at the page's top. Nothing happens where the focus is elsewhere.
 */
export function keepFocus(selectors: readonly string[]): void {
  const { activeElement } = document;
  const grid = activeElement?.closest("[data-grid]");
  const found = selectors.flatMap((selector) => [...(grid?.querySelectorAll<HTMLElement>(selector) ?? [])]);
  found.find((element) => element !== activeElement)?.focus();
}

/** The button that adds a condition. */
export const addFilter = "[data-add-filter]";
/** The cell that Tab leads to; on a phone the first box. */
export const ownCell: readonly string[] = ["[data-cell][tabindex='0']", "input[type='checkbox']"];
