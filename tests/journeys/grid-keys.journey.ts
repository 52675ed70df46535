import { announced, heardAtFocus, listen } from "../support/announced.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { walkAnew } from "../support/walk-anew.ts";

const suppliers = "/jobs/sample-job/suppliers";

/** Returns the number of rows that the grid's pager states. */
async function countRows(page: Page): Promise<number> {
  const words = page.getByRole("navigation", { name: "Suppliers: Pages" }).getByRole("status");
  await expect(words).toContainText(" of ");
  return Number(/of ([\d,]+)/.exec(await words.innerText())?.[1]?.replaceAll(",", ""));
}

const grid = (page: Page) => page.getByRole("grid", { name: "Suppliers" });
const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);
const rowOf = (page: Page, row: number) => cell(page, row, 0).locator("xpath=ancestor::*[@role='row']");
const countryOf = (page: Page) => page.getByRole("columnheader", { name: "Country" });
const widthOf = async (page: Page, column: number) => (await cell(page, -1, column).boundingBox())?.width ?? 0;

/** What the first steps found, which the further ones ask for again. */
interface Found {
  readonly all: number;
  readonly columns: number;
  /** Of the first row. */
  readonly name: string;
}

/** Steps 1 to 7 of docs/screen-reader.md: the grid, its titles, its cells, its rows. */
async function isReadAloud(page: Page): Promise<Found> {
  const all = await countRows(page);
  const columns = await page.getByRole("columnheader").count();
  await listen(page);

  // 1: the grid counts everything that matches, and its one tab stop is the first title.
  await expect(grid(page)).toHaveAttribute("aria-rowcount", String(all + 2));
  await expect(grid(page)).toHaveAttribute("aria-colcount", String(columns));
  await expect(grid(page)).toHaveAttribute("aria-multiselectable", "true");
  await expect(rowOf(page, -1)).toHaveAttribute("aria-rowindex", "1");
  await expect(page.getByRole("row").last()).toHaveAttribute("aria-rowindex", String(all + 2));
  await page.getByRole("button", { name: /^Export/ }).focus();
  await page.keyboard.press("Tab");
  expect(await heardAtFocus(page)).toMatchObject({ role: "columnheader" });
  await expect(cell(page, -1, 0).getByRole("checkbox", { name: "Select all rows on this page" })).toBeVisible();

  // 2 and 3: titles, and the announced order.
  await page.keyboard.press("ArrowRight");
  expect(await heardAtFocus(page)).toMatchObject({ role: "columnheader", name: "Supplier" });
  await page.keyboard.press("ArrowRight");
  const country = countryOf(page);
  for (const order of ["ascending", "descending"]) {
    await page.keyboard.press("Enter");
    await expect(country).toHaveAttribute("aria-sort", order);
    expect(await heardAtFocus(page)).toMatchObject({ role: "columnheader", name: "Country" });
  }
  await expect(page.locator("[aria-busy]")).toHaveCount(0);

  // 4 and 5: a cell says its text; its row and column are counted over all.
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, 0, 2)).toBeFocused();
  expect(await heardAtFocus(page)).toMatchObject({ role: "gridcell", name: await cell(page, 0, 2).innerText() });
  await expect(rowOf(page, 0)).toHaveAttribute("aria-rowindex", "2");
  await expect(cell(page, 0, 2)).toHaveAttribute("aria-colindex", "3");
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  const name = await cell(page, 0, 1).innerText();
  expect(await heardAtFocus(page)).toMatchObject({ role: "gridcell", name });
  await announced(page);

  // 6: rows are chosen.
  await page.keyboard.press("Shift+Space");
  await expect(rowOf(page, 0)).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => announced(page)).toEqual(["1 selected"]);
  await page.keyboard.press("Shift+Space");
  await expect(rowOf(page, 0)).toHaveAttribute("aria-selected", "false");

  // 7: a block of cells, copied.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => announced(page)).toEqual(["2 cells selected"]);
  expect(await heardAtFocus(page)).toMatchObject({ role: "gridcell", states: { selected: true } });
  await page.keyboard.press("Control+c");
  await expect.poll(() => announced(page)).toEqual(["Copied!"]);
  await page.keyboard.press("Escape");
  await expect(page.getByText("2 cells selected")).toHaveCount(0);
  return { all, columns, name };
}

