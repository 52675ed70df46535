import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { storedSecrets, watchAnswers } from "./secrets.ts";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { startSystem } from "./system.ts";

export { expect, type BrowserContext, type Page };

/** Address of a page on a brand's domain. */
export function addressOf(path: string, brand = "brand1"): string {
  return `http://${brand}.localhost:${process.env["PAYGAUGE_PORT"]}${path}`;
}

/** At the provider: chooses who to be, and is sent back to a brand's domain. */
export async function chooseAtProvider(page: Page, username: string): Promise<void> {
  const person = seededPeople.find((each) => each.username === username);
  if (!person) throw new Error(`Nobody is called ${username}.`);
  await page.getByRole("button", { name: new RegExp(`^${person.givenName} ${person.surname}`) }).click();
  await page.waitForURL((url) => url.hostname.startsWith("brand"));
}

/** Signs in as a user does: opens a page, is sent to the provider, chooses who to be, and comes back. */
export async function signInAs(page: Page, username: string, path = "/analysis", brand = "brand1"): Promise<void> {
  await page.goto(addressOf(path, brand));
  await page.getByRole("link", { name: "Continue with the local identity provider" }).click();
  await chooseAtProvider(page, username);
}

const sessions = new Map<string, Awaited<ReturnType<BrowserContext["cookies"]>>>();

/** Opens a page as a user who signed in before, in this run; the first time by signing in. */
export async function openAs(page: Page, username: string, path = "/analysis", brand = "brand1"): Promise<void> {
  const key = `${process.env["PAYGAUGE_PORT"]} ${username} ${brand}`;
  const cookies = sessions.get(key);
  if (cookies === undefined) {
    await signInAs(page, username, path, brand);
    sessions.set(key, await page.context().cookies(addressOf("/", brand)));
    return;
  }
  await page.context().addCookies(cookies);
  await page.goto(addressOf(path, brand));
}

/**
 * Goes to another page as a link of the application does; to load the application again takes six times the work. What
 * stood there is gone when this returns: no part of it is mistaken for the new page. For an address of the page that
 * stands already, load it.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve, reject) => {
        const left = document.querySelector("#root main h1");
        if (left === null) throw new Error(`No page of the application stands from where one could go to ${to}.`);
        const begun = performance.now();
        const look = () => {
          if (!left.isConnected) return resolve();
          if (performance.now() - begun > 30_000) return reject(new Error(`The page before ${to} still stands.`));
          return requestAnimationFrame(look);
        };
        history.pushState(null, "", to);
        look();
      }),
    path,
  );
}

/** Writes down what no page may do: breach the content policy, throw, lack a text, be answered with a 5xx, or see a token. */
export function watchPages(context: BrowserContext, faults: string[]): void {
  const watch = (page: Page): void => {
    page.on("pageerror", (error) => faults.push(`page error: ${error.message} at ${page.url()}`));
    page.on("console", (message) => {
      // Chromium says "This document requires 'TrustedHTML' assignment" without a word of the policy.
      if (/Content Security Policy|securitypolicyviolation|Trusted(?:HTML|Script|ScriptURL)/i.test(message.text()))
        faults.push(message.text());
      // Its key would be shown.
      if (message.text().includes("MISSING_MESSAGE")) faults.push(`${message.text()} at ${page.url()}`);
    });
    page.on("response", (response) => {
      // The pages that tell of such an error carry its status, and the assistant's health is its answer.
      const { pathname } = new URL(response.url());
      if (response.status() >= 500 && !/\/50[03]$/.test(pathname) && pathname !== "/chat/health-check") {
        faults.push(`${response.status()} ${response.url()}`);
      }
    });
  };
  // A context that an earlier journey used has its page already.
  for (const page of context.pages()) watch(page);
  context.on("page", watch);
}

interface Watching {
  /** A second try finds nothing that the first left behind: it has a whole system of its own. */
  readonly untouched: void;
  /** Fails the journey at its end when a page of its contexts did what no page may do. */
  readonly watched: string[];
}

/** Every page of a journey is watched; a context that a journey makes itself is given to both watchers. */
export const test = base.extend<Watching>({
  untouched: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern which fixtures are wanted: none
    async ({}, use, info) => {
      const { PAYGAUGE_PORT: port, PAYGAUGE_STORES: stores } = process.env;
      // Without stores the system is another user's, or the journey's own and new already.
      const system = info.retry > 0 && stores !== undefined ? await startSystem() : null;
      if (system) Object.assign(process.env, { PAYGAUGE_PORT: String(system.port), PAYGAUGE_STORES: system.folder });
      await use();
      if (system) Object.assign(process.env, { PAYGAUGE_PORT: port, PAYGAUGE_STORES: stores });
      await system?.end();
    },
    { auto: true },
  ],
  watched: [
    async ({ context }, use) => {
      const faults: string[] = [];
      watchPages(context, faults);
      const answers = watchAnswers(context);
      await use(faults);
      await answers.settle();
      const stored = await storedSecrets(context);
      expect([...faults, ...answers.faults, ...stored]).toEqual([]);
    },
    { auto: true },
  ],
});
