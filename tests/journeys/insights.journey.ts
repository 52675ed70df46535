import { axeFindings } from "../support/axe.ts";
import { insightDimensions, maxLyingBars } from "@paygauge/api-types/entities/insights";
import { valueWords } from "@paygauge/api-types/value-words/en";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sideways } from "../support/pages-to-see.ts";
import { walkAnew } from "../support/walk-anew.ts";

const insights = "/jobs/sample-job/insights";
/** Columns of the sample ledger that its import kept. */
const keptColumns = 3;

test("every dimension draws its bars within its room; axe finds nothing, wide or narrow, light or dark", async ({
  page,
}) => {
  const found: string[] = [];
  // The frame is the same for all of them: each is drawn in one of the four ways, in turn, and axe sees each way once.
  for (const [at, dimension] of insightDimensions.entries()) {
    const look = { colorScheme: at % 2 === 1 ? "dark" : "light", width: at % 4 < 2 ? 1440 : 390 } as const;
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: look.colorScheme });
    await page.setViewportSize({ width: look.width, height: 900 });
    const address = `${insights}?dim=${dimension}`;
    // The page is loaded once; to load it for each address takes six times the work.
    if (at === 0) await openAs(page, "dana.developer", address);
    else await page.evaluate((to) => history.pushState(null, "", to), address);
    // Its own chart: that of the dimension before is gone.
    const name = new RegExp(` by ${valueWords.dimensionsInTitle[dimension]}$`, "i");
    await expect(page.getByRole("region", { name }).first(), dimension).toBeVisible();
    await drawn(page);
    const axe = at < 4 ? await axeFindings(page, { within: "main" }) : [];
    const lines = [...axe, ...(await sideways(page))];
    found.push(...lines.map((line) => `${dimension} ${look.width} ${look.colorScheme} ${line}`));
  }
  await page.getByRole("button", { name: /^Dimension:/ }).click();
  await expect(page.locator('[role^="menuitem"]')).toHaveCount(insightDimensions.length + keptColumns);
  found.push(...(await axeFindings(page)));
  expect(found).toEqual([]);
});

/** The list of dimensions next to the chart. */
const dimensions = (page: Page) => page.getByRole("navigation", { name: "Break down by" });

async function tellsItsFirstDimension(page: Page): Promise<void> {
  await drawn(page);
  const shown = dimensions(page).locator("[aria-current]");
  const bars = Number(/\d+$/.exec(await shown.innerText())?.[0]);
  expect(bars).toBeGreaterThan(1);
  expect(bars).toBeLessThanOrEqual(maxLyingBars);
  await expect(page.getByText(`${bars} bars, `)).toBeVisible();
  const missing = dimensions(page)
    .getByRole("listitem")
    .filter({ hasText: "Add a SIC code column to see all four levels." });
  await expect(missing).toBeVisible();
  await expect(dimensions(page).getByRole("button", { name: /^SIC [a-z]/ })).toHaveCount(0);
}

async function opensSuppliersOfJob(page: Page): Promise<void> {
  // The list leaves Jobs out where the user has one alone.
  await walkAnew(page, `${insights}?dim=Jobs`);
  await expect(page).toHaveURL(/dim=Jobs/);
  await expect(page.getByText(/Finished jobs you can access/)).toBeVisible();

  const chart = page.getByRole("region", { name: /by job$/i }).first();
  await chart.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const show = page.getByRole("menuitem", { name: /^Show [\d,]+ suppliers?$/ });
  const count = /[\d,]+/.exec(await show.innerText())?.[0] ?? "";
  await show.click();
  await expect(page).toHaveURL(/\/jobs\/[^/]+\/suppliers$/);
  await expect(page.getByText(new RegExp(`\\b${count}\\b`)).first()).toBeVisible();
}

async function opensSuppliersOfMonth(page: Page): Promise<void> {
  const chart = page.getByRole("region", { name: "Suppliers by month" });
  await chart.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const show = page.getByRole("menuitem", { name: /^Show [\d,]+ suppliers? with documents in / });
  const [, count = "", month = ""] =
    /Show ([\d,]+) suppliers? with documents in (.+)/.exec(await show.innerText()) ?? [];
  await show.click();
  await expect(page).toHaveURL(/documentMonth/);
  await expect(page.getByText(`in ${month}`)).toBeVisible();
  await expect(page.getByText(new RegExp(`of ${count} matching`))).toBeVisible();
}

