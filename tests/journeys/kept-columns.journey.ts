/** Columns of a file that are kept at import, from the choice to the suppliers of one value. */
import { readFileSync } from "node:fs";
import { axeFindings } from "../support/axe.ts";
import { Interactions } from "../support/interactions.ts";
import { expect, openAs, test } from "../support/journey.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";

test("a column of the file is chosen, labelled and becomes a dimension, a column and a filter", async ({ page }) => {
  test.skip(samplesFolder === null, "The folder of real ledgers (SAMPLES_DIR) is not there.");
  await openAs(page, "sasha.sysadmin", "/jobs/loading");
  await expect(page.getByText("Drop a ledger, or choose a file")).toBeVisible();
  // A header of its own: a buyer with the same one would be proposed in other journeys.
  const text = readFileSync(sampleFile("bradford/2019-12.csv"), "latin1").replace(
    "Transaction Number",
    "Transaction No",
  );
  await new Interactions(page).drop("2019-12.csv", Buffer.from(text, "latin1"));
  const buyer = page.getByRole("textbox", { name: "Buyer" });
  // Enter may come before the list of buyers has.
  await buyer.fill("City of Bradford, broken down", { timeout: 60_000 });
  await buyer.press("Enter");
  await page.getByRole("group", { name: "Which currency are the amounts in?" }).getByRole("radio").first().click();

  // A column filled in nine rows of ten is chosen; one with too many values names the reason.
  const panel = page.getByRole("region", { name: "Breakdowns", exact: true });
  await expect(panel).toContainText("1 of 8 chosen");
  await panel.getByRole("button", { name: "Choose" }).click();
  await expect(page).toHaveURL(/breakdowns=open/);
  await expect(panel.getByRole("checkbox", { name: "Keep Service Label" })).toBeChecked();
  await expect(panel.getByRole("checkbox", { name: "Keep Expenditure category" })).toBeDisabled();
  await expect(panel.getByRole("listitem").filter({ hasText: "Expenditure category" })).toContainText(
    "Over 200 values",
  );
  await panel.getByRole("checkbox", { name: "Keep Service Code" }).check();
  await expect(panel).toContainText("2 of 8 chosen");
  await panel.getByRole("checkbox", { name: "Keep Service Code" }).press("Alt+ArrowUp");
  await expect(panel.getByRole("list", { name: "Breakdowns" }).getByRole("listitem").first()).toContainText(
    "Service Code",
  );
  await panel.getByRole("button", { name: /^Service Label/ }).click();
  const label = panel.getByRole("textbox", { name: "Label" });
  await label.fill("Service");
  await label.press("Enter");
  await expect(panel.getByRole("checkbox", { name: "Keep Service", exact: true })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole("button", { name: /^Import [\d,]+ rows$/ }).click({ timeout: 120_000 });
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/summary/, { timeout: 180_000 });
  await page.goto(page.url().replace(/summary.*/, "insights?dim=Breakdown2"));
  const dimensions = page.getByRole("navigation", { name: "Break down by" });
  await expect(dimensions.getByRole("button", { name: /^Service\s*73$/ })).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("A supplier counts in each value")).toBeVisible();
  await page.getByRole("application", { name: /^Spend by Service/ }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: /^Show [\d,]+ suppliers$/ }).click();
  await expect(page).toHaveURL(/breakdown2/);
  await expect(page.getByRole("columnheader", { name: /Service Code/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Service equals Soc Serv Adults" })).toBeVisible();
});
