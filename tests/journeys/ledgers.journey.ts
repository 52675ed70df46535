import papa from "papaparse";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import {
  chooseFiles,
  confirmMapping,
  createJobOnScreen,
  exportFrom,
  figureOf,
  importToTheEnd,
  moneyDigits,
  stepOf,
  textOf,
} from "../support/job-screens.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { independentReading, ledgers } from "../system/ledgers.ts";

if (samplesFolder === null) console.log("Skipped: the folder of real ledgers (SAMPLES_DIR) is not there.");

/** Spend of every supplier of the grid, from its own export, in minor units. */
async function spendOfGrid(page: Page): Promise<{ suppliers: number; sumMinor: string }> {
  const csv = await exportFrom(page, /^All .*, as CSV$/);
  const { data } = papa.parse<Record<string, string>>((await textOf(csv)).replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  const column = Object.keys(data[0] ?? {}).find((name) => /^spend/i.test(name)) ?? "";
  const sum = data.reduce((total, row) => total + BigInt(Math.round(Number(row[column]) * 100)), 0n);
  return { suppliers: data.length, sumMinor: String(sum) };
}

/** One with a mark before its header and day first, one in dollars; every file goes through tests/system/scores. */
const onScreen = ledgers.filter(({ file }) => /^(devon|san-francisco)/.test(file));

test.describe("real ledgers on screen", () => {
  test.skip(samplesFolder === null, "The folder of real ledgers (SAMPLES_DIR) is not there.");
  for (const ledger of onScreen) {
    test(`${ledger.file}: check, summary and grid show the totals of an independent reading`, async ({ page }) => {
      const expected = await independentReading(ledger);
      const sum = moneyDigits(expected.sumMinor);
      await openAs(page, "sasha.sysadmin");
      const jobId = await createJobOnScreen(page, { name: ledger.file, ...ledger });
      await chooseFiles(page, sampleFile(ledger.file));
      await confirmMapping(page);
      await expect(figureOf(page, "Import preview", "Accepted")).toHaveText(expected.rows.toLocaleString("en-US"));
      await expect(figureOf(page, "Import preview", "Total amount").last()).toContainText(sum);
      await importToTheEnd(page);
      await page.getByRole("link", { name: "Summary", exact: true }).click();
      await expect(stepOf(page, "Spend")).toContainText(sum);
      await page.getByRole("link", { name: "Suppliers", exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}/suppliers`));
      const grid = await spendOfGrid(page);
      expect(grid.sumMinor).toBe(expected.sumMinor);
      await expect(page.getByRole("navigation", { name: "Suppliers: Pages" })).toContainText(
        `of ${grid.suppliers.toLocaleString("en-US")}`,
      );
    });
  }
});
