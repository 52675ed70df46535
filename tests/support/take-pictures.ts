/**
 * Pictures of the main screens as users with a phone, a magnified page, forced colours or less motion see them, for
 * docs/pictures, and the one of the README: npm run pictures, or npm run pictures -- 360 for one of them. Look at them before committing them.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { browserFlags, browserPath } from "./browser.ts";
import { addressOf, signInAs } from "./journey.ts";
import { drawn, sampleIds } from "./pages-to-see.ts";
import { startSystem } from "./system.ts";

const folder = path.resolve(import.meta.dirname, "../../docs/pictures");

/** A way to see a page. A screen of 1280 x 800 magnified to 200 % has room for 640 x 400. */
const ways: Readonly<Record<string, BrowserContextOptions>> = {
  "360": { viewport: { width: 360, height: 740 }, hasTouch: true },
  "zoom-200": { viewport: { width: 640, height: 400 } },
  "forced-colours": { viewport: { width: 1120, height: 700 }, forcedColors: "active" },
  "reduced-motion": { viewport: { width: 1120, height: 700 }, reducedMotion: "reduce", colorScheme: "dark" },
};

async function screensOf(page: Page): Promise<readonly (readonly [string, string])[]> {
  const { jobId, supplierKey } = await sampleIds(page);
  return [
    ["jobs", "/analysis"],
    ["summary", `/jobs/${jobId}/summary`],
    ["insights", `/jobs/${jobId}/insights`],
    ["suppliers", `/jobs/${jobId}/suppliers`],
    ["supplier", `/jobs/${jobId}/suppliers/${supplierKey}`],
    ["form", "/jobs/create/advanced"],
  ];
}

/** No page scrolls sideways as a whole (WCAG 1.4.10). */
async function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function takeAll(browser: Browser, way: string, options: BrowserContextOptions): Promise<string[]> {
  const faults: string[] = [];
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await signInAs(page, "dana.developer");
  for (const [name, address] of await screensOf(page)) {
    await page.goto(addressOf(address));
    await drawn(page);
    const file = path.join(folder, `${name}-${way}.png`);
    await page.screenshot({ path: file, scale: "css", animations: "allow" });
    const over = await sidewaysOf(page);
    if (over > 0) faults.push(`${name} at ${way} is ${over} pixels wider than the screen.`);
    console.log(path.relative(process.cwd(), file));
  }
  if (way === "reduced-motion") {
    // Without motion a menu opens in place.
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.screenshot({ path: path.join(folder, `menu-${way}.png`), scale: "css", animations: "allow" });
  }
  await context.close();
  return faults;
}

/** The summary of the sample job, which is matched, as the README shows it. */
async function takeForReadme(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });
  const page = await context.newPage();
  await signInAs(page, "sasha.sysadmin");
  const { jobId } = await sampleIds(page);
  await page.goto(addressOf(`/jobs/${jobId}/summary`));
  await drawn(page);
  await page.screenshot({ path: path.resolve(folder, "../summary.png"), scale: "css" });
  await context.close();
}

const [only] = process.argv.slice(2);
const running = process.env["PAYGAUGE_PORT"];
const system = running === undefined ? await startSystem() : undefined;
if (system !== undefined) process.env["PAYGAUGE_PORT"] = String(system.port);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserFlags });
try {
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  const wanted = Object.entries(ways).filter(([way]) => only === undefined || way === only);
  if (only === undefined || only === "readme") await takeForReadme(browser);
  for (const [way, options] of wanted) faults.push(...(await takeAll(browser, way, options)));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await system?.end();
}
