import { expect, openAs, test, type Page } from "../support/journey.ts";
import { axeFindings, colourFindings, looksIn, structureFindings } from "../support/axe.ts";
import { englishLeft, onlyEnglish } from "../support/english-left.ts";
import { drawn, goTo, movingFrame, pagesToSee, sampleIds, sideways } from "../support/pages-to-see.ts";
import { covered, smallTargets } from "../support/targets.ts";

test("every released page opens without an error; axe finds nothing, on one of each kind in five themes, light and dark", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await openAs(page, "dana.developer");
  const found: string[] = [];
  const seen = new Set<string>();
  const kinds = new Set<string>();
  for (const each of pagesToSee(await sampleIds(page))) {
    const { address, kind } = each;
    // Pages of one kind are made of the same parts, whose colours are seen once.
    const isFirst = kind === undefined || !kinds.has(kind);
    if (kind !== undefined) kinds.add(kind);
    await goTo(page, each, "en");
    await drawn(page);
    await expect(page.getByText(/Couldn’t load this|stopped working/), address).toHaveCount(0);
    const lines = [
      ...(await structureFindings(page)),
      ...(await colourFindings(page, isFirst ? looksIn(["light", "dark"]) : looksIn(["light"]).slice(0, 1), { seen })),
      ...(await covered(page)),
      ...(await smallTargets(page, 24)),
      ...(await movingFrame(page)),
    ];
    found.push(...lines.map((line) => `${address} ${line}`));
  }
  expect(found).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** The language that the user chose, as their menu keeps it. */
  const choose = (page: Page, language: string) =>
    page.evaluate(async (chosen) => {
      const headers = { "content-type": "application/json", "x-csrf": "1", "idempotency-key": crypto.randomUUID() };
      const body = JSON.stringify({ language: chosen });
      await fetch("/api/v1/users/user-language", { method: "PUT", headers, body });
      return (await fetch("/auth/preferences", { method: "POST", headers, body })).status;
    }, language);
  test.afterEach(async ({ page }) => {
    await openAs(page, "dana.developer", "/profile");
    expect(await choose(page, "en")).toBe(200);
  });

  test("in German, whose words are long, no page scrolls sideways or speaks English, a finger meets every target, and axe finds nothing on one of each kind", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAs(page, "dana.developer");
    const [addresses, english] = [pagesToSee(await sampleIds(page)), await onlyEnglish()];
    expect(await choose(page, "de")).toBe(200);
    const found: string[] = [];
    const [seen, kinds] = [new Set<string>(), new Set<string>()];
    for (const each of addresses) {
      const { address, kind } = each;
      // What axe finds hangs on the parts that a page is made of: on a phone one page of each kind is looked at.
      const isFirst = kind === undefined || !kinds.has(kind);
      if (kind !== undefined) kinds.add(kind);
      await goTo(page, each, "de");
      await drawn(page);
      await expect(page.locator("html"), address).toHaveAttribute("lang", "de");
      const lines = [
        ...(await sideways(page)),
        ...(isFirst ? await axeFindings(page, { seen }) : []),
        ...(await covered(page)),
        ...(await smallTargets(page, 44)),
        ...(await movingFrame(page)),
        ...(await englishLeft(page, address, english)),
      ];
      found.push(...lines.map((line) => `${address} ${line}`));
    }
    expect(found).toEqual([]);
  });
});
