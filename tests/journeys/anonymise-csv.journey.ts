/** A ledger anonymised in the browser. SHOTS names a folder for pictures. */
import { closeSync, ftruncateSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { lookAt } from "../support/look-at.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";

const path = "/dev/tools/anonymize-csv";

const line = (at: number): string =>
  `V${at % 40},Planted Supplier ${at % 40} Ltd,${at} Mill Lane,GB,2026-01-${String((at % 28) + 1).padStart(2, "0")},${at}.25,1000${at}`;
const ledger = (rows: number): string =>
  `Supplier ID,Supplier Name,Address,Country,Date,Amount,Bank account\n${Array.from({ length: rows }, (_, at) => line(at + 1)).join("\n")}\n`;

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel("Ledger (CSV)").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });

test("a ledger is rewritten in the browser, and never sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const policies: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes(".worker-")) policies.push(response.headers()["content-security-policy"] ?? "");
  });
  await openAs(page, "dana.developer", `${path}?amounts=keep`);
  await choose(page, "payments.csv", ledger(300));
  await expect(page.getByText("300 rows, 7 columns.")).toBeVisible();
  await expect(page.getByLabel("Treatment of Supplier Name")).toHaveValue("supplierName");
  await expect(page.getByLabel("Treatment of Bank account")).toHaveValue("blank");
  await expect(page.getByRole("radio", { name: /^Unchanged/ })).toBeChecked();
  await lookAt(page, "anonymise-choices");
  await page.getByRole("button", { name: "Anonymise", exact: true }).click();
  await expect(page.getByText("The same suppliers as before")).toBeVisible();
  await expect(page.getByText("40 suppliers are recognisable as the same across 300 rows.")).toBeVisible();
  await expect(page.getByText("300 of 300 rows have amounts and dates that occur once")).toBeVisible();
  await lookAt(page, "anonymise-result");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save/ }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  expect((await saved).suggestedFilename()).toBe("payments-anonymised.csv");
  expect(text.split("\n")).toHaveLength(302);
  expect(text).not.toMatch(/Planted|Mill Lane|10001/);
  expect(sent.filter((each) => /Planted|Mill Lane/.test(each))).toEqual([]);
  expect(policies).toHaveLength(1);
  expect(policies[0]).toContain("connect-src 'none'");
});

/** A file of 2 GB that takes no room on the disk. */
function hugeFile(): string {
  const place = test.info().outputPath("huge.csv");
  const file = openSync(place, "w");
  ftruncateSync(file, 2_000_000_000);
  closeSync(file);
  return place;
}

test("a file without a ledger is refused with advice, and a run can be canceled", async ({ page }) => {
  await openAs(page, "dana.developer", path);
  await choose(page, "payments.csv", Buffer.from("%PDF-1.7 not a table"));
  await expect(page.getByRole("alert")).toContainText("PDF");
  await choose(page, "payments.csv", ledger(60).split("\n").slice(1).join("\n"));
  await expect(page.getByText("This file has no header row.")).toBeVisible();
  await page.getByLabel("Ledger (CSV)").setInputFiles(hugeFile());
  await expect(page.getByText("huge.csv is larger than 1 GB. Split it or choose a smaller file.")).toBeVisible();
  await choose(page, "payments.csv", ledger(400_000));
  await page.getByRole("button", { name: "Anonymise", exact: true }).click();
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Anonymise", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await page.getByLabel("Key of the pseudonyms").fill("short");
  await expect(page.getByText("Use 16 to 200 characters.")).toBeVisible();
  await page.getByLabel("Treatment of Supplier Name").selectOption("blank");
  await expect(page.getByText("No column holds the supplier’s name: choose one.")).toBeVisible();
  await page.goto(addressOf(`${path}?amounts=round`));
  await choose(page, "payments.csv", ledger(10));
  await expect(page.getByLabel("Multiple of")).toBeVisible();
});
