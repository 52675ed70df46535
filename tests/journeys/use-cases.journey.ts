import { expectAccessible } from "../support/axe.ts";
import type { Client } from "../support/client.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { assign, ownJob, rescored, suppliersOf } from "../support/own-job.ts";
import { expectOk } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";
import { showThing } from "../support/things-to-know.ts";

const jobName = "Use cases of my own";

async function savedAndReset(page: Page): Promise<void> {
  await expect(page.getByText("No use cases yet.")).toBeVisible();
  const proposed = page.getByRole("table", { name: "Suggested for this job" });
  await expect(proposed.getByRole("row")).toHaveCount(9);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Virtual lockbox as a use case" }).click();
  const dialog = page.getByRole("dialog", { name: "Save use case" });
  await dialog.getByLabel("Name").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Lockbox of the county");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/use-cases\/[^/]+$/);
  await expect(page.getByRole("heading", { name: "Lockbox of the county" })).toBeVisible();
  await expect(page.getByText("The criteria match the same suppliers today.")).toBeVisible();

  const value = page.getByRole("region", { name: "Expected value" });
  const before = await value.getByRole("row").last().textContent();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const assumptions = page.getByRole("dialog", { name: "Assumptions" });
  await assumptions.getByRole("textbox", { name: "Conversion" }).fill("200");
  await expect(assumptions.getByText("Enter a number from 0 to 100%.")).toBeVisible();
  await assumptions.getByRole("textbox", { name: "Conversion" }).fill("25");
  await expectAccessible(page);
  await assumptions.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Entered here\. Default: \d+%$/)).toBeVisible();
  await expect(value.getByRole("row").last()).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Entered here\. Default: \d+%$/)).toBeHidden();
  await expect(value.getByRole("row").last()).toHaveText(before ?? "");
}

async function waitsForRefresh(page: Page, staff: Client, jobId: string): Promise<void> {
  // Criteria change, the set does not; a notice names the leaving suppliers first.
  await page
    .getByRole("button", { name: /^Edit the filter / })
    .or(page.getByRole("button", { name: /Boost/ }))
    .first()
    .click();
  const editor = page.getByRole("dialog", { name: "Add filter" });
  await editor.getByRole("option", { name: "Medium" }).click();
  await editor.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/The criteria now match .* 0 added, \d+ removed\./)).toBeVisible();
  await page.getByRole("button", { name: "Refresh set" }).click();
  const refresh = page.getByRole("dialog", { name: "Refresh the set?" });
  await expect(refresh.getByText("No suppliers added.")).toBeVisible();
  await expect(refresh.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  await refresh.getByRole("button", { name: "Refresh set" }).click();
  await expect(page.getByText("The criteria match the same suppliers today.")).toBeVisible();
  await expectAccessible(page);

  // A supplier of it, and back on its own page what counts it.
  await page.getByRole("grid", { name: "Suppliers" }).getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Value if it converts" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "View supplier" }).click();
  await expect(
    page.getByRole("region", { name: "Use cases" }).getByRole("link", { name: "Lockbox of the county" }),
  ).toBeVisible();

  await rescored(staff, jobId);
  await walkAnew(page, `/jobs/${jobId}/use-cases`);
  await showThing(page, "The job was re-scored: 1 use case is out of date.");
}

