import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, pagesToSee, sampleIds } from "../support/pages-to-see.ts";

const languages = ["de", "fr", "en"] as const;

/** The language that the user chose, as the profile stores it. */
const choose = (page: Page, language: string) =>
  page.evaluate(async (chosen) => {
    const headers = { "content-type": "application/json", "x-csrf": "1", "idempotency-key": crypto.randomUUID() };
    const body = JSON.stringify({ language: chosen });
    await fetch("/api/v1/users/user-language", { method: "PUT", headers, body });
    return (await fetch("/auth/preferences", { method: "POST", headers, body })).status;
  }, language);

// A text that is missing is found by what watches each journey. Its keys are the same in each language, which the compiler checks: a third of the pages is opened in each.
test("every page that is opened directly has loaded each of its texts", async ({ page }) => {
  await openAs(page, "dana.developer", "/profile");
  const pages = pagesToSee(await sampleIds(page));
  for (const [at, language] of languages.entries()) {
    await page.goto(addressOf("/profile"));
    await drawn(page);
    expect(await choose(page, language)).toBe(200);
    for (const { address } of pages.filter((_, place) => place % languages.length === at)) {
      await page.goto(addressOf(address));
      await drawn(page);
      await expect(page.locator("html"), address).toHaveAttribute("lang", language);
    }
  }
});
