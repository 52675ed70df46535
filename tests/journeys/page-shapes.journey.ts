import { startSplitSystem, type SplitSystem } from "../support/system.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { goAndLook, waitedPages, type Waited } from "../support/page-shapes.ts";
import { drawn, sampleIds } from "../support/pages-to-see.ts";

// What appears is waited for: a page that stands already does not appear.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

let system: SplitSystem;
const { PAYGAUGE_PORT: port } = process.env;
test.beforeAll(async () => {
  system = await startSplitSystem("all");
  process.env["PAYGAUGE_PORT"] = String(system.port);
});
test.afterAll(async () => {
  if (port !== undefined) process.env["PAYGAUGE_PORT"] = port;
  system.releaseOrigin();
  await system.end();
});

/** What is wrong with the shape of a page while the origin answers nothing, and with what follows it. */
async function faultsOf(page: Page, { path, kind, parts }: Waited): Promise<string[]> {
  await page.goto(addressOf("/profile"));
  await drawn(page);
  await page.evaluate(() => document.fonts.ready);
  system.holdOrigin();
  const seen = await goAndLook(page, path);
  // A list whose code is here stands itself, with its titles over empty rows.
  const isItself = seen.kind === "grid" && parts.includes("grid");
  const found = [...seen.generic];
  if (seen.kind !== kind && !isItself) found.push(`stands as ${seen.kind}`);
  found.push(...parts.filter((part) => !isItself && !seen.parts.includes(part)).map((part) => `has no ${part}`));
  system.releaseOrigin();
  await drawn(page);
  const heading = (await page.locator("main h1").first().textContent()) ?? "";
  if (seen.heading !== "" && seen.heading !== heading) found.push(`${seen.heading} became ${heading}`);
  return found.map((fault) => `${path} ${fault}`);
}

// How soon it stands, and how far what stands moves when the content comes, is measured in tests/bench/page-shapes.
for (const [name, viewport] of [
  ["on a desk", { width: 1440, height: 900 }],
  ["on a phone", { width: 390, height: 844 }],
] as const)
  test(`${name} every kind of page stands in its own shape while nothing is answered`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAs(page, "dana.developer", "/profile");
    const { jobId, supplierKey } = await sampleIds(page);
    const found: string[] = [];
    for (const each of waitedPages(jobId, supplierKey)) found.push(...(await faultsOf(page, each)));
    expect(found).toEqual([]);
  });
