/** From sign-in to the first insight of one's own file, counted; and drops that make no job. */
import { readFileSync } from "node:fs";
import { axeFindings } from "../support/axe.ts";
import { Interactions } from "../support/interactions.ts";
import { addressOf, chooseAtProvider, expect, openAs, test } from "../support/journey.ts";
import { moneyDigits } from "../support/job-screens.ts";
import { drawn } from "../support/pages-to-see.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { independentReading } from "../system/ledgers.ts";

/** Interactions at most until a user reads a finding of their own file. */
const most = 8;
const ledger = {
  file: "manchester/2022-05.csv",
  kind: "advanced",
  currency: "GBP",
  country: "GBR",
  amounts: `SELECT CAST(round(CAST("Net Amount" AS DECIMAL(30, 6)) * 100) AS BIGINT) AS minor FROM rows WHERE trim("Net Amount") <> ''`,
} as const;

test("a ledger dropped on the jobs list becomes an analysis in a few interactions", async ({ page }) => {
  test.skip(samplesFolder === null, "The folder of real ledgers (SAMPLES_DIR) is not there.");
  const person = new Interactions(page);
  await page.goto(addressOf("/analysis"));
  await person.click(page.getByRole("link", { name: "Continue with the local identity provider" }));
  person.count++;
  await chooseAtProvider(page, "sasha.sysadmin");
  await expect(page.getByRole("heading", { name: "Analysis jobs" })).toBeVisible();
  await person.drop("2022-05.csv", readFileSync(sampleFile(ledger.file)));

  // The facts of the job that the file suggests, each with its evidence.
  await expect(page.getByLabel("Job name")).toHaveValue("Manchester City Council, May 2022", { timeout: 60_000 });
  await expect(page.getByText("Body Name, 100% of rows.")).toBeVisible();
  await expect(page.getByText("Every row has its own number, date and amount.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^May 1, 2022 to May 31, 2022/ })).toBeChecked();
  await expect(page.getByRole("table", { name: "Rows as they will be imported" })).toContainText(
    "Redacted, never matched",
  );
  // Nothing in the file says its currency: it is asked, with the sum at stake.
  const { sumMinor, rows } = await independentReading(ledger);
  const asked = page.getByRole("group", { name: "Which currency are the amounts in?" });
  await expect(asked).toContainText(moneyDigits(sumMinor));
  await person.click(asked.getByRole("radio", { name: /^GBP/ }));
  const bar = page.getByRole("status").filter({ hasText: moneyDigits(sumMinor) });
  await expect(bar).toContainText(`${rows.toLocaleString("en-US")} rows`);
  expect(await axeFindings(page)).toEqual([]);
  await person.click(page.getByRole("button", { name: /^Import [\d,]+ rows$/ }));

  // The summary opens by itself: rows imported and rows skipped add up to the file, to the penny.
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/summary/, { timeout: 180_000 });
  await page.getByRole("button", { name: /^(?:All .* |.* of .* )imported$/ }).click();
  const read = page.getByRole("dialog", { name: "Import summary" });
  await expect(read).toContainText(moneyDigits(sumMinor));
  await expect(read).toContainText("Agrees exactly");
  await expect(
    page.getByRole("region", { name: "What the file shows on its own" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  expect(person.count).toBeLessThanOrEqual(most);
  console.log(`${person.count} interactions from sign-in to the first insight.`);
});

/** Rows and the sum of a column, read without the product: no cell of this file has a line break. */
function readColumn(bytes: Buffer, column: number): { readonly rows: number; readonly sumMinor: string } {
  const lines = bytes
    .toString("latin1")
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== "");
  const cells = lines.map((line) => [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)][column]);
  const minor = cells.map((cell) => Math.round(Number(cell?.[1] ?? cell?.[2]) * 100));
  return { rows: lines.length, sumMinor: String(minor.reduce((sum, each) => sum + each, 0)) };
}

/** From the drop to the import, with what the file leaves open answered on the way. */
const mostToImport = 5;

test("a ledger that names neither buyer nor currency is imported from one page", async ({ page }) => {
  test.skip(samplesFolder === null, "The folder of real ledgers (SAMPLES_DIR) is not there.");
  await openAs(page, "sasha.sysadmin", "/jobs/loading");
  await expect(page.getByText("Drop a ledger, or choose a file")).toBeVisible();
  const user = new Interactions(page);
  const file = readFileSync(sampleFile("bradford/2019-12.csv"));
  await user.drop("2019-12.csv", file);

  // The bar names what blocks the import, and the first question has the focus.
  const buyer = page.getByRole("textbox", { name: "Buyer" });
  await expect(page.getByRole("button", { name: "Choose the buyer" })).toBeInViewport({ timeout: 60_000 });
  await expect(buyer).toBeFocused();
  const { sumMinor, rows } = readColumn(file, 6);
  const bar = page.getByRole("status").filter({ hasText: moneyDigits(sumMinor) });
  await expect(bar).toContainText("Buyer is missing.");
  await user.fill(buyer, "City of Bradford");
  await expect(page.getByRole("group", { name: "Could be" }).getByRole("button")).toHaveText(/City of Bradford/);
  await user.press(buyer, "Enter");
  // Names ending in "Ltd" may be British: the currency of the country is chosen, and stays a question.
  // It has the focus, so that Enter accepts it.
  const currency = page.getByRole("group", { name: "Which currency are the amounts in?" });
  await expect(currency.getByRole("radio", { name: "GBP" })).toBeChecked();
  await expect(currency.getByRole("radio", { name: "GBP" })).toBeFocused();
  await user.press(currency.getByRole("radio", { name: "GBP" }), "Enter");
  await expect(currency).toHaveCount(0);
  // Each question is under its own field; the one with a default holds nothing up.
  const ids = page.getByRole("listitem").filter({ has: page.getByLabel("Column in your file: Supplier ID") });
  await expect(ids.getByRole("radio", { name: "No, group these rows by name" })).toBeChecked();
  await expect(page.getByLabel("Job name")).toHaveValue("City of Bradford, December 2019");
  const importRows = page.getByRole("button", { name: `Import ${rows.toLocaleString("en-US")} rows` });
  await expect(importRows).toBeInViewport();
  await user.click(importRows);
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/summary/, { timeout: 180_000 });
  expect(user.count).toBeLessThanOrEqual(mostToImport);
});

test("the check opens over the page of the import, and its rows are corrected in place", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/jobs/loading");
  await expect(page.getByText("Drop a ledger, or choose a file")).toBeVisible();
  const lines = [
    "Alder Ltd,100.00,2025-01-05",
    "Birch Ltd,tbc,2025-01-06",
    "Cedar Ltd,tbc,2025-01-07",
    "Dogwood Ltd,40.00,2025-01-08",
  ];
  const csv = `Supplier,Amount (GBP),Payment Date\n${lines.join("\n")}\n`;
  await new Interactions(page).drop("corrected.csv", Buffer.from(csv));
  const open = page.getByRole("button", { name: "Check 2 rows" });
  await open.click({ timeout: 60_000 });
  const drawer = page.getByRole("complementary", { name: "Check rows" });
  await expect(drawer.getByRole("row", { name: /^File 4 rows/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Its address opens it; Escape closes it, and the focus is back at its button.
  await page.reload();
  await expect(drawer.getByRole("textbox")).toHaveCount(2);
  await drawer.getByRole("textbox").first().click();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();

  // The former address of a draft's check leads here.
  const draftId = new URL(page.url()).searchParams.get("draft") ?? "";
  await page.goto(addressOf(`/jobs/${draftId}/workflow/advanced?step=check&show=error`));
  await expect(page).toHaveURL(addressOf(`/jobs/loading?draft=${draftId}&check=error`));

  // Every cell that reads the same is corrected at once; the rows leave the list, and can come back.
  const cell = drawer.getByRole("textbox").first();
  await cell.fill("25.00");
  await drawer.getByRole("button", { name: "Replace all 2" }).click();
  await expect(drawer.getByText("No errors. All 4 rows are ready.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("status").filter({ hasText: "190.00" })).toContainText("4 rows");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(drawer.getByRole("textbox")).toHaveCount(2, { timeout: 60_000 });
});

test("the import of a self-serve job creator ends at its results", async ({ page }) => {
  await openAs(page, "selma.selfserve", "/jobs/loading");
  await expect(page.getByText("Drop a ledger, or choose a file")).toBeVisible();
  const csv = "Supplier,Spend (GBP),Invoices\nAlder Ltd,1200.00,4\nBirch Ltd,900.00,3\nCedar Ltd,500.00,2\n";
  await new Interactions(page).drop("summary.csv", Buffer.from(csv));
  const buyer = page.getByRole("textbox", { name: "Buyer" });
  await buyer.fill("Selma’s buyer", { timeout: 60_000 });
  await expect(page.getByRole("group", { name: "Could be" }).getByRole("button")).toHaveText(/Selma’s buyer/);
  await buyer.press("Enter");
  await page.getByRole("button", { name: "Import 3 rows" }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/summary/, { timeout: 180_000 });
  await expect(page.getByRole("heading", { name: /£2.6K\s*is addressable/ })).toBeVisible();
  await page.getByRole("link", { name: "Suppliers", exact: true }).click();
  await expect(page.getByText("Alder Ltd").first()).toBeVisible();
});

test("a register of contracts is named before its buyer is asked for, and read where the user insists", async ({
  page,
}) => {
  await openAs(page, "sasha.sysadmin", "/jobs/loading");
  await expect(page.getByText("Drop a ledger, or choose a file")).toBeVisible();
  const rows = Array.from({ length: 24 }, (_, at) => `C-${at},Alder ${at % 7} Ltd,2024-01-05,2027-01-04,${at}00.00`);
  const csv = `Contract Number,Supplier,Start Date,End Date,Amount (GBP)\n${rows.join("\n")}\n`;
  await new Interactions(page).drop("contracts.csv", Buffer.from(csv));
  await expect(page.getByText(/^This is a contract register/)).toBeVisible({ timeout: 60_000 });
  const buyer = page.getByRole("textbox", { name: "Buyer" });
  await expect(page.getByText("The file isn’t read. Choose another one, or read it anyway.")).toBeInViewport();
  await expect(buyer).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Read anyway" }).click({ timeout: 60_000 });
  await expect(buyer).toBeVisible({ timeout: 60_000 });
});

test("a drop that makes no job says why", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/jobs/loading");
  const person = new Interactions(page);
  await expect(page.getByText("Drop a ledger, or choose a file")).toBeVisible();
  await person.drop("ledger.csv", Buffer.from("%PDF-1.7\n1 0 obj"));
  await expect(page.getByText("This file is a PDF. Export it as CSV or Excel.")).toBeVisible();

  // No request of the first user is pending when their session ends.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await openAs(page, "clara.client");
  await drawn(page);
  await person.drop("ledger.csv", Buffer.from("Supplier,Amount\nAcme,1.00\n"));
  await expect(page.getByText(/Ask a user administrator or a manager of your issuer/)).toBeVisible();
  await expect(page).toHaveURL(/\/analysis/);
});
