import { expect, openAs, test } from "../support/journey.ts";
import { axeFindings } from "../support/axe.ts";
import { checkUpload, createJob, sendFile } from "../support/job-flow.ts";
import { chooseFiles, confirmMapping, createJobOnScreen, figureOf } from "../support/job-screens.ts";
import { signIn } from "../support/sign-in.ts";

const made = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(`${lines.join("\n")}\n`),
});
const gbp = { currency: "GBP", country: "GBR" } as const;

/** Wide and narrow, light and dark: what a user may sit before. */
const looks = [
  { width: 1440, mode: "light" },
  { width: 390, mode: "dark" },
] as const;

test("what a file leaves open is asked once, with samples read both ways; a unit is applied and may be left aside", async ({
  page,
}) => {
  await openAs(page, "sasha.sysadmin");
  await createJobOnScreen(page, { name: "Open readings", ...gbp });
  await chooseFiles(
    page,
    made("open.csv", [
      "Supplier,Amount (£000),Payment Date",
      "Moorland Ridge,15.808,03/04/2025",
      "Kestrel Paving,2.450,05/04/2025",
      "Tamarind Energy,9.320,07/04/2025",
    ]),
  );
  const check = page.getByRole("button", { name: "Check all rows" });
  await expect(check).toBeDisabled({ timeout: 60_000 });
  const marks = page.getByRole("group", { name: "Decimal mark" });
  const orders = page.getByRole("group", { name: "Date order" });
  await expect(marks).toContainText("2.450 is 2,450.00");
  await expect(marks).toContainText("2.450 is 2.45");
  await expect(orders).toContainText("03/04/2025 is Apr 3, 2025");
  for (const { width, mode } of looks) {
    await page.setViewportSize({ width, height: 900 });
    // Colours that are on their way from one mode to the other are no user's.
    await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
    expect(await axeFindings(page, { within: "main" })).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await marks.getByRole("radio", { name: /^Comma/ }).check();
  await expect(check).toBeDisabled();
  await orders.getByRole("radio", { name: /^Day, month/ }).check();
  await expect(page.getByRole("checkbox", { name: /^Multiply the amounts by 1,000/ })).toBeChecked();
  await confirmMapping(page);
  await expect(figureOf(page, "Import preview", "Total amount").last()).toContainText("27,578,000.00");
  await expect(page.getByText("Amounts were multiplied by it")).toBeVisible();
  await page.getByRole("button", { name: "Back to mapping" }).click();
  await page.getByRole("checkbox", { name: /^Multiply the amounts by 1,000/ }).uncheck();
  await confirmMapping(page);
  await expect(figureOf(page, "Import preview", "Total amount").last()).toContainText("27,578.00");
});

test("a remembered mapping gives way to the file, with a note", async ({ page }) => {
  // How jobs are created and mappings confirmed on screen is above.
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const header = "Vendor named;Amount;Payment Date";
  const march = made("march.csv", [header, "Acme;1,250.75;25/03/2025", "Bolt;10.50;26/03/2025"]);
  const before = await createJob(staff, "March as remembered", gbp);
  await checkUpload(staff, before, await sendFile(staff, before, march.name, march.buffer));
  const jobId = await createJob(staff, "April as it is", gbp);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/workflow/advanced`);
  await chooseFiles(page, made("april.csv", [header, "Acme;1.250,75;04/25/2025", "Bolt;10,50;04/26/2025"]));
  const notice = page.getByText("This file’s values are used:");
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Payment date: “Month, day, year” here, not “Day, month, year”")).toBeVisible();
  await confirmMapping(page);
  await expect(figureOf(page, "Import preview", "Total amount").last()).toContainText("1,261.25");
});
