/** A newer card statement is offered to a finished job, with what it changes, and applied with one press. */
import { expectAccessible } from "../support/axe.ts";
import { withGrants } from "../support/direct-grants.ts";
import { checkUpload, createJob, importJob, sendFile } from "../support/job-flow.ts";
import { addressOf, expect, openAs, test } from "../support/journey.ts";
import { activateStatement, useStatement } from "../support/own-statement.ts";
import { signIn } from "../support/sign-in.ts";
import { isNoThing, showThing } from "../support/things-to-know.ts";

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));
const suppliers = [
  ["Zorbleck Tools Ltd", "1000.00"],
  ["Vintrell Papers", "500.00"],
] as const;
const payments = months.flatMap((month) => suppliers.map(([name, amount]) => `${name},${amount},2018-${month}-15`));
const ledger = `Supplier,Amount,Date\n${payments.join("\n")}\n`;

const letters = "bcdfghjklmnprstvwz";
const syllable = (at: number) => `${letters[at % 18]}${"aeiou"[at % 5]}${letters[(at * 7) % 18]}`;
/** Other merchants make a name rare: only a rare name is a match by itself. */
const others = Array.from(
  { length: 400 },
  (_, at) => `2018-01-05,${syllable(at)}${syllable(Math.floor(at / 90))}${syllable(at + 11)} Limited,5.00,Bookstores`,
);
const own = months.map((month) => `2018-${month}-07,Zorbleck Tools Ltd,210.00,Hardware Stores`);
const statement = `Date,Merchant,Amount,Merchant Category\n${[...own, ...others].join("\n")}\n`;

test("a newer card statement is offered with what it changes, and applied", async ({ page }) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await createJob(staff, "With newer evidence", { currency: "GBP", country: "GBR" });
  await checkUpload(staff, jobId, await sendFile(staff, jobId, "ledger.csv", Buffer.from(ledger)));
  await importJob(staff, jobId);
  await useStatement(staff, statement);

  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/summary`);
  await showThing(page, /^New card statement: 1 supplier becomes cardable\. £6K more a year\.$/);
  await page.getByRole("button", { name: "Review" }).click();
  const drawer = page.getByRole("complementary", { name: "New card statement" });
  await expect(drawer.getByRole("region", { name: "Become cardable" })).toContainText("Zorbleck Tools Ltd");
  await expect(drawer.getByText("Members and clients see nothing until you publish.", { exact: false })).toBeVisible();
  await expectAccessible(page, { within: "main" });
  // Its address opens it again.
  await expect(page).toHaveURL(/evidence=open/);
  await page.reload();
  const apply = drawer.getByRole("button", { name: "Apply to 1 supplier" });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1100, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(apply, `${size.width}`).toBeInViewport({ ratio: 1 });
  }
  await apply.click();
  await expect(page.getByText(/^(?:Results are ready|Run \d+ is ready|You can view the results)/).first()).toBeVisible({
    timeout: 90_000,
  });
  await page.goto(addressOf(`/jobs/${jobId}/suppliers`));
  await expect(page.getByText("Zorbleck Tools Ltd").first()).toBeVisible();
  await isNoThing(page, /^New card statement/);

  // The way back is a change as well; hidden, it stays hidden until the next one.
  await activateStatement(staff, 0);
  await page.reload();
  await showThing(page, "Card statement withdrawn: 1 supplier changes level.");
  await page.getByRole("button", { name: "Hide until the next change" }).click();
  await page.reload();
  await expect(page.getByText("Zorbleck Tools Ltd").first()).toBeVisible();
  await expect(page.getByText(/^Card statement withdrawn/)).toHaveCount(0);
});

test("a finished job is matched and scored again from its header, its details and quick search", async ({ page }) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await createJob(staff, "Scored again", { currency: "GBP", country: "GBR" });
  await checkUpload(staff, jobId, await sendFile(staff, jobId, "ledger.csv", Buffer.from(ledger)));
  await importJob(staff, jobId);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/summary`);
  const dialog = page.getByRole("alertdialog", { name: "Re-score this job?" });
  await page.getByRole("button", { name: /^Not published/ }).click();
  await page.getByRole("menuitem", { name: "Re-score" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Quick search" }).getByRole("combobox").fill("score again");
  await page.getByRole("option", { name: /^Re-score/ }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.goto(addressOf(`/jobs/${jobId}/details`));
  await page.getByRole("region", { name: "Runs" }).getByRole("button", { name: "Re-score" }).click();
  await dialog.getByRole("button", { name: "Re-score" }).click();
  await expect(page.getByText(/^(?:Results are ready|Run \d+ is ready|You can view the results)/).first()).toBeVisible({
    timeout: 90_000,
  });
});

test("a user who may not apply it sees what it changes, and whom to ask", async ({ page }) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await createJob(staff, "Asked for", { currency: "GBP", country: "GBR" });
  await checkUpload(staff, jobId, await sendFile(staff, jobId, "ledger.csv", Buffer.from(ledger)));
  await importJob(staff, jobId);
  await useStatement(staff, statement);
  await withGrants(staff, "user-alan-accountmanager", ["JobSummary_VIEW", "JobSuppliers_VIEW"], async () => {
    await openAs(page, "alan.accountmanager", `/jobs/${jobId}/summary`);
    await showThing(page, /^New card statement/);
    await page.getByRole("button", { name: "Review" }).click();
    const drawer = page.getByRole("complementary", { name: "New card statement" });
    await expect(drawer.getByText("Ask Sasha Sysadmin to apply it.")).toBeVisible();
    await expect(drawer.getByRole("button", { name: /^Apply/ })).toHaveCount(0);
  });
  await activateStatement(staff, 0);
});