/** Steps 8 to 13: ways through the grid, what a title does, and the next page. */
async function isReadAloudFurther(page: Page, { all, columns, name }: Found): Promise<void> {
  const country = countryOf(page);

  // 8: the end of the page isn't an end of the list.
  await page.keyboard.press("Control+End");
  await expect(cell(page, 49, columns - 1)).toBeFocused();
  await expect(rowOf(page, 49)).toHaveAttribute("aria-rowindex", "51");
  await expect(cell(page, 49, columns - 1)).toHaveAttribute("aria-colindex", String(columns));

  // 9 and 10: a cell's menu and its link, and back.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menuitem", { name: "Show only this" })).toBeVisible();
  await expect.poll(async () => (await heardAtFocus(page)).role).toBe("menuitem");
  await page.keyboard.press("Escape");
  await expect(cell(page, 0, 1)).toBeFocused();
  await page.keyboard.press("F2");
  expect(await heardAtFocus(page)).toMatchObject({ role: "link", name });
  await page.keyboard.press("Escape");
  await expect(cell(page, 0, 1)).toBeFocused();
  await announced(page);

  // 11 and 12: a column is resized and moved, and says where it is.
  await country.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => announced(page)).toEqual([expect.stringMatching(/^Country is \d+ pixels wide$/)]);
  await page.keyboard.press("Control+Shift+ArrowRight");
  await expect.poll(() => announced(page)).toEqual([expect.stringMatching(/^Country is column \d+ of \d+$/)]);
  await expect.poll(async () => (await heardAtFocus(page)).name).toBe("Country");

  // 13: the next page says which rows it has, and counts on.
  await page.getByRole("button", { name: "Next page" }).focus();
  await page.keyboard.press("Enter");
  // Numbers are as on the page.
  await expect.poll(async () => (await announced(page)).at(-1)).toBe(`51 to 100 of ${all.toLocaleString("en-GB")}`);
  await expect(rowOf(page, 0)).toHaveAttribute("aria-rowindex", "52");
}

async function movesOneTabStop(page: Page): Promise<void> {
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
}

/** Keys in the frames after the first rows are there, when a far row takes several frames to be drawn. */
async function keepsFastKeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.goto(addressOf(`${suppliers}?n=250`), { waitUntil: "commit" });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let first: HTMLElement | null = null;
    while (first === null) {
      await frame();
      first = document.querySelector<HTMLElement>('[data-cell="0:1"]');
    }
    first.focus();
    for (const key of ["End", "Home", "ArrowUp", "ArrowRight"]) {
      const event = { key, ctrlKey: key === "End", bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", event));
      await frame();
    }
  });
  await expect(cell(page, 248, 1)).toBeFocused();
  await session.detach();
}

async function goesIntoACell(page: Page): Promise<void> {
  await cell(page, 0, 1).focus();
  await page.keyboard.press("F2");
  await expect(cell(page, 0, 1).getByRole("link")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cell(page, 0, 1)).toBeFocused();
  await page.keyboard.press("Shift+Space");
  await expect(rowOf(page, 0)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Shift+Space");
  await expect(rowOf(page, 0)).toHaveAttribute("aria-selected", "false");
}

async function changesColumns(page: Page): Promise<void> {
  const country = countryOf(page);
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
}

test("the suppliers' grid as it is read aloud, and its keys", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", suppliers);
  await test.step("the steps of docs/screen-reader.md: roles, names, states and places as the browser tells them, and what is announced", async () =>
    isReadAloudFurther(page, await isReadAloud(page)));
  await walkAnew(page, suppliers);
  await countRows(page);
  await test.step("one cell is in the tab order, and the keys of a grid move it", () => movesOneTabStop(page));
  await test.step("F2 goes into a cell and Escape leaves it, Shift+Space chooses its row", () => goesIntoACell(page));
  // Both leave the grid as they found it.
  await test.step("a title orders by a second key with Shift, resizes, moves, fits and opens its menu by keyboard", () =>
    changesColumns(page));
  await test.step("keys that come before a far row is drawn are kept", () => keepsFastKeys(page));
});
