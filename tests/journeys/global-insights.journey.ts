import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sideways } from "../support/pages-to-see.ts";

const figures = (page: Page) => page.getByRole("list", { name: "Figures of the selection" });

/** Opens the menu of the chart's first bar by the keyboard. */
async function openFirstBar(page: Page): Promise<void> {
  const plot = page.getByRole("application").first();
  await plot.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
}

/** The sample job is rolled up: the figures appear. */
async function isRolledUp(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.reload();
        await drawn(page);
        return figures(page).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
}

test("a bar of global insights leads to as many organisations as it says", async ({ page }) => {
  await openAs(page, "dana.developer", "/global-insights/loading");
  await page.waitForURL(/\/global-insights\/insights/);
  await isRolledUp(page);
  await expect(figures(page).getByRole("button")).toHaveCount(7);
  await expect(page.getByRole("link", { name: "Global Insights", exact: true })).toHaveAttribute("aria-current", /.+/);

  await figures(page)
    .getByRole("button", { name: /^Spend/ })
    .click();
  await expect(page).toHaveURL(/g=spend/);
  await page.getByRole("button", { name: /^Dimension/ }).click();
  await page
    .locator('[role^="menuitem"]')
    .filter({ hasText: /^MCC group$/ })
    .click();
  await expect(page).toHaveURL(/dim=MccGroup/);
  await page.reload();
  await expect(figures(page).getByRole("button", { pressed: true })).toContainText("Spend");
  // Where only the sample job is in sight, no buyer is compared; other journeys import jobs of buyers.
  const benchmark = page.getByRole("region", { name: "Benchmark" });
  const none = benchmark.getByText("No buyer to compare yet: sample jobs aren’t compared.");
  await expect(none.or(benchmark.getByRole("table", { name: "Benchmark" }))).toBeVisible();
  await expect(page.getByRole("heading", { name: /Spend by MCC group/ })).toBeVisible();
  expect(await axeFindings(page, { within: "main" })).toEqual([]);

  await openFirstBar(page);
  const show = page.getByRole("menuitem", { name: /^Show [\d,]+ organisations?$/ });
  const [count = ""] = /[\d,]+/.exec(await show.innerText()) ?? [];
  await show.click();
  await expect(page.getByRole("heading", { level: 1, name: "Organizations" })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${count} organisations?$`))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toEqual([]);
});

test("an issuer shares in benchmarks, and no more", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/admin/issuer-manager/issuer-fern");
  for (const isShared of [true, false]) {
    const choice = page.getByRole("switch", { name: "Share in benchmarks" });
    await expect(choice).toBeChecked({ checked: !isShared });
    await choice.click();
    await page.getByRole("button", { name: "Save issuer" }).click();
    await expect(page.getByText("Fern Bank was saved.").first()).toBeVisible();
    await page.reload();
    await expect(choice).toBeChecked({ checked: isShared });
  }
});

test("global insights are refused without the permission", async ({ page }) => {
  await openAs(page, "clara.client", "/analysis");
  await expect(page.getByRole("link", { name: "Global Insights" })).toHaveCount(0);
  await openAs(page, "clara.client", "/global-insights/insights");
  await expect(page).toHaveURL(/\/401/);
});
