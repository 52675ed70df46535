import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import type { Client } from "../support/client.ts";
import { addressOf, expect, openAs, test, watchPages, type Page } from "../support/journey.ts";
import { createJob } from "../support/job-flow.ts";
import { ownJob } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";

const jobName = "Assigned by search";

/** The log of the job, which no one has touched since its import. */
async function logTells(page: Page): Promise<void> {
  const log = page.getByRole("region", { name: "Log entries" });
  await expect(log.getByRole("button", { name: /^Open entry: Scored the suppliers/ })).toBeVisible();
  await expectAccessible(page);
  await log.getByRole("button", { name: /^Open entry: Sasha Sysadmin imported a file into the job,/ }).click();
  const line = page.getByRole("dialog", { name: "Sasha Sysadmin imported a file into the job" });
  await expect(line.getByText("Sasha Sysadmin", { exact: true })).toBeVisible();
  await expect(line.getByText("importJob", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await line.getByRole("link", { name: "All entries for this request" }).click();
  await expect(page).toHaveURL(/f=correlationId/);
  await expect(page.getByText(/^1 to 7 of 7 matching/)).toBeVisible();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("menuitem", { name: /7 .*CSV/ })
    .first()
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("Sasha Sysadmin imported a file into the job");
  expect(text).not.toContain("ScoreSuppliersCommand");
}

/** `client` is a page of the user who is assigned. */
async function memberSeesAndLoses(page: Page, client: Page, jobId: string): Promise<void> {
  await expect(client.getByRole("heading", { name: "Job not found" })).toBeVisible();

  await page.goto(addressOf(`/jobs/${jobId}/users`));
  const ways = page.getByRole("region", { name: "Users with access" });
  await expect(ways.getByText("sasha.sysadmin").first()).toBeVisible();
  await expect(ways.getByText("Issuer Manager").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Assign users" }).click();
  await expect(page.getByText("Members see this job once it is published.")).toBeVisible();
  await page.getByRole("searchbox").fill("clara");
  await page.getByRole("button", { name: "Assign to Clara Client" }).click();
  await expect(page.getByRole("region", { name: "Assigned users" }).getByText("Once published")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Publish run 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  await expect(
    page.getByRole("region", { name: "Assigned users" }).getByText("Has access", { exact: true }),
  ).toBeVisible();
  await client.reload();
  await expect(client.getByRole("heading", { name: jobName })).toBeVisible();
  await walkAnew(page, `/jobs/${jobId}/users?f=${encodeURIComponent("connection:Equal:DirectAssignment")}`);
  await expect(page.getByText("clara.client").first()).toBeVisible();

  await walkAnew(page, `/jobs/${jobId}/users/assigned`);
  await page.getByRole("button", { name: "Unassign Clara Client" }).click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByRole("button", { name: "Assign to Clara Client" })).toBeVisible();
  await client.reload();
  await expect(client.getByRole("heading", { name: "Job not found" })).toBeVisible();
}

async function detailsChange(page: Page): Promise<void> {
  const files = page.getByRole("region", { name: "Files" }).first();
  await expect(files.getByText(/599 accepted, 0 rejected$/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await files.getByRole("link", { name: "Download ledger.csv" }).click();
  expect((await download).suggestedFilename()).toBe("ledger.csv");
  await page.getByText(/in total$/).click();
  await expect(page.getByText("Score capabilities")).toBeVisible();

  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("With other details");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "With other details" })).toBeVisible();

  await page.getByRole("button", { name: "Change owner" }).click();
  await page.getByRole("button", { name: /^New owner/ }).click();
  await page.keyboard.type("petra");
  await page.getByRole("option", { name: /^Petra Jobmanager/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save owner" }).click();
  await expect(page.getByText("Petra Jobmanager (petra.jobmanager)")).toBeVisible();

  await page.getByRole("checkbox", { name: /^Optima/ }).uncheck();
  await page.getByRole("button", { name: "Save selection" }).click();
  await expect(page.getByText("Run 2", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Optima/ })).not.toBeChecked();
}

async function chosenJobsChange(page: Page, staff: Client): Promise<void> {
  const facts = { currency: "GBP", country: "GBR" };
  const jobs = [await createJob(staff, "Bulk one", facts), await createJob(staff, "Bulk two", facts)];
  await walkAnew(page, "/analysis?q=Bulk");
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^User/ }).click();
  await page.getByRole("option", { name: /^Iggy Issuerplus/ }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Assign jobs" }).click();
  await expect(page.getByText("2 jobs were assigned.")).toBeVisible();

  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await page.getByRole("button", { name: "Change owner" }).click();
  await dialog.getByRole("button", { name: /^User/ }).click();
  await page.getByRole("option", { name: /^Petra Jobmanager/ }).click();
  await dialog.getByRole("button", { name: "Save owner" }).click();
  await expect(page.getByText("The owner of 2 jobs was changed.")).toBeVisible();
  for (const jobId of jobs) {
    await walkAnew(page, `/jobs/${jobId}/users`);
    await expect(page.getByText("iggy.issuerplus").first()).toBeVisible();
    await expect(page.getByText("petra.jobmanager").first()).toBeVisible();
  }
}

test("an administrator reads a job's log, assigns it, changes its details, and does so with several jobs at once", async ({
  page,
  browser,
  watched,
}) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, jobName, 600);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/logs`);
  await test.step("the log tells changes and commands as one timeline, and leads from a line to its whole request", () =>
    logTells(page));
  await test.step("a job is assigned by search, its Member sees it at the next look, and loses it as fast", async () => {
    const context = await browser.newContext();
    watchPages(context, watched);
    const client = await context.newPage();
    await openAs(client, "clara.client", `/jobs/${jobId}/insights`);
    await memberSeesAndLoses(page, client, jobId);
    await context.close();
  });
  await walkAnew(page, `/jobs/${jobId}/details`);
  await test.step("details tell what a job consists of; name, owner and capabilities change there", () =>
    detailsChange(page));
  await test.step("chosen jobs are assigned and given to another owner at once", () => chosenJobsChange(page, staff));
});
