import { expectAccessible } from "../support/axe.ts";
import type { Client } from "../support/client.ts";
import { addressOf, expect, openAs, test, walkTo, type Page } from "../support/journey.ts";
import { createJob } from "../support/job-flow.ts";
import { ownJob } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";

async function deletedAndRestored(page: Page, jobId: string): Promise<void> {
  await page.getByRole("button", { name: "Delete job" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Delete To be deleted?" });
  await expect(dialog.getByText("for 30 days", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete job" }).press("Enter");
  await expect(page).toHaveURL(/\/analysis$/);
  await expect(page.getByText("Job deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("To be deleted was restored.")).toBeVisible();
  await page.getByRole("button", { name: "Delete job" }).press("Enter");
  await dialog.getByRole("button", { name: "Delete job" }).press("Enter");
  await expect(page).toHaveURL(/\/analysis$/);
  await page.goto(addressOf(`/jobs/${jobId}/details`));
  await expect(page.getByRole("heading", { name: "Job not found" })).toBeVisible();

  await walkTo(page, "/analysis");
  await page.getByRole("link", { name: "Deleted jobs" }).click();
  await expect(page).toHaveURL(/deleted=yes/);
  await expect(page.getByRole("heading", { name: "Deleted jobs" })).toBeVisible();
  await page.reload();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore To be deleted" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("To be deleted was restored.")).toBeVisible();
  await page.goto(addressOf(`/jobs/${jobId}/details`));
  await expect(page.getByText("Run 1", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Download ledger.csv" })).toBeVisible();
}

async function chosenJobsAreDeleted(page: Page, staff: Client): Promise<void> {
  const facts = { currency: "GBP", country: "GBR" };
  for (const name of ["Gone one", "Gone two"]) await createJob(staff, name, facts);
  await walkTo(page, "/analysis?q=Gone");
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete 2 jobs" });
  await expect(dialog.getByText("Gone two")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete jobs" }).click();
  await expect(page.getByText("2 jobs were deleted.")).toBeVisible();
  await walkAnew(page, "/analysis?deleted=yes&q=Gone");
  await expect(page.getByRole("button", { name: "Restore Gone one" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Restore Gone two" })).toBeVisible();
}

test("jobs are deleted, one and several, and restored", async ({ page }) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, "To be deleted", 600);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/details`);
  await test.step("a job is deleted and brought back by Undo, by keys alone, and restored with everything", () =>
    deletedAndRestored(page, jobId));
  await test.step("chosen jobs are deleted after one question", () => chosenJobsAreDeleted(page, staff));
});
