/** The resource hub: topics, an article, its reading state, and a search. SHOTS names a folder for pictures. */
import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";

async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, { within: "main" });
      const folder = process.env["SHOTS"];
      if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

test("a client reads an article, marks it and finds another one by its words", async ({ page }) => {
  await openAs(page, "clara.client", "/resource-hub");
  await expect(page.getByText("6 articles and videos for Harbour Payments")).toBeVisible();
  await look(page, "hub");
  await page
    .getByRole("navigation", { name: "Topics" })
    .getByRole("link", { name: /Reading results/ })
    .click();
  await expect(page.getByRole("link", { name: /Your first analysis/ })).toBeHidden();
  await page.getByRole("link", { name: /How a score is formed/ }).click();
  await expect(page.getByRole("heading", { name: "From match to level" })).toBeVisible();
  await expect(page.getByRole("article").getByText("New", { exact: true })).toBeVisible();
  await look(page, "hub-article");
  await page.getByRole("button", { name: "Mark as read" }).click();
  await expect(page.getByRole("article").getByText("Read", { exact: true })).toBeVisible();
  // The address alone shows the same article, and who reads it has read it.
  await page.reload();
  await expect(page.getByRole("button", { name: "Mark as unread" })).toBeVisible();

  await page.goto(addressOf("/resource-hub"));
  await page.getByRole("searchbox", { name: "Search the hub" }).fill("interchange");
  await expect(page.getByRole("heading", { name: "1 hit" })).toBeVisible();
  await look(page, "hub-hits");
  await page.getByRole("link", { name: "Card data levels and straight-through processing" }).click();
  await expect(page.getByRole("heading", { name: "Straight-through processing", exact: true })).toBeVisible();
  await page.goto(addressOf("/resource-hub?text=nowhere%20to%20be%20seen"));
  await expect(page.getByText("Nothing found")).toBeVisible();
});
