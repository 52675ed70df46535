/** A user configures a server, sets its password for the connector alone, tests it and sees what a run took. */
import process from "node:process";
import { ServedFolder } from "../../connector/src/sftp-server.fixture.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { ConnectorProcess, ledgerOf } from "../system/sftp-files.ts";

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole("button", { name: label }).click();
  await page.keyboard.type(option);
  await page.getByRole("option", { name: option }).first().click();
}

async function fillNew(page: Page, served: ServedFolder): Promise<void> {
  await page.getByRole("textbox", { name: "Name", exact: false }).first().fill("Calder ledgers");
  await page.getByLabel(/^Connector/).selectOption({ label: "Sample SFTP connector" });
  await page.getByLabel(/^Host(?! key)/).fill("127.0.0.1");
  await page.getByLabel(/^Port/).fill(String(served.port));
  await page.getByLabel(/^User name/).fill("in");
  await page.getByLabel(/^Host key/).fill(served.hostKey);
  await page.getByLabel(/^Issuer/).selectOption({ label: "Harbour Payments" });
  await choose(page, /^Buyer:/, "Calder County Council");
  await page.getByLabel(/^Path/).fill("/out/ap-????-??.csv");
  await page.getByLabel(/^Job kind/).selectOption({ label: "Advanced analysis" });
  await page.getByLabel(/^Runs/).selectOption({ label: "Weekdays" });
  await page.getByLabel(/^Time(?! zone)/).fill("06:30");
  await page.getByLabel(/^Weekday/).selectOption({ label: "Monday" });
  await choose(page, /^Time zone/, "Europe/London");
  await page.getByRole("radio", { name: "Move" }).check();
  await page.getByLabel(/^Folder/).fill("/taken");
}

test("a user configures a server, and each of its files becomes a job", async ({ page }) => {
  const served = await new ServedFolder().listen();
  const connector = new ConnectorProcess(Number(process.env["PAYGAUGE_PORT"]));
  try {
    for (const month of ["10", "11"]) served.put(`/out/ap-2026-${month}.csv`, ledgerOf(Number(month), 2000));
    served.put("/out/notes.txt", "none");
    connector.start();
    await openAs(page, "dana.developer", "/devops/sftp-configuration/create");
    await expect.poll(() => connector.log).toContain("Fingerprint");
    await page.reload();
    await fillNew(page, served);
    await page.getByRole("button", { name: "Create configuration" }).click();
    await expect(page.getByRole("heading", { name: "Calder ledgers" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Next three runs" }).getByText(/06:30/)).toHaveCount(3);

    await page.getByRole("button", { name: "Set password" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("textbox", { name: /Fingerprint/ }).fill("another");
    await dialog.getByLabel("Password", { exact: true }).last().fill(served.password);
    await dialog.getByRole("button", { name: "Encrypt and save" }).click();
    await expect(dialog.getByText(/has another fingerprint/)).toBeVisible();
    const shown = /Fingerprint (\S+)/.exec(connector.log)?.[1] ?? "";
    await dialog.getByRole("textbox", { name: /Fingerprint/ }).fill(shown);
    await dialog.getByRole("button", { name: "Encrypt and save" }).click();
    await expect(page.getByText(/this app can’t read it/)).toBeVisible();

    await page.getByRole("button", { name: "Test", exact: true }).click();
    await expect(page.getByText("2 files of 3 match")).toBeVisible({ timeout: 30_000 });
    expect(served.opened).toEqual([]);
    await page.getByRole("button", { name: "Run now" }).click();
    await expect(page.getByText(/2 files taken/)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await page.getByRole("region", { name: "Runs" }).locator("summary").click();
    await page.getByRole("link", { name: "ap-2026-10.csv" }).click();
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]+\/details$/);
  } finally {
    await connector.end();
    await served.close();
  }
});
