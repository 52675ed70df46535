import { expectAccessible } from "../support/axe.ts";
import { storedSecrets, watchAnswers } from "../support/secrets.ts";
import { addressOf, expect, openAs, signInAs, test, watchPages, type Page } from "../support/journey.ts";
import { sampleIds } from "../support/pages-to-see.ts";

/** Opens the first buyer's page; gives its address. */
async function openBuyer(page: Page, username: string, path = "/admin/buyer-manager"): Promise<string> {
  await signInAs(page, username, path);
  if (path === "/admin/buyer-manager") await page.locator("a[href^='/admin/buyer-manager/']").nth(1).click();
  await expect(page.getByRole("button", { name: "Save buyer" })).toBeVisible();
  return new URL(page.url()).pathname;
}

const code = (page: Page) => page.getByLabel("Industry code");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const mine = "You’re editing. Others can view.";
/** What the header announces about who edits. */
const told = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
/** Opens the panel of the header's control. */
const openPanel = async (page: Page, name: string) => {
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  return page.getByRole("dialog", { name: "Edit access" });
};

/** Takes the write lock of a job as a write of another window does, and keeps it. */
const holdJob = (page: Page, jobId: string) =>
  page.evaluate(async (entityId) => {
    const me: { id: string } = await (await fetch("/api/v1/users/user-permissions")).json();
    const headers = { "content-type": "application/json", "x-csrf": "1", "idempotency-key": crypto.randomUUID() };
    const body = JSON.stringify({ entityType: "job", entityId, userId: me.id });
    const answer = await fetch("/api/v1/concurrency/try-set-exclusive-write-access", { method: "POST", headers, body });
    const { success }: { success: boolean } = await answer.json();
    return success;
  }, jobId);

