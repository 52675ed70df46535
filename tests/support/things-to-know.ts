import { expect, type Locator, type Page } from "@playwright/test";

const lineOf = (page: Page): Locator => page.getByRole("region", { name: "Things to know" });

/** Finds one of the things to know under a job's header, and opens their list where there are several. */
export async function showThing(page: Page, text: RegExp | string): Promise<void> {
  const line = lineOf(page);
  const thing = line.getByText(text, { exact: false });
  const closed = line.getByRole("button", { name: /things to know/, expanded: false });
  // Others may arrive after it, which closes what one alone shows.
  await expect(async () => {
    await expect(thing).toBeAttached();
    if ((await closed.count()) > 0) await closed.click();
    await expect(thing).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Checks that the things to know don’t include this text. */
export async function isNoThing(page: Page, text: RegExp | string): Promise<void> {
  await expect(lineOf(page).getByText(text, { exact: false })).toHaveCount(0);
}
