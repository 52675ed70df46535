import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn } from "../support/pages-to-see.ts";

const summary = "/jobs/sample-job/summary";
const figures = (page: Page) => page.getByRole("main").locator("button[data-figure]:visible");
const panel = (page: Page) => page.getByRole("dialog", { name: "How this figure is made" });
const minor = (text: string) => Number(text.replace(/[^0-9.-]/g, "").replace(".", ""));

interface Opened {
  readonly rule: string;
  /** The result of the first lines, and the last one; null where nothing is added up. */
  readonly sum: readonly [number, number] | null;
  readonly suppliers: { readonly count: number; readonly href: string } | null;
  /** Opens rows, or suppliers that have them; a sum of nothing has none. */
  readonly hasRows: boolean;
}

/** Opens a figure by key alone, reads what it is made of, and closes it: the focus is on the figure again. */
async function opened(page: Page, at: number, key: "Enter" | "r"): Promise<Opened> {
  const figure = figures(page).nth(at);
  const rule = (await figure.getAttribute("data-figure")) ?? "";
  await figure.focus();
  await page.keyboard.press(key);
  await expect(panel(page).getByText("How this figure is made")).toBeVisible();
  const rows = await panel(page)
    .getByRole("row")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td, th")].map((cell) => cell.textContent)));
  const way = panel(page).getByRole("link", { name: /^Show [\d,]+ suppliers?$/ });
  const suppliers =
    (await way.count()) === 0
      ? null
      : { count: minor(await way.innerText()), href: (await way.getAttribute("href")) ?? "" };
  const hasRows = (await panel(page).getByRole("link").count()) > 0;
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(figure).toBeFocused();
  const amounts = rows.map(([sign, , amount = ""]) => (sign === "−" ? -1 : 1) * minor(amount));
  const last = amounts.pop();
  const isNothing = last === 0;
  const sum = last === undefined ? null : ([amounts.reduce((all, each) => all + each, 0), last] as const);
  return { rule, sum: amounts.length === 0 ? null : sum, suppliers, hasRows: hasRows || isNothing };
}

test("each figure of the summary opens how it is made, its suppliers and their rows", async ({ page }) => {
  await openAs(page, "dana.developer", summary);
  await drawn(page);
  const all = await test.step("by keys alone, with a sum that is equal to it", async () => {
    const count = await figures(page).count();
    expect(count).toBeGreaterThan(12);
    const found: Opened[] = [];
    for (let at = 0; at < count; at += 1) found.push(await opened(page, at, at % 2 === 0 ? "r" : "Enter"));
    const sums = found.flatMap(({ rule, sum }) => (sum === null ? [] : [[rule, ...sum]]));
    expect(sums.map(([rule, , last]) => [rule, last])).toEqual(sums.map(([rule, worked]) => [rule, worked]));
    return found;
  });
  await test.step("axe finds nothing in an open panel", async () => {
    await figures(page).nth(1).click();
    await expect(panel(page)).toBeVisible();
    expect(await axeFindings(page, { within: "[role=dialog]" })).toEqual([]);
    await page.keyboard.press("Escape");
  });
  await test.step("the suppliers that it says are those of the list", async () => {
    const ways = new Map(
      all.flatMap(({ suppliers }) => (suppliers === null ? [] : [[suppliers.href, suppliers.count]])),
    );
    expect(ways.size).toBeGreaterThan(8);
    for (const [href, count] of ways) {
      await page.goto(new URL(href, page.url()).href);
      const said = new RegExp(`(?:All|of) ${count.toLocaleString("en-GB")}\\b`);
      await expect(page.getByRole("grid", { name: "Suppliers" }).getByText(said).first()).toBeVisible();
    }
  });
  await test.step("and a supplier of them opens each of its sums, and their rows, which add up to its spend", async () => {
    await page.getByRole("grid", { name: "Suppliers" }).locator('[data-cell="0:1"]').getByRole("link").click();
    await page.locator("button[data-figure=supplierSpend]").waitFor();
    const count = await figures(page).count();
    expect(count).toBeGreaterThan(8);
    for (let at = 0; at < count; at += 1) {
      const { sum } = await opened(page, at, "r");
      expect(sum?.[0]).toBe(sum?.[1]);
    }
    await page.locator("button[data-figure=supplierSpend]").press("Enter");
    await panel(page).getByRole("link", { name: "Show the rows" }).click();
    await expect(page.getByRole("main").getByText("Agrees exactly")).toBeVisible();
  });
});

/** Figures that aren't a sum of rows: they open their parts. */
const madeOf = ["useCaseValue", "costEach", "change", "waveSpend", "campaignExpected", "opportunityUnknown"];

const screens = ["summary", "insights", "use-cases", "comparison", "suppliers?f="].map(
  (each) => `/jobs/sample-job/${each}`,
);

test("each figure of the job's other screens finds its rows, or what it is made of", async ({ page }) => {
  await openAs(page, "dana.developer", "/jobs/sample-job/insights");
  await test.step("a screen after the other, with those of a vendor", async () => {
    const rules = new Set<string>();
    for (const screen of screens) {
      await page.goto(new URL(screen, page.url()).href);
      await drawn(page);
      const count = await figures(page).count();
      for (let at = 0; at < count; at += 1) {
        const { rule, hasRows, sum } = await opened(page, at, "r");
        rules.add(rule);
        expect([screen, rule, hasRows || madeOf.includes(rule)]).toEqual([screen, rule, true]);
        expect(sum?.[0]).toBe(sum?.[1]);
      }
    }
    expect([...rules]).toEqual(expect.arrayContaining(["spend", "selection", "byMethod", "methodCost", "costEach"]));
  });
  await test.step("a bar opens how it is made from its menu, and from there its suppliers", async () => {
    await page.goto(new URL("/jobs/sample-job/insights", page.url()).href);
    await drawn(page);
    await page.getByRole("application").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "How this figure is made" }).click();
    await expect(panel(page).getByRole("table", { name: "The sum" })).toBeVisible();
    expect(await axeFindings(page, { within: "[role=dialog]" })).toEqual([]);
    await panel(page)
      .getByRole("link", { name: /^Show [\d,]+ suppliers?$/ })
      .click();
    await expect(page.getByRole("grid", { name: "Suppliers" })).toBeVisible();
  });
});
