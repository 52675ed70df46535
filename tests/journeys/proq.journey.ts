import { sampleLedger } from "../../origin/src/seed/samples/ledger.ts";
import { createJob, sendFile } from "../support/job-flow.ts";
import { expect, signInAs, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";

// oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern which fixtures are wanted: none
test.afterEach(async ({}, info) => {
  if (info.status === info.expectedStatus) return;
  // Where it failed with the queue stopped, no journey after it would see an import end.
  const client = await signIn(Number(process.env["PAYGAUGE_PORT"]), "dana.developer");
  await client.call("POST", "/api/v1/proq/service", { isRunning: true });
});

test("a developer stops the queue, sees what waits, cancels it, tries it again and starts the queue", async ({
  page,
}) => {
  await signInAs(page, "dana.developer", "/devops");
  await page.getByRole("main").getByRole("link", { name: "ProQ monitoring" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ProQ monitoring" })).toBeVisible();
  await expect(page.getByText("Running", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Stop queue service" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();

  const client = await signIn(Number(process.env["PAYGAUGE_PORT"]), "petra.jobmanager");
  const jobId = await createJob(client, "Watched job", { currency: "GBP", country: "GBR" });
  await sendFile(client, jobId, "watched.csv", Buffer.from(sampleLedger()));

  const queued = page.getByRole("grid", { name: "Queued commands" });
  const row = queued.getByRole("row").filter({ hasText: "Watched job" });
  await expect(row).toContainText("InspectUploadCommand");
  await expect(row).toContainText("Pending");
  await page.getByRole("button", { name: /^InspectUploadCommand \d/ }).click();
  await expect(page).toHaveURL(/f=commandType/);
  await expect(page.getByRole("button", { name: /^Queue commands 1/ })).toBeVisible();

  await row.getByRole("button", { name: "Details of InspectUploadCommand" }).click();
  const details = page.getByRole("dialog", { name: "InspectUploadCommand" });
  await expect(details).toContainText("watched.csv");
  await details.getByRole("button", { name: "Check queued commands" }).click();
  await expect(page.getByText("This job still has queued commands.")).toBeVisible();
  await details.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Cancel all matching" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Yes" })).toBeDisabled();
  await question.getByLabel(/^Type 1 to confirm/).fill("1");
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole("link", { name: /^Completed/ }).click();
  const settled = page.getByRole("grid", { name: "Completed and canceled commands" });
  const canceled = settled.getByRole("row").filter({ hasText: "Watched job" });
  await expect(canceled).toContainText("Canceled");
  await canceled.getByRole("button", { name: "Details of InspectUploadCommand" }).click();
  await details.getByRole("button", { name: "Retry" }).click();
  await expect(details).toContainText("Pending");
  await details.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Start queue service" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(canceled).toContainText("Completed");

  await page.goto(page.url().replace(/\/devops.*/, "/devops/workflow-management"));
  const workflows = page.getByRole("grid", { name: "Jobs and their steps" });
  const steps = workflows.getByRole("row").filter({ hasText: "Completed" }).first();
  await steps.getByRole("button", { name: /^Steps of/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Show in queue" }).first().click();
  // A job that was scored again began with its groups.
  await expect(page.getByRole("dialog", { name: /^(Ingest|Group)\w+Command$/ })).toContainText("Completed");
});
