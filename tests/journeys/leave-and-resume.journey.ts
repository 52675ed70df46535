import { truncateSync, writeFileSync } from "node:fs";
import papa from "papaparse";
import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import {
  chooseFiles,
  confirmMapping,
  createJobOnScreen,
  figureOf,
  moneyDigits,
  textOf,
} from "../support/job-screens.ts";
import { rowsOf, xlsxOf, type FixtureCell } from "../../origin/src/job/unpack/xlsx.fixture.ts";
import { madeLedger } from "../support/made-ledger.ts";

// A whole import twice: a machine that does other work beside this needs longer.

const gbp = { currency: "GBP", country: "GBR" };

/** A slow line, so that an upload takes as long as one over the internet. */
async function slowUploads(page: Page, bytesASecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const set = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send("Network.enable");
  await set(bytesASecond);
  return async () => {
    await set(-1);
  };
}

/** Numbers of the parts that the page sends, and of those that were acknowledged. */
function partsOf(page: Page): { readonly sent: number[]; readonly received: number[] } {
  const numberOf = (address: string) => Number(/\/parts\/(\d+)$/.exec(address)?.[1] ?? 0);
  const parts = { sent: [] as number[], received: [] as number[] };
  page.on("request", (request) => {
    if (request.method() === "PUT" && numberOf(request.url()) > 0) parts.sent.push(numberOf(request.url()));
  });
  page.on("response", (response) => {
    if (response.request().method() === "PUT" && response.ok() && numberOf(response.url()) > 0)
      parts.received.push(numberOf(response.url()));
  });
  return parts;
}

test("an upload goes on in the dock when its page is left, and after a reload with the parts that are missing", async ({
  page,
}, info) => {
  const ledger = madeLedger("large.csv", 40_000, 400, 1000);
  const path = info.outputPath(ledger.name);
  writeFileSync(path, ledger.buffer);
  await openAs(page, "sasha.sysadmin");
  const jobId = await createJobOnScreen(page, { name: "Left and resumed", ...gbp });
  const normalSpeed = await slowUploads(page, 6_000_000);
  const parts = partsOf(page);
  await chooseFiles(page, path);

  await page.getByRole("link", { name: "Analysis Jobs", exact: true }).click();
  const dock = page.getByRole("region", { name: "Running now" });
  await expect(dock.getByRole("progressbar", { name: "Upload of large.csv" })).toBeVisible();
  await expect.poll(() => parts.received.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await dock.getByRole("link", { name: "Left and resumed" }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}/workflow/advanced`));

  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  const before = new Set(parts.received);
  parts.sent.length = 0;
  await expect(page.getByText(/Choose the same file again and it goes on from here/)).toBeVisible();
  await normalSpeed();
  await page.getByLabel("Choose large.csv to go on").setInputFiles(path);
  await confirmMapping(page);
  const all = [1, 2, 3, 4, 5, 6].slice(0, Math.ceil(ledger.buffer.length / (8 * 1024 * 1024)));
  expect(before.size).toBeGreaterThan(0);
  expect(new Set(parts.sent)).toEqual(new Set(all.filter((number) => !before.has(number))));
  await expect(figureOf(page, "What will be read", "Will be read")).toHaveText(ledger.accepted.toLocaleString("en-US"));
  await expect(figureOf(page, "What will be read", "Sum of the amounts").last()).toContainText(
    moneyDigits(ledger.sumMinor),
  );
});

test("a canceled import resumes to the same totals, and its rejected row can be downloaded with line and reason", async ({
  page,
}) => {
  // So many suppliers that the import is still at work when a person has read the question and said yes.
  const ledger = madeLedger("canceled.csv", 25_000, 25_000, 0);
  await openAs(page, "sasha.sysadmin");
  await createJobOnScreen(page, { name: "Canceled and resumed", ...gbp });
  await chooseFiles(page, ledger);
  await confirmMapping(page);
  await expect(page.getByRole("region", { name: "Rejected rows, with reasons" })).toContainText("to be agreed");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("The job was canceled.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Resume" }).click({ timeout: 60_000 });
  await expect(page.getByText("The analysis is ready")).toBeVisible({ timeout: 240_000 });

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the rejected rows" }).click();
  const { data } = papa.parse<Record<string, string>>((await textOf(await downloading)).replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(1);
  expect(Object.values(data[0] ?? {})).toContain(String(ledger.badLine));
  expect(Object.values(data[0] ?? {}).join(" ")).toMatch(/amount/i);

  await page.getByRole("link", { name: "Summary", exact: true }).click();
  await expect(figureOf(page, "Totals of this job", "Spend").last()).toContainText(moneyDigits(ledger.sumMinor));
  await expect(figureOf(page, "Totals of this job", "Suppliers")).toHaveText(ledger.accepted.toLocaleString("en-US"));
});

test("files that cannot be a ledger are refused with a sentence that says what to do", async ({ page }, info) => {
  await openAs(page, "sasha.sysadmin");
  await createJobOnScreen(page, { name: "Refused files", ...gbp });
  await chooseFiles(page, { name: "nothing.csv", mimeType: "text/csv", buffer: Buffer.alloc(0) });
  await expect(
    page.getByText("nothing.csv is empty. Export the ledger again and check that it has rows."),
  ).toBeVisible();
  const huge = info.outputPath("huge.csv");
  writeFileSync(huge, "");
  truncateSync(huge, 1024 ** 3 + 1);
  await chooseFiles(page, huge);
  await expect(
    page.getByText(/^huge\.csv is 1 GB; at most 1 GB can be taken\. Split it into smaller files/),
  ).toBeVisible();
  await chooseFiles(page, {
    name: "invoice.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<<>>\nendobj\n", "latin1"),
  });
  const refusal = page.getByRole("alert").filter({ hasText: "invoice.pdf cannot be read" });
  await expect(refusal).toContainText("This is a PDF document, not a table. Export the ledger as CSV.", {
    timeout: 30_000,
  });

  // Of a workbook with several sheets the person chooses the one to read.
  await page.getByRole("button", { name: "Choose another file" }).click();
  await expect(refusal).toBeHidden();
  const sheet = (name: string, payees: readonly string[]) => ({
    name,
    rows: rowsOf([
      [{ text: "Supplier" }, { text: "Amount" }, { text: "Paid Date" }],
      ...payees.map((payee): FixtureCell[] => [{ text: payee }, { number: "10" }, { text: "2025-01-31" }]),
    ]),
  });
  const workbook = xlsxOf([sheet("Old year", ["Acme"]), sheet("New year", ["Bakery", "Carrier"])]);
  await chooseFiles(page, { name: "years.xlsx", mimeType: "application/zip", buffer: Buffer.from(workbook) });
  // A file that was looked at leads to its columns, which say of what sheet they are.
  await expect(page.getByText("“Old year” was read; “New year” was not.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Back to the file" }).click();
  const rows = page.getByRole("table", { name: "First rows, as they are read" });
  await expect(rows.getByRole("cell", { name: "Acme" })).toBeVisible();
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
  await page.getByLabel("Sheet to read").selectOption("New year");
  await page.getByRole("button", { name: "Read this sheet" }).click();
  await expect(rows.getByRole("cell", { name: "Carrier" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("“New year” was read; “Old year” was not.")).toBeVisible();
});
