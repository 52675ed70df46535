import { sampleLedger } from "../../origin/src/seed/samples/ledger.ts";
import { checkUpload, confirmPeriod, createJob, importJob, sendFile } from "../support/job-flow.ts";
import { expect, signInAs, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";

const names = ["Upkeep north", "Upkeep south"] as const;

test("a developer simulates and queues a re-score of two jobs, deletes them by their number and restores them", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const client = await signIn(Number(process.env["PAYGAUGE_PORT"]), "dana.developer");
  for (const name of names) {
    const jobId = await createJob(client, name, { currency: "GBP", country: "GBR" });
    await checkUpload(client, jobId, await sendFile(client, jobId, "upkeep.csv", Buffer.from(sampleLedger())));
    await confirmPeriod(client, jobId);
    await importJob(client, jobId);
  }
  await signInAs(page, "dana.developer", "/devops");
  await page.getByRole("main").getByRole("link", { name: "Job maintenance" }).click();
  const grid = page.getByRole("grid", { name: "Jobs" });
  await page.getByRole("searchbox").fill("Upkeep");
  await expect(grid.getByRole("row")).toHaveCount(3);
  const choose = async () => {
    for (const name of names) await grid.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  };

  await choose();
  await page.getByRole("button", { name: "Re-score" }).click();
  const score = page.getByRole("dialog", { name: "Re-score 2 jobs" });
  await expect(score).toContainText("2 of 2 can be changed.");
  await expect(score.getByRole("button", { name: "Re-score" })).toBeDisabled();
  await score.getByRole("button", { name: "Simulate" }).click();
  await expect(score.getByRole("table").getByRole("row")).toHaveCount(3);
  await expect(score).toContainText("newly High.");
  await score.getByRole("button", { name: "Re-score" }).click();
  await page.getByRole("button", { name: "Batches" }).click();
  await expect(page).toHaveURL(/part=batches&batch=/);
  await expect(page.getByText("Run finished")).toHaveCount(2);

  await page.getByRole("link", { name: /^Jobs/ }).click();
  await page.getByRole("searchbox").fill("Upkeep");
  await expect(grid.getByRole("row")).toHaveCount(3);
  await choose();
  await page.getByRole("button", { name: "Delete" }).click();
  const deletion = page.getByRole("dialog", { name: "Delete 2 jobs" });
  const confirm = deletion.getByRole("button", { name: "Delete" });
  await deletion.getByLabel("Type 2 to confirm").fill("3");
  await expect(confirm).toBeDisabled();
  await deletion.getByLabel("Type 2 to confirm").fill("2");
  await confirm.click();
  await expect(grid.getByRole("row").filter({ hasText: "Upkeep" })).toHaveCount(0);

  await page.getByRole("link", { name: /^Deleted/ }).click();
  const deleted = page.getByRole("grid", { name: "Deleted" });
  for (const name of names) await deleted.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("dialog", { name: "Restore 2 jobs" }).getByRole("button", { name: "Restore" }).click();
  await expect(deleted.getByRole("row").filter({ hasText: "Upkeep" })).toHaveCount(0);
  await page.getByRole("link", { name: /^Jobs/ }).click();
  for (const name of names) await expect(grid.getByRole("row").filter({ hasText: name })).toBeVisible();
});

test("the settings of the system and its queue service are in one tab", async ({ page }) => {
  await signInAs(page, "dana.developer", "/devops/job-maintenance?part=system");
  const main = page.getByRole("main");
  for (const label of ["System mode", "Message to all users", "App timestamp"])
    await expect(main.getByText(label, { exact: false }).first()).toBeVisible();
  const service = main.getByRole("region", { name: "Queue service" });
  await expect(service.getByText("Running", { exact: true })).toBeVisible();
  await service.getByRole("button", { name: "Stop queue service" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(service.getByText("Running", { exact: true })).toBeVisible();
});
