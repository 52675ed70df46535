import { readFileSync } from "node:fs";
import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sideways } from "../support/pages-to-see.ts";

const chart = (page: Page) => page.getByRole("application");
const view = (page: Page, name: string) => page.getByRole("group", { name: "View" }).getByRole("button", { name });
const found = (page: Page) => page.getByText(/^\d+ rows?, [\d,]+ rows? read$/);

/** Sums spend by MCC group and match, with the keyboard where an order changes. */
async function builds(page: Page): Promise<void> {
  await expect(found(page)).toBeVisible();
  await page.getByLabel("Add a measure").selectOption({ label: "Spend" });
  await expect(page.getByLabel("How Spend is counted")).toHaveValue("sum");
  await page.getByRole("button", { name: "Move Spend, sum, place 2 of 2" }).press("ArrowUp");
  await expect(page.getByRole("heading", { name: /^Spend, sum: MCC group/ })).toBeVisible();
  await page.getByLabel("Add a group").selectOption({ label: "Matched" });
  await expect(page.getByRole("heading", { name: "Spend, sum: MCC group, Matched" })).toBeVisible();
  await page.getByLabel("Add a filter").selectOption({ label: "Country" });
  await page.getByLabel("Value of Country").fill("FRA");
  await page.getByLabel("Value of Country").press("Enter");
  await expect(page.getByLabel("Value of Country")).toBeFocused();
  await expect(page.getByLabel("Keep blanks")).toBeChecked();
  await expect(found(page)).toBeVisible();
}

/** The table, the drawing and the file are of the same rows. */
async function exports(page: Page): Promise<void> {
  const rows = Number((await found(page).innerText()).split(" ")[0]);
  await expect(chart(page)).toBeVisible();
  await view(page, "Table").click();
  await expect(page.getByText(`1 to ${rows} of ${rows}`)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const lines = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines.length).toBe(rows + 1);
  expect(lines[0]).toContain("Spend, sum (GBP)");
  await view(page, "Figure").click();
  await expect(page.getByText(`All ${rows} groups`)).toBeVisible();
  await view(page, "Line").click();
  await expect(chart(page)).toBeVisible();
}

async function saves(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save the query" });
  await dialog.getByLabel("Name").fill("Spend by group");
  await dialog.getByLabel("Share with").selectOption({ label: "Harbour Payments" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Spend by group" })).toBeVisible();
  await expect(page.getByText(/^Version 1, saved by .*, shared with Harbour Payments$/)).toBeVisible();
  await expect(view(page, "Line")).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Rows at most").selectOption({ label: "10" });
  await page.getByRole("button", { name: "Save version 2" }).click();
  await expect(page.getByText(/^Version 2, /)).toBeVisible();
}

test("a filter compares with days relative to today, and with levels by their names", async ({ page }) => {
  await openAs(page, "dana.developer", "/admin/analytics-query");
  await page.getByRole("link", { name: "New query" }).click();
  await page.getByLabel("Add a filter").selectOption({ label: "Last card payment" });
  await page.getByLabel("Days of Last card payment").selectOption({ label: "Last full month" });
  await expect(page.getByText(/^\S.* to .* today$/)).toBeVisible();
  await expect(page).toHaveURL(/%40lastMonth|@lastMonth/);
  await page.reload();
  await expect(page.getByLabel("Days of Last card payment")).toHaveValue("lastMonth");
  await expect(page.getByLabel("Value of Last card payment")).toHaveCount(0);
  await page.getByLabel("Days of Last card payment").selectOption({ label: "A day" });
  await expect(page.getByLabel("Value of Last card payment")).toHaveValue("");
  await page.getByLabel("Add a filter").selectOption({ label: "Virtual card score" });
  await page.getByLabel("Value of Virtual card score").selectOption({ label: "High" });
  await expect(page).toHaveURL(/High/);
  await expect(found(page)).toBeVisible();
});

test("a query is built, shown in four ways, exported, saved and run by another user", async ({ page, browser }) => {
  await openAs(page, "dana.developer", "/admin/analytics-query");
  await page.getByRole("link", { name: "New query" }).click();
  await builds(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Spend, sum: MCC group, Matched" })).toBeVisible();
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
  await exports(page);
  await saves(page);
  const other = await browser.newPage();
  await openAs(other, "petra.jobmanager", "/admin/analytics-query");
  await other.getByRole("link", { name: "Spend by group" }).click();
  await expect(found(other).or(other.getByText(/^10 rows of /))).toBeVisible();
  await expect(other.getByRole("button", { name: "Edit details" })).toHaveCount(0);
  await other.close();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No saved queries")).toBeVisible();
});

test("a query that can't run says what to change, and nothing scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const query = { dataset: "jobs", measures: [{ as: "count" }], dimensions: [{ field: "former" }], filters: [] };
  const address = `/admin/analytics-query/create?query=${encodeURIComponent(JSON.stringify(query))}`;
  await openAs(page, "dana.developer", address);
  await expect(page.getByText("“former” isn’t a field of this dataset. Remove it.")).toBeVisible();
  await page.getByRole("button", { name: "Move or remove former" }).click();
  await page.getByRole("menuitem", { name: "Remove former" }).click();
  await expect(found(page)).toBeVisible();
  await drawn(page);
  expect(await sideways(page)).toEqual([]);
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
});
