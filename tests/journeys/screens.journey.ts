import { addressOf, expect, openAs, test } from "../support/journey.ts";
import { axeFindings, colourFindings, looksIn } from "../support/axe.ts";
import { drawn, pagesToSee, sampleIds, sideways } from "../support/pages-to-see.ts";
import { smallTargets } from "../support/targets.ts";

test("every released page opens without an error; axe finds nothing in five themes, light and dark", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await openAs(page, "dana.developer");
  const found: string[] = [];
  for (const { address, title } of pagesToSee(await sampleIds(page))) {
    await page.goto(addressOf(address));
    if (title !== undefined) await expect(page, address).toHaveTitle(new RegExp(`^${title} · `));
    await drawn(page);
    await expect(page.getByText(/could not be loaded|stopped working/), address).toHaveCount(0);
    const lines = [
      ...(await axeFindings(page)),
      ...(await colourFindings(page, looksIn(["light", "dark"]))),
      ...(await smallTargets(page, 24)),
    ];
    found.push(...lines.map((line) => `${address} ${line}`));
  }
  expect(found).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("no page scrolls sideways, a finger meets every target, and axe finds nothing", async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAs(page, "dana.developer");
    const found: string[] = [];
    for (const { address } of pagesToSee(await sampleIds(page))) {
      await page.goto(addressOf(address));
      await drawn(page);
      const lines = [...(await sideways(page)), ...(await axeFindings(page)), ...(await smallTargets(page, 44))];
      found.push(...lines.map((line) => `${address} ${line}`));
    }
    expect(found).toEqual([]);
  });
});
