import { expectAccessible } from "../support/axe.ts";
import { checkUpload, createJob, importJob, sendFile } from "../support/job-flow.ts";
import { expect, openAs, test, watchPages } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

// What waits for a user is counted: jobs of other journeys would wait too.
let system: RunningSystem;
const { PAYGAUGE_PORT: port } = process.env;
test.beforeAll(async () => {
  system = await startSystem();
  process.env["PAYGAUGE_PORT"] = String(system.port);
});
test.afterAll(async () => {
  if (port !== undefined) process.env["PAYGAUGE_PORT"] = port;
  await system.end();
});

test("home shows the dashboard to who may see it, each figure opens its list, and g d leads back", async ({ page }) => {
  const faults: string[] = [];
  watchPages(page.context(), faults);
  await openAs(page, "dana.developer", "/");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  const figures = page.getByLabel("Figures");
  await expect(figures.getByText("Queue errors")).toBeVisible();
  const needs = page.getByRole("region", { name: "Needs you" });
  await expect(needs.getByRole("link", { name: "Approve" })).toBeVisible();
  await expectAccessible(page);
  const jobs = await figures.locator("dt", { hasText: "Jobs" }).locator("..").getByRole("link").first().textContent();
  await figures.locator("dt", { hasText: "Jobs" }).locator("..").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/analysis$/);
  await expect(page.getByText(new RegExp(`of ${jobs ?? ""}\\b`)).first()).toBeVisible();
  await page.locator("main").press("g");
  await page.keyboard.press("d");
  await expect(page).toHaveURL(/\/dashboard$/);

  // Later, and back, by keyboard alone; the focus stays in the list.
  await needs.getByRole("link", { name: "Approve" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Later: tomorrow" }).press("Enter");
  await expect(needs.getByText("Nothing waits for you.")).toBeVisible();
  await needs.getByRole("button", { name: "1 later" }).press("Enter");
  await expectAccessible(page);
  await needs.getByRole("button", { name: "Bring back" }).press("Enter");
  await expect(needs.getByRole("link", { name: "Approve" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("without the dashboard, home is the jobs list with what waits above it", async ({ page }) => {
  await openAs(page, "una.useradmin", "/");
  await expect(page).toHaveURL(/\/analysis$/);
  const needs = page.getByRole("region", { name: "Needs you" });
  await expect(needs.getByRole("link", { name: "Approve" })).toBeVisible();
  await expectAccessible(page);
});

/** Files with one row that cannot be read, each checked in a job of its own. */
async function jobsToFix(count: number): Promise<string[]> {
  const jobIds: string[] = [];
  const client = await signIn(Number(process.env["PAYGAUGE_PORT"]), "petra.jobmanager");
  for (let at = 1; at <= count; at += 1) {
    const jobId = await createJob(client, `To fix ${at}`, { currency: "GBP", country: "GBR" });
    jobIds.push(jobId);
    const lines = ["Supplier Name,Country,Invoice Number,Invoice Date,Amount"];
    for (let row = 1; row <= 6; row += 1)
      lines.push(`Fallow Press ${row},GBR,INV${at}-${row},2025-03-0${row},${row === 6 ? "twelve" : "120.00"}`);
    await checkUpload(client, jobId, await sendFile(client, jobId, `fix-${at}.csv`, Buffer.from(lines.join("\n"))));
  }
  return jobIds;
}

test("ten rows are settled by keyboard alone, the last one included, and the focus stays in the list", async ({
  page,
}) => {
  const jobIds = await jobsToFix(11);
  await openAs(page, "petra.jobmanager", "/");
  await expect(page).toHaveURL(/\/analysis$/);
  const needs = page.getByRole("region", { name: "Needs you" });
  const rows = needs.getByText("Fix 1 row");
  await expect(rows).toHaveCount(3);
  await needs.getByRole("button", { name: "Show all 11" }).press("Enter");
  await expect(rows).toHaveCount(11);
  // Another user settles one: it leaves, and says by whom once.
  const other = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  await importJob(other, jobIds.at(-1) ?? "");
  const told = needs.getByText(/^Fix 1 row: done by Sasha Sysadmin, /);
  await expect(told).toBeVisible();
  await needs.getByRole("button", { name: "Dismiss" }).click();
  await expect(told).toBeHidden();
  await expect(rows).toHaveCount(10);
  const actions = needs.getByRole("link", { name: "Fix rows" });
  await actions.first().focus();
  await page.keyboard.press("j");
  await expect(actions.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  for (let left = 9; left >= 0; left -= 1) {
    await expect(actions.first()).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Later: tomorrow" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rows).toHaveCount(left);
  }
  await expect(needs.getByText("Nothing waits for you.")).toBeVisible();
  await expect(needs.getByRole("button", { name: "10 later" })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest("section")?.textContent)).toContain("Needs you");
});
