import { permissionsOf, satisfies } from "@paygauge/api-types/access";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { sitemap, type Page as SitePage } from "@paygauge/api-types/sitemap";
import { addressOf, chooseAtProvider, expect, openAs, signInAs, test, type Page } from "../support/journey.ts";
import { watchAnswers } from "../support/secrets.ts";

const toProvider = (page: Page) =>
  page.getByRole("link", { name: "Continue with the local identity provider" }).click();

test("without a session a page leads to sign-in, and after it to where the person wanted to go", async ({ page }) => {
  await page.goto(addressOf("/analysis?q=county"));
  await expect(page).toHaveURL(addressOf("/login?callbackUrl=%2Fanalysis%3Fq%3Dcounty"));
  await expect(page.getByText("You will return to Analysis jobs")).toBeVisible();
  await toProvider(page);
  await chooseAtProvider(page, "sasha.sysadmin");
  await expect(page).toHaveURL(addressOf("/analysis?q=county"));
  await expect(page.getByRole("heading", { level: 1, name: "Analysis jobs" })).toBeVisible();
});

/** People of several rungs of the ladder, and pages that each of them may not open. */
const standings = [
  { who: "isla.issuer", refused: ["/jobs/loading", "/vendors", "/admin/users"] },
  { who: "cara.campaigner", refused: ["/jobs/create/advanced", "/tools", "/devops"] },
  { who: "petra.jobmanager", refused: ["/dashboard", "/admin/users", "/dev"] },
  { who: "dana.developer", refused: [] },
] as const;

/** Entries of the navigation that the roles of a person let through, in no order. */
function navigationOf(who: string): string[] {
  const person = seededPeople.find(({ username }) => username === who);
  const permissions = permissionsOf(person?.roles ?? [], person?.directGrants ?? []);
  const open = Object.values<SitePage>(sitemap).filter((each) => each.released && satisfies(each.access, permissions));
  return open.flatMap(({ nav }) => (nav === undefined ? [] : [nav.label])).toSorted();
}

for (const { who, refused } of standings) {
  test(`${who} sees the navigation of the role and is refused ${refused.length} pages`, async ({ page }) => {
    await openAs(page, who);
    const navigation = page.getByRole("navigation", { name: "Main navigation" });
    const entries = navigation.getByRole("listitem").getByRole("link");
    await expect(entries.first()).toBeVisible();
    expect((await entries.allInnerTexts()).toSorted()).toEqual(navigationOf(who));
    const creates = who === "petra.jobmanager" || who === "dana.developer";
    await expect(navigation.getByRole("link", { name: "New job" })).toHaveCount(creates ? 1 : 0);
    for (const path of refused) {
      await page.goto(addressOf(path));
      await expect(page).toHaveURL(addressOf("/401"));
      await expect(page.getByRole("heading", { name: "You may not open this page" })).toBeVisible();
    }
  });
}

test("an address that no page has is not found", async ({ page }) => {
  await openAs(page, "isla.issuer");
  const answer = await page.goto(addressOf("/nothing-of-that-name"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This page is not here" })).toBeVisible();
});

test("whoever is not approved waits in the lobby", async ({ page }) => {
  await signInAs(page, "uri.unapproved", "/");
  await expect(page).toHaveURL(/\/lobby\?reason=UserEligibility$/);
  await expect(page.getByText("Your account is waiting for approval.")).toBeVisible();
});

test("on another brand's domain a person is sent to the own one, with the reason", async ({ page }) => {
  await signInAs(page, "bea.brandtwo");
  await expect(page).toHaveURL(addressOf("/login?error=DOMAIN_REDIRECT", "brand2"));
  await expect(page.getByText("Your account belongs to this site, so you were brought here.")).toBeVisible();
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
  await expect(page.getByText("You are signed out.")).toBeVisible();
  // The other tab finds out by its next call: its own poll, or the person's next click, whichever comes first.
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

test("five tabs that sign in at once all succeed", async ({ context }) => {
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(addressOf("/analysis"))));
  await Promise.all(tabs.map(toProvider));
  await Promise.all(tabs.map((tab) => chooseAtProvider(tab, "alan.accountmanager")));
  for (const tab of tabs) await expect(tab.getByRole("heading", { level: 1, name: "Analysis jobs" })).toBeVisible();
});
