import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type CDPSession, type Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";
import { browserFlags, browserPath } from "../support/browser.ts";

/**
 * Milliseconds of computing of the main thread's tasks since the page began: thread time, not wall time, so that what
 * else the machine does is not counted for anybody.
 */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? 0) * 1000;
}

export interface Measured {
  /** Computing ms of the main thread from the call that draws until the page is idle again. */
  readonly mountMs: number;
  /** Computing ms of the main thread for one step of `work`. */
  readonly stepMs: number;
  readonly nodes: number;
}

/** Actions on a drawn page; answers how many steps it was. */
export type Work = (page: Page) => Promise<number>;

/** Builds the bench's pages, measures each variant in turn so that a busy machine hits all alike, and takes medians. */
export async function measure(
  variants: readonly string[],
  work: Work,
  rounds: number,
): Promise<ReadonlyMap<string, Measured>> {
  const folder = mkdtempSync(path.join(tmpdir(), "paygauge-bench-"));
  const settings = { root: path.join(import.meta.dirname, "pages"), configFile: false, logLevel: "silent" } as const;
  await build({
    ...settings,
    plugins: [react(), tailwindcss()],
    build: { outDir: folder, emptyOutDir: true, target: "esnext" },
  });
  const server = await preview({ ...settings, build: { outDir: folder }, preview: { port: 0, host: "127.0.0.1" } });
  const address = server.resolvedUrls?.local[0] ?? "";
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserFlags });
  const found = new Map<string, Measured[]>(variants.map((variant) => [variant, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const variant of variants) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        const session = await page.context().newCDPSession(page);
        await session.send("Performance.enable", { timeDomain: "threadTicks" });
        await page.goto(`${address}?variant=${variant}`);
        await page.waitForSelector("html[data-ready]", { state: "attached" });
        const empty = await taskMs(session);
        await page.evaluate(() => window.start());
        const mountMs = (await taskMs(session)) - empty;
        const before = await taskMs(session);
        const steps = await work(page);
        const stepMs = ((await taskMs(session)) - before) / steps;
        const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
        found.get(variant)?.push({ mountMs, stepMs, nodes });
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return new Map([...found].map(([variant, all]) => [variant, medianOf(all)]));
}

function medianOf(all: readonly Measured[]): Measured {
  const middle = (pick: (one: Measured) => number) => all.map(pick).toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
  return {
    mountMs: middle((one) => one.mountMs),
    stepMs: middle((one) => one.stepMs),
    nodes: middle((one) => one.nodes),
  };
}

/** Prints the figures and whether each ratio stays under its bar; a missed bar makes the bench fail. */
export function report(
  measured: ReadonlyMap<string, Measured>,
  bars: readonly {
    readonly of: "mountMs" | "stepMs";
    readonly ours: string;
    readonly peer: string;
    readonly most: number;
  }[],
): void {
  for (const [variant, { mountMs, stepMs, nodes }] of measured) {
    console.log(`${variant.padEnd(14)} mount ${mountMs.toFixed(0)} ms, step ${stepMs.toFixed(1)} ms, ${nodes} nodes`);
  }
  for (const { of, ours, peer, most } of bars) {
    const ratio = (measured.get(ours)?.[of] ?? Infinity) / (measured.get(peer)?.[of] ?? 0);
    const verdict = ratio <= most ? "met" : "NOT MET";
    console.log(`${of} ${ours} / ${peer} = ${ratio.toFixed(3)}   goal ≤ ${most}: ${verdict}`);
    if (ratio > most) process.exitCode = 1;
  }
}
