import { messages } from "@paygauge/api-types/messages";
import { addressOf, chooseAtProvider, expect, openAs, signInAs, test, type Page } from "../support/journey.ts";
import { watchAnswers } from "../support/secrets.ts";

const toProvider = (page: Page) =>
  page.getByRole("link", { name: "Continue with the local identity provider" }).click();

test("without a session a page leads to sign-in, and after it to where the user wanted to go", async ({ page }) => {
  await page.goto(addressOf("/analysis?q=county"));
  await expect(page).toHaveURL(addressOf("/login?callbackUrl=%2Fanalysis%3Fq%3Dcounty"));
  await expect(page.getByText("After sign-in, you’ll return to Analysis jobs")).toBeVisible();
  // Taken, the button shows it; the answer is held back here, so that there is time to read it.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault(), { once: true }));
  await toProvider(page);
  await expect(page.getByRole("link", { name: messages.authenticating })).toBeVisible();
  await page.reload();
  await toProvider(page);
  await chooseAtProvider(page, "sasha.sysadmin");
  await expect(page).toHaveURL(addressOf("/analysis?q=county"));
  await expect(page.getByRole("heading", { level: 1, name: "Analysis jobs" })).toBeVisible();
});

test("an address that no page has is not found", async ({ page }) => {
  await openAs(page, "isla.issuer");
  const answer = await page.goto(addressOf("/nothing-of-that-name"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
});

test("anyone who is not approved waits in the lobby", async ({ page }) => {
  await signInAs(page, "uri.unapproved", "/");
  await expect(page).toHaveURL(/\/lobby\?reason=UserEligibility$/);
  await expect(page.getByRole("heading", { name: "Waiting for approval" })).toBeVisible();
});

test("on another brand's domain a user is sent to the own one, with the reason", async ({ page }) => {
  await signInAs(page, "bea.brandtwo");
  await expect(page).toHaveURL(addressOf("/login?error=DOMAIN_REDIRECT", "brand2"));
  await expect(page.getByText("Your account belongs to this site, so we redirected you.")).toBeVisible();
  // The provider knows her already and asks nothing.
  await toProvider(page);
  await expect(page).toHaveURL(addressOf("/analysis", "brand2"));
});

test("sign-out ends the session in every tab", async ({ page, context }) => {
  const answers = watchAnswers(context);
  await signInAs(page, "petra.jobmanager");
  const other = await context.newPage();
  await other.goto(addressOf("/profile"));
  await expect(other.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await page.getByRole("button", { name: "Account of Petra Jobmanager" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(addressOf("/login?error=SIGNED_OUT"));
  await expect(page.getByText("You’re signed out.")).toBeVisible();
  // The other tab finds out by its next call: its own poll, or the user's next click, whichever comes first.
  await expect
    .poll(async () => {
      const link = other.getByRole("link", { name: "Analysis Jobs", exact: true });
      if (await link.isVisible()) await link.click({ timeout: 1000 }).catch(() => undefined);
      return new URL(other.url()).pathname;
    })
    .toBe("/login");
  await page.goto(addressOf("/analysis"));
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fanalysis/);
  // The watch over tokens and cookies is worth something only where there was something to see.
  await answers.settle();
  expect(answers.seen.cookies).toBeGreaterThan(2);
  expect(answers.seen.bodies).toBeGreaterThan(5);
});

test("S19: five tabs that sign in at once all succeed", async ({ context }) => {
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(addressOf("/analysis"))));
  await Promise.all(tabs.map(toProvider));
  await Promise.all(tabs.map((tab) => chooseAtProvider(tab, "alan.accountmanager")));
  for (const tab of tabs) await expect(tab.getByRole("heading", { level: 1, name: "Analysis jobs" })).toBeVisible();
});
