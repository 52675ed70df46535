/**
 * How soon a page's own shape is after a link was followed, while the origin answers nothing: every kind of page,
 * at both widths (docs/interface.md section 1: within 100 ms). And how far the content moves when its content comes, as
 * the browser counts it (0.1 of the window is what it calls good).
 */
import { chromium } from "@playwright/test";
import { browserFlags, browserPath } from "../support/browser.ts";
import { addressOf, signInAs } from "../support/journey.ts";
import { goAndLook, waitedPages, watchShifts } from "../support/page-shapes.ts";
import { drawn, sampleIds } from "../support/pages-to-see.ts";
import { startSplitSystem } from "../support/system.ts";
import { goalLine, loadLine } from "./goal-line.ts";
import { quantile } from "./signed-in-browser.ts";

const visits = 7;

loadLine();
const system = await startSplitSystem("all");
process.env["PAYGAUGE_PORT"] = String(system.port);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserFlags });
try {
  for (const [name, viewport] of [
    ["1440", { width: 1440, height: 900 }],
    ["390", { width: 390, height: 844 }],
  ] as const) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await signInAs(page, "dana.developer", "/profile");
    const { jobId, supplierKey } = await sampleIds(page);
    for (const { path, kind } of waitedPages(jobId, supplierKey)) {
      const times: number[] = [];
      const shifts: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        await page.goto(addressOf("/profile"));
        await drawn(page);
        await page.evaluate(() => document.fonts.ready);
        system.holdOrigin();
        times.push((await goAndLook(page, path)).after);
        const shifted = await watchShifts(page);
        system.releaseOrigin();
        await drawn(page);
        shifts.push((await shifted()).sum);
      }
      const value = quantile(times, 0.5);
      goalLine(`${name} wide, ${kind}`, { value, unit: "ms", goal: 100, better: "less" }, `median of ${visits} visits`);
      goalLine(
        `${name} wide, ${kind}: moved by its content`,
        { value: quantile(shifts, 0.5), unit: "of the window", goal: 0.1, better: "less" },
        `median of ${visits} visits`,
      );
    }
    await context.close();
  }
} finally {
  system.releaseOrigin();
  await browser.close();
  await system.end();
}
