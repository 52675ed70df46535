/** What a check asks about credits, negative amounts and rows of another table, from the New job screen to the total. */
import { expectAccessible } from "../support/axe.ts";
import { Interactions } from "../support/interactions.ts";
import { expect, openAs, test } from "../support/journey.ts";
import { drawn } from "../support/pages-to-see.ts";

const payments = [100, 110, 120, 130, 140, 150].map(
  (amount, at) =>
    `Supplier ${"ABC"[at % 3]} Ltd,2025-01-1${at},${amount}.00,${at === 2 ? "Omega" : "Alpha"},${at === 4 ? "VOID" : "Paid"}`,
);
const ledger = `Supplier,Payment Date,Amount,Type,Status\n${payments.join("\n")}\n\nDepartment,,Total,,\nParks,,300.00,,\nRoads,,310.00,,\n`;

test("credits, void rows and another table are settled before the import", async ({ page }) => {
  await openAs(page, "sasha.sysadmin");
  await drawn(page);
  await new Interactions(page).drop("signs.csv", Buffer.from(ledger));
  // The import waits: a column of unknown words, and a table below the ledger.
  await page.getByRole("button", { name: /^Buyer/ }).click();
  await page.getByRole("option", { name: /Calder County Council/ }).click();
  const ask = page.getByRole("link", { name: "Answer 2 questions first" });
  await expect(ask).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: /^Import [\d,]+ rows$/ })).toHaveCount(0);
  await ask.click();

  const questions = page.getByRole("region", { name: "Before you import" });
  await expect(questions).toContainText("What do the rows with each value of “Type” mean?");
  // 610.00 of payments without the void one, 610.00 of the table; Omega is 120.00 of the former.
  await expect(questions).toContainText(/£1,220\.00 if they are added, £980\.00 if they are subtracted/);
  await expect(questions).toContainText("Are lines 10 to 11 payments?");
  await expect(questions).toContainText("Line 9: Department,,Total,,");
  await expectAccessible(page, { within: "main" });
  await questions
    .getByRole("group", { name: /^Omega/ })
    .getByRole("radio", { name: "Credits: subtract them" })
    .check();
  await questions.getByRole("radio", { name: "No, skip them" }).check();
  await questions.getByRole("button", { name: "Answer and check again" }).click();
  await expect(page.getByText("Answer the questions first.")).toBeHidden();

  // 100 + 110 - 120 + 130 + 150, and 140 of a void row.
  await expect(page.getByRole("region", { name: "Where the file’s total goes" })).toContainText("£370.00");
  await expect(page.getByRole("region", { name: "Where the file’s total goes" })).toContainText(/Void rows£140\.00/);
  await page.getByRole("link", { name: "Back to new job" }).click();
  await expect(page.getByRole("button", { name: "Import 5 rows" })).toBeVisible();
});
