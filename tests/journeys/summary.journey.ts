import { expect, openAs, test, type Page } from "../support/journey.ts";
import { chooseFiles, confirmMapping, createJobOnScreen, importToTheEnd, stepOf } from "../support/job-screens.ts";
import { showThing } from "../support/things-to-know.ts";

/** Opens what a link counts, finds exactly so many suppliers there, and goes back to the link. */
async function opensWhatItCounts(page: Page, link: ReturnType<Page["getByRole"]>): Promise<void> {
  const counted = /[\d,]+/.exec(await link.innerText())?.[0] ?? "";
  await link.click();
  await expect(page.getByRole("navigation", { name: "Suppliers: Pages" })).toContainText(`of ${counted}`);
  await page.goBack();
  await expect(link).toBeVisible();
}

test("the sample: what can move, step by step, each figure of the demo directory marked", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/jobs/sample-job/summary");
  await expect(page.getByRole("heading", { name: /a year could move/ })).toContainText(
    /£4\.0m.*a year could move to cards\. 39 suppliers make up 60% of it\./i,
  );
  await showThing(page, "Acceptance comes from the demo directory.");
  await showThing(page, "A conversion of 34% is assumed");
  for (const step of ["Cardable", "Opportunity"])
    await expect(stepOf(page, step).getByText("(demo)").first()).toBeAttached();
  await expect(stepOf(page, "Spend").getByText("(demo)")).toHaveCount(0);
  for (const step of ["Spend", "Excluded or already on card", "Addressable", "Card acceptance not proven", "Cardable"])
    await opensWhatItCounts(page, stepOf(page, step).getByRole("link"));

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Acceptance comes from the demo directory.")).toBeVisible();
  // On the screen the word is there for assistive technology alone, on paper it is read.
  const word = stepOf(page, "Opportunity").getByText("(demo)").filter({ visible: true }).first();
  expect((await word.boundingBox())?.width).toBeGreaterThan(20);
});

const paid = (name: string, method: string, amount: string, times: number) =>
  Array.from({ length: times }, (_, at) => `${name},2025-${String(at + 1).padStart(2, "0")}-10,${amount},${method}`);
const ledger = [
  "Supplier name,Payment date,Amount,Payment method",
  ...paid("Quillbrook Zymurgy Ltd", "Card", "80.00", 12),
  ...paid("Quillbrook Zymurgy Ltd", "BACS", "400.00", 12),
  ...paid("Xanthe Fjordwick Ltd", "Card", "20.00", 12),
  ...paid("Vexley Plimpton Ltd", "BACS", "9000.00", 12),
].join("\n");

test("a ledger of which nothing matches: opportunity is withheld, and the file's own findings remain", async ({
  page,
}) => {
  await openAs(page, "sasha.sysadmin");
  await createJobOnScreen(page, { name: "Nothing matches", currency: "GBP", country: "GBR" });
  await chooseFiles(page, { name: "own.csv", mimeType: "text/csv", buffer: Buffer.from(ledger) });
  await confirmMapping(page);
  await importToTheEnd(page);
  await page.getByRole("link", { name: "Summary", exact: true }).click();
  await showThing(page, "a match with one of them is a coincidence.");
  await expect(stepOf(page, "Opportunity").getByText("Not known yet").filter({ visible: true })).toBeVisible();
  await expect(stepOf(page, "Cardable (not known yet)")).toContainText("£4,800.00 confirmed by this file");
  const proven = page.getByRole("region", { name: "What the file shows on its own" });
  for (const found of [
    /^2 suppliers accept your cards/,
    /^1 of them is also paid by other methods/,
    /^1 supplier of £100k or more/i,
  ])
    await opensWhatItCounts(page, proven.getByRole("link", { name: found }));
  await expect(page.getByRole("region", { name: "What a real directory would add" })).toContainText("7 capabilities");
  await page.getByRole("link", { name: "Add directory" }).click();
  await expect(page).toHaveURL(/\/admin\/analysis-admin\?part=directory/);
});
