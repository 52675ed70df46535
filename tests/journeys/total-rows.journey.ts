/** What a check tells and asks about a file's own total rows. */
import { expectAccessible } from "../support/axe.ts";
import { createJob } from "../support/job-flow.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { chooseFiles, confirmMapping, createJobOnScreen, importToTheEnd, stepOf } from "../support/job-screens.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";

const header = "Supplier,Number,Date,Amount\n";
const lines = "Acorn Ltd,1,2025-01-10,1234.56\nBolt plc,2,2025-01-11,2000.11\nCog Ltd,3,2025-01-12,55.55\n";
const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

async function asksAboutATotal(page: Page): Promise<void> {
  await createJobOnScreen(page, { name: "Asked about a total", currency: "GBP", country: "GBR" });
  // A name, a number and a date of its own: only its amount says that it may be a total.
  await chooseFiles(page, csv("asked.csv", `${header}${lines}Dynamo Ltd,4,2025-01-13,3290.22\n`));
  await confirmMapping(page);
  const question = page.getByRole("region", { name: "Is this row a total?" });
  await expect(question).toContainText("Dynamo Ltd");
  await expect(page.getByRole("button", { name: "Answer 1 question first" })).toBeDisabled();
  await expectAccessible(page);
  await question.getByRole("radio", { name: "A total: skip it" }).check();
  await question.getByRole("button").last().click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("The file’s own total, £3,290.22, is the sum of its rows.")).toBeVisible();
  await importToTheEnd(page);
  await page.getByRole("link", { name: "Summary", exact: true }).click();
  await expect(stepOf(page, "Spend")).toContainText("3,290.22");
}

async function tellsTheDifference(page: Page): Promise<void> {
  // The form of a new job was gone through before.
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await createJob(staff, "A total that differs", { currency: "GBP", country: "GBR" });
  await walkAnew(page, `/jobs/${jobId}/workflow/advanced`);
  await chooseFiles(page, csv("differs.csv", `${header}${lines}Grand Total,,,3302.62\n`));
  await confirmMapping(page);
  await expect(
    page.getByText(/is £3,302\.62, but its rows add up to £3,290\.22, a difference of £12\.40/),
  ).toBeVisible();
  await expect(page.getByText("Agrees exactly")).toBeVisible();
  await expectAccessible(page);
}

test("a file's own total rows", async ({ page }) => {
  await openAs(page, "sasha.sysadmin");
  await test.step("a row that only adds up is asked about, and the import waits for the answer", () =>
    asksAboutATotal(page));
  await test.step("a file whose own total differs from its rows says by how much", () => tellsTheDifference(page));
});
