import papa from "papaparse";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { exportFrom, textOf } from "../support/job-screens.ts";
import { drawn } from "../support/pages-to-see.ts";
import { walkAnew } from "../support/walk-anew.ts";

const job = "/jobs/sample-job";
const suppliers = `${job}/suppliers`;

/** The grid is there before its rows are. */
const hasRows = (page: Page) => expect(pagesOf(page).getByRole("status")).toContainText(/of \d/);

/** The list as it is to every user who comes to it: all earlier changes are in its address. */
async function comeToSuppliers(page: Page, search = ""): Promise<void> {
  await walkAnew(page, suppliers + search);
  await hasRows(page);
}

const pagesOf = (page: Page) => page.getByRole("navigation", { name: "Suppliers: Pages" });
const header = (page: Page, name: RegExp) => page.getByRole("columnheader", { name });
/** The first column selects rows; the second names them. */
const nameColumn = 2;
/** Cells of one column of the rows that are drawn; columns count from 1. */
const cellsOf = (page: Page, column: number) => page.locator(`[role="gridcell"][aria-colindex="${column}"]`);

/** How many rows match, as the foot of the grid says. */
async function matching(page: Page): Promise<number> {
  const words = await pagesOf(page).getByRole("status").innerText();
  return Number(/of ([\d,]+)/.exec(words)?.[1]?.replaceAll(",", ""));
}

async function addFilter(page: Page, field: string, operator: string, value: string, blanks: boolean): Promise<void> {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const editor = page.getByRole("dialog", { name: "Add filter" });
  await editor.getByLabel("Field").selectOption({ label: field });
  await editor.getByLabel("Condition").selectOption({ label: operator });
  await editor.getByLabel("Value", { exact: true }).fill(value);
  if (blanks) await editor.getByLabel("Include blanks").check();
  await editor.getByRole("button", { name: "Apply" }).click();
}

async function keepsItsStateInTheAddress(page: Page): Promise<void> {
  await hasRows(page);
  const all = await matching(page);
  const top = await page.getByRole("grid").evaluate((grid) => grid.getBoundingClientRect().top);
  await addFilter(page, "Spend", "greater than or equal to", "1000", false);
  await addFilter(page, "Days to pay", "less than", "60", true);
  // However many conditions: they are in a line of their own, and the rows stay where they are.
  expect(await page.getByRole("grid").evaluate((grid) => grid.getBoundingClientRect().top)).toBe(top);
  await expect(page.getByText(/greater than or equal to 1,?000/)).toBeVisible();
  await expect(page.getByText(/less than 60.* or blank/)).toBeVisible();
  await expect(pagesOf(page)).toContainText("total)");
  await page.getByRole("searchbox", { name: "Search rows" }).fill("l");
  await expect(page, "without Enter, when typing pauses").toHaveURL(/q=l/);
  await expect(page).toHaveURL(/[?&]q=l/);
  await header(page, /^Country/).click();
  await header(page, /^Spend/).click({ modifiers: ["Shift"] });
  await expect(header(page, /^Country/)).toHaveAttribute("aria-sort", "ascending");
  await expect(header(page, /^Spend/)).toHaveAttribute("aria-sort", /ascending|descending/);
  await page.getByRole("button", { name: /^Columns \d+\/\d+/ }).click();
  await page.getByRole("dialog", { name: "Columns" }).getByLabel("Payment terms", { exact: true }).click();
  await page.keyboard.press("Escape");
  await pagesOf(page).getByRole("combobox", { name: "Rows per page" }).selectOption("25");
  await expect(page).toHaveURL(/[?&]n=25/);
  const address = new URL(page.url());
  for (const key of ["f", "q", "s", "s2", "c", "n"]) expect(address.searchParams.has(key), key).toBe(true);
  expect(address.searchParams.getAll("f")).toHaveLength(2);

  // The address is ahead of the rows.
  await expect(pagesOf(page).getByRole("status")).toContainText(/^1 to (25|\d|1\d|2[0-4]) of/);
  await drawn(page);
  const left = await matching(page);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await expect(copy.getByRole("grid", { name: "Suppliers" })).toBeVisible();
  await expect(pagesOf(copy)).toHaveText(await pagesOf(page).innerText(), { useInnerText: true });
  await expect(copy.getByRole("columnheader")).toHaveText(await page.getByRole("columnheader").allInnerTexts(), {
    useInnerText: true,
  });
  await expect(cellsOf(copy, 1)).toHaveText(await cellsOf(page, 1).allInnerTexts(), { useInnerText: true });

  // A condition that is taken away by key leaves the focus with the remainder.
  const remove = page.getByRole("button", { name: /^Remove (?!sample)/ });
  await remove.first().press("Enter");
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeFocused();
}