test("R5: two users and one record: ask, keep, release, take over, and a write that comes too late", async ({
  page: first,
  browser,
}) => {
  const faults: string[] = [];
  const context = await browser.newContext();
  watchPages(context, faults);
  const answers = watchAnswers(context);
  const second = await context.newPage();
  await second.clock.install();
  const path = await openBuyer(first, "sasha.sysadmin");
  await expect(told(first, mine)).toBeVisible();
  const own = await openPanel(first, "Editing, others can view");
  await expect(own.getByText(/^\d+ s left, renewed while this page is open$/)).toBeVisible();
  await first.keyboard.press("Escape");
  await openBuyer(second, "dana.developer", path);
  await expect(told(second, "Sasha Sysadmin is editing. You can view.")).toBeVisible();
  const others = await openPanel(second, "View only, Sasha Sysadmin is editing");
  await expect(others.getByText(/^until \d.+, or longer while they have it open$/)).toBeVisible();
  await expect(code(second)).toBeDisabled();
  await expectAccessible(second);

  // Requested, denied, requested again, granted. The page below the header does not move.
  const top = (page: Page) => page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
  const before = await top(first);
  await button(second, "Request access").click();
  await expect(told(second, "You requested edit access from Sasha Sysadmin.")).toBeVisible();
  await expect(told(first, "Dana Developer asks to edit.")).toBeVisible();
  expect(await top(first)).toBe(before);
  await openPanel(first, "Dana Developer asks to edit");
  for (const page of [first, second])
    await expect(page.getByText(/^[12]?\d s to respond$|^30 s to respond$/)).toBeVisible();
  await expectAccessible(first);
  await button(first, "Deny").click();
  await expect(told(second, "Sasha Sysadmin kept edit access for now.")).toBeVisible();
  await expect(told(first, mine)).toBeVisible();
  await button(second, "Request access").click();
  await button(first, "Grant").click();
  await expect(told(second, mine)).toBeVisible();
  await expect(told(first, "Dana Developer is editing. You can view.")).toBeVisible();
  for (const page of [first, second]) await page.keyboard.press("Escape");

  // Taken over while the second user types: their page learns nothing, since its clock is stopped.
  await code(second).fill("5111");
  await second.clock.pauseAt(new Date(Date.now() + 1000));
  await openPanel(first, "View only, Dana Developer is editing");
  await button(first, "Take over").click();
  await expect(first.getByRole("alertdialog")).toContainText("Take over editing from Dana Developer?");
  await expectAccessible(first);
  await first.getByRole("alertdialog").getByRole("button", { name: "Take over" }).click();
  await expect(told(first, mine)).toBeVisible();
  await code(first).fill("5122");
  await button(first, "Save buyer").click();
  await expect(first.getByText(/was saved\./)).toBeVisible();
  await button(second, "Save buyer").click();
  const difference = second.getByRole("dialog", { name: "This record has changed" });
  await expect(difference.getByRole("row", { name: "Industry code 5111 5122" })).toBeVisible();
  await difference.getByRole("button", { name: "Keep my changes" }).click();
  await expect(code(second)).toHaveValue("5111");
  await second.clock.resume();
  await expect(told(second, "Sasha Sysadmin took over editing.")).toBeVisible();
  await expect(code(second)).toHaveValue("5111");
  await expectAccessible(second);

  // Who has what open, for those who may see it; and the lock is free when its holder leaves.
  await first.getByRole("button", { name: /^Active users 2/ }).click();
  await expect(first.getByRole("dialog", { name: "Active users" }).getByText("Dana Developer")).toBeVisible();
  await first.goto("about:blank");
  await expect(told(second, "Your edit access expired.")).toBeVisible();
  await openPanel(second, "Editing ended");
  await button(second, "Start editing").click();
  await expect(told(second, mine)).toBeVisible();

  // A single press while another user is changing the job: it is refused, and names that user.
  await first.goto(addressOf("/analysis"));
  const { jobId } = await sampleIds(first);
  await second.goto(addressOf(`/jobs/${jobId}/summary`));
  const published = second.getByRole("button", { name: /^Published / });
  const shown = await published.textContent();
  await published.click();
  await second.getByRole("menuitem", { name: "Unpublish" }).click();
  expect(await holdJob(first, jobId)).toBe(true);
  await second.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(second.getByRole("alert")).toContainText(
    "Sasha Sysadmin is editing this now. Try again when they finish.",
  );
  await expect(published).toHaveText(shown ?? "");

  // The audit log has each change of the record, line by line, in a chain that is whole.
  await first.goto(addressOf("/admin/system-logs"));
  await first
    .getByRole("button", { name: /^Open entry \d+: \S.* changed the buyer \S/ })
    .first()
    .click();
  const line = first.getByRole("dialog", { name: / changed the buyer / });
  await expect(line.getByText("sasha.sysadmin")).toBeVisible();
  await expectAccessible(first, { within: "[role=dialog]" });
  await line.getByRole("link", { name: "All entries for this record" }).click();
  await expect(first).toHaveURL(/f=entityType.*&f=entityId/);
  await expect(first.getByRole("button", { name: / took over edit access to / }).first()).toBeVisible();
  await expect(first.getByRole("button", { name: / signed in$/ })).toHaveCount(0);
  await button(first, "Verify log").click();
  await expect(first.getByText(/^The log is intact: \d/)).toBeVisible();
  await answers.settle();
  expect([...faults, ...answers.faults, ...(await storedSecrets(context))]).toEqual([]);
  await context.close();
});

test("a user who only reads a job is among the active users while its page is open", async ({ page, browser }) => {
  await openAs(page, "sasha.sysadmin", "/analysis");
  const { jobId } = await sampleIds(page);
  const context = await browser.newContext();
  const reader = await context.newPage();
  await signInAs(reader, "alan.accountmanager", `/jobs/${jobId}/insights`);
  const active = page.getByRole("button", { name: /^Active users 1/ });
  await active.click();
  const list = page.getByRole("dialog", { name: "Active users" });
  await expect(list.getByText("Alan Accountmanager")).toBeVisible();
  await expect(list).toContainText("Calder County (sample)");
  // Another page of the job says the same; no lock was taken.
  await reader.goto(addressOf(`/jobs/${jobId}/use-cases`));
  await expect(list.getByText("Alan Accountmanager")).toBeVisible();
  await expect(list).toContainText("viewing");
  await context.close();
  await expect(list.getByText("Alan Accountmanager")).toHaveCount(0);
});
