import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sideways } from "../support/pages-to-see.ts";
import { walkAnew } from "../support/walk-anew.ts";

const grid = (page: Page) => page.getByRole("grid", { name: "Vendors" });
const cell = (page: Page, row: number, column: number) => grid(page).locator(`[data-cell="${row}:${column}"]`);
const nameIn = (page: Page, row: number) => cell(page, row, 1).getByRole("link").innerText();
const found = (page: Page) => page.getByText(/^\d[\d,]* vendors?\.$/);

/** The sample job was added to the vendors: the list has rows. */
async function hasRows(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload();
      await drawn(page);
      // Rows are drawn some frames after their page: the longer the list, the more.
      return cell(page, 0, 1)
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
}

async function findsWithOneSlip(page: Page): Promise<void> {
  const name = await nameIn(page, 0);
  const [word = ""] = name.toLowerCase().match(/[a-z]{6,}/g) ?? [];
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search vendors" });
  await expect(search).toBeFocused();
  await search.fill(word.slice(0, 3) + word.slice(4));
  await expect(page.getByText(/No name has “/)).toBeVisible();
  await expect(grid(page).locator("mark").first()).toBeVisible();
  await search.fill("");
  await expect(page).not.toHaveURL(/[?&]q=/);
  await expect(page.getByText(/No name has “/)).toHaveCount(0);
}

async function previews(page: Page): Promise<void> {
  await cell(page, 0, 1).focus();
  await page.keyboard.press("Space");
  const preview = page.getByRole("complementary", { name: /^Preview of/ });
  await expect(preview).toBeVisible();
  const second = await nameIn(page, 1);
  await page.keyboard.press("j");
  await expect(preview.getByRole("heading", { name: second })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);
}

async function mergesAndUndoes(page: Page): Promise<void> {
  const before = await found(page).innerText();
  for (const row of [0, 1]) await cell(page, row, 0).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Merge two vendors?" });
  await expect(dialog.getByText(/\d+ jobs?, (?:≈ )?£[\d,.]+, no campaigns, no notes/).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText(/^Merged\. /)).toBeVisible();
  await expect(found(page)).not.toHaveText(before);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(found(page)).toHaveText(before);
}

async function opensOne(page: Page): Promise<void> {
  const name = await nameIn(page, 0);
  await cell(page, 0, 1).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByText(name)).toBeVisible();
  await expect(page.getByText(/^1 of \d/)).toBeVisible();
  await page.getByLabel("New note").fill("Call in May.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Call in May.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Remove note from/ }).click();
  await expect(page.getByText("No notes yet.")).toBeVisible();
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
  await page.getByRole("button", { name: "Next vendor" }).click();
  await expect(page.getByText(/^2 of \d/)).toBeVisible();
}

test("vendors are found with a slip, previewed, merged with undo, and opened with notes", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/vendors");
  await hasRows(page);
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
  await findsWithOneSlip(page);
  await previews(page);
  await mergesAndUndoes(page);
  await opensOne(page);
});

test("on a phone the first vendor is within 200 pixels of the top, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, "sasha.sysadmin", "/vendors");
  await hasRowsOnPhone(page);
  const first = page.getByRole("list", { name: "Vendors" }).getByRole("listitem").first();
  // The bar that names the environment is absent in production.
  const bar = await page.getByRole("complementary", { name: "Environment" }).boundingBox();
  const box = await first.boundingBox();
  expect((box?.y ?? 1000) - (bar?.height ?? 0)).toBeLessThanOrEqual(200);
  expect(await sideways(page)).toEqual([]);
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await drawn(page);
  expect(await sideways(page)).toEqual([]);
  await walkAnew(page, "/vendors/issuer-harbour-v000000000000");
  await expect(page.getByText("None of the jobs you can see has this vendor.")).toBeVisible();
});

async function hasRowsOnPhone(page: Page): Promise<void> {
  await expect(page.getByRole("list", { name: "Vendors" }).getByRole("listitem").first()).toBeVisible();
  await drawn(page);
}
