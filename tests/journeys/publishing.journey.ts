import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test, walkTo, watchPages, type Page } from "../support/journey.ts";
import { assign, mergeTwo, ownJob, rescored, suppliersOf } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";
import { showThing } from "../support/things-to-know.ts";

/** The insights of the job say that it has so many suppliers. */
const tellsSuppliers = (page: Page, count: number) =>
  expect(page.getByText(`${count} suppliers`, { exact: false }).first()).toBeVisible();

test("what is published stays as it is while the job is scored again, until a user publishes the newer run", async ({
  page,
  browser,
  watched,
}) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, "Published and pinned");
  await assign(staff, jobId, "user-clara-client");
  const before = (await suppliersOf(staff, jobId)).length;
  const context = await browser.newContext();
  watchPages(context, watched);
  const client = await context.newPage();
  // Loaded each time: nothing that the client saw before is left.
  const seen = async (count: number) => {
    await client.goto(addressOf(`/jobs/${jobId}/insights`));
    await tellsSuppliers(client, count);
  };
  await openAs(client, "clara.client", `/jobs/${jobId}/insights`);
  await expect(client.getByRole("heading", { name: "Job not found" })).toBeVisible();

  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/summary`);
  await expect(page.getByText("Not published", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish run 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("button", { name: /^Published .*\d{4}$/ })).toBeVisible();
  await seen(before);
  await expect(client.getByText(/^Published .*\d{4}$/)).toBeVisible();

  // Every reader sees what made it.
  await client.getByRole("button", { name: "Run details" }).click();
  const made = client.getByRole("dialog", { name: "Run 1 details" });
  await expect(made.getByText(/^ledger\.csv: [\d,]+ rows accepted, 0 rejected$/)).toBeVisible();
  await expect(made.getByText(/^Directory version \d+, [\d,]+ entries, demo$/)).toBeVisible();
  await expectAccessible(client);
  await made.getByRole("button", { name: "Close" }).last().click();
  await expect(client.getByRole("button", { name: "Run details" })).toBeFocused();

  await mergeTwo(staff, jobId);
  await rescored(staff, jobId);
  await seen(before);
  await walkAnew(page, `/jobs/${jobId}/insights`);
  await tellsSuppliers(page, before - 1);
  const status = page.getByRole("button", { name: /a newer run waits$/ });
  await status.click();
  await page.getByRole("menuitemcheckbox", { name: /^Published / }).click();
  await expect(page).toHaveURL(/run=published/);
  await showThing(page, "You see what members and clients see: run 1");
  await expect(page.getByText(`${before} suppliers`, { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  // The run that is looked at goes along from page to page.
  await page.getByRole("link", { name: "Suppliers", exact: true }).first().click();
  await expect(page).toHaveURL(/suppliers\?.*run=published/);
  await showThing(page, "You see what members and clients see: run 1");
  await page.getByRole("link", { name: "Go to latest run" }).click();
  await expect(page).not.toHaveURL(/run=/);

  await walkTo(page, "/analysis");
  await expect(page.getByText(/^Published .*, a newer run waits$/).first()).toBeVisible();
  await walkTo(page, `/jobs/${jobId}/summary`);
  await page.getByRole("button", { name: "Publish run 2" }).click();
  // The difference first: one supplier less, and who will read it.
  const asked = page.getByRole("alertdialog", { name: "Publish run 2?" });
  await expect(asked.getByText(`Suppliers: ${before - 1} (was ${before})`)).toBeVisible();
  await expect(asked.getByText("0 new suppliers, 1 removed")).toBeVisible();
  await expect(asked.getByRole("rowheader", { name: /^Clara Client .*assigned$/ })).toBeVisible();
  await expectAccessible(page);
  // Meanwhile another run ends: nothing is published, and the new difference is there.
  await rescored(staff, jobId);
  await asked.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("alert").getByText("Review the updated changes.", { exact: false })).toBeVisible();
  await expect(page.getByText("What changes from run 1 to run 3")).toBeVisible();
  await seen(before);
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("button", { name: /^Published .*\d{4}$/ })).toBeVisible();
  await seen(before - 1);

  await page.getByRole("button", { name: /^Published / }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Not published", { exact: true })).toBeVisible();
  await client.reload();
  await expect(client.getByRole("heading", { name: "Job not found" })).toBeVisible();
  await context.close();
});
