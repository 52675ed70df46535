import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sideways } from "../support/pages-to-see.ts";
import { walkAnew } from "../support/walk-anew.ts";

const suppliers = "/jobs/sample-job/suppliers";

const grid = (page: Page) => page.getByRole("grid", { name: "Suppliers" });
const cell = (page: Page, row: number, column: number) => grid(page).locator(`[data-cell="${row}:${column}"]`);
const preview = (page: Page) => page.getByRole("complementary", { name: /^Preview:/ });

async function isOpenedByKeys(page: Page): Promise<void> {
  await drawn(page);
  const nameOf = (row: number) => cell(page, row, 1).getByRole("link").innerText();
  const [first, second, third] = [await nameOf(0), await nameOf(1), await nameOf(2)];
  await cell(page, 0, 1).focus();
  await page.keyboard.press("Space");
  await expect(preview(page).getByRole("heading", { name: first })).toBeVisible();
  await expect(preview(page)).toContainText("1 of 463 in this list");
  await expect(page).toHaveURL(/[?&]peek=/);
  await expect(cell(page, 0, 1)).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(preview(page).getByRole("heading", { name: second })).toBeVisible();
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press("j");
  await expect(preview(page).getByRole("heading", { name: third })).toBeVisible();
  await expect(grid(page).locator('[role="row"][aria-current="true"]')).toContainText(third);
  await page.keyboard.press("k");
  await expect(preview(page).getByRole("heading", { name: second })).toBeVisible();
  // Supply chain finance alone would be worth something, and the law caps the days of this buyer, a council.
  await expect(preview(page).getByText("Leave as is")).toBeVisible();
  await expect(preview(page).getByText("Virtual card")).not.toHaveCount(0);

  // The link alone shows another the same.
  const link = page.url();
  await preview(page).getByRole("link", { name: "Open" }).focus();
  await page.keyboard.press("Escape");
  await expect(preview(page)).toHaveCount(0);
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(page).not.toHaveURL(/peek=/);
  await page.goto(link);
  await expect(preview(page).getByRole("heading", { name: second })).toBeVisible();

  // With Shift, Space ticks, and what is previewed stays.
  await cell(page, 1, 1).focus();
  await page.keyboard.press("Shift+Space");
  await expect(grid(page).locator('[role="row"][aria-selected="true"]')).toContainText(second);
  await page.keyboard.press("Space");
  await expect(preview(page)).toHaveCount(0);

  const cardAccepting = grid(page).getByRole("row", { name: /Pemberton Row Chemicals/ });
  await cardAccepting.locator('[data-cell$=":1"]').focus();
  await page.keyboard.press("Space");
  await expect(preview(page).getByText(/a year$/)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(preview(page)).toHaveCount(0);
}

async function leadsOn(page: Page): Promise<void> {
  await drawn(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await cell(page, 1, 1).focus();
  await page.keyboard.press("Space");
  await expect(preview(page).getByText(/^\d+ of \d+ in this list$/)).toBeVisible();
  await preview(page).getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const found: string[] = [];
  for (const [width, colorScheme] of [
    [1440, "light"],
    [390, "dark"],
  ] as const) {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(link);
    await expect(preview(page).getByText(/a year$/)).toBeVisible();
    await drawn(page);
    // A cell in the tab order has a link in it: axe takes the two for targets that cover each other.
    const within = width === 1440 ? "aside" : "main";
    found.push(...(await axeFindings(page, { within })), ...(await sideways(page)));
  }
  expect(found).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = await preview(page).getByRole("heading").first().innerText();
  await preview(page).getByRole("link", { name: "Open" }).click();
  await expect(page).toHaveURL(/\/suppliers\/[^?]+\?/);
  await expect(page.getByRole("heading", { name: name.replace(/^Preview:\s*/, "") })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
}

test("the preview of a supplier", async ({ page }) => {
  await openAs(page, "dana.developer", suppliers);
  await test.step("Space previews a supplier, the arrows go on, the address tells which, and Escape gives the focus back", () =>
    isOpenedByKeys(page));
  await test.step("the preview leads to the supplier's page, copies its link, and axe finds nothing, wide or narrow", async () => {
    await walkAnew(page, `${suppliers}?f=vcardScore~eq~High`);
    await leadsOn(page);
  });
});
