import { findCall } from "@paygauge/api-types/endpoints";
import { addressOf, expect, openAs, test } from "../support/journey.ts";

/** What came over the wire until the first rows were shown, without polls. */
interface Loaded {
  requests: number;
  bytes: number;
}
/** Budgets of docs/interface.md section 1, in requests and in bytes with their headers. */
const budgets = {
  "/analysis": { requests: 25, bytes: 380_000 },
  "/jobs/sample-job/suppliers": { requests: 40, bytes: 525_000 },
} as const;
/** A budget fails a test 3 % above it. */
const failing = 1.03;

const isPoll = (method: string, path: string): boolean =>
  path === "/auth/activity" || findCall(method, path)?.call.pollMs !== undefined;

test("a first page costs few requests, and all text of the build comes compressed", async ({ page, browser }) => {
  await openAs(page, "sasha.sysadmin", "/analysis");
  const cookies = await page.context().cookies();
  for (const [path, budget] of Object.entries(budgets)) {
    const context = await browser.newContext();
    await context.addCookies(cookies);
    const first = await context.newPage();
    const loaded: Loaded = { requests: 0, bytes: 0 };
    const plain: string[] = [];
    const counted: Promise<void>[] = [];
    first.on("requestfinished", (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol !== "http:" || isPoll(request.method(), pathname)) return;
      loaded.requests += 1;
      counted.push(
        (async () => {
          const { responseBodySize, responseHeadersSize } = await request.sizes();
          loaded.bytes += responseBodySize + responseHeadersSize;
          const answer = await request.response();
          const isText = /\.(?:js|css)$/.test(pathname) && responseBodySize > 300;
          if (isText && answer?.headers()["content-encoding"] !== "br") plain.push(pathname);
        })(),
      );
    });
    await first.goto(addressOf(path));
    await expect(first.getByRole("grid").or(first.getByRole("table")).getByRole("row").nth(1)).toBeVisible();
    await Promise.all(counted);
    console.log(`${path}: ${loaded.requests} requests, ${loaded.bytes} bytes`);
    expect(plain, path).toEqual([]);
    expect(loaded.requests, path).toBeLessThanOrEqual(budget.requests * failing);
    expect(loaded.bytes, path).toBeLessThanOrEqual(budget.bytes * failing);
    await context.close();
  }
});
