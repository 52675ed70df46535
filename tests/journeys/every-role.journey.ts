import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import { permissionsOf, type Role } from "@paygauge/api-types/access/roles";
import { isAllowed } from "@paygauge/api-types/access/access";
import { seededPeople, type SeededPerson } from "@paygauge/api-types/seeded-people";
import { sitemap } from "@paygauge/api-types/sitemap";
import type { Page as SitePage } from "@paygauge/api-types/sitemap/page";
import type { Browser } from "@playwright/test";
import { addressOf, expect, test, watchPages, type BrowserContext, type Page } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";

const everyPage = Object.values<SitePage>(sitemap);

/**
 * Roles that differ most in what they see. What each of all roles may open, page by page, is asked of the gateway itself
 * (edge/src/steps/role-pages.workerd.test.ts).
 */
const walked: readonly Role[] = [
  "developer",
  "issuer",
  "client",
  "campaignManager",
  "UserAdministrator",
  "selfServeJobCreator",
];

/** A user for each of them: who holds it with the least next to it. */
const standing: readonly (readonly [Role, SeededPerson])[] = walked.flatMap((role) => {
  const [who] = seededPeople
    .filter((each) => each.approved && !each.isDeactivated && each.agreed && each.roles.includes(role))
    .toSorted((a, b) => a.roles.length - b.roles.length);
  return who === undefined ? [] : [[role, who] as const];
});

const opensFor = (who: SeededPerson) => {
  const held = permissionsOf(who.roles, who.directGrants);
  return ({ access }: SitePage) => isAllowed(access, held);
};

/** Three pages that the user may not open, from the first, the middle and the last part of the sitemap. */
function refusedTo(who: SeededPerson): readonly string[] {
  const opens = opensFor(who);
  const refused = everyPage
    .filter((each) => each.frame !== "edge" && !opens(each))
    .map(({ path }) => examplePath(path));
  const [first, middle, last] = [refused[0], refused[Math.floor(refused.length / 2)], refused.at(-1)];
  return [...new Set([first, middle, last])].filter((each) => each !== undefined);
}

/** A browser of the user's own: answers that are still on their way to another would change its cookies. */
async function browserOf(browser: Browser, cookies: ReadonlyMap<string, string>): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, domain: "brand1.localhost", path: "/", secure: true })),
  );
  return context;
}

/** More users than so many do not sign in at once: a busy machine would refuse some of them. */
const signInsAtOnce = 3;

/** The cookies of each user, in the order of the users. */
async function sessionsOf(people: readonly SeededPerson[]): Promise<ReadonlyMap<string, string>[]> {
  const sessions: ReadonlyMap<string, string>[] = [];
  const waiting = people.entries();
  const worker = async (): Promise<void> => {
    for (const [at, { username }] of waiting)
      sessions[at] = (await signIn(Number(process.env["PAYGAUGE_PORT"]), username)).cookies();
  };
  await Promise.all(Array.from({ length: signInsAtOnce }, worker));
  return sessions;
}

/** A page that leads to the next one where it has nothing to wait for: all runs are rolled up already. */
const continuesAt = new Map([["/global-insights/loading", "/global-insights/insights"]]);

/**
 * What the role's user sees and opens: the navigation, each of its pages that no role before opened, and the refusal
 * of three others. That a page opens for every role that has it is the declarations' own test.
 */
async function walk(page: Page, role: Role, who: SeededPerson, opened: Set<string>): Promise<void> {
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  const heading = page.getByRole("heading", { level: 1 });
  const held = everyPage.filter((each) => each.released && each.nav !== undefined && opensFor(who)(each));
  const labels = held.map(({ nav }) => nav?.label ?? "");
  // The first by its address, the others by their links.
  for (const [index, { path, title }] of held.entries()) {
    if (index > 0 && opened.has(path)) continue;
    opened.add(path);
    if (index === 0) await page.goto(addressOf(path), { waitUntil: "commit" });
    else await navigation.getByRole("link", { name: labels[index] ?? "", exact: true }).click();
    await expect(heading, `${role} at ${path}`).toHaveText(title);
    await expect(page).toHaveURL(addressOf(continuesAt.get(path) ?? path));
    // Every user has something to look at from the first moment.
    if (path === "/analysis")
      await expect(page.getByRole("link", { name: "Calder County (sample)", exact: true }), role).toBeVisible();
    if (index > 0) continue;
    const shown = async () => (await navigation.getByRole("listitem").getByRole("link").allInnerTexts()).toSorted();
    await expect.poll(shown, role).toEqual(labels.toSorted());
    const creates = permissionsOf(who.roles, who.directGrants).has("JobCreate");
    await expect(navigation.getByRole("link", { name: "New job" }), role).toHaveCount(creates ? 1 : 0);
  }
  for (const path of refusedTo(who)) {
    const answer = await page.goto(addressOf(path), { waitUntil: "commit" });
    expect([role, path, new URL(page.url()).pathname, answer?.status()]).toEqual([role, path, "/401", 401]);
  }
}

test("a role's user sees its whole navigation, whose pages open, and is refused three pages that it has not", async ({
  browser,
  watched,
}) => {
  expect(standing.map(([role]) => role)).toEqual(walked);
  const sessions = await sessionsOf(standing.map(([, who]) => who));
  const opened = new Set<string>();
  for (const [at, [role, who]] of standing.entries()) {
    const context = await browserOf(browser, sessions[at] ?? new Map());
    watchPages(context, watched);
    await walk(await context.newPage(), role, who, opened);
    await context.close();
  }
});
