import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { sampleIds } from "../support/pages-to-see.ts";

/** What interface.md asks of a grid's keyboard and of its roles, line by line. */
async function openSuppliers(page: Page): Promise<number> {
  await openAs(page, "sasha.sysadmin");
  const { jobId } = await sampleIds(page);
  await page.goto(addressOf(`/jobs/${jobId}/suppliers`));
  const words = page.getByRole("navigation", { name: "Suppliers: Pages" }).getByRole("status");
  await expect(words).toContainText(" of ");
  return Number(/of ([\d,]+)/.exec(await words.innerText())?.[1]?.replaceAll(",", ""));
}

const grid = (page: Page) => page.getByRole("grid", { name: "Suppliers" });
const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);
const rowOf = (page: Page, row: number) => cell(page, row, 0).locator("xpath=ancestor::*[@role='row']");
const widthOf = async (page: Page, column: number) => (await cell(page, -1, column).boundingBox())?.width ?? 0;

test("rows and columns are counted over everything that matches, on each page", async ({ page }) => {
  const all = await openSuppliers(page);
  const columns = await page.getByRole("columnheader").count();
  await expect(grid(page)).toHaveAttribute("aria-rowcount", String(all + 2));
  await expect(grid(page)).toHaveAttribute("aria-colcount", String(columns));
  await expect(grid(page)).toHaveAttribute("aria-multiselectable", "true");
  await expect(rowOf(page, -1)).toHaveAttribute("aria-rowindex", "1");
  await expect(rowOf(page, 0)).toHaveAttribute("aria-rowindex", "2");
  await expect(page.getByRole("row").last()).toHaveAttribute("aria-rowindex", String(all + 2));
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(rowOf(page, 0)).toHaveAttribute("aria-rowindex", "52");
  await expect(cell(page, 0, columns - 1)).toHaveAttribute("aria-colindex", String(columns));
});

test("one cell is in the tab order, and the keys of a grid move it", async ({ page }) => {
  await openSuppliers(page);
  const last = (await page.getByRole("columnheader").count()) - 1;
  await expect(grid(page).locator('[data-cell][tabindex="0"]')).toHaveCount(1);
  await cell(page, 0, 1).focus();
  const presses: readonly (readonly [string, number, number])[] = [
    ["ArrowRight", 0, 2],
    ["ArrowDown", 1, 2],
    ["End", 1, last],
    ["Home", 1, 0],
    ["Control+End", 49, last],
    ["Control+Home", 0, 0],
    ["PageUp", 0, 0],
    ["ArrowUp", -1, 0],
    ["ArrowDown", 0, 0],
  ];
  for (const [key, row, column] of presses) {
    await page.keyboard.press(key);
    await expect(cell(page, row, column), key).toBeFocused();
  }
  await page.keyboard.press("PageDown");
  await expect(cell(page, 0, 0)).not.toBeFocused();
  await expect(grid(page).locator("[data-cell]:focus")).toHaveCount(1);
  await expect(grid(page).locator('[data-cell][tabindex="0"]')).toHaveCount(1);
});

test("F2 goes into a cell and Escape leaves it, Space chooses its row", async ({ page }) => {
  await openSuppliers(page);
  await cell(page, 0, 1).focus();
  await page.keyboard.press("F2");
  await expect(cell(page, 0, 1).getByRole("link")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cell(page, 0, 1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(rowOf(page, 0)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Space");
  await expect(rowOf(page, 0)).toHaveAttribute("aria-selected", "false");
});

test("a title orders by a second key with Shift, resizes, moves, fits and opens its menu by keyboard", async ({
  page,
}) => {
  await openSuppliers(page);
  const country = page.getByRole("columnheader", { name: "Country" });
  await country.focus();
  await page.keyboard.press("Enter");
  await expect(country).toHaveAttribute("aria-sort", "ascending");
  const mcc = page.getByRole("columnheader", { name: "MCC", exact: true });
  await mcc.focus();
  await page.keyboard.press("Shift+Enter");
  await expect(country).toContainText("1");
  await expect(mcc).toContainText("2");
  const before = await widthOf(page, 2);
  await country.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => widthOf(page, 2)).toBeGreaterThan(before);
  await page.locator('[data-resize="country"]').dblclick();
  await expect.poll(() => widthOf(page, 2)).toBeLessThan(before + 60);
  await country.focus();
  await page.keyboard.press("Control+Shift+ArrowRight");
  await expect(cell(page, -1, 3)).toHaveAccessibleName("Country");
  for (const [column, pins] of [
    [3, 2],
    [3, 3],
  ] as const) {
    await cell(page, -1, column).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("menuitem", { name: "Pin", exact: true }).press("Enter");
    await expect(grid(page).getByRole("img", { name: "Pinned" })).toHaveCount(pins);
  }
  await cell(page, -1, 5).focus();
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menuitem", { name: "Pin", exact: true })).toBeDisabled();
});
