import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test } from "../support/journey.ts";
import { ownJob } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";

const staffOf = () => signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");

test("a case is computed as it is typed, explained, saved, and branched into a scenario of its own", async ({
  page,
}) => {
  const jobId = await ownJob(await staffOf(), "Business case of my own", 1500);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/business-case-calculator`);
  const result = page.getByLabel("Result", { exact: true });
  await expect(result.getByText("after £0 set-up")).toBeVisible();
  await expectAccessible(page);

  // Decimals of the reader; what is out of range is told and not computed with.
  const setUp = page.getByRole("textbox", { name: "Set-up cost" });
  await setUp.fill("20,000.50");
  await expect(result.getByText("after £20,001 set-up")).toBeVisible();
  await setUp.fill("much");
  await expect(page.getByText(/^Enter a number from £0\.00 to/)).toBeVisible();
  await expect(result.getByText("after £20,001 set-up")).toBeVisible();
  await setUp.fill("20000");
  await expect(page.getByRole("button", { name: "Reset Set-up cost" })).toBeVisible();

  // A figure opens its formula, its parts and its inputs.
  await result.getByRole("button", { name: /^Net present value/ }).click();
  const explained = page.getByRole("dialog", { name: "How this came about: Net present value" });
  await expect(explained.getByText("−set-up + Σ net of year y / (1 + discount rate)^y")).toBeVisible();
  await expect(explained.getByText(/^Discount rate/)).toBeVisible();
  await page.keyboard.press("Escape");

  // Draws come from beside the page.
  await expect(page.getByText(/^Eight of ten draws lie between/)).toBeVisible();

  // Keys change the scenario, the address says which.
  await page.getByRole("heading", { name: "Benefit by lever" }).click();
  await page.keyboard.press("1");
  await expect(page).toHaveURL(/scenario=low/);
  await page.keyboard.press("2");
  await expect(page).not.toHaveURL(/scenario=/);
  await page.getByRole("button", { name: "More for scenarios" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Slow start");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: /^Slow start/ })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("textbox", { name: "Ramp, year 1" }).fill("10");
  await page.getByRole("button", { name: "More for scenarios" }).click();
  await page.getByRole("menuitem", { name: "Compare" }).click();
  const side = page.getByRole("dialog", { name: "Scenarios side by side" });
  await expect(side.getByRole("row", { name: /Ramp, year 1/ })).toContainText("10%");
  await expectAccessible(page);
  await side.getByRole("button", { name: "Close" }).first().click();

  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save" });
  await dialog.getByRole("textbox", { name: "Note" }).fill("First draft");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Version 1" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Slow start/ })).toBeVisible();
  await expect(result.getByText("after £20,000 set-up")).toBeVisible();
});

test("the sample job has a saved case, and any scenario of it is a file", async ({ page }) => {
  await openAs(page, "sasha.sysadmin", "/jobs/sample-job/business-case-download");
  await expect(page.getByText(/^Version 1, saved by Sasha Sysadmin on /)).toBeVisible();
  await page.getByRole("combobox", { name: "Scenario" }).selectOption("Slow start");
  await expect(page).toHaveURL(/scenario=slow-start/);
  await page.getByRole("combobox", { name: "Copy" }).selectOption("Issuer’s sheet");
  await expect(page.getByText("It shows the issuer’s side. Do not hand it to the buyer.")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Excel (XLSX)" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole("combobox", { name: "Copy" }).selectOption("Buyer’s copy");
  const csv = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
});
