import { axeFindings } from "../support/axe.ts";
import { insightDimensions } from "@paygauge/api-types";
import { addressOf, expect, openAs, test } from "../support/journey.ts";
import { drawn, sampleIds, sideways } from "../support/pages-to-see.ts";

test("every dimension draws its bars, axe finds nothing, wide or narrow, light or dark", async ({ page }) => {
  await openAs(page, "dana.developer");
  const { jobId } = await sampleIds(page);
  const found: string[] = [];
  // The frame is the same for all of them: each is looked at in one of the four ways, in turn.
  for (const [at, dimension] of insightDimensions.entries()) {
    const look = { colorScheme: at % 2 === 1 ? "dark" : "light", width: at % 4 < 2 ? 1440 : 390 } as const;
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: look.colorScheme });
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.goto(addressOf(`/jobs/${jobId}/insights?dim=${dimension}`));
    await drawn(page);
    await expect(page.getByRole("region", { name: / by /i }).first(), dimension).toBeVisible();
    const lines = [...(await axeFindings(page, { within: "main" })), ...(await sideways(page))];
    found.push(...lines.map((line) => `${dimension} ${look.width} ${look.colorScheme} ${line}`));
  }
  await page.getByRole("button", { name: /^Dimension:/ }).click();
  await expect(page.locator('[role^="menuitem"]')).toHaveCount(insightDimensions.length);
  found.push(...(await axeFindings(page)));
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