/** How many suppliers the totals are of, once all is drawn. */
async function selected(page: Page): Promise<string> {
  await drawn(page);
  return /([\d,]+) selected/.exec(await page.getByLabel("Selection totals").innerText())?.[1] ?? "";
}

/** Opens the menu of a chart's first bar in the direction of a key. */
async function openBar(page: Page, chart: RegExp, key: string): Promise<void> {
  await page.getByRole("region", { name: chart }).first().getByRole("application").focus();
  await page.keyboard.press(key);
  await page.keyboard.press("Enter");
}

async function filtersTheOthers(page: Page): Promise<void> {
  const every = await selected(page);
  const act = async (chart: RegExp, key: string, item: RegExp) => {
    await openBar(page, chart, key);
    await page.getByRole("menuitem", { name: item }).click();
  };

  // One country alone: the other charts and the totals are of its suppliers.
  await act(/by country$/i, "ArrowRight", /^Show only this$/);
  await expect(page).toHaveURL(/&b=Countries\.[A-Z]{3}$/);
  await expect(page.getByText("Only one bar is shown.")).toBeVisible();
  const number = async () => Number((await selected(page)).replaceAll(",", ""));
  await expect.poll(number).toBeLessThan(Number(every.replaceAll(",", "")));

  // Without a payment method, and of one level of a capability: all three hold together, also in another dimension.
  await act(/^Payment methods by value$/, "ArrowDown", /^Exclude$/);
  await act(/^Capability mix by spend/, "ArrowDown", /^Show only None$/);
  await expect(page).toHaveURL(/b=Countries\.[A-Z]{3}&b=PaymentMethods%21\w+&b=\w+\.None$/);
  await dimensions(page)
    .getByRole("button", { name: /^MCC description/ })
    .click();
  await expect(page.getByRole("button", { name: /^Remove .*Countries/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove .*Payment methods not / })).toBeVisible();
  const left = await selected(page);
  expect(await axeFindings(page, { within: "main" })).toEqual([]);

  // The suppliers behind a bar are those of the bar and of everything that is chosen.
  await openBar(page, /by MCC description$/, "ArrowRight");
  const show = page.getByRole("menuitem", { name: /^Show [\d,]+ suppliers?$/ });
  const count = /[\d,]+/.exec(await show.innerText())?.[0] ?? "";
  await show.click();
  await expect(page.getByText(new RegExp(`\\b${count} matching`)).first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => selected(page)).toBe(left);
  await takesBack(page, left, every);
}

/** Ctrl+Z takes back one choice at a time; "Clear all" takes the rest. */
async function takesBack(page: Page, left: string, every: string): Promise<void> {
  await page
    .getByRole("region", { name: /by MCC description$/ })
    .first()
    .getByRole("application")
    .focus();
  await page.getByRole("button", { name: /^Remove .*Countries/ }).click();
  await expect(page.getByRole("button", { name: /^Remove .*Countries/ })).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: /^Remove .*Countries/ })).toBeVisible();
  await expect.poll(() => selected(page)).toBe(left);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).not.toHaveURL(/b=/);
  await expect.poll(() => selected(page)).toBe(every);
}

test("the first dimension, bars that open their suppliers, and bars that filter the other charts", async ({ page }) => {
  await openAs(page, "dana.developer", insights);
  await test.step("the first dimension has several bars, and what the file does not tell says what would", () =>
    tellsItsFirstDimension(page));
  await test.step("the dimension is chosen from its list, and a bar of Jobs opens that job's suppliers", () =>
    opensSuppliersOfJob(page));
  await test.step("a month opens exactly its suppliers, with a chip that says so", async () => {
    await walkAnew(page, `${insights}?m=suppliers`);
    await opensSuppliersOfMonth(page);
  });
  await test.step("a bar chosen on one chart filters the others, stands as a chip in the address, and is undone", async () => {
    await walkAnew(page, `${insights}?dim=Countries`);
    await filtersTheOthers(page);
  });
});
