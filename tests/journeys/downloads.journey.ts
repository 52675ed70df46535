import { readFileSync } from "node:fs";
import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test, walkTo, type Page } from "../support/journey.ts";
import { sampleIds } from "../support/pages-to-see.ts";

async function profileIsMade(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Datapoint profiles" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Northstar, analysis data" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "New profile" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Sample columns");
  await page.getByRole("button", { name: "Create profile" }).click();
  await expect(page.getByRole("heading", { name: "Sample columns", level: 1 })).toBeVisible();
}

/** Leaves supplier and spend, in that order, with a label and bounds of their own. */
async function profileIsEdited(page: Page, jobName: string): Promise<void> {
  const fields = page.getByRole("list", { name: "Fields" });
  const row = (key: string) => fields.locator(`[data-field="${key}"] button[aria-pressed]`);
  await row("supplierKey").press("Delete");
  await expect(page.getByText("Supplier key was removed.")).toBeVisible();
  await row("spendMinor").click();
  await expect(page).toHaveURL(/field=spendMinor/);
  await page.getByLabel("English").fill("");
  await expect(page.getByText("Enter an English label.").first()).toBeVisible();
  await page.getByLabel("English").fill("Spend a year");
  await page.getByRole("textbox", { name: "Lowest" }).fill("1000");
  await page.getByRole("textbox", { name: "Highest" }).fill("1000000");
  // Alt and an arrow move the selected field by one place.
  const names = () =>
    fields.locator("[data-field]").evaluateAll((all) => all.map((each) => each.getAttribute("data-field")));
  const before = (await names()).indexOf("spendMinor");
  await row("spendMinor").press("Alt+ArrowUp");
  await expect.poll(async () => (await names()).indexOf("spendMinor")).toBe(before - 1);
  await page.getByRole("button", { name: /^Job/ }).click();
  await page.getByRole("option", { name: jobName }).click();
  const preview = page.getByRole("region", { name: "Live preview" });
  await expect(preview.getByRole("columnheader", { name: /^Spend a year/ })).toBeVisible();
  await expect(preview.getByRole("row").nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save version 2" }).click();
  await expect(page.getByText("Sample columns was saved.")).toBeVisible();
  await expect(page.getByText(/Version 2, saved on/)).toBeVisible();
}

async function profileIsGiven(page: Page): Promise<void> {
  await walkTo(page, "/admin/issuer-manager/issuer-harbour");
  const label = "Datapoint profile for analysis data download";
  await page.getByRole("button", { name: `Change here ${label}` }).click();
  await page.getByLabel(label).selectOption("Sample columns");
  await page.getByRole("button", { name: "Save issuer" }).click();
  await expect(page.getByText("Harbour Payments was saved.")).toBeVisible();
}

async function fileIsMade(page: Page, jobId: string): Promise<void> {
  await walkTo(page, `/jobs/${jobId}/analysis-data-download`);
  await expect(page.getByRole("link", { name: "Sample columns" })).toBeVisible();
  await expectAccessible(page);
  const all = page.getByRole("button", { name: /^Download [\d,]+ rows$/ });
  await expect(all).toBeEnabled();
  const total = await all.innerText();
  await page.getByLabel("Spend a year, to").fill("2000000");
  await expect(page.getByText("Enter a value from 1000 to 1000000.")).toBeVisible();
  await page.getByLabel("Spend a year, to").fill("1000000");
  await page.getByLabel("Spend a year, from").fill("20000");
  await expect(page).toHaveURL(/spendMinor/);
  await expect(all).not.toHaveText(total);
  const rows = Number((await all.innerText()).replaceAll(/\D/g, ""));
  const [file] = await Promise.all([page.waitForEvent("download"), all.click()]);
  const lines = readFileSync(await file.path(), "utf8")
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(rows + 1);
  const at = lines[0]?.split(",").findIndex((heading) => heading.startsWith("Spend a year")) ?? -1;
  expect(at).toBeGreaterThan(-1);
  // No cell before this column holds a comma between quotes, since numbers are compared by those after the last quote.
  const spends = lines.slice(1).map((line) => Number(/(?:^|,)(\d+\.\d\d)(?:,|$)/.exec(line)?.[1]));
  expect(Math.min(...spends)).toBeGreaterThanOrEqual(20_000);
  // It is listed with its rows, and made again by one press.
  const recent = page.getByRole("region", { name: "Recent downloads" });
  await expect(recent.getByText(file.suggestedFilename())).toBeVisible();
  await expect(recent.getByText(`${rows} rows`)).toBeVisible();
  await expectAccessible(page);
  const [again] = await Promise.all([
    page.waitForEvent("download"),
    recent.getByRole("button", { name: `Make ${file.suggestedFilename()} again` }).click(),
  ]);
  expect(readFileSync(await again.path())).toEqual(readFileSync(await file.path()));
}

async function usedProfileStays(page: Page): Promise<void> {
  await walkTo(page, "/admin/analysis-admin/datapoint-profiles");
  await page.getByRole("link", { name: "Sample columns" }).click();
  await expect(page.getByText("Used by Harbour Payments. Choose another profile for them first.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeDisabled();
}

test("a profile is made, given to an issuer, and gives a file by its filters", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/admin/analysis-admin/datapoint-profiles");
  const { jobId } = await sampleIds(page);
  const jobName = await page.evaluate(async (id) => {
    const { name }: { name: string } = await (await fetch(`/api/v1/jobs/${id}`)).json();
    return name;
  }, jobId);
  await profileIsMade(page);
  await profileIsEdited(page, jobName);
  await profileIsGiven(page);
  await fileIsMade(page, jobId);
  await usedProfileStays(page);
});
