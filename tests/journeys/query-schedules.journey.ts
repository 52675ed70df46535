import { axeFindings } from "../support/axe.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, sideways } from "../support/pages-to-see.ts";

const name = "Rows by group";
const schedule = "Monday mornings";

async function savesQuery(page: Page): Promise<void> {
  await openAs(page, "dana.developer", "/admin/analytics-query/create");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save the query" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Share with").selectOption({ label: "Harbour Payments" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Chooses in a list that opens below its field, by typing. */
async function chooses(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("dialog").getByLabel(label).click();
  // Typed before the list has the focus, letters would be lost.
  await expect(page.getByRole("listbox", { name: label })).toBeVisible();
  await page.keyboard.type(option);
  await expect(page.getByRole("option", { name: option })).toBeVisible();
  await page.keyboard.press("Enter");
}

async function schedules(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New schedule" }).press("Enter");
  const form = page.getByRole("dialog", { name: "New schedule" });
  await form.getByLabel("Name").fill(schedule);
  await form.getByLabel("Time", { exact: false }).first().fill("02:30");
  await chooses(page, "Time zone", "Europe/London");
  await expect(form.getByRole("listitem")).toHaveText([/^Mon, .* 02:30/, /^Mon, .* 02:30/, /^Mon, .* 02:30/]);
  await chooses(page, "Recipients", "Petra Jobmanager");
  await page.keyboard.press("Escape");
  expect(await axeFindings(page, { within: "[role=dialog]" })).toEqual([]);
  await form.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row", { name: new RegExp(schedule) });
  await expect(row).toContainText("Every Monday at 02:30, Europe/London, CSV");
  await expect(row).toContainText("Petra Jobmanager");
  await expect(row).toContainText("Active");
}

async function acts(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${schedule}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Opens the email in the outbox, and returns its link to opt out. */
async function stopLink(page: Page): Promise<string> {
  await openAs(page, "dana.developer", "/admin/users?status=outbox");
  await page.getByRole("button", { name }).first().click();
  const mail = page.getByRole("dialog", { name });
  await expect(mail).toContainText("petra.jobmanager@paygauge.example");
  await expect(mail).toContainText(`Attached: ${name}.csv`);
  return /\S+\/stop\/pgt_\S+/.exec(await mail.innerText())?.[0] ?? "";
}

test("a schedule is made, run now, seen by recipient, and left by its link without a session", async ({
  page,
  browser,
}) => {
  await savesQuery(page);
  await schedules(page);
  await acts(page, "Run now");
  await expect(page.getByText(`${schedule} is being sent.`)).toBeVisible();
  await acts(page, "Runs");
  const runs = page.getByRole("dialog", { name: `Runs of “${schedule}”` });
  await expect(runs.getByRole("row", { name: /Petra Jobmanager.*Sent/ })).toBeVisible({ timeout: 15_000 });
  const address = page.url();
  expect(address).toContain("runs=");
  expect(await axeFindings(page, { within: "[role=dialog]" })).toEqual([]);
  // The address reproduces what is open.
  await page.reload();
  await expect(runs).toBeVisible();

  const link = await stopLink(page);
  const outside = await browser.newContext();
  const reader = await outside.newPage();
  await reader.goto(addressOf(new URL(link).pathname));
  await expect(reader.getByText(`The schedule no longer emails you the rows of “${name}”.`)).toBeVisible();
  await reader.getByRole("button", { name: "Stop these emails" }).click();
  await expect(reader.getByRole("heading", { name: "You won’t receive these emails again." })).toBeVisible();
  await outside.close();

  await page.goto(address.replace(/\?.*/, ""));
  await expect(page.getByText("Petra Jobmanager (opted out)")).toBeVisible();
  await acts(page, "Pause");
  await expect(page.getByText(`${schedule} is paused.`)).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(schedule) })).toContainText("Paused");
  await page.setViewportSize({ width: 390, height: 844 });
  await drawn(page);
  expect(await sideways(page)).toEqual([]);
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
  await acts(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No schedules.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});
