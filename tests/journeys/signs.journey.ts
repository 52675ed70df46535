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
  const buyer = page.getByRole("textbox", { name: "Buyer" });
  await buyer.fill("Calder");
  await expect(page.getByRole("group", { name: "Could be" }).getByRole("button").first()).toHaveText(/Calder County/);
  await buyer.press("Enter");
  const ask = page.getByRole("button", { name: "Answer for Type" });
  await expect(ask).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: /^Import [\d,]+ rows$/ })).toHaveCount(0);
  await ask.click();

  // The question is under its field, which the bar leads to.
  const columns = page.getByRole("region", { name: "Columns", exact: true });
  const type = columns.getByRole("listitem").filter({ hasText: "each value of “Type”" });
  await expect(type.getByRole("radio").first()).toBeFocused();
  // 610.00 of payments without the void one, 610.00 of the table; Omega is 120.00 of the former.
  await expect(type).toContainText(/£1,220\.00 if they are added, £980\.00 if they are subtracted/);
  const rows = page.getByRole("region", { name: "Rows to decide" });
  await expect(rows).toContainText("Are lines 10 to 11 payments?");
  await expect(rows).toContainText("Line 9: Department,,Total,,");
  await expectAccessible(page, { within: "main" });
  await type
    .getByRole("group", { name: /^Omega/ })
    .getByRole("radio", { name: "Credits: subtract them" })
    .click();
  await rows.getByRole("radio", { name: "No, skip them" }).click();

  // 100 + 110 - 120 + 130 + 150, and 140 of a void row.
  await expect(page.getByRole("button", { name: "Import 5 rows" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("status").filter({ hasText: "5 rows, £370.00" })).toBeVisible();
  await page.getByRole("button", { name: "Review rows" }).click();
  const drawer = page.getByRole("complementary", { name: "Check rows" });
  await expect(drawer.getByRole("row", { name: /^Void rows, skipped 1 row 140\.00/ })).toBeVisible();
});
