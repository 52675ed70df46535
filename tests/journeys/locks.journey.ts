import { expectAccessible } from "../support/axe.ts";
import { storedSecrets, watchAnswers } from "../support/secrets.ts";
import { addressOf, expect, signInAs, test, watchPages, type Page } from "../support/journey.ts";
import { sampleIds } from "../support/pages-to-see.ts";

/** Opens the first buyer's page; gives its address. */
async function openBuyer(page: Page, username: string, path = "/admin/buyer-manager"): Promise<string> {
  await signInAs(page, username, path);
  if (path === "/admin/buyer-manager") await page.locator("a[href^='/admin/buyer-manager/']").nth(1).click();
  await expect(page.getByRole("button", { name: "Save the buyer" })).toBeVisible();
  return new URL(page.url()).pathname;
}

const code = (page: Page) => page.getByLabel("Industry code");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const mine = "You have the write access. Others can look.";

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

test("R5: two people and one record: ask, keep, let go, take over, and a write that comes too late", async ({
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
  await expect(first.getByText(mine)).toBeVisible();
  await expect(first.getByText(/^\d+ s, renewed while this page is open$/)).toBeVisible();
  await openBuyer(second, "dana.developer", path);
  await expect(second.getByText("Sasha Sysadmin has the write access. You can look.")).toBeVisible();
  await expect(second.getByText(/^until \d.+, longer while they have it open$/)).toBeVisible();
  await expect(code(second)).toBeDisabled();
  await expectAccessible(second);

  // Asked, kept, asked again, let go.
  await button(second, "Ask for it").click();
  await expect(second.getByText("You asked Sasha Sysadmin for the write access.")).toBeVisible();
  await expect(first.getByText("Dana Developer asks for the write access.")).toBeVisible();
  for (const page of [first, second])
    await expect(page.getByText(/^[12]?\d s to answer$|^30 s to answer$/)).toBeVisible();
  await expectAccessible(first);
  await button(first, "Keep it").click();
  await expect(second.getByText("Sasha Sysadmin keeps the write access for now.")).toBeVisible();
  await expect(first.getByText(mine)).toBeVisible();
  await button(second, "Ask for it").click();
  await button(first, "Let it go").click();
  await expect(second.getByText(mine)).toBeVisible();
  await expect(first.getByText("Dana Developer has the write access. You can look.")).toBeVisible();

  // Taken over while the second person types: their page learns nothing, since its clock stands still.
  await code(second).fill("5111");
  await second.clock.pauseAt(new Date(Date.now() + 1000));
  await button(first, "Take it over").click();
  await expect(first.getByRole("alertdialog")).toContainText("Take the write access from Dana Developer?");
  await expectAccessible(first);
  await first.getByRole("alertdialog").getByRole("button", { name: "Take it over" }).click();
  await expect(first.getByText(mine)).toBeVisible();
  await code(first).fill("5122");
  await button(first, "Save the buyer").click();
  await expect(first.getByText(/is saved\./)).toBeVisible();
  await button(second, "Save the buyer").click();
  const difference = second.getByRole("dialog", { name: "It was changed in the meantime" });
  await expect(difference.getByRole("row", { name: "Industry code 5111 5122" })).toBeVisible();
  await difference.getByRole("button", { name: "Go on with mine" }).click();
  await expect(code(second)).toHaveValue("5111");
  await second.clock.resume();
  await expect(second.getByText("Sasha Sysadmin took the write access.")).toBeVisible();
  await expect(code(second)).toHaveValue("5111");
  await expectAccessible(second);

  // Who has what open, for those who may see it; and the lock is free when its holder leaves.
  await first.getByRole("button", { name: /^Active people 2/ }).click();
  await expect(first.getByRole("dialog", { name: "Active people" }).getByText("Dana Developer")).toBeVisible();
  await first.goto("about:blank");
  await expect(second.getByText("Your write access ended.")).toBeVisible();
  await button(second, "Take the write access").click();
  await expect(second.getByText(mine)).toBeVisible();

  // A single press while somebody else is changing the job: it is refused, and says by whom.
  await first.goto(addressOf("/analysis"));
  const { jobId } = await sampleIds(first);
  await second.goto(addressOf(`/jobs/${jobId}/summary`));
  const published = second.getByRole("switch", { name: "Published" });
  const before = await published.getAttribute("aria-checked");
  await published.click();
  expect(await holdJob(first, jobId)).toBe(true);
  await second.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(second.getByRole("alert")).toContainText(
    "Sasha Sysadmin is changing this now. Try again when they are done.",
  );
  await expect(published).toHaveAttribute("aria-checked", before ?? "");

  // What was done to the record stands in the audit log, line by line, in a chain that is whole.
  await first.goto(addressOf("/admin/system-logs"));
  await first
    .getByRole("button", { name: /^Open line \d+: updateBuyer$/ })
    .first()
    .click();
  const line = first.getByRole("dialog", { name: /^Line \d+$/ });
  await expect(line.getByText("sasha.sysadmin")).toBeVisible();
  await expectAccessible(first, { within: "[role=dialog]" });
  await line.getByRole("link", { name: "All lines of this entry" }).click();
  await expect(first).toHaveURL(/f=entityType.*&f=entityId/);
  await expect(first.getByRole("button", { name: /forceSetExclusiveWriteAccess$/ }).first()).toBeVisible();
  await expect(first.getByRole("button", { name: /: signIn$/ })).toHaveCount(0);
  await button(first, "Check the chain").click();
  await expect(first.getByText(/^The log is whole: \d/)).toBeVisible();
  await answers.settle();
  expect([...faults, ...answers.faults, ...(await storedSecrets(context))]).toEqual([]);
  await context.close();
});
