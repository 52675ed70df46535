/**
 * Lighthouse of five routes, signed in, and the long tasks of a walk through them with the processor four times slower:
 * node tests/bench/lighthouse.bench.ts [runs]. The whole system runs with its seed, as `npm start` would.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type BrowserContext, type Locator, type Page } from "@playwright/test";
import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import { browserFlags, browserPath } from "../support/browser.ts";
import { signInAs } from "../support/journey.ts";
import { drawn, sampleIds } from "../support/pages-to-see.ts";
import { freePort, startSystem } from "../support/system.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const [runs = 5] = process.argv.slice(2).map(Number);
const goals = { performance: 97, accessibility: 100, "best-practices": 100 } as const;
type Category = keyof typeof goals;
const categories: readonly Category[] = ["performance", "accessibility", "best-practices"];

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

interface Look {
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest paint and blocking, ms. */
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  /** Audits of accessibility and best practices that are not whole. */
  readonly findings: readonly string[];
}

/** One run on a page of its own of the browser that is signed in: the profile's cookies are kept. */
async function look(address: string, port: number, attempts = 3): Promise<Look> {
  const flags: Flags = {
    port,
    hostname: "127.0.0.1",
    output: "json",
    logLevel: "error",
    disableStorageReset: true,
    onlyCategories: [...categories],
  };
  const result = await lighthouse(address, flags, desktopConfig);
  if (result === undefined) throw new Error(`Lighthouse gave no answer for ${address}.`);
  const { lhr } = result;
  // On a busy machine the browser now and then loses the beginning of a recording.
  if (lhr.runtimeError && attempts > 1) return look(address, port, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`${address} led to ${lhr.finalDisplayedUrl}.`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const findings = categories
    .slice(1)
    .flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id} ${JSON.stringify(lhr.audits[id]?.details ?? "").slice(0, 400)}`),
    );
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
    },
    paint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    findings,
  };
}

/** Names and addresses of the five routes. */
async function routesOf(page: Page, origin: string): Promise<readonly (readonly [string, string])[]> {
  const { jobId, supplierKey } = await sampleIds(page);
  const job = `${origin}/jobs/${jobId}`;
  return [
    ["jobs", `${origin}/analysis`],
    ["suppliers", `${job}/suppliers`],
    ["insights", `${job}/insights`],
    ["supplier", `${job}/suppliers/${supplierKey}`],
    ["new job's form", `${origin}/jobs/create/advanced`],
  ];
}

/** Ms of each task over 50 ms after the page was drawn, in each step of what a person does on the routes. */
async function longTasks(context: BrowserContext, routes: readonly (readonly [string, string])[]): Promise<number[]> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const kept: number[] = [];
    Object.assign(window, { longTasks: kept });
    new PerformanceObserver((list) => kept.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: "longtask",
    });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const all: number[] = [];
  for (const [name, address] of routes) {
    await page.goto(address);
    await drawn(page);
    // Places are looked up before: looking something up is work of the page as well.
    const places = await placesOf(page, name);
    await rest(page);
    for (const [step, work] of stepsOf(page, name, places)) {
      await page.evaluate("longTasks.length = 0");
      await work();
      await rest(page);
      const found: unknown = await page.evaluate("longTasks");
      const tasks = Array.isArray(found) ? found.map(Number) : [];
      const words = tasks.length === 0 ? "none" : tasks.map((ms) => ms.toFixed(0)).join(", ");
      console.log(`  ${`${name}: ${step}`.padEnd(30)} ${words}`);
      all.push(...tasks);
    }
  }
  await page.close();
  return all;
}

/** Until nothing is awaited any more and the page has nothing to do, looked up as cheaply as can be. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wait = (still: number) => {
          const next = document.querySelector("[aria-busy]") === null ? still + 1 : 0;
          if (next > 12) requestIdleCallback(() => resolve());
          else requestAnimationFrame(() => wait(next));
        };
        wait(0);
      }),
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

async function placesOf(page: Page, name: string): Promise<Readonly<Record<"title" | "search" | "link", Place>>> {
  const nowhere = { x: 0, y: 0 };
  if (name !== "jobs" && name !== "suppliers") return { title: nowhere, search: nowhere, link: nowhere };
  const centre = async (locator: Locator): Promise<Place> => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error(`${name} has no ${String(locator)}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    title: await centre(page.getByRole("columnheader", { name: /^Country|^State/ }).first()),
    search: await centre(page.getByRole("searchbox")),
    link: await centre(page.getByRole("gridcell").getByRole("link").first()),
  };
}

type Step = readonly [string, () => Promise<unknown>];

/** What a person does on a route: orders, scrolls, searches, opens; points at bars; types into a form. */
function stepsOf(page: Page, name: string, places: Awaited<ReturnType<typeof placesOf>>): readonly Step[] {
  if (name === "new job's form") {
    const type = async () => {
      await page.getByRole("textbox", { name: "Job name" }).pressSequentially("Northgate Retail FY26");
      await page.getByRole("button", { name: "Discard the changes" }).click();
    };
    return [["type", type]];
  }
  const scroll: Step = [
    "scroll and point",
    async () => {
      await page.mouse.move(700, 500);
      for (let step = 0; step < 8; step += 1) {
        await page.mouse.wheel(0, 120);
        await page.mouse.move(500 + step * 40, 420);
      }
    },
  ];
  if (name !== "jobs" && name !== "suppliers") return [scroll];
  const click = ({ x, y }: Place) => page.mouse.click(x, y);
  const search = async () => {
    await click(places.search);
    await page.keyboard.type("an");
    await page.keyboard.press("Enter");
  };
  const everything = async () => {
    await click(places.search);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
  };
  return [
    ["order", () => click(places.title)],
    scroll,
    ["search", search],
    ["everything again", everything],
    ["open", () => click(places.link)],
    ["back", () => page.goBack()],
  ];
}

loadLine();
const system = await startSystem();
const profile = mkdtempSync(path.join(tmpdir(), "paygauge-lighthouse-"));
const port = await freePort();
try {
  process.env["PAYGAUGE_PORT"] = String(system.port);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await browserPath(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
    viewport: { width: 1350, height: 940 },
  });
  const page = await context.newPage();
  await signInAs(page, "dana.developer");
  const routes = await routesOf(page, new URL(page.url()).origin);
  await page.close();
  console.log(`Lighthouse ${(await import("lighthouse/package.json", { with: { type: "json" } })).default.version}`);
  for (const [name, address] of routes) {
    const looks: Look[] = [];
    for (let run = 0; run < runs; run += 1) looks.push(await look(address, port));
    const of = (pick: (one: Look) => number) => middle(looks.map(pick));
    const note = `largest paint ${of((one) => one.paint).toFixed(0)} ms, blocking ${of((one) => one.blocking).toFixed(0)} ms, shift ${of((one) => one.shift).toFixed(3)}`;
    for (const category of categories) {
      const value = of((one) => one.scores[category]);
      const isFirst = category === "performance";
      goalLine(
        `${name}, ${category}, median of ${runs}`,
        { value, unit: "points", goal: goals[category], better: "more" },
        isFirst ? note : "",
      );
    }
    for (const finding of new Set(looks.flatMap((one) => one.findings))) console.log(`  ${finding}`);
  }
  console.log("tasks over 50 ms after a page is drawn, ms, processor four times slower");
  const tasks = await longTasks(context, routes);
  goalLine("longest of them", { value: Math.max(0, ...tasks), unit: "ms", goal: 100, better: "less" });
  await context.close();
} finally {
  rmSync(profile, { recursive: true, force: true });
  await system.end();
}
