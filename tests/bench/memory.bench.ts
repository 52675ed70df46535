/**
 * The memory that a tab keeps after minutes of work, in a real browser: node tests/bench/memory.bench.ts [minutes]
 * (docs/interface.md section 1).
 */
import type { BrowserContext, CDPSession } from "@playwright/test";
import { drawn } from "../support/pages-to-see.ts";
import { goalLine, loadLine } from "./goal-line.ts";
import { rest, withSignedIn, type Route } from "./signed-in-browser.ts";

const [minutes = 30] = process.argv.slice(2).map(Number);

async function heapOf(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN) / 2 ** 20;
}

/** MB that a tab keeps after minutes of scrolling, ordering, charts and polls, without being loaded again. */
async function measureMemory(context: BrowserContext, routes: readonly Route[]): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const [, suppliers = ""] = routes[1] ?? [];
  await page.goto(suppliers);
  await drawn(page);
  const round = async () => {
    await page
      .getByRole("columnheader", { name: /^Country/ })
      .first()
      .click();
    await rest(page);
    await page.mouse.move(700, 500);
    for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 200);
    await page.getByRole("link", { name: "Insights", exact: true }).first().click();
    await drawn(page);
    for (let x = 400; x < 1200; x += 40) await page.mouse.move(x, 500);
    await page.getByRole("link", { name: "Suppliers", exact: true }).first().click();
    await drawn(page);
    await rest(page);
  };
  // What is loaded once and the cached pages is there after some rounds.
  for (let warm = 0; warm < 10; warm += 1) await round();
  const before = await heapOf(session);
  const end = Date.now() + minutes * 60_000;
  let rounds = 0;
  while (Date.now() < end) {
    await round();
    rounds += 1;
  }
  const after = await heapOf(session);
  await page.close();
  const note = `${before.toFixed(1)} MB, then ${after.toFixed(1)} MB after ${rounds} rounds`;
  goalLine(`memory kept after ${minutes} min`, { value: after - before, unit: "MB", goal: 10, better: "less" }, note);
}

loadLine();
await withSignedIn(({ context, routes }) => measureMemory(context, routes));
