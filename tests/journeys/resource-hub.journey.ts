/** The resource hub: topics, an article, its reading state, and a search. SHOTS names a folder for pictures. */
import { Buffer } from "node:buffer";
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

test("an article links to a document, which opens at its page in the assistant's viewer", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/admin/analysis-admin/chatbot-document-management");
  await page.getByRole("button", { name: "Upload documents" }).click();
  const buffer = Buffer.from("# Quoll fees\n\nThe quoll fee is 12.\n\n## Terms\n\nQuolls pay in 30 days.\n");
  await page.locator("input[type=file]").setInputFiles({ name: "quoll fees.md", mimeType: "text/markdown", buffer });
  await expect(page.getByRole("row").filter({ hasText: "quoll fees" })).toContainText("Ready");

  await page.goto(addressOf("/admin/analysis-admin/video-resources/create"));
  await page.getByRole("radio", { name: "Article" }).check();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Quoll");
  await page.getByLabel("Title, English").fill("What quolls pay");
  await page.getByLabel("Summary, English").fill("Fees and terms.");
  await page.getByLabel("Text, English").fill("See [the terms](document:unknown).");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Document", exact: true }).click();
  await page.getByRole("option", { name: "quoll fees" }).click();
  const markdown = (await page.getByText(/^\[quoll fees\]\(document:/).textContent()) ?? "";
  await page.getByLabel("Text, English").fill(`See ${markdown}.`);
  await page.getByRole("article").getByRole("button", { name: "quoll fees" }).click();
  const viewer = page.getByRole("dialog", { name: "quoll fees" });
  await expect(viewer).toContainText("The quoll fee is 12.");
  await look(page, "hub-document");
  await viewer.getByRole("button", { name: "Next" }).click();
  await expect(viewer).toContainText("Quolls pay in 30 days.");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});
