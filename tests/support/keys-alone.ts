import type { Locator } from "@playwright/test";
import { expect, type Page } from "./journey.ts";

/** Goes through pages as a user without a pointer: every step is a key, and the focus has to get there by itself. */
export class KeysAlone {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses keys one after the other: "Enter", "Control+k". */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** Tab (or Shift+Tab) until the focus is on an element. @throws Error that says where it ended. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab", most = 90): Promise<void> {
    await expect(target.first(), `not there: ${String(target)}`).toBeVisible();
    for (let step = 0; step <= most; step += 1) {
      if (await has(target)) return;
      await this.#page.keyboard.press(key);
    }
    const last = await this.#page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`${String(target)} is not reached by ${most} times ${key}, which ended at ${last}`);
  }

  /** Tab until a list that opens by the focus of its button has the focus itself. @throws Error that says where it ended. */
  async tabInto(list: Locator, most = 90): Promise<void> {
    for (let step = 0; step <= most; step += 1) {
      if ((await list.count()) > 0) return expect(list.getByRole("combobox")).toBeFocused();
      await this.#page.keyboard.press("Tab");
    }
    throw new Error(`${String(list)} is not opened by ${most} times Tab.`);
  }

  /** Goes to an element and presses Enter on it. */
  async enter(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await this.tabTo(target, key);
    await this.press("Enter");
  }

  /** Goes to a text field and types, in place of what it holds. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.press("Control+a");
    await this.type(text);
  }

  /** In an open menu or list: arrows until the entry is the one in question, then Enter. */
  async choose(entry: Locator): Promise<void> {
    await expect(entry.first()).toBeVisible();
    for (let step = 0; step < 40; step += 1) {
      if (await has(entry)) return this.press("Enter");
      await this.press("ArrowDown");
    }
    throw new Error(`${String(entry)} is not reached by the arrow keys.`);
  }

  /** Types into a native select, which takes the option that begins so. */
  async select(target: Locator, option: string): Promise<void> {
    await this.tabTo(target);
    await this.type(option);
  }
}

function has(target: Locator): Promise<boolean> {
  return target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement));
}
