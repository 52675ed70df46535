/** From sign-in to the first insight of one's own file, counted; and drops that make no job. */
import { readFileSync } from "node:fs";
import { axeFindings } from "../support/axe.ts";
import { Interactions } from "../support/interactions.ts";
import { addressOf, chooseAtProvider, expect, openAs, test } from "../support/journey.ts";
import { moneyDigits } from "../support/job-screens.ts";
import { drawn } from "../support/pages-to-see.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { independentReading } from "../system/ledgers.ts";

/** What a person does at most until they read something of their own file. */
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

  // What the file says of its job, with the evidence beside it.
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

  // It is led to by itself: what was read is what came in and what was set aside, to the penny.
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/summary/, { timeout: 180_000 });
  const read = page.getByRole("region", { name: "Import summary" });
  await expect(read).toContainText(moneyDigits(sumMinor));
  await expect(read).toContainText("Agrees exactly");
  await expect(
    page.getByRole("region", { name: "What the file shows on its own" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  expect(person.count).toBeLessThanOrEqual(most);
  console.log(`${person.count} interactions from sign-in to the first insight.`);
});

test("a drop that makes no job says why", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/jobs/loading");
  const person = new Interactions(page);
  await expect(page.getByText("Drop a ledger, or choose a file")).toBeVisible();
  await person.drop("ledger.csv", Buffer.from("%PDF-1.7\n1 0 obj"));
  await expect(page.getByText("This file is a PDF. Export it as CSV or Excel.")).toBeVisible();

  // Nothing of the person before asks any more when their session goes.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await openAs(page, "clara.client");
  await drawn(page);
  await person.drop("ledger.csv", Buffer.from("Supplier,Amount\nAcme,1.00\n"));
  await expect(page.getByText(/Ask a user administrator or a manager of your issuer/)).toBeVisible();
  await expect(page).toHaveURL(/\/analysis/);
});
