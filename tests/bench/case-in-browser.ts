/**
 * The calculator of a business case in a browser: what a key costs the page, and how long its draws take next to it.
 */
import type { Page } from "@playwright/test";
import { quantile, rest, withSignedIn } from "./signed-in-browser.ts";

interface Found {
  /** Computing of the main thread for one key, ms: field, state, result, drawing. */
  readonly keys: number[];
  /** From the question to the worker until its answer is there, ms. */
  readonly draws: number[];
}

/** Notes when the page asks its worker, and when the answer comes. */
function noteDraws(): void {
  const asked = new Map<number, number>();
  const times: number[] = [];
  Object.assign(globalThis, { drawTimes: times });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: { readonly id: number }) {
    if (asked.size === 0)
      this.addEventListener("message", ({ data }: MessageEvent<{ readonly id: number }>) => {
        times.push(performance.now() - (asked.get(data.id) ?? Number.NaN));
      });
    asked.set(message.id, performance.now());
    post.call(this, message);
  } as typeof post;
}

async function measure(page: Page, address: string, keys: number): Promise<Found> {
  await page.addInitScript(noteDraws);
  await page.goto(address);
  const field = page.getByRole("textbox", { name: "Set-up cost" });
  await field.waitFor();
  await rest(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const computed = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const drawn = () => page.evaluate(() => (globalThis as unknown as { drawTimes: number[] }).drawTimes.length);
  const found: number[] = [];
  await field.fill("1000");
  await rest(page);
  for (let key = 0; key < keys; key += 1) {
    const [before, answers] = [await computed(), await drawn()];
    // A digit, and back: a value out of range would not be drawn with.
    await field.press(key % 2 === 1 ? "Backspace" : String(1 + (key % 5)));
    await page.waitForFunction(
      (least) => (globalThis as unknown as { drawTimes: number[] }).drawTimes.length > least,
      answers,
    );
    await rest(page);
    found.push((await computed()) - before);
  }
  const draws = await page.evaluate(() => (globalThis as unknown as { drawTimes: number[] }).drawTimes);
  return { keys: found, draws };
}

interface CaseInBrowser {
  /** The 95th of a hundred, ms. */
  readonly key: number;
  readonly draws: { readonly slow: number; readonly median: number; readonly least: number };
}

/** Both in the calculator of the sample job. The least shows what the draws cost where the machine does nothing else. */
export async function caseInBrowser(keys: number): Promise<CaseInBrowser> {
  let found: Found = { keys: [], draws: [] };
  await withSignedIn(async ({ context, routes }) => {
    const [, summary = ""] = routes.find(([name]) => name === "suppliers") ?? [];
    const page = await context.newPage();
    found = await measure(page, summary.replace(/suppliers$/, "business-case-calculator"), keys);
    await page.close();
  });
  const [slow, median, least] = [0.95, 0.5, 0.001].map((part) => quantile(found.draws, part));
  return {
    key: quantile(found.keys, 0.95),
    draws: { slow: slow ?? Number.NaN, median: median ?? Number.NaN, least: least ?? Number.NaN },
  };
}
