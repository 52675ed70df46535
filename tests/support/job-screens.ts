import type { Download, Locator } from "@playwright/test";
import { readFileSync } from "node:fs";
import { expect, type Page } from "./journey.ts";

/** A file that a user chooses: a path, or bytes with a name. */
export type ChosenFile = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

export interface NewJob {
  readonly name: string;
  /** Of document lines; left out: a job that is matched data only, which asks for none. */
  readonly currency?: string;
  readonly country: string;
}

/** Countries are found by their names. */
const countryNames: Readonly<Record<string, string>> = { GBR: "United Kingdom", USA: "United States" };

async function chooseFrom(page: Page, field: string, search: string, option: RegExp): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${field}:`) }).click();
  const list = page.getByRole("dialog", { name: field, exact: true });
  await list.getByRole("combobox").fill(search);
  await list.getByRole("option", { name: option }).first().click();
}

/** New job → document lines, or matched data only → the form; ends at the job's upload and gives its id. */
export async function createJobOnScreen(page: Page, { name, currency, country }: NewJob): Promise<string> {
  await page.getByRole("link", { name: "New job" }).first().click();
  const start = currency === undefined ? /^Start: Matched data only/ : /^Start: Document lines/;
  await page.getByRole("link", { name: start }).click();
  await page.getByRole("textbox", { name: "Job name" }).fill(name);
  await page.getByLabel("Issuer", { exact: false }).selectOption({ label: "Harbour Payments" });
  await chooseFrom(page, "Buyer", "Calder", /Calder County/);
  if (currency !== undefined) await chooseFrom(page, "Currency", currency, new RegExp(currency));
  const countryName = countryNames[country] ?? country;
  await chooseFrom(page, "Buyer country", countryName, new RegExp(`^${countryName}`));
  await page.getByRole("button", { name: "Create job" }).click();
  await page.waitForURL(/\/jobs\/[^/]+\/workflow\/(advanced|matched-data-only)/);
  return /\/jobs\/([^/]+)\//.exec(page.url())?.[1] ?? "";
}

/** Gives files to the file input, as the browser's own file dialog would. */
export async function chooseFiles(page: Page, files: ChosenFile | ChosenFile[]): Promise<void> {
  const list = [files].flat();
  const paths = list.filter((each) => typeof each === "string");
  const made = list.filter((each) => typeof each !== "string");
  await page.getByLabel("Ledger file:").setInputFiles(paths.length > 0 ? paths : made);
}

/** Waits until the file was looked at and its mapping proposed, confirms it as it is, and waits for the check. */
export async function confirmMapping(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check all rows" }).click({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Import preview" })).toBeVisible({ timeout: 60_000 });
}

/** The button that imports one file: "Import 1,431 rows". */
export const importWords = /^Import [\d,]+ rows?$/;

/** Confirms the period that the files propose, where one is asked for. */
export async function confirmPeriod(page: Page): Promise<void> {
  const asked = page.getByRole("region", { name: "Which period do these files cover?" });
  const ready = page.locator("button:enabled").filter({ hasText: importWords });
  await expect(asked.or(ready).first()).toBeVisible();
  if (!(await asked.isVisible())) return;
  await asked.getByRole("button", { name: "Use this period" }).click();
  await expect(page.getByRole("region", { name: "Period", exact: true }).getByText("Set by you.")).toBeVisible();
}

/** Starts the import and waits for its end. */
export async function importToTheEnd(page: Page): Promise<void> {
  const asked = page.getByRole("region", { name: "Before you import" });
  const byName = asked.getByRole("radio", { name: "No, group these rows by name" });
  if ((await byName.isVisible()) && !(await byName.isChecked())) {
    await byName.check();
    await asked.getByRole("button", { name: "Answer and check again" }).click();
  }
  await confirmPeriod(page);
  await page.getByRole("button", { name: importWords }).click();
  // A small file is imported before the progress page is looked at. The notice outlives it, over the summary.
  await expect(page.getByText(/^(?:Results are ready|Run \d+ is ready|You can view the results)/).first()).toBeVisible({
    timeout: 90_000,
  });
}

/** A figure of a strip, by its label: the `dd` elements next to its `dt`. */
export function figureOf(page: Page, strip: string, label: string): Locator {
  const cells = page.locator(`dl[aria-label="${strip}"] > div`);
  return cells.filter({ has: page.locator("dt", { hasText: new RegExp(`^${label}$`) }) }).locator("dd");
}

/** A step of the summary's way from spend to opportunity. */
export function stepOf(page: Page, name: string): Locator {
  const steps = page.getByRole("list", { name: "From spend to opportunity" }).getByRole("listitem");
  return steps.filter({ has: page.getByText(name, { exact: true }) });
}

/** "1,234,567.89" of minor units with two decimals, as every screen writes it. */
export function moneyDigits(minor: string): string {
  const digits = minor.replace("-", "").padStart(3, "0");
  return `${Number(digits.slice(0, -2)).toLocaleString("en-US")}.${digits.slice(-2)}`;
}

/** The text of a downloaded file. */
export async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), "utf8");
}

/**
 * Takes an entry of the suppliers' Export menu. What is written by the system first is fetched from the dock when it
 * is there.
 */
export async function exportFrom(page: Page, entry: RegExp): Promise<Download> {
  const downloading = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const item = page.getByRole("menuitem", { name: entry });
  // Before the grid has its rows there are none to export.
  await expect(item).toHaveText(/[1-9]/);
  const rows = Number(/\d[\d,]*/.exec(await item.innerText())?.[0].replaceAll(",", ""));
  await item.click();
  if (rows > 5000) await page.getByRole("link", { name: /^[\d,]+ rows?, / }).click({ timeout: 60_000 });
  return downloading;
}