async function pitchIsEdited(page: Page, staff: Client, jobId: string): Promise<void> {
  const body = { name: "Everybody", method: "vcard", criteria: { filterItems: [] }, typed: {} };
  const made = expectOk(await staff.call("POST", `/api/v1/jobs/${jobId}/use-cases`, body), "use case");
  const { id } = made.json<{ id: string }>();
  await walkAnew(page, `/jobs/${jobId}/use-cases/${id}`);
  const pitch = page.getByRole("region", { name: "Pitch" });
  await expect(pitch.getByText("Generated from figures", { exact: true })).toBeVisible();
  await expect(
    pitch.getByText(/by virtual card\. .*between 1\.85% and 2\.45% of each payment.*ask your acquirer/),
  ).toBeVisible();
  await pitch.getByLabel("Language of the text").selectOption("fr");
  await expect(page).toHaveURL(/pitch=fr/);
  await page.reload();
  await expect(pitch.getByText(/par carte virtuelle\. .*entre 1,85\s% et 2,45\s%/)).toBeVisible();
  await pitch.getByLabel("Language of the text").selectOption("de");
  await expect(pitch.getByText(/per virtueller Karte bezahlen/)).toBeVisible();

  await pitch.getByRole("button", { name: "Edit: Pitch" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit: Pitch" });
  const text = dialog.getByRole("textbox", { name: "Text in Deutsch" });
  await text.fill("Die Karte ist Kosten-los. Üblich sind 1,85 % bis 2,45 %, fragen Sie Ihren Acquirer.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/^The text contains “Kosten-los”\. Suppliers pay for acceptance/)).toBeVisible();
  await expectAccessible(page);
  await text.fill("Wir zahlen per Karte.");
  await expect(dialog.getByText("State the fee as a range with its source: 1.85% to 2.45%")).toBeVisible();
  await text.fill("Bitte senden Sie uns Ihre Bankverbindung.");
  await expect(dialog.getByText(/^“Bitte senden .*” asks for payment details\./)).toBeVisible();
  await text.fill("Wir zahlen per Karte. Üblich sind 1,85 % bis 2,45 %, fragen Sie Ihren Acquirer.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(pitch.getByText("Generated from figures, edited")).toBeVisible();
  await expect(pitch.getByText("Wir zahlen per Karte. Üblich sind")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pitch.getByText("Generated from figures", { exact: true })).toBeVisible();

  await pitch.getByRole("button", { name: "Edit: Pitch" }).click();
  await text.fill("Üblich sind 1,85 % bis 2,45 %, fragen Sie Ihren Acquirer.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(pitch.getByText("Generated from figures, edited")).toBeVisible();
  await pitch.getByRole("button", { name: "Reset to generated text" }).click();
  await expect(pitch.getByText(/per virtueller Karte bezahlen/)).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await pitch.getByRole("button", { name: "Copy" }).click();
  await expect(pitch.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("per virtueller Karte bezahlen");
}

async function barIsSaved(page: Page, jobId: string): Promise<void> {
  await walkAnew(page, `/jobs/${jobId}/insights?dim=Countries`);
  await page
    .getByRole("region", { name: /by country$/i })
    .first()
    .getByRole("application")
    .focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const show = await page.getByRole("menuitem", { name: /^Show [\d,]+ suppliers?$/ }).innerText();
  await page.getByRole("menuitem", { name: "Save as use case" }).click();
  const dialog = page.getByRole("dialog", { name: "Save use case" });
  await dialog.getByLabel("Name").fill("Of one country");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  const count = /[\d,]+/.exec(show)?.[0];
  await expect(page.getByText(`${count} suppliers in the frozen set.`)).toBeVisible();
}

async function filtersArePublished(page: Page, staff: Client, jobId: string): Promise<void> {
  const [first] = await suppliersOf(staff, jobId);
  await walkAnew(page, `/jobs/${jobId}/suppliers?search=${encodeURIComponent(first?.name ?? "")}`);
  await page.getByRole("searchbox", { name: "Search rows" }).fill(first?.name ?? "");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save as use case" }).click();
  const dialog = page.getByRole("dialog", { name: "Save use case" });
  await dialog.getByLabel("Name").fill("The largest");
  await expect(dialog.getByText(`matching “${first?.name}”`)).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 supplier in the frozen set.")).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole("switch", { name: "Published" }).click();
  await expect(page.getByText("Use case published.")).toBeVisible();
  await expect(page.getByText(/^Published with run 2/)).toBeVisible();

  await assign(staff, jobId, "user-clara-client");
  const { latest, publicationNumber } = expectOk(await staff.call("GET", `/api/v1/jobs/${jobId}`), "job").json<{
    latest: { run: string };
    publicationNumber: number;
  }>();
  const body = { run: latest.run, publication: publicationNumber };
  expectOk(await staff.call("POST", `/api/v1/jobs/${jobId}/publish`, body), "publish");
  await page.context().clearCookies();
  await openAs(page, "clara.client", address);
  await expect(page.getByRole("heading", { name: "The largest" })).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "All 1, as CSV" }).click();
  expect((await download).suggestedFilename()).toBe(`${jobName} The largest.csv`);
  await walkAnew(page, `/jobs/${jobId}/use-cases`);
  await expect(page.getByRole("link", { name: "The largest" })).toBeVisible();
  await expect(page.getByText("Suggested for this job")).toHaveCount(0);
}

test("use cases of a job are saved from proposals, bars and filters, edited, refreshed, pitched and published", async ({
  page,
}) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await ownJob(staff, jobName, 1500);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/use-cases`);
  await test.step("a proposal is saved, its assumptions are changed and reset", () => savedAndReset(page));
  await test.step("its set waits for a refresh", () => waitsForRefresh(page, staff, jobId));
  await test.step("a pitch is read in three languages, edited within its rules, undone and reset", () =>
    pitchIsEdited(page, staff, jobId));
  await test.step("a bar of the insights becomes a use case of the suppliers that it opens", () =>
    barIsSaved(page, jobId));
  await test.step("the filters of the suppliers grid become a use case, which clients see once it is published", () =>
    filtersArePublished(page, staff, jobId));
});
