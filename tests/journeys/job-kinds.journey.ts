import { sampleSuppliers } from "../../origin/src/seed/samples/suppliers.ts";
import { addressOf, expect, openAs, test, walkTo, type Page } from "../support/journey.ts";
import { chooseFiles, confirmMapping, createJobOnScreen, importToTheEnd } from "../support/job-screens.ts";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { assign } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";
import { expectAccessible } from "../support/axe.ts";

const rows = sampleSuppliers().trimEnd().split("\r\n");
const withSpend = rows.slice(0, 40).map((row, at) => `${row},${at === 0 ? "Spend" : `${at * 10}.00`}`);
const file = { name: "spend.csv", mimeType: "text/csv", buffer: Buffer.from(withSpend.join("\n")) };

async function jobIsMoved(page: Page): Promise<void> {
  const jobId = await createJobOnScreen(page, { name: "Changed kinds", country: "GBR" });
  await chooseFiles(page, file);
  await confirmMapping(page);
  await importToTheEnd(page);
  await page.goto(addressOf(`/jobs/${jobId}/workflow/matched-data-only`));

  await page.getByRole("button", { name: "Change type" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Change the type of Changed kinds?" });
  await dialog.getByRole("radio", { name: /^Summary/ }).check();
  await expect(dialog).toContainText("Required, but not in any file yet: Spend.");
  await expect(dialog).toContainText("New pages after the import: Insights");
  await expect(dialog).toContainText("Its file is kept.");
  await expect(dialog).toContainText("Current and published results don’t change");
  await expectAccessible(page, { within: "[role=alertdialog]" });
  const confirm = dialog.getByRole("button", { name: "Change to Summary" });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("button", { name: /^Currency:/ }).click();
  const list = page.getByRole("dialog", { name: "Currency", exact: true });
  await list.getByRole("combobox").fill("GBP");
  await list.getByRole("option", { name: /GBP/ }).first().click();
  await confirm.click();

  // the same file, read as the other type; what was matched is still there to read
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}/workflow/base`));
  await expect(page.getByText("Type: Summary")).toBeVisible();
  await expect(page.getByRole("link", { name: "Insights", exact: true })).toHaveCount(0);
  await page.goto(addressOf(`/jobs/${jobId}/insights`));
  await expect(page.getByText("Insights isn’t available for this type of job")).toBeVisible();
  await page.goBack();
  await confirmMapping(page);
  await importToTheEnd(page);
  await page.getByRole("link", { name: "Insights", exact: true }).click();
  await expect(page.getByText("Insights isn’t available for this type of job")).toHaveCount(0);
  await expect(
    page
      .getByRole("region", { name: /totals/i })
      .or(page.getByText("Spend").first())
      .first(),
  ).toBeVisible();

  // and back: what goes is named
  await walkAnew(page, `/jobs/${jobId}/workflow/base`);
  await page.getByRole("button", { name: "Change type" }).click();
  const back = page.getByRole("alertdialog", { name: "Change the type of Changed kinds?" });
  await back.getByRole("radio", { name: /^Matched data only/ }).check();
  await expect(back).toContainText("Not available in the new type: Insights");
  await expect(back).toContainText("No longer read from the files: Spend.");
  await back.getByRole("button", { name: "Change to Matched data only" }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}/workflow/matched-data-only`));
  await expect(page.getByText("Reused from an earlier file for this buyer.")).toBeVisible();
}

async function optionsOpenOnFocus(page: Page): Promise<void> {
  const country = page.getByRole("button", { name: /^Buyer country:/ });
  await page.getByLabel("Issuer", { exact: false }).selectOption({ label: "Harbour Payments" });
  await page.getByRole("button", { name: "New buyer" }).focus();
  await page.keyboard.press("Tab");
  const list = page.getByRole("dialog", { name: "Buyer country", exact: true });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(country).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Create job" })).toBeFocused();
}

test("a job is made by the keyboard's options, and moved to another type and back", async ({ page }) => {
  await openAs(page, "petra.jobmanager");
  await test.step("a job is moved to another type and back: what that changes is said first, and its file and results stay", () =>
    jobIsMoved(page));
  await walkTo(page, "/jobs/create/matched-data-only");
  await test.step("options open on the keyboard's focus for those who want it, and Escape leaves them closed", () =>
    optionsOpenOnFocus(page));
});

test("the view of before has every tab next to the others, without groups", async ({ page }) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const path = "/api/v1/jobs/sample-job";
  const { latest, published, publicationNumber: publication } = (await staff.call("GET", path)).json<Job>();
  if (published === null) await staff.call("POST", `${path}/publish`, { run: latest?.run, publication });
  await assign(staff, "sample-job", "user-lena-legacyjobviewaccessor");
  await openAs(page, "lena.legacyjobviewaccessor", "/jobs/sample-job/insights");
  const tabs = page.getByRole("navigation", { name: "Job pages" });
  await expect(tabs.getByRole("link", { name: "Insights", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(tabs.getByRole("button")).toHaveCount(0);
});
