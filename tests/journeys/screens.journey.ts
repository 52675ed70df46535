import { AxeBuilder } from "@axe-core/playwright";
import { sitemap, type Page as SitePage } from "@paygauge/api-types/sitemap";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sampleIds, screensOf } from "../support/pages-to-see.ts";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
/** What axe finds, one line for each element. */
async function findings(page: Page): Promise<string[]> {
  // There are no frames to visit, which the simpler mode spares.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.withTags(wcag).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary?.split("\n").at(-1)?.trim() ?? ""}`),
  );
}

test("every released page opens for a developer, with its title and without an error", async ({ page }) => {
  await openAs(page, "dana.developer");
  const { jobId, supplierKey } = await sampleIds(page);
  const released: SitePage[] = Object.values<SitePage>(sitemap).filter((each) => each.released && each.path !== "/");
  for (const { example, title, path } of released) {
    await page.goto(addressOf(example.replace("/j1", `/${jobId}`).replace("/s1", `/${supplierKey}`)));
    // The sample job was made from document lines: the other kind of upload leads to its own.
    const shown = path.endsWith("/workflow/base") ? sitemap.jobWorkflowAdvanced.title : title;
    if (!/^\/(40[14]|50[03])$/.test(path)) await expect(page, path).toHaveTitle(new RegExp(`^${shown} · `));
    await drawn(page);
    await expect(page.getByText(/could not be loaded|stopped working/), path).toHaveCount(0);
  }
});

for (const brand of ["brand1", "brand2"]) {
  test(`axe finds nothing on the screens of ${brand}, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await openAs(page, "dana.developer", "/analysis", brand);
    const { jobId, supplierKey } = await sampleIds(page);
    const found: string[] = [];
    for (const path of screensOf(jobId, supplierKey)) {
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
      await page.goto(addressOf(path, brand));
      await drawn(page);
      const light = await findings(page);
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
      const dark = await findings(page);
      found.push(...light.map((line) => `${path} light ${line}`), ...dark.map((line) => `${path} dark ${line}`));
    }
    expect(found).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("no page scrolls sideways, and axe finds nothing", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAs(page, "dana.developer");
    const { jobId, supplierKey } = await sampleIds(page);
    const found: string[] = [];
    for (const path of screensOf(jobId, supplierKey)) {
      await page.goto(addressOf(path));
      await drawn(page);
      const wider = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("main")]
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => `${element.tagName} is ${element.scrollWidth} wide in ${element.clientWidth}`),
      );
      found.push(...[...wider, ...(await findings(page))].map((line) => `${path} ${line}`));
    }
    expect(found).toEqual([]);
  });
});
