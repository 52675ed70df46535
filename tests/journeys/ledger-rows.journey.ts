import { readFile } from "node:fs/promises";
import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sideways } from "../support/pages-to-see.ts";

const suppliers = "/jobs/sample-job/suppliers";
const rows = (page: Page) => page.getByRole("grid", { name: /^Rows of / });
const cell = (page: Page, row: number, column: number) => rows(page).locator(`[data-cell="${row}:${column}"]`);
const part = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Which rows" }).getByRole("button", { name });
const minor = (text: string) => Number(text.replace(/[^0-9.-]/g, "").replace(".", ""));

async function opensRows(page: Page): Promise<string> {
  await drawn(page);
  await page.getByRole("grid", { name: "Suppliers" }).locator('[data-cell="0:1"]').getByRole("link").click();
  await page.getByRole("navigation", { name: "Parts of this supplier" }).getByRole("link", { name: /^Rows/ }).click();
  await expect(page.getByText("Agrees exactly")).toBeVisible();
  return page.locator("[data-rows-sum]").innerText();
}

async function addsUp(page: Page, figure: string): Promise<void> {
  await expect(rows(page).getByText("All 28 matching")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), exportCsv(page)]);
  const [heading = "", ...lines] = (await readFile(await download.path(), "utf8")).trim().split(/\r?\n/);
  const place = heading.split(",").findIndex((name) => name.includes("Booked"));
  const sum = lines.reduce((total, line) => total + minor(line.split(",")[place] ?? ""), 0);
  expect([lines.length, sum]).toEqual([28, minor(figure)]);
}

async function exportCsv(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /matching.*CSV/ }).click();
}

async function narrows(page: Page): Promise<void> {
  await part(page, /^All/).click();
  await expect(rows(page).getByText("INV-105453")).toBeVisible();
  await page.getByRole("searchbox", { name: /Search/ }).fill("PAY-505454");
  await expect(page.getByText(/^1 of 66 rows, £126,391\.46$/)).toBeVisible();
  await page.getByRole("searchbox", { name: /Search/ }).fill("");
  await part(page, /^Counted nowhere/).click();
  await expect(cell(page, 0, 2)).toContainText("PO-65453");
}

/** By keys alone: a row opens with Enter, Escape closes it, and K and J go on to the rows of the next supplier. */
async function opensOne(page: Page): Promise<void> {
  await cell(page, 1, 2).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "Row 12,192 as the file has it" })).toBeVisible();
  await expect(drawer.getByText(/^Invoice,INV-105453,PO-65453/)).toBeVisible();
  await expect(drawer.getByText("A document of another type", { exact: false })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  const name = await page.locator("#supplier-name").innerText();
  await page.keyboard.press("j");
  await expect(page.locator("#supplier-name")).not.toHaveText(name);
  await expect(page).toHaveURL(/\/rows/);
  await expect(page.getByText("Agrees exactly")).toBeVisible();
}

test("the rows of a supplier", async ({ page }) => {
  await openAs(page, "dana.developer", suppliers);
  const figure = await test.step("a tab of the supplier states their sum beside its spend", () => opensRows(page));
  await test.step("the file of the export adds up to the same, to the minor unit", () => addsUp(page, figure));
  await test.step("parts and a search narrow them, with the sum of what is left", () => narrows(page));
  await test.step("a row opens as its file has it, by keys alone", () => opensOne(page));
  await test.step("axe finds nothing, wide or narrow, light or dark, and nothing scrolls sideways", async () => {
    const found: string[] = [];
    for (const [width, colorScheme] of [
      [1440, "light"],
      [390, "dark"],
    ] as const) {
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      found.push(...(await axeFindings(page, { within: "main" })), ...(await sideways(page)));
    }
    expect(found).toEqual([]);
  });
});
