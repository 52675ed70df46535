import { AxeBuilder } from "@axe-core/playwright";
import { insightDimensions } from "@paygauge/api-types";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sampleIds } from "../support/pages-to-see.ts";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

async function findings(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(wcag).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where} ${id}: ${node.target.join(" ")}`));
}

test("every dimension draws its bars, axe finds nothing, wide and narrow, light and dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await openAs(page, "dana.developer");
  const { jobId } = await sampleIds(page);
  const found: string[] = [];
  for (const [at, dimension] of insightDimensions.entries()) {
    const dark = at % 2 === 1;
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: dark ? "dark" : "light" });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf(`/jobs/${jobId}/insights?dim=${dimension}`));
      await drawn(page);
      await expect(page.getByRole("region", { name: / by /i }).first(), dimension).toBeVisible();
      found.push(...(await findings(page, `${dimension} ${width} ${dark ? "dark" : "light"}`)));
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      if (sideways) found.push(`${dimension} ${width} scrolls sideways`);
    }
  }
  await page.getByRole("button", { name: /^Dimension:/ }).click();
  await expect(page.locator('[role^="menuitem"]')).toHaveCount(insightDimensions.length);
  found.push(...(await findings(page, "menu 390")));
  expect(found).toEqual([]);
});

test("the dimension is chosen from its groups, and a bar of Jobs opens that job's suppliers", async ({ page }) => {
  await openAs(page, "dana.developer");
  const { jobId } = await sampleIds(page);
  await page.goto(addressOf(`/jobs/${jobId}/insights`));
  await page.getByRole("button", { name: /^Dimension:/ }).click();
  await page.locator('[role^="menuitem"]', { hasText: "Jobs (top 1000)" }).click();
  await expect(page).toHaveURL(/dim=Jobs/);
  await expect(page.getByText(/Finished jobs that you may see/)).toBeVisible();

  // The chart of payment methods is filtered by the same menu; the address keeps it.
  const methods = page.getByRole("region", { name: "Payment methods by value" });
  await methods.getByRole("application").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: /^Show the suppliers paid by / })).toBeVisible();
  await page.getByRole("menuitem", { name: "Exclude" }).click();
  await expect(page).toHaveURL(/dim=Jobs.*&mx=/);
  await page.getByText("1 bar is left out.").getByRole("button", { name: "Show all bars" }).click();
  await expect(page).not.toHaveURL(/mx=/);
  const chart = page.getByRole("region", { name: /by job$/i }).first();
  await chart.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const show = page.getByRole("menuitem", { name: /^Show [\d,]+ suppliers?$/ });
  const count = /[\d,]+/.exec(await show.innerText())?.[0] ?? "";
  await show.click();
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/suppliers$/);
  await expect(page.getByText(new RegExp(`\\b${count}\\b`)).first()).toBeVisible();
});
