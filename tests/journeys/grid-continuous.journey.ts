import { expect, openAs, test, type Page } from "../support/journey.ts";
import { walkAnew } from "../support/walk-anew.ts";

const suppliers = "/jobs/sample-job/suppliers";

const grid = (page: Page) => page.getByRole("grid", { name: "Suppliers" });
const foot = (page: Page) => page.getByRole("navigation", { name: "Suppliers: Pages" });
/** A row by its place among all that match, from 1. */
const row = (page: Page, place: number) => grid(page).locator(`[role="row"][aria-rowindex="${place + 1}"]`);
const nameOf = (page: Page, place: number) => row(page, place).getByRole("gridcell").nth(1);
const number = (text: string) => Number(text.replaceAll(/\D/g, ""));

/** How many rows match, as soon as the foot says it. */
async function matching(page: Page): Promise<number> {
  const words = foot(page).getByRole("status");
  await expect(words).toContainText(/of [\d,]+/);
  return number((await words.innerText()).split("of").at(-1) ?? "");
}

async function fetchesAsOneScrolls(page: Page): Promise<void> {
  await expect(grid(page)).toBeVisible();
  await foot(page).getByRole("combobox", { name: "Rows per page" }).selectOption({ label: "Continuous scroll" });
  await expect(page).toHaveURL(/[?&]n=continuous/);
  await expect(foot(page).getByRole("button")).toHaveCount(0);
  const all = await matching(page);
  expect(all).toBeGreaterThan(300);
  // The header and the sums are rows of the grid as well.
  await expect(grid(page)).toHaveAttribute("aria-rowcount", String(all + 2));

  await nameOf(page, 1).focus();
  await page.keyboard.press("Control+End");
  await expect(row(page, all).getByRole("gridcell").last()).toBeFocused();
  await expect(nameOf(page, all)).not.toHaveText("");
  const last = await nameOf(page, all).innerText();
  await page.keyboard.press("Control+Home");
  await expect(row(page, 1).getByRole("gridcell").first()).toBeFocused();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("PageDown");
  const focused = grid(page).locator("[role=gridcell]:focus");
  await expect(focused).toBeVisible();
  const place = Number(await focused.locator("xpath=..").getAttribute("aria-rowindex")) - 1;
  expect(place).toBeGreaterThan(150);
  await expect(nameOf(page, place)).not.toHaveText("");
  // The first row in view is kept once the view rests.
  await expect
    .poll(() => Math.abs(place - Number(new URL(page.url()).searchParams.get("r")) - 10))
    .toBeLessThanOrEqual(12);

  const there = await nameOf(page, place).innerText();
  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await expect(nameOf(copy, place)).toHaveText(there);
  await copy.close();

  // Another order begins at the top, with the rows in that order.
  await page.getByRole("columnheader", { name: "Supplier", exact: true }).click();
  await page.getByRole("columnheader", { name: "Supplier", exact: true }).click();
  await expect(page).not.toHaveURL(/[?&]r=/);
  await expect(async () => {
    const names = await Promise.all([1, 2, 3, 4].map((each) => nameOf(page, each).innerText()));
    expect(names.toSorted((a, b) => b.localeCompare(a, "en"))).toEqual(names);
  }).toPass();
  expect(last).not.toBe("");
}

async function choosesAll(page: Page): Promise<void> {
  await walkAnew(page, `${suppliers}?n=continuous`);
  await expect(grid(page)).toBeVisible();
  const all = await matching(page);
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await expect(page.getByText(`${all.toLocaleString("en")} selected`)).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).uncheck();
  await nameOf(page, 1).focus();
  await page.keyboard.press("Control+a");
  await expect(page.getByText("Some of these rows aren’t loaded yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy with headers" })).toBeDisabled();
}

async function isKeptByAView(page: Page): Promise<void> {
  await walkAnew(page, `${suppliers}?v=-&n=continuous`);
  await page.getByRole("button", { name: /Standard view/ }).click();
  await page.getByRole("menuitem", { name: "Save as new view" }).click();
  const name = `No pages ${Date.now()}`;
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page).toHaveURL(/[?&]v=own-.*n=continuous/);
  // The view's name alone brings its state.
  const address = new URL(page.url());
  await page.goto(`${address.origin}${address.pathname}?v=${address.searchParams.get("v")?.replace("own-", "")}`);
  await expect(foot(page).getByRole("combobox", { name: "Rows per page" })).toHaveValue("continuous");
  await page.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

async function addsRowsWhereNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await walkAnew(page, `${suppliers}?n=continuous`);
  const items = page.getByRole("list", { name: "Suppliers" }).getByRole("listitem");
  await expect(items.nth(99)).toBeAttached();
  await items.nth(99).scrollIntoViewIfNeeded();
  await expect(items.nth(199)).toBeAttached();
  await items.nth(199).scrollIntoViewIfNeeded();
  await expect(items.nth(250)).toContainText(/\S/);
}

test("the suppliers' grid without pages", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", suppliers);
  await test.step("the grid fetches rows as one scrolls, and its address leads back to the same place", () =>
    fetchesAsOneScrolls(page));
  await test.step("the box over the rows chooses all, and an unloaded part of a block is not copied", () =>
    choosesAll(page));
  await test.step("a view keeps that it has no pages", () => isKeptByAView(page));
  await test.step("a narrow screen adds rows at the end of its list", () => addsRowsWhereNarrow(page));
});
