import { axeFindings } from "../support/axe.ts";
import { addressOf, expect, openAs, test } from "../support/journey.ts";
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
