/**
 * What a user waits for, in a real browser on this machine: largest paint, shift and answers to actions on five
 * routes (web-vitals, the 75th percentile of all visits), the edge's first byte, the way from page to page
 * (docs/interface.md section 1).
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";
import { drawn } from "../support/pages-to-see.ts";
import { signIn } from "../support/sign-in.ts";
import { goalLine, loadLine } from "./goal-line.ts";
import { quantile, rest, withSignedIn, type Route } from "./signed-in-browser.ts";

const visits = 5;
const vitalsFile = createRequire(import.meta.url)
  .resolve("web-vitals")
  .replace(/[^/\\]+$/, "web-vitals.iife.js");
/** As a script of the page, which is run in a function of its own. */
const vitalsScript = `${readFileSync(vitalsFile, "utf8")}\nwindow.webVitals = webVitals;`;

interface Visit {
  readonly LCP: number;
  readonly CLS: number;
  readonly INP: number;
  /** Ms of the page's own work for each click in the grid's titles. */
  readonly handlers: readonly number[];
}

/** Has the page keep what it measures of itself from its first moment. */
async function watched(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: vitalsScript });
  await page.addInitScript(() => {
    const kept: { LCP: number; CLS: number; INP: number; handlers: number[] } = {
      LCP: 0,
      CLS: 0,
      INP: 0,
      handlers: [],
    };
    Object.assign(window, { vitals: kept });
    const { onLCP, onCLS, onINP } = (window as unknown as { webVitals: typeof import("web-vitals") }).webVitals;
    const all = { reportAllChanges: true };
    onLCP(({ value }) => (kept.LCP = value), all);
    onCLS(({ value }) => (kept.CLS = value), all);
    onINP(({ value }) => (kept.INP = value), { ...all, durationThreshold: 16 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, target, processingStart, processingEnd } = entry as PerformanceEventTiming;
        const title = target instanceof Element && target.closest("[role=columnheader]") !== null;
        if (name === "click" && title) kept.handlers.push(processingEnd - processingStart);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  return page;
}

/** What a user does on a page: orders, searches, opens a menu, points, types. */
async function act(page: Page, name: string): Promise<void> {
  if (name === "jobs" || name === "suppliers") {
    const title = page.getByRole("columnheader", { name: /^Country|^State/ }).first();
    for (let click = 0; click < 3; click += 1) {
      await title.click();
      await rest(page);
    }
    await page.getByRole("searchbox").fill("an");
    await page.keyboard.press("Enter");
    await rest(page);
  } else if (name === "insights") {
    await page.getByRole("button", { name: /^Measure:/ }).click();
    await page.getByRole("menuitemcheckbox").first().click();
    await rest(page);
  } else if (name === "new job's form") {
    await page.getByRole("textbox", { name: "Job name" }).pressSequentially("Northgate Retail");
    await page.getByRole("button", { name: "Discard changes" }).click();
  }
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.keyboard.press("Escape");
  await rest(page);
}

async function visit(context: BrowserContext, [name, address]: Route): Promise<Visit> {
  const page = await watched(context);
  await page.goto(address);
  await drawn(page);
  await rest(page);
  await act(page, name);
  const found = await page.evaluate(() => (window as unknown as { vitals: Visit }).vitals);
  await page.close();
  return found;
}

async function measureVisits(context: BrowserContext, routes: readonly Route[]): Promise<void> {
  const all: Visit[] = [];
  for (let round = 0; round < visits; round += 1) for (const route of routes) all.push(await visit(context, route));
  const p75 = (pick: (one: Visit) => number) => quantile(all.map(pick), 0.75);
  const note = `${visits} visits of ${routes.length} routes`;
  const less = "less" as const;
  goalLine("largest paint (LCP), p75", { value: p75((one) => one.LCP), unit: "ms", goal: 1000, better: less }, note);
  goalLine(
    "answer to what is done (INP), p75",
    { value: p75((one) => one.INP), unit: "ms", goal: 100, better: less },
    note,
  );
  const shift = p75((one) => one.CLS);
  goalLine("shift (CLS) in thousandths, p75", { value: shift * 1000, unit: "‰", goal: 20, better: less }, note);
  const handlers = all.flatMap((one) => one.handlers);
  const half = quantile(handlers, 0.5);
  goalLine(
    "ordering a grid, work until the page can paint, median",
    { value: half, unit: "ms", goal: 16, better: less },
    `${handlers.length} clicks`,
  );
}

/** Ms from asking for a page to the first byte of its HTML, signed in, one after the other. */
async function measureFirstByte(port: number): Promise<void> {
  const client = await signIn(port, "dana.developer");
  const times: number[] = [];
  for (let ask = 0; ask < 220; ask += 1) {
    const start = performance.now();
    await client.open("/analysis");
    // The first ones find a cold worker.
    if (ask >= 20) times.push(performance.now() - start);
  }
  const value = quantile(times, 0.95);
  goalLine(
    "HTML from the edge, whole answer, p95",
    { value, unit: "ms", goal: 50, better: "less" },
    `${times.length} pages`,
  );
}

/**
 * Ms from a click on a link of the rail or a tab until the page shows it, and until its rows are there, from the cache.
 */
async function measureWays(context: BrowserContext, [, suppliers]: Route): Promise<void> {
  const page = await context.newPage();
  await page.goto(suppliers);
  await drawn(page);
  const told: number[] = [];
  const rows: number[] = [];
  for (let way = 0; way < 22; way += 1) {
    await rest(page);
    const found = await page.evaluate(
      (goal) =>
        new Promise<{ told: number; rows: number }>((resolve) => {
          const link = [...document.querySelectorAll("a")].find((each) => each.pathname.endsWith(goal));
          if (link === undefined) throw new Error(`No link leads to ${goal}.`);
          const times = { told: 0, rows: 0 };
          const start = performance.now();
          const look = (now: number) => {
            const current = [...document.querySelectorAll("[aria-current=page]")];
            const there = current.some((each) => each instanceof HTMLAnchorElement && each.pathname.endsWith(goal));
            if (there && times.told === 0) times.told = now - start;
            // The first row of the grid, or the chart's own cursor.
            const rowsOf = goal === "/insights" ? "[role=application]" : '[data-cell^="0:"]';
            if (there && document.querySelector(rowsOf) !== null) resolve({ ...times, rows: now - start });
            else requestAnimationFrame(look);
          };
          link.click();
          requestAnimationFrame(look);
        }),
      way % 2 === 0 ? "/insights" : "/suppliers",
    );
    // The first way there and back fetches what the others have.
    if (way < 2) continue;
    told.push(found.told);
    rows.push(found.rows);
  }
  await page.close();
  const note = `${told.length} ways between suppliers and insights`;
  goalLine(
    "way to a page that was there before, it says so, p75",
    { value: quantile(told, 0.75), unit: "ms", goal: 50, better: "less" },
    note,
  );
  goalLine(
    "the same, its data drawn from the cache, p75",
    { value: quantile(rows, 0.75), unit: "ms", goal: 100, better: "less" },
    note,
  );
}

loadLine();
await withSignedIn(async ({ context, systemPort, routes }) => {
  await measureVisits(context, routes);
  await measureFirstByte(systemPort);
  await measureWays(context, routes[1] ?? ["suppliers", ""]);
});
