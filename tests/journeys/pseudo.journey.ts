import { expect, openAs, addressOf, test } from "../support/journey.ts";
import { cutTexts } from "../support/cut-texts.ts";
import { englishLeft, everyEnglish } from "../support/english-left.ts";
import { drawn, pagesToSee, sampleIds, sideways } from "../support/pages-to-see.ts";
import { walkAnew } from "../support/walk-anew.ts";

// English with accents and two fifths longer, as a browser of the language en-XA sees it.
test.use({ locale: "en-XA" });

const widths = [360, 1440] as const;
/** The densest pages; all of them with ALL_SCREENS=1. */
const dense = [
  /^\/analysis$/,
  /\/insights$/,
  /\/suppliers$/,
  /\/suppliers\/[^/]+$/,
  /^\/jobs\/create\/advanced$/,
  /^\/admin\/users\/[^/]+$/,
  /^\/devops\/proq-monitoring$/,
];

test("in words two fifths longer and text two fifths larger nothing is cut, scrolls sideways or stays English", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAs(page, "dana.developer");
  const english = everyEnglish();
  const seen = pagesToSee(await sampleIds(page)).filter(
    ({ address }) => process.env["ALL_SCREENS"] === "1" || dense.some((each) => each.test(address)),
  );
  const found: string[] = [];
  for (const { address, germanTitle } of seen) {
    // From one page of the application to the next one walks; what the gateway draws, and paper, has no header of it.
    const isWalked = germanTitle !== undefined && (await page.locator("#root header").count()) > 0;
    await (isWalked ? walkAnew(page, address) : page.goto(addressOf(address)));
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await drawn(page);
    // The gateway's own pages speak the languages that users have; this one is the application's alone.
    if ((await page.locator("#root").count()) > 0)
      found.push(...(await englishLeft(page, address, english)).map((line) => `${address} ${line}`));
    // Text of the size that a user may ask of the browser: every rem grows.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "140%";
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Charts and grids take their new width with the next pictures.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await expect
        .poll(() => sideways(page, 1), { timeout: 10_000 })
        .toEqual([])
        .catch(() => undefined);
      const lines = [...(await sideways(page, 1)), ...(await cutTexts(page))];
      found.push(...lines.map((line) => `${address} ${width} ${line}`));
    }
  }
  expect(found).toEqual([]);
});
