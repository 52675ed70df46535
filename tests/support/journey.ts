import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { seededPeople } from "@paygauge/api-types/seeded-people";

export { expect, type Page };

/** Address of a page on a brand's domain. */
export function addressOf(path: string, brand = "brand1"): string {
  return `http://${brand}.localhost:${process.env["PAYGAUGE_PORT"]}${path}`;
}

/** Signs in as a person does: opens a page, is sent to the provider, chooses who to be, and comes back. */
export async function signInAs(page: Page, username: string, path = "/analysis", brand = "brand1"): Promise<void> {
  const person = seededPeople.find((each) => each.username === username);
  if (!person) throw new Error(`Nobody is called ${username}.`);
  await page.goto(addressOf(path, brand));
  await page.getByRole("link", { name: /sign in/i }).first().click();
  await page.getByRole("button", { name: new RegExp(`^${person.givenName} ${person.surname}`) }).click();
  await page.waitForURL((url) => url.hostname === `${brand}.localhost`);
}

/** Every page of a journey is watched: a breach of the content policy, an error of the page or a 5xx fails it. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ context }: { context: BrowserContext }, use: () => Promise<void>) => {
      const faults: string[] = [];
      context.on("page", (page) => {
        page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
        page.on("console", (message) => {
          if (/Content Security Policy|securitypolicyviolation/i.test(message.text())) faults.push(message.text());
        });
        page.on("response", (response) => {
          if (response.status() >= 500 && !response.url().includes("/503") && !response.url().includes("/500")) faults.push(`${response.status()} ${response.url()}`);
        });
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
