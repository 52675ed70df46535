import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, signInAs, test } from "../support/journey.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

test.describe("a short idle time", () => {
  let system: RunningSystem;
  const { PAYGAUGE_PORT: port, PAYGAUGE_STORES: stores } = process.env;
  test.beforeAll(async () => {
    system = await startSystem({ seed: "without-job", vars: { IDLE_MINUTES: "0.3" } });
    process.env["PAYGAUGE_PORT"] = String(system.port);
    delete process.env["PAYGAUGE_STORES"];
  });
  test.afterAll(async () => {
    Object.assign(process.env, { PAYGAUGE_PORT: port, ...(stores === undefined ? {} : { PAYGAUGE_STORES: stores }) });
    await system.end();
  });

  test(
    "the notice stands in every tab, one button keeps all of them, and silence signs out with the way back and what was typed",
    { tag: "@waits" },
    async ({ page, context }) => {
      await signInAs(page, "dana.developer", "/admin/users/create");
      const name = page.getByRole("textbox", { name: /^First name/ });
      const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/v1/drafts/user/new") && answer.ok());
      await name.fill("Half typed");
      await kept;
      const other = await context.newPage();
      await other.goto(addressOf("/release-notes"));
      for (const each of [page, other]) {
        await expect(
          each.getByText("you will be logged out automatically in a minute due to inactivity"),
        ).toBeVisible();
      }
      // The notice alone: its minute runs.
      await expectAccessible(page, { within: "[role=alertdialog]" });
      await page.getByRole("button", { name: "Stay Logged In" }).click();
      for (const each of [page, other]) await expect(each.getByRole("alertdialog")).toHaveCount(0);
      // No one does anything: polls continue, and keep nothing alive (S22).
      await other.waitForURL(/\/login\?error=SESSION_EXPIRED&callbackUrl=%2Frelease-notes/, { timeout: 40_000 });
      await page.waitForURL(/\/login\?error=SESSION_EXPIRED&callbackUrl=%2Fadmin%2Fusers%2Fcreate/);
      await expect(page.getByText("Your session ended. Sign in to continue where you were.")).toBeVisible();
      await page.goto(addressOf("/profile"));
      await expect(page).toHaveURL(/\/login/);
      // The provider still knows who it is.
      await page.goto(addressOf("/admin/users/create"));
      await page.getByRole("link", { name: "Continue with the local identity provider" }).click();
      await page.getByRole("button", { name: "Restore draft" }).click();
      await expect(name).toHaveValue("Half typed");
    },
  );
});
