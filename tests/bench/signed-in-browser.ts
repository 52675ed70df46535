import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { browserFlags, browserPath } from "../support/browser.ts";
import { signInAs } from "../support/journey.ts";
import { sampleIds } from "../support/pages-to-see.ts";
import { freePort, startSystem } from "../support/system.ts";

/** Name and address of a page that is measured. */
export type Route = readonly [name: string, address: string];

export interface SignedIn {
  readonly context: BrowserContext;
  /** Where the browser is asked from outside. */
  readonly debugPort: number;
  /** Of the whole system, seeded as `npm start` would. */
  readonly systemPort: number;
  readonly routes: readonly Route[];
}

/** The whole system and a browser in which a developer is signed in, for as long as the work takes. */
export async function withSignedIn(work: (signedIn: SignedIn) => Promise<void>): Promise<void> {
  const system = await startSystem();
  const profile = mkdtempSync(path.join(tmpdir(), "paygauge-bench-"));
  const debugPort = await freePort();
  try {
    process.env["PAYGAUGE_PORT"] = String(system.port);
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: await browserPath(),
      args: [...browserFlags, `--remote-debugging-port=${debugPort}`],
      viewport: { width: 1350, height: 940 },
    });
    const page = await context.newPage();
    await signInAs(page, "dana.developer");
    const routes = await routesOf(page, new URL(page.url()).origin);
    await page.close();
    await work({ context, debugPort, systemPort: system.port, routes });
    await context.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
    await system.end();
  }
}

/** The five routes of the goals. */
async function routesOf(page: Page, origin: string): Promise<readonly Route[]> {
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

/** Until nothing is awaited any more and the page has nothing to do, looked up as cheaply as can be. */
export async function rest(page: Page): Promise<void> {
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

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
