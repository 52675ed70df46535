import { expectAccessible } from "../support/axe.ts";
import { messages } from "@paygauge/api-types/messages";
import { addressOf, expect, openAs, signInAs, test, type Page } from "../support/journey.ts";

/** A call of the user whose page it is, as the application makes it. */
const callOf = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, text]) => {
      const headers = { "content-type": "application/json", "x-csrf": "1", "idempotency-key": crypto.randomUUID() };
      return (await fetch(address, { method: verb, headers, ...(text === "" ? {} : { body: text }) })).status;
    },
    [method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );
const setMode = (page: Page, mode: string) => callOf(page, "POST", `/api/v1/system-mode?mode=${mode}`);

const tidy: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const each of tidy.splice(0).toReversed()) await each();
});

test(
  "maintenance: the exact message within ten seconds, work goes on for those who ignore it, and back",
  { tag: "@waits" },
  async ({ browser }) => {
    // Not watched: what is answered during maintenance is 503.
    const page = await (await browser.newContext()).newPage();
    await signInAs(page, "isla.issuer", "/profile");
    const staff = await (await browser.newContext()).newPage();
    await signInAs(staff, "dana.developer", "/profile");
    tidy.push(async () => {
      await setMode(staff, "Live");
      await Promise.all([staff, page].map((each) => each.context().close()));
    });
    expect(await setMode(staff, "Maintenance")).toBe(200);
    const message = page.getByText(messages.maintenance);
    await expect(message).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("link", { name: "Staff sign-in" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(addressOf("/analysis"));
    await expect(message).toBeVisible();
    // Anyone who may work then sees the app, and that the others do not.
    await expect(staff.getByRole("alert").filter({ hasText: messages.maintenance })).toBeVisible({ timeout: 20_000 });
    await staff.goto(addressOf("/analysis"));
    await expect(staff.getByRole("heading", { level: 1, name: "Analysis jobs" })).toBeVisible();
    expect(await setMode(staff, "Live")).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Analysis jobs" })).toBeVisible({ timeout: 30_000 });
  },
);

test(
  "read-only: everything is to be seen, the bar says so, and a change is refused with its sentence",
  { tag: "@waits" },
  async ({ page, browser }) => {
    await openAs(page, "petra.jobmanager", "/jobs/create/base");
    const staff = await (await browser.newContext()).newPage();
    await signInAs(staff, "dana.developer", "/profile");
    tidy.push(async () => {
      await setMode(staff, "Live");
      await staff.context().close();
    });
    expect(await setMode(staff, "ReadOnly")).toBe(200);
    await page.goto(addressOf("/admin/buyer-manager"));
    await expect(page.getByText(messages.readOnly)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("heading", { level: 1, name: "Buyer management" })).toBeVisible();
    expect(await callOf(page, "PUT", "/api/v1/users/user-language", { language: "en" })).toBe(423);
    expect(await setMode(staff, "Live")).toBe(200);
    await expect(page.getByText(messages.readOnly)).toHaveCount(0, { timeout: 20_000 });
  },
);

test(
  "a message to everybody is set, stands above every page, and is taken away; the idle end is switched",
  { tag: "@waits" },
  async ({ page, browser }) => {
    await openAs(page, "dana.developer", "/devops");
    const other = await (await browser.newContext()).newPage();
    await signInAs(other, "isla.issuer", "/profile");
    tidy.push(
      () => other.context().close(),
      () => callOf(page, "POST", "/api/v1/system-data/system-message", { systemMessage: null }),
    );
    const field = page.getByLabel("Message to all users");
    await field.fill("Imports pause at 18:00 UTC.");
    await page.getByRole("button", { name: "Show message" }).click();
    const bar = (of: Page) => of.getByRole("status").filter({ hasText: "Imports pause at 18:00 UTC." });
    await expect(bar(page).first()).toBeVisible();
    await expect(bar(other)).toBeVisible({ timeout: 20_000 });
    await page.getByRole("button", { name: "Remove message" }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(bar(other)).toHaveCount(0, { timeout: 20_000 });

    const idle = page.getByRole("switch", { name: "Auto Logout On Idle" });
    await expect(idle).toBeChecked();
    await idle.click();
    await expect(page.getByText("Auto Logout On Idle is now off.")).toBeVisible();
    await idle.click();
    await expect(page.getByText("Auto Logout On Idle is now on.")).toBeVisible();
    await other.goto(addressOf("/devops"));
    await expect(other).toHaveURL(addressOf("/401"));
  },
);

test("a new version waits for unsaved work, says when it refreshes, and leaves who does not want it alone", async ({
  page,
}) => {
  await page.clock.install();
  await openAs(page, "dana.developer", "/jobs/create/base");
  const stood: string = await (await page.waitForResponse((answer) => answer.url().endsWith("/app-timestamp"))).json();
  /** Sets the timestamp to so many seconds after the former one. */
  const stamp = (seconds: number) => {
    const appTimestamp = new Date(Date.parse(stood) + seconds * 1000).toISOString();
    return callOf(page, "POST", "/api/v1/system-data/app-timestamp", { appTimestamp });
  };
  const notice = page.getByRole("dialog", { name: "A new version is available" });
  const poll = async () => {
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith("/app-timestamp") && answer.request().method() === "GET",
    );
    await page.clock.runFor(61_000);
    await answered;
  };
  await page.getByLabel("Name").first().fill("Not saved");
  expect(await stamp(1)).toBe(200);
  await poll();
  await expect(notice).toContainText("The app refreshes once your work is saved and uploads finish");
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.clock.runFor(70_000);
  await expect(page.getByLabel("Name").first()).toHaveValue("Not saved");
  await notice.getByRole("button", { name: messages.dontRefresh }).click();
  await expect(notice).toHaveCount(0);

  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(addressOf("/profile"));
  await poll();
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  expect(await stamp(2)).toBe(200);
  await poll();
  await expect(notice).toContainText("The app refreshes automatically in 1 minute");
  await expect(notice.getByRole("button", { name: messages.refreshNow })).toBeFocused();
  await page.clock.runFor(61_000);
  // Loaded again: the page's content is gone.
  await expect.poll(() => page.evaluate(() => "same" in globalThis).catch(() => true)).toBe(false);
});

test("the release notice comes once to a browser, within its window and not after it", async ({ page }) => {
  await page.clock.install({ time: new Date("2025-10-25T12:00:00Z") });
  await openAs(page, "clara.client", "/profile");
  const notice = page.getByRole("dialog", { name: "What’s new" });
  await expect(notice.getByRole("link", { name: "Release notes" })).toBeVisible();
  await notice.getByRole("button", { name: "Close" }).last().click();
  await page.goto(addressOf("/release-notes"));
  await expect(page.getByRole("heading", { level: 1, name: "Release notes" })).toBeVisible();
  // Each version says its day and five benefits; every change is a press away.
  const older = page.getByRole("region", { name: "Version 0.1.0" });
  await expect(older).toContainText("Nov 22, 2026");
  await expect(older.getByRole("listitem")).toHaveCount(5);
  await older.getByRole("button", { name: /^All \d+ changes$/ }).click();
  await expect.poll(() => older.getByRole("listitem").count()).toBeGreaterThan(30);
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.clock.setSystemTime(new Date("2025-11-03T00:00:00Z"));
  await page.goto(addressOf("/profile"));
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("Theme 1 to 5 are for this session and for holders alone, and change neither brand nor domain", async ({
  page,
}) => {
  await openAs(page, "petra.jobmanager", "/profile");
  const html = page.locator("html");
  const theme = async (name: string) => {
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitemcheckbox", { name }).click();
  };
  await theme("Theme 3");
  await expect(html).toHaveAttribute("data-theme", "t3");
  await theme("Dark");
  await expect(html).toHaveAttribute("data-mode", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "t3");
  await expect(html).toHaveAttribute("data-brand", "brand1");
  await expect(page).toHaveURL(addressOf("/profile"));
  await theme("Match device");
  // Another user in the same tab, who may not switch, has the brand's own.
  await page.context().clearCookies();
  await signInAs(page, "clara.client", "/profile");
  await expect(html).toHaveAttribute("data-theme", "t1");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await expect(page.getByRole("menuitemcheckbox", { name: "Light" })).toBeVisible();
  await expect(page.getByRole("menuitemcheckbox", { name: /^Theme/ })).toHaveCount(0);
});
