import type { BrowserContext } from "@playwright/test";
import { addressOf, chooseAtProvider, expect, openAs, test, type Page } from "../support/journey.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"], reducedMotion: "reduce" });

const notices = (page: Page) => page.getByRole("region", { name: "Notifications" });
const errors = (page: Page) => notices(page).getByRole("alert");

/** Calls reach no one from now on: each shows it in a red message. */
const cutOff = (context: BrowserContext) => context.setOffline(true);

/** Opens the sign-in page, whose fonts are the product's own, which every user may keep. */
async function signInHasFonts(page: Page): Promise<void> {
  const fonts: { readonly path: string; readonly status: number; readonly kept: string }[] = [];
  page.on("response", (answer) => {
    if (!answer.url().includes(".woff2")) return;
    const { pathname } = new URL(answer.url());
    fonts.push({ path: pathname, status: answer.status(), kept: answer.headers()["cache-control"] ?? "" });
  });
  await page.goto(addressOf("/login"));
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? [family.replaceAll('"', "")] : [])),
  );
  expect(loaded).toEqual(expect.arrayContaining(["IBM Plex Sans Variable", "Source Serif 4 Variable"]));
  expect(fonts).toHaveLength(2);
  for (const { path, status, kept } of fonts) {
    expect(path).toMatch(/^\/public\/fonts\/[\w-]+-[0-9a-f]{16}\.woff2$/);
    expect([status, kept]).toEqual([200, "public, max-age=31536000, immutable"]);
  }
}

test("pages with and without a session are drawn with the product's own fonts", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("ibm-plex-sans-latin-standard")) asked.push(new URL(request.url()).pathname);
  });
  await test.step("pages without a session are drawn with the product's own fonts, which everybody may keep", () =>
    signInHasFonts(page));
  await test.step("the application draws with the same font file as the sign-in page", async () => {
    await page.getByRole("link", { name: "Continue with the local identity provider" }).click();
    await chooseAtProvider(page, "dana.developer");
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    expect(new Set(asked).size).toBe(1);
  });
});

/** Asks to unpublish, again and again; the call does not leave. */
async function failToUnpublish(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.getByRole("button", { name: /^Published / }).click();
    await page.getByRole("menuitem", { name: "Unpublish" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(errors(page)).toHaveCount(Math.min(time + 1, 3));
  }
}

async function openJob(page: Page): Promise<void> {
  await openAs(page, "dana.developer", "/jobs/sample-job/summary");
  await expect(page.getByRole("button", { name: /^Published / })).toBeVisible();
}

test("at most three errors are shown, worded by permission, with their details to copy, and the bell keeps all", async ({
  page,
  context,
}) => {
  await openJob(page);
  // The bell's part of the application is there before the network goes.
  await page.getByRole("button", { name: /Notifications/i }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await cutOff(context);
  await failToUnpublish(page, 4);
  await expect(errors(page)).toHaveCount(3);
  const first = errors(page).first();
  await expect(first).toContainText(
    "There was a problem with the operation: Unpublish job - The service can’t be reached. Check your connection and try again.",
  );
  expect((await first.boundingBox())?.width).toBeLessThanOrEqual(820);
  await first.getByRole("button", { name: "Show details" }).click();
  const details = first.getByRole("list");
  for (const words of [/user-dana-developer/, /\/jobs\/[^/]+\/summary/, /Date: .*20\d\d/, /Mozilla/])
    await expect(details).toContainText(words);
  await first.getByRole("button", { name: "Copy to Clipboard" }).click();
  await expect(first.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("user-dana-developer");
  await expect(first.getByRole("button", { name: "Copied!" })).toHaveCount(0);
  // A message is read above an open drawer, which stays open.
  await page.getByRole("button", { name: /Notifications/i }).click();
  await errors(page).last().getByText("Show details").click();
  await expect(errors(page).last().getByText("Hide details")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // At 200 % three of them are higher than the window: what is above it is scrolled to.
  await page.setViewportSize({ width: 640, height: 400 });
  await first.getByRole("button", { name: "Hide details" }).click({ timeout: 5000 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: /^Published / }).focus();
  // Closed by key, each gives the focus to the next, and the last one back to where it came from.
  await errors(page).first().getByRole("button", { name: "Close", exact: true }).focus();
  for (let open = 2; open >= 0; open -= 1) {
    await page.keyboard.press("Enter");
    await expect(errors(page)).toHaveCount(open);
  }
  await expect(page.getByRole("button", { name: /^Published / })).toBeFocused();
  await context.setOffline(false);
  await page.getByRole("button", { name: /Notifications/i }).click();
  const kept = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "There was a problem" });
  await expect(kept).toHaveCount(4);
});

test("without the permission the sentence and its details tell nothing of what the system said", async ({
  page,
  context,
}) => {
  await openAs(page, "clara.client");
  await page.getByRole("button", { name: "Standard view" }).click();
  await page.getByRole("menuitem", { name: "Save as new view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Said plainly");
  await page.getByRole("button", { name: "Save view" }).click();
  const menu = page.getByRole("button", { name: "Said plainly", exact: true });
  await menu.click();
  await cutOff(context);
  await page.getByRole("menuitem", { name: "Set as default view" }).click();
  const error = errors(page).first();
  await expect(error).toContainText("Oops, it looks like there was a problem.");
  await error.getByRole("button", { name: "Show details" }).click();
  await expect(error).toContainText("user-clara-client");
  await expect(error).not.toContainText(/operation|reach/i);
  await context.setOffline(false);
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("button", { name: "Standard view" })).toBeVisible();
});
