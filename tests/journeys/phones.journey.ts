import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { mergeTwo, ownJob, rescored, suppliersOf } from "../support/own-job.ts";
import { drawn, sampleIds, sideways } from "../support/pages-to-see.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";

const job = "/jobs/sample-job";

const topOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN;

/** Where the first of some elements ends, pixels from the top of the window. */
async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box === null ? NaN : box.y + box.height;
}

/** From the top of the page's header to the foot of the job's tabs. */
async function jobHeader(page: Page): Promise<number> {
  const top = (await page.getByRole("banner").first().boundingBox())?.y ?? NaN;
  const tabs = page.getByRole("navigation", { name: "Job pages" });
  const box = await tabs.locator("..").boundingBox();
  return box === null ? NaN : box.y + box.height - top;
}

test.describe("at 390 pixels", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the job's header is low, and its lists begin with rows", async ({ page }) => {
    await openAs(page, "dana.developer", `${job}/suppliers`);
    await drawn(page);
    expect(await jobHeader(page)).toBeLessThanOrEqual(120);
    const rows = page.getByRole("list", { name: "Suppliers" }).getByRole("listitem");
    await expect(rows.first()).toBeVisible();
    expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(260);
    await test.step("filters, views and sorting are buttons, the actions a bar at the bottom", async () => {
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await expect(page.getByRole("button", { name: "Paid by" })).toBeVisible();
      await expect(page.getByLabel("Field")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Save as use case" })).toBeInViewport();
      await expect(page.getByRole("checkbox")).toHaveCount(0);
      await page.getByRole("button", { name: "Select", exact: true }).click();
      await page.getByRole("checkbox", { name: "Select Longacre Construction LLC" }).check();
      await expect(page.getByText("1 selected")).toBeVisible();
      await page.getByRole("button", { name: "Select", exact: true }).click();
      await expect(page.getByRole("checkbox")).toHaveCount(0);
    });
    expect(await sideways(page)).toEqual([]);
    await expectAccessible(page);
  });

  test("presentation and report show the result before the editor", async ({ page }) => {
    await openAs(page, "dana.developer", `${job}/presentation`);
    for (const path of [`${job}/presentation`, `${job}/report/insights`]) {
      await page.goto(addressOf(path));
      await drawn(page);
      const result = await page.getByRole("heading", { name: "Preview", exact: true }).boundingBox();
      const editor = await page.getByRole("heading", { name: "Sections", exact: true }).boundingBox();
      expect(result?.y ?? NaN, path).toBeLessThan(editor?.y ?? NaN);
      expect(await jobHeader(page), path).toBeLessThanOrEqual(120);
      await page.getByRole("button", { name: "Sections and versions" }).click();
      await expect(page.getByRole("button", { name: "Create version" })).toBeInViewport();
    }
  });

  test("a comparison shows each figure's change, when the runs finished and what differs", async ({ page }) => {
    const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
    const jobId = await ownJob(staff, "Compared on a phone", 800);
    const before = (await suppliersOf(staff, jobId)).length;
    await mergeTwo(staff, jobId);
    await rescored(staff, jobId);
    await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/compare`);
    await drawn(page);
    const row = page
      .getByRole("table", { name: "Headline" })
      .getByRole("row", { name: new RegExp(`^Suppliers ${before} ${before - 1} .1$`) });
    const change = await row.getByRole("cell").last().boundingBox();
    expect(change?.width ?? 0).toBeGreaterThan(0);
    expect((change?.x ?? NaN) + (change?.width ?? NaN)).toBeLessThanOrEqual(390);
    expect(await sideways(page)).toEqual([]);
    await expect(page.getByLabel("To", { exact: true })).toContainText(/Run 2, .*\d:\d\d/);
    await expect(page.getByRole("heading", { name: "What differs" })).toBeVisible();
    await expect(page.getByText("Any difference comes from decisions", { exact: false })).toBeVisible();
    await expectAccessible(page);
  });

  test("a supplier's page keeps its name, the way on and its main action in view", async ({ page }) => {
    await openAs(page, "dana.developer", `${job}/suppliers`);
    const { supplierKey } = await sampleIds(page);
    await page.goto(addressOf(`${job}/suppliers/${supplierKey}`));
    await drawn(page);
    await page.getByRole("heading", { name: "Documents by month" }).scrollIntoViewIfNeeded();
    await expect(page.locator("[data-sticky-head][data-small]")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Add to campaign" })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Next supplier" })).toBeInViewport();
  });
});

test.describe("figures on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("are in a strip of one height on every page, after three controls at most", async ({ page }) => {
    await openAs(page, "dana.developer");
    const { vendorId } = await sampleIds(page);
    const pages = [
      "/dashboard",
      `/vendors/${vendorId ?? ""}`,
      `${job}/insights`,
      `${job}/business-case-calculator`,
      "/admin/analysis-admin/magic-links",
      "/devops/proq-monitoring",
    ];
    for (const path of pages) {
      await page.goto(addressOf(path));
      await drawn(page);
      const strip = page
        .locator("main [role=group]")
        .filter({ has: page.locator("dl") })
        .first();
      await expect(strip, path).toBeVisible();
      expect((await strip.boundingBox())?.height, path).toBe(104);
    }
    for (const path of [...pages, `${job}/summary`]) {
      await page.goto(addressOf(path));
      await drawn(page);
      const before = await page.evaluate(() => {
        const shown = (each: Element) => each.getClientRects().length > 0;
        const figures = "main .text-hero, main .text-figure, main [role=group] > dl dd";
        const first = [...document.querySelectorAll(figures)].find(shown);
        const controls = [...document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary)")];
        const precedes = (each: Element) =>
          first !== undefined && (first.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
        return first === undefined
          ? ["no figure"]
          : controls.filter((each) => shown(each) && precedes(each)).map(({ textContent }) => textContent);
      });
      expect(before.length, `${path}: ${before.join(" | ")}`).toBeLessThanOrEqual(3);
    }
  });
});

test.describe("figures of a strip", () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test.describe(`at ${viewport.width} pixels, touched`, () => {
      test.use({ viewport, hasTouch: true });

      test("have one height, with or without an explained label", async ({ page }) => {
        await openAs(page, "dana.developer", `${job}/insights`);
        await drawn(page);
        const strip = page.locator("main dl").first();
        await expect(strip.getByRole("button").first()).toBeVisible();
        const places = await strip.locator("> div").evaluateAll((items) =>
          items.map((item) => ({
            top: Math.round(item.getBoundingClientRect().top),
            figure: item.querySelector("dd")?.getBoundingClientRect().top ?? NaN,
          })),
        );
        for (const { top, figure } of places) {
          const beside = places.filter((each) => each.top === top).map((each) => each.figure);
          expect(figure, JSON.stringify(places)).toBeCloseTo(beside[0] ?? NaN, 0);
        }
      });
    });
});

test("a supplier's page at 1440 pixels: main action, spend by month in view, a header that shrinks", async ({
  page,
}) => {
  await openAs(page, "dana.developer", `${job}/suppliers`);
  const { supplierKey, useCaseId } = await sampleIds(page);
  await page.goto(addressOf(`${job}/suppliers/${supplierKey}`));
  await drawn(page);
  await expect(page.getByRole("button", { name: "Add to campaign" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Spend by month (GBP)" })).toBeInViewport({ ratio: 1 });
  expect(await bottomOf(page, "section:has(> * h2:text-is('Spend by month (GBP)')) svg")).toBeLessThan(900);
  const head = page.locator("[data-sticky-head]");
  const whole = (await head.boundingBox())?.height ?? NaN;
  const chart = await topOf(page, "main h2:text-is('Scores')");
  await page.getByRole("heading", { name: "Documents by month" }).scrollIntoViewIfNeeded();
  await page.mouse.move(800, 600);
  await page.mouse.wheel(0, 200);
  await expect(page.locator("[data-sticky-head][data-small]")).toBeInViewport();
  const small = await head.boundingBox();
  expect(small?.height ?? NaN).toBeLessThanOrEqual(56);
  expect(small?.height ?? NaN).toBeLessThan(whole / 2);
  await expectAccessible(page);
  await page.mouse.wheel(0, -5000);
  await expect(page.locator("[data-sticky-head][data-small]")).toHaveCount(0);
  expect(await topOf(page, "main h2:text-is('Scores')")).toBeCloseTo(chart, 0);

  await test.step("? lists the keys of the page", async () => {
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(sheet.getByRole("heading", { name: "On this page" })).toBeVisible();
    await expect(sheet.getByText("Next supplier")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await walkAnew(page, `${job}/suppliers`);
    await drawn(page);
    await page.keyboard.press("?");
    await expect(sheet.getByText("Preview the row")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a supplier outside a use case is named as such", async () => {
    await page.goto(addressOf(`${job}/use-cases/${useCaseId}/supplier-of-nobody`));
    await expect(page.getByText("Supplier not in this use case")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the use case" })).toBeVisible();
  });
});
