import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sideways } from "../support/pages-to-see.ts";

const summary = "/jobs/sample-job/summary";
const rows = (page: Page) => page.getByRole("grid", { name: "Rows that count nowhere" });
const minor = (text: string) => Number(text.replace(/[^0-9.-]/g, "").replace(".", ""));

/** Each line of the arithmetic: whether it is taken off, and its amount in minor units. */
async function written(page: Page): Promise<{ isLess: boolean; amount: number }[]> {
  const lines = page.getByRole("table", { name: "From what was read to spend" }).getByRole("row");
  const texts = await lines.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td, th")].map((cell) => cell.textContent)),
  );
  return texts.map(([sign = "", , amount = ""]) => ({ isLess: sign === "−", amount: minor(amount) }));
}

test("rows that count nowhere", async ({ page }) => {
  await openAs(page, "dana.developer", summary);
  await test.step("open from what was read, and read less each of them is spend", async () => {
    await drawn(page);
    await page.getByRole("button", { name: /rows imported$/ }).click();
    await page.getByRole("link", { name: "Rows that count nowhere" }).click();
    await expect(page).toHaveURL(/\/rows$/);
    await expect(page.getByRole("table", { name: "From what was read to spend" })).toBeVisible();
    await expect(page.getByRole("main").getByText("Agrees exactly")).toBeVisible();
    const lines = await written(page);
    const [read] = lines;
    const spend = lines.at(-1);
    const less = lines.filter(({ isLess }) => isLess).reduce((sum, { amount }) => sum + amount, 0);
    expect([lines.length > 2, (read?.amount ?? 0) - less]).toEqual([true, spend?.amount]);
  });
  await test.step("a line leads to its rows, and a row opens as its file has it", async () => {
    await page.getByRole("link", { name: "Another document type" }).click();
    await expect(page).toHaveURL(/\/rows\?of=settled$/);
    await drawn(page);
    await rows(page).locator('[data-cell="0:2"]').focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByText("A document of another type", { exact: false })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
  });
  await test.step("axe finds nothing, wide or narrow, light or dark, and nothing scrolls sideways", async () => {
    const found: string[] = [];
    for (const [width, colorScheme] of [
      [1440, "light"],
      [390, "dark"],
    ] as const) {
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      found.push(...(await axeFindings(page, { within: "main" })), ...(await sideways(page)));
    }
    expect(found).toEqual([]);
  });
});
