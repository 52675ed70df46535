import { readFileSync } from "node:fs";
import { expectAccessible } from "../support/axe.ts";
import type { Client } from "../support/client.ts";
import { withGrants } from "../support/direct-grants.ts";
import { checkUpload, createJob, importJob, sendFile } from "../support/job-flow.ts";
import type { Browser } from "@playwright/test";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { rescored, suppliersOf } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";

const months = ["01", "02", "03", "04", "05"];
const payments = months.map((month) => `2018-${month}-07,SQ *ZORBLECK TOOLS,10.00,Hardware Stores`);
const statement = [
  "Date,Merchant,Amount,Merchant Category",
  ...payments,
  "2018-03-02,OVAL CAFE #12,4.50,Eating Places",
];
const ledger = "Supplier,Amount,Date\nZorbleck Tools Ltd,100.00,2018-06-01\nVintrell Papers,50.00,2018-06-02\n";

async function importedJob(staff: Client): Promise<string> {
  const jobId = await createJob(staff, "With statements", { currency: "GBP", country: "GBR" });
  await checkUpload(staff, jobId, await sendFile(staff, jobId, "ledger.csv", Buffer.from(ledger)));
  await importJob(staff, jobId);
  return jobId;
}

/** Asks first, then makes the version of a row the one in use. */
async function activate(page: Page, row: RegExp, name: string): Promise<void> {
  const version = page.getByRole("row", { name: row });
  await version.getByRole("button", { name }).click();
  await page.getByRole("alertdialog").getByRole("button", { name }).click();
  await expect(version).toContainText("In use");
}

/** A job manager, who can’t add a statement, is led to the issuer’s jobs and to users who can. */
async function jobsAreTheWayOn(browser: Browser, version: string): Promise<void> {
  const manager = await (await browser.newContext()).newPage();
  await openAs(manager, "petra.jobmanager", "/admin/issuer-manager/issuer-harbour/card-statements");
  await expect(manager.getByText(`Version ${version} is in use.`, { exact: false })).toBeVisible();
  await expect(manager.getByRole("button", { name: "Roll back" })).toHaveCount(0);
  const users = manager.getByRole("link", { name: "View its users" });
  await expect(users).toHaveAttribute("href", /issuer-harbour\/users$/);
  await manager.getByRole("link", { name: /^View jobs of / }).click();
  await expect(manager.getByRole("link", { name: "With statements" })).toBeVisible();
  await expect(manager).toHaveURL(/f=issuerName/);
  await manager.context().close();
}

test("an issuer's manager adds a card statement; its suppliers then show their payments, until it is rolled back", async ({
  page,
  browser,
}) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const jobId = await importedJob(staff);
  await withGrants(staff, "user-alan-accountmanager", ["IssuerArea_VIEW", "IssuerArea_CRUD"], async () => {
    await openAs(page, "alan.accountmanager", "/admin/issuer-manager/issuer-harbour/card-statements");
    await page.getByRole("combobox", { name: "Buyer" }).selectOption("Calder County Council");
    const file = { name: "cards.csv", mimeType: "text/csv", buffer: Buffer.from(`${statement.join("\n")}\n`) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByText("6 payments to 2 merchants in cards.csv: £54.50.")).toBeVisible();
    const cleaned = page.getByRole("row", { name: /^SQ \*ZORBLECK TOOLS/ });
    await expect(cleaned).toHaveText("SQ *ZORBLECK TOOLSZORBLECK TOOLSpayment service");
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Note" }).fill("Cards of spring");
    await page.getByRole("button", { name: "Save and activate" }).click();
    const saved = await page.getByText(/^Version \d+ is saved and in use/).innerText();
    const number = /\d+/.exec(saved)?.[0] ?? "?";
    await expect(page.getByRole("row", { name: new RegExp(`^${number} .*Cards of spring`) })).toContainText("In use");

    // What it holds, whole, by any spelling, and as a file.
    await page
      .getByRole("row", { name: /Cards of spring/ })
      .first()
      .getByRole("button", { name: /^Show \d/ })
      .click();
    const list = page.getByRole("table", { name: /^Merchants in version/ });
    await expect(list.getByRole("row", { name: /^OVAL CAFE/ })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search merchants" }).fill("sq zor");
    await expect(list.getByRole("row")).toHaveCount(2);
    await expect(page).toHaveURL(/search=sq\+zor/);
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "CSV" }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    expect(text).toContain('"Paid by card 5 times, last May 2018",50.00');
    expect(text).not.toContain("OVAL CAFE");

    // The next run sees it, and shows it.
    await rescored(staff, jobId);
    const supplier = (await suppliersOf(staff, jobId)).find(({ name }) => name === "Zorbleck Tools Ltd");
    const reader = await (await browser.newContext()).newPage();
    const supplierPage = addressOf(`/jobs/${jobId}/suppliers/${supplier?.supplierKey}`);
    await openAs(reader, "sasha.sysadmin", `/jobs/${jobId}/details`);
    await expect(reader.getByRole("row", { name: /^Run 2/ })).toContainText(`Card statements version ${number}`);
    await reader.goto(supplierPage);
    await expect(reader.getByText("Paid by card 5 times, last May 2018")).toBeVisible();

    await jobsAreTheWayOn(browser, number);

    await activate(page, /^No card statement \(jobs use the directory only\)/, "Roll back");
    await rescored(staff, jobId);
    await reader.reload();
    await expect(reader.getByText("Match evidence")).toBeVisible();
    await expect(reader.getByText(/^Paid by card/)).toHaveCount(0);
    await reader.context().close();
  });
});
