/** What a check asks and tells about money: rates, gross and net, shared supplier numbers, and the period. */
import { expect, openAs, test } from "../support/journey.ts";
import { expectAccessible } from "../support/axe.ts";
import { createJob } from "../support/job-flow.ts";
import {
  chooseFiles,
  confirmMapping,
  createJobOnScreen,
  importToTheEnd,
  stepOf,
  importWords,
} from "../support/job-screens.ts";
import { signIn } from "../support/sign-in.ts";

const people = ["Ann Marsh", "Peter Kowal", "Jelena Ivic", "Tom Ferrar", "Lucy Odum"];
const rows = [
  "V1,Acme Ltd,100.00,120.00,GBP,2025-01-05",
  "V1,Acme Ltd,50.00,60.00,GBP,2025-03-05",
  "V2,Boon WLL,2.000,2.000,KWD,2025-03-06",
  ...people.map((name) => `999,${name},1.00,1.20,GBP,2025-03-07`),
];
const ledger = `Supplier ID,Supplier Name,Net Amount,Gross Amount,Currency,Payment Date\n${rows.join("\n")}\n`;

test("rates, questions and the period are settled on the check's screen", async ({ page }) => {
  await openAs(page, "sasha.sysadmin");
  await createJobOnScreen(page, { name: "Settled", currency: "GBP", country: "GBR" });
  await chooseFiles(page, { name: "mixed.csv", mimeType: "text/csv", buffer: Buffer.from(ledger) });
  await confirmMapping(page);
  await expect(page.getByRole("button", { name: importWords })).toBeDisabled();
  await expectAccessible(page);
  const questions = page.getByRole("region", { name: "Before you import" });
  await questions.getByRole("radio", { name: /^Gross Amount/ }).check();
  await questions.getByRole("radio", { name: "No, group these rows by name" }).check();
  await questions.getByRole("button", { name: "Answer and check again" }).click();
  await expect(page.getByText("Answer the questions first.")).toBeHidden();

  const rates = page.getByRole("region", { name: "Exchange rates" });
  await expect(rates.getByText("1 row is waiting for a KWD rate")).toBeVisible();
  await rates.getByLabel("KWD per 1 USD").fill("0.307");
  await rates.getByRole("button", { name: "Save rates" }).click();
  await expect(rates.getByText("No rows are waiting for a rate.")).toBeVisible();

  const period = page.getByRole("region", { name: /Period|Which period/ });
  await expect(page.getByText("Confirm the period first.")).toBeVisible();
  await expect(period.getByText("One month has no rows: Feb 2025", { exact: false })).toBeVisible();
  await period.getByLabel("Last day").fill("2025-12-31");
  await period.getByRole("button", { name: "Use this period" }).click();
  await expect(period.getByText("Set by you.")).toBeVisible();
  await expect(page.getByText("Confirm the period first.")).toBeHidden();

  await importToTheEnd(page);
  await page.getByRole("link", { name: "Summary", exact: true }).click();
  // 120.00 + 60.00 + 5 · 1.20, and 2.000 KWD / .307 · .783 = 5.10
  await expect(stepOf(page, "Spend")).toContainText("191.10");
});

/** A month of payments, a row for each of ten suppliers. */
const monthOf = (month: string): string[] =>
  Array.from({ length: 10 }, (_, at) => `V${at},Supplier ${at} Ltd,${at + 1}0.00,2025-${month}-05,INV${month}${at}`);
const paymentsOf = (months: readonly string[]) =>
  Buffer.from(`Supplier ID,Supplier Name,Amount,Payment Date,Invoice Number\n${months.flatMap(monthOf).join("\n")}\n`);

test("rows that another file of the job holds are named before the import, and the file can be removed", async ({
  page,
}) => {
  // The form of a new job is gone through above.
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await createJob(staff, "Overlapping", { currency: "GBP", country: "GBR" });
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/workflow/advanced`);
  await chooseFiles(page, { name: "winter.csv", mimeType: "text/csv", buffer: paymentsOf(["01", "02"]) });
  await confirmMapping(page);
  await expect(page.getByRole("region", { name: "Rows also in other files" })).toBeHidden();
  await page.getByRole("button", { name: /^File/ }).click();
  await chooseFiles(page, { name: "february.csv", mimeType: "text/csv", buffer: paymentsOf(["02", "03"]) });
  const second = page.getByRole("listitem").filter({ hasText: "february.csv" });
  await expect(second.getByText("Ready to map")).toBeVisible();
  await second.getByRole("button", { name: "february.csv" }).click();
  await expect(second).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Next: map the columns" }).click();
  await confirmMapping(page);
  const overlaps = page.getByRole("region", { name: "Rows also in other files" });
  await expect(overlaps.getByText("10 rows of 20 also in winter.csv, £550.00 in total.")).toBeVisible();
  await expect(overlaps.getByText("Both files count when you import.", { exact: false })).toBeVisible();
  const examples = overlaps.getByRole("table", { name: "Rows that are also in winter.csv" });
  await expect(examples.getByRole("row")).toHaveText([/Row in this file/, /^2\s*12/, /^3\s*13/, /^4\s*14/, /^5/, /^6/]);
  await expectAccessible(page);
  await overlaps.getByRole("button", { name: "Remove february.csv" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove upload" }).click();
  await expect(overlaps).toBeHidden();
  await importToTheEnd(page);
});
