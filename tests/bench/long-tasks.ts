import type { BrowserContext, Locator, Page } from "@playwright/test";
import { drawn } from "../support/pages-to-see.ts";
import { rest, type Route } from "./signed-in-browser.ts";

/** What a step of the walk took: ms of each of its tasks over 50 ms. */
export interface StepTasks {
  /** "suppliers: back". */
  readonly step: string;
  readonly tasks: readonly number[];
}

/**
 * The tasks over 50 ms after the page was drawn, in each step of what a user does on the routes, with the processor so
 * many times slower.
 */
export async function longTasks(
  context: BrowserContext,
  routes: readonly Route[],
  slower: number,
): Promise<StepTasks[]> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const kept: number[] = [];
    Object.assign(window, { longTasks: kept });
    new PerformanceObserver((list) => kept.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: "longtask",
    });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const all: StepTasks[] = [];
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
      all.push({ step: `${name}: ${step}`, tasks: Array.isArray(found) ? found.map(Number) : [] });
    }
  }
  await page.close();
  return all;
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

/** What a user does on a route: orders, scrolls, searches, opens; points at bars; types into a form. */
function stepsOf(page: Page, name: string, places: Awaited<ReturnType<typeof placesOf>>): readonly Step[] {
  if (name === "new job's form") {
    const type = async () => {
      await page.getByRole("textbox", { name: "Job name" }).pressSequentially("Northgate Retail FY26");
      await page.getByRole("button", { name: "Discard changes" }).click();
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
