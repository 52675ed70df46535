import { readFileSync } from "node:fs";
import { standardFields } from "@paygauge/api-types/datapoints/standard-profiles";
import { sampleSuppliers } from "../../origin/src/seed/samples/suppliers.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { chooseFiles, confirmMapping, createJobOnScreen, importToTheEnd } from "../support/job-screens.ts";

const list = { name: "suppliers.csv", mimeType: "text/csv", buffer: Buffer.from(sampleSuppliers()) };

/** From New job to the match summary, as a user goes. */
async function matchedJob(page: Page, name: string): Promise<string> {
  const jobId = await createJobOnScreen(page, { name, country: "GBR" });
  await chooseFiles(page, list);
  await confirmMapping(page);
  await importToTheEnd(page);
  await page.getByRole("link", { name: "Summary", exact: true }).click();
  return jobId;
}

test("a list of suppliers becomes matched data: asked for nothing of money, grouped, matched, explained, fetched", async ({
  page,
}) => {
  await openAs(page, "sasha.sysadmin");
  const jobId = await matchedJob(page, "Who they are");
  await expect(page.getByRole("heading", { name: /^\d+ of \d+ suppliers matched\./ })).toBeVisible();
  const table = page.getByRole("table", { name: "Matches by band and reason" });
  const line = table.getByRole("link", { name: /High, Same tax ID or company number/ });
  const counted = await line.innerText();
  await line.click();

  // the suppliers: what matching found, and no money
  await expect(page.getByRole("navigation", { name: "Suppliers: Pages" })).toContainText(`of ${counted}`);
  await expect(page.getByRole("columnheader", { name: /^Directory name/ })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /^Spend/ })).toHaveCount(0);
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Match evidence" })).toContainText("Same tax ID or company number");
  await expect(page.getByRole("region", { name: "Scores" })).toHaveCount(0);

  // a page that is not there says why, and leads to what is
  await expect(page.getByRole("link", { name: "Insights", exact: true })).toHaveCount(0);
  await page.goto(addressOf(`/jobs/${jobId}/insights`));
  await expect(page.getByText("Insights isn’t available for this type of job")).toBeVisible();
  await page.getByRole("link", { name: "View match summary" }).click();
  await page.getByRole("link", { name: "Download matched data" }).click();

  // the file: the bands that are chosen, and the address says which
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}/matched-data-only-download`));
  await page.getByRole("button", { name: /^Match band/ }).click();
  await page.getByRole("option", { name: /^High/ }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/matchBand/);
  const high = Number(
    (await page.getByRole("button", { name: /^Download \d+ rows$/ }).innerText()).replaceAll(/\D/g, ""),
  );
  expect(high).toBeGreaterThan(0);
  const make = async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Download ${high} rows` }).click(),
    ]);
    return file;
  };
  const csv = await make();
  expect(csv.suggestedFilename()).toBe("Who they are matched data.csv");
  const lines = readFileSync(await csv.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(1 + high);
  expect(lines[0]?.split(/,(?! )/)).toHaveLength(standardFields("matchedData").length);
  await page.getByLabel("Format").selectOption("xlsx");
  const book = readFileSync(await (await make()).path());
  expect(book.subarray(0, 2).toString()).toBe("PK");
});
