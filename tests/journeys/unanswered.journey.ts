import { axeFindings } from "../support/axe.ts";
import { addressOf, expect, openAs, signInAs, test, type Page } from "../support/journey.ts";
import { goAndLook, waitedPages, type Waited } from "../support/page-shapes.ts";
import { drawn, goTo, pagesToSee, sampleIds } from "../support/pages-to-see.ts";
import { startSplitSystem, type SplitSystem } from "../support/system.ts";

// What appears is waited for: a page that is there already does not appear.
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
  // A list whose code is here is shown itself, with its titles over empty rows.
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

// How soon it stands, and how far the content moves when the content comes, is measured in tests/bench/page-shapes.
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

/** What they show needs no answer before the user asks, or came with the page: the user, the words and the examples. */
const needNoAnswer =
  /^\/(?:profile|glossary|release-notes|dev|dev\/examples|dev\/layouts|dev\/experiments\/websocket-poc|dev\/tools\/anonymize-csv|admin\/analysis-admin|jobs\/[\w-]+\/no-access|tools\/(?:companies-house|ai-address-parser|address-validator))$/;
const told = (page: Page) => page.locator("main").getByText("Couldn’t load this", { exact: true });

/**
 * Loads the code of the pages, without their data, so that their own errors are seen; but for the queue's, whose code is
 * not to be had either: it says the same.
 */
const loadCode = (page: Page) =>
  page.evaluate(async () => {
    const { performance: times, fetch: get } = globalThis;
    const shell = times.getEntriesByType("resource").map(({ name }) => name);
    const texts = await Promise.all(
      shell.filter((name) => name.endsWith(".js")).map(async (name) => (await get(name)).text()),
    );
    const named = new Set(texts.flatMap((text) => text.match(/assets\/[\w-]+\.js/g) ?? []));
    const most = [...named].filter((name) => !name.startsWith("assets/proq-m-"));
    await Promise.all(most.map((name) => get(`/${name}`)));
    return [named.size, named.size - most.length];
  });

test("every page says that nothing answers and asks again when told to, under its own title; then it comes", async ({
  browser,
}) => {
  // Not watched: every question is answered with 502.
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await signInAs(page, "dana.developer", "/profile");
  const pages = pagesToSee(await sampleIds(page)).filter(({ germanTitle }) => germanTitle !== undefined);
  const [code = 0, left] = await loadCode(page);
  expect(code).toBeGreaterThan(100);
  expect(left).toBe(1);
  await system.killOrigin();
  const found: string[] = [];
  for (const each of pages) {
    await goTo(page, each, "en");
    const isTold = !needNoAnswer.test(each.address);
    const heading = page.locator("main h1").filter({ hasText: /\S/ });
    const words = isTold ? told(page).first() : heading.or(told(page)).first();
    const isThere = await words.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    const lines = isThere ? [] : [isTold ? "does not say that nothing answers" : "has no heading"];
    if (isThere && each.kind === "list") lines.push(...(await axeFindings(page, { within: "main" })));
    found.push(...lines.map((line) => `${each.address} ${line}`));
  }
  expect(found).toEqual([]);
  const last = pages.findLast(({ address }) => !needNoAnswer.test(address));
  if (last) await goTo(page, last, "en");
  await expect(told(page).first()).toBeVisible();
  await system.startOrigin();
  await page.locator("main").getByRole("button", { name: "Try again" }).first().click();
  await expect(told(page)).toHaveCount(0);
  await page.context().close();
});