async function exportsFilteredRows(page: Page): Promise<void> {
  await comeToSuppliers(page);
  const all = await matching(page);
  await addFilter(page, "Supplier", "contains", "an", false);
  await expect(pagesOf(page)).toContainText("matching");
  const count = await matching(page);
  expect(count).toBeLessThan(all);
  const csv = await exportFrom(page, /matching, as CSV$/);
  const { data } = papa.parse<string[]>((await textOf(csv)).replace(/^\uFEFF/, ""), {
    skipEmptyLines: true,
  });
  const names = data.slice(1).map(([name = ""]) => name);
  expect(names).toHaveLength(count);
  expect(names.filter((name) => !/an/i.test(name))).toEqual([]);
  // The last row is the sum of all that match.
  const shown = (await cellsOf(page, nameColumn).allInnerTexts()).slice(0, -1);
  expect(names.slice(0, shown.length)).toEqual(shown);
}

async function exportsAllButAPage(page: Page): Promise<void> {
  await comeToSuppliers(page);
  const all = await matching(page);
  const wholePage = page.getByRole("checkbox", { name: "Select all rows on this page" });
  await wholePage.check();
  await page.getByRole("button", { name: /^Select all/ }).click();
  await wholePage.uncheck();
  await expect(page.getByText(`${(all - 50).toLocaleString("en")} selected`)).toBeVisible();
  await page.getByRole("button", { name: "Export selected" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Include all columns" }).click();
  await page.getByRole("button", { name: "Export selected" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const dock = page.getByRole("region", { name: "Running now" });
  const downloading = page.waitForEvent("download");
  await dock.getByRole("link", { name: /^[\d,]+ rows?, / }).click();
  const lines = (await textOf(await downloading)).trimEnd().split("\r\n");
  expect(lines).toHaveLength(all - 50 + 1);
  expect(lines[0]).toContain("Days to pay");
  await dock.getByRole("button", { name: /^Dismiss / }).click();
  await expect(dock).toBeHidden();
  await page.reload();
  const again = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page
    .getByRole("menuitem", { name: /suppliers\.csv, / })
    .first()
    .click();
  expect((await textOf(await again)).trimEnd().split("\r\n")).toEqual(lines);
}

async function filtersFromACell(page: Page): Promise<void> {
  await hasRows(page);
  const all = await matching(page);
  const country = page.locator('[data-cell="0:2"]');
  const value = await country.innerText();
  await country.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Show only this" }).click();
  await expect(page.getByText(`equals ${value}`, { exact: true })).toBeVisible();
  await expect(pagesOf(page)).toContainText("matching");
  const only = await matching(page);
  await expect(country).toHaveText(value);
  await country.focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: "Exclude" }).press("Enter");
  await expect(page.getByText(`does not equal ${value} or blank`, { exact: true })).toBeVisible();
  await expect.poll(() => matching(page)).toBe(all - only);
  await expect(country).not.toHaveText(value);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await country.focus();
  await page.keyboard.press("Control+c");
  await expect(page.getByText("Copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await country.innerText());
  await expect(page.getByText("Copied!")).toBeHidden();
}

async function goesByKeyboard(page: Page): Promise<void> {
  await comeToSuppliers(page);
  const cell = (row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);
  // The foot of the grid has cells as well, and is there before the rows are.
  await expect(cell(0, 1)).not.toBeEmpty();
  const names = await cellsOf(page, nameColumn).allInnerTexts();
  const columns = await page.getByRole("columnheader").count();
  await cell(-1, 0).focus();
  await page.keyboard.press("ArrowDown");
  await expect(cell(0, 0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(cell(1, 1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(cell(1, columns - 1)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(cell(1, 0)).toBeFocused();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const name = page.locator("#supplier-name");
  await expect(name).toHaveText(names[0] ?? "");
  // The key leads on as the button does: once it is known what comes next.
  await expect(page.getByRole("button", { name: "Next supplier" })).toBeEnabled();
  await page.keyboard.press("j");
  await expect(name).toHaveText(names[1] ?? "");
  await expect(page.getByRole("button", { name: "Previous supplier" })).toBeEnabled();
  await page.keyboard.press("k");
  await expect(name).toHaveText(names[0] ?? "");
}

async function opensSuppliersOfABar(page: Page): Promise<void> {
  await walkAnew(page, `${job}/insights?dim=Countries`);
  const chart = page.getByRole("region", { name: /by country$/i }).first();
  const plot = chart.getByRole("application");
  await plot.hover({ position: { x: 30, y: 60 } });
  await expect(chart.locator("[aria-hidden] p").first()).toBeVisible();
  await chart.getByRole("button", { name: "View as table" }).click();
  const rows = chart.getByRole("grid").getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  await chart.getByRole("button", { name: "View as chart" }).click();

  await plot.focus();
  await page.keyboard.press("ArrowRight");
  const words = chart.getByRole("status").filter({ hasText: /Suppliers/ });
  await expect(words).toContainText(/Suppliers [\d,]+/);
  const count = Number(/Suppliers ([\d,]+)/.exec(await words.innerText())?.[1]?.replaceAll(",", ""));
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: /^Show [\d,]+ suppliers?$/ }).click();
  await expect(page).toHaveURL(/\/suppliers\?f=country/);
  await expect(pagesOf(page)).toContainText("matching");
  expect(await matching(page)).toBe(count);
}

async function comesWhole(page: Page): Promise<void> {
  await comeToSuppliers(page, "?n=250");
  const all = await matching(page);
  await expect(pagesOf(page)).toContainText(`1 to 250 of ${all}`);
  const cell = (row: number) => page.locator(`[data-cell="${row}:1"]`);
  await cell(0).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(cell(249)).toBeFocused();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expect(page.getByRole("row").filter({ has: cell(249) })).toHaveAttribute("aria-rowindex", "251");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`250 of ${all}`)).toBeVisible();
  const name = page.locator("#supplier-name");
  const last = await name.innerText();
  // The key leads on as the button does: once the page after this one is there.
  await expect(page.getByRole("button", { name: "Next supplier" })).toBeEnabled();
  await page.keyboard.press("j");
  await expect(page.getByText(`251 of ${all}`)).toBeVisible();
  await page.keyboard.press("k");
  await expect(name).toHaveText(last);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await pagesOf(page).getByRole("button", { name: "Next page" }).click();
  await expect(pagesOf(page)).toContainText(`251 to ${all} of ${all}`);
}

async function readsCapabilities(page: Page): Promise<void> {
  await comeToSuppliers(page);
  const strip = page
    .getByRole("gridcell")
    .getByRole("img", { name: /^Capabilities:/ })
    .first();
  const [cells, letters] = await Promise.all([
    strip.evaluate((svg) => svg.getBoundingClientRect().left),
    header(page, /^Capabilities/).evaluate((cell) =>
      [...cell.querySelectorAll("span[aria-hidden] > span")].map((each) => {
        const { left, width } = each.getBoundingClientRect();
        return left + width / 2;
      }),
    ),
  ]);
  // A cell is 13 pixels wide and begins 15 pixels after the one before.
  expect(letters.map((middle) => Math.abs(middle - cells))).toEqual(
    letters.map((_, index) => expect.closeTo(index * 15 + 6.5, 0)),
  );
  expect(letters).toHaveLength(8);
  await strip.hover({ position: { x: 5 * 15 + 6, y: 10 } });
  await expect(page.getByRole("tooltip")).toContainText(/^Instant pay: (High|Medium|Low|None), \d+ of 100/);
}

test("the list's state is in its address, and what it leaves is exported", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", suppliers);
  await test.step("filters, search, two orders, columns and page size stay in the address, and a copied link shows the same", () =>
    keepsItsStateInTheAddress(page));
  await test.step("the export holds exactly the filtered rows, in their order", () => exportsFilteredRows(page));
  await test.step("all rows but a whole page are written by the system, fetched from the dock, and stay in the menu", () =>
    exportsAllButAPage(page));
});

test("cells, keys, bars, long pages and capabilities of the list", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", suppliers);
  await test.step("a cell's menu filters to its value or leaves it out, by pointer and by keyboard, and copies", () =>
    filtersFromACell(page));
  await test.step("the keyboard alone moves through the grid, opens a supplier and goes to its neighbours", () =>
    goesByKeyboard(page));
  await test.step("a bar tells its figures, opens exactly its suppliers, and the chart reads as a table", () =>
    opensSuppliersOfABar(page));
  await test.step("a page of 250 rows comes whole, and a supplier in its second half knows its place and neighbours", () =>
    comesWhole(page));
  await test.step("the letters of the capability strip stand above their cells, and resting on a cell tells its level and points", () =>
    readsCapabilities(page));
});
