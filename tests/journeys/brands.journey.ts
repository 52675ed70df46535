import { axeFindings } from "../support/axe.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { sideways } from "../support/pages-to-see.ts";

const brands = ["brand1", "brand2", "brand3", "brand4", "brand5"] as const;

test("five brands sign in on five pages: axe finds nothing, and no statement is cut, in three languages", async ({
  browser,
}) => {
  const found: string[] = [];
  const pictures = new Set<string>();
  const statements = new Set<string>();
  for (const [index, brand] of brands.entries()) {
    for (const [at, locale] of ["en-GB", "de-DE", "fr-FR"].entries()) {
      const look = {
        colorScheme: (index + at) % 2 === 0 ? "light" : "dark",
        viewport: at % 2 === index % 2 ? { width: 1440, height: 900 } : { width: 390, height: 844 },
      } as const;
      const context = await browser.newContext({ ...look, locale });
      const page = await context.newPage();
      await page.goto(addressOf("/login", brand));
      const statement = page.locator(".statement");
      await expect(statement).toBeVisible();
      statements.add(await statement.innerText());
      pictures.add(await page.locator(".brand svg").innerHTML());
      const cut = await page.locator(".brand").evaluate((half) => {
        const words = half.querySelector(".statement");
        const [outer, inner] = [half.getBoundingClientRect(), words?.getBoundingClientRect()];
        return inner === undefined || inner.top < outer.top || inner.bottom > outer.bottom || inner.right > outer.right;
      });
      const lines = [...(cut ? ["the statement is cut"] : []), ...(await sideways(page)), ...(await axeFindings(page))];
      found.push(...lines.map((line) => `${brand} ${locale} ${look.colorScheme} ${look.viewport.width}: ${line}`));
      await context.close();
    }
  }
  expect(found).toEqual([]);
  expect(pictures.size).toBe(brands.length);
  expect(statements.size).toBe(brands.length * 3);
});

test("the rail has the brand's own mark and wordmark, and its name for assistive technology", async ({ browser }) => {
  const marks = new Set<string>();
  for (const brand of ["brand1", "brand4"]) {
    // The provider remembers who signed in: each brand is opened by a browser that it does not know.
    const context = await browser.newContext();
    const page = await context.newPage();
    await openAs(page, "dana.developer", "/analysis", brand);
    const mark = page.locator(".brand-mark").first();
    await expect(mark).toBeVisible();
    marks.add(await mark.evaluate((element) => getComputedStyle(element).maskImage));
    const name = brand === "brand1" ? "Harbour Payments" : "Mulberry Card Services";
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
    await context.close();
  }
  expect(marks.size).toBe(2);
  expect([...marks].every((image) => image.startsWith("url("))).toBe(true);
});

/** The mark and wordmark of a report's cover, as they are drawn. */
async function coverBrand(page: Page) {
  const brand = page.locator("[data-section=cover] .report-brand");
  await expect(brand).toBeVisible();
  return brand.evaluate((element) => {
    const [mark, first] = [element.querySelector(".report-mark"), element.querySelector("b")];
    const band = element.parentElement;
    if (mark === null || first === null || band === null) throw new Error("The cover has no mark or no wordmark.");
    const { display, textTransform, letterSpacing, fontWeight } = getComputedStyle(first);
    return {
      mask: getComputedStyle(mark).maskImage,
      colour: getComputedStyle(band).backgroundColor,
      name: [element.textContent?.trim(), display, textTransform, letterSpacing, fontWeight],
    };
  });
}

test("a report has its job's mark, colours and wordmark on another brand's domain", async ({ browser }) => {
  const seen: Awaited<ReturnType<typeof coverBrand>>[] = [];
  const domains: string[] = [];
  for (const brand of ["brand1", "brand2", "brand4"]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openAs(page, "sasha.sysadmin", "/jobs/sample-job/report/insights", brand);
    seen.push(await coverBrand(page));
    const mark = page.locator(".brand-mark").first();
    domains.push(await mark.evaluate((element) => getComputedStyle(element).maskImage));
    await page.goto(addressOf("/jobs/sample-job/presentation", brand));
    const slideMark = page.locator(".slide .report-mark").first();
    await expect(slideMark).toBeVisible();
    expect(await slideMark.evaluate((element) => getComputedStyle(element).maskImage)).toBe(seen[0]?.mask);
    await context.close();
  }
  expect(new Set(domains).size).toBe(3);
  expect(seen[0]?.mask).toBe(domains[0]);
  expect(seen[0]?.name[0]).toBe("Harbour Payments");
  for (const each of seen) expect(each).toEqual(seen[0]);
});
