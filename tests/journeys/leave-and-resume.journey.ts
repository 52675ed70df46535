import { truncateSync, writeFileSync } from "node:fs";
import type { Request } from "@playwright/test";
import papa from "papaparse";
import * as v from "valibot";
import { axeFindings } from "../support/axe.ts";
import { expect, openAs, test, walkTo, type Page } from "../support/journey.ts";
import { createJob } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import {
  chooseFiles,
  confirmMapping,
  confirmPeriod,
  createJobOnScreen,
  figureOf,
  moneyDigits,
  stepOf,
  textOf,
  importWords,
} from "../support/job-screens.ts";
import { rowsOf, xlsxOf, type FixtureCell } from "../../origin/src/job/unpack/xlsx.fixture.ts";
import { madeLedger } from "../support/made-ledger.ts";

// A whole import twice: a machine that does other work next to this needs longer.

const gbp = { currency: "GBP", country: "GBR" };

/** Sets how many bytes a second leave with requests that begin from now on, as over the internet; -1: all. */
async function uploadSpeed(page: Page): Promise<(bytesASecond: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const rest = { offline: false, latency: 0, downloadThroughput: -1 };
  return async (uploadThroughput) => {
    await session.send("Network.emulateNetworkConditions", { ...rest, uploadThroughput });
  };
}

const standing = v.array(v.object({ partSize: v.number(), partsReceived: v.array(v.number()) }));

/** Numbers of the parts that the page sends, and of those that the system last told it to have. */
function partsOf(page: Page): { sent: number[]; received: number[] } {
  const parts = { sent: [] as number[], received: [] as number[] };
  page.on("request", (request) => {
    const number = Number(/\/parts\/(\d+)$/.exec(request.url())?.[1] ?? 0);
    if (request.method() === "PUT" && number > 0) parts.sent.push(number);
  });
  page.on("response", (response) => {
    if (response.request().method() !== "GET" || !/\/jobs\/[^/]+\/uploads$/.test(response.url())) return;
    // A 304 tells nothing new; an answer of a page that has gone is read by no one.
    const note = (told: unknown) => {
      const [upload] = v.parse(standing, told);
      if (upload !== undefined) parts.received = upload.partsReceived;
    };
    if (response.status() === 200) response.json().then(note, () => undefined);
  });
  return parts;
}

test("an upload continues in the dock when its page is left, and after a reload with the parts that are missing", async ({
  page,
}, info) => {
  const ledger = madeLedger("large.csv", 40_000, 400, 1000);
  const path = info.outputPath(ledger.name);
  writeFileSync(path, ledger.buffer);
  await openAs(page, "sasha.sysadmin");
  const jobId = await createJobOnScreen(page, { name: "Left and resumed", ...gbp });
  const setSpeed = await uploadSpeed(page);
  await setSpeed(6_000_000);
  const parts = partsOf(page);
  const isPart = (request: Request, number: number) =>
    request.method() === "PUT" && request.url().endsWith(`/parts/${number}`);
  const begun = page.waitForRequest((request) => isPart(request, 3));
  const arrived = page.waitForResponse((response) => isPart(response.request(), 1) && response.ok());
  await chooseFiles(page, path);
  // Three parts leave at once. Those after them do not arrive before the page is loaded again, however long a busy
  // machine takes for that.
  await begun;
  await setSpeed(50_000);

  await page.getByRole("link", { name: "Analysis Jobs", exact: true }).click();
  const dock = page.getByRole("region", { name: "Running now" });
  await expect(dock.getByRole("progressbar", { name: "Upload: large.csv" })).toBeVisible();
  await arrived;
  await dock.getByRole("link", { name: "Left and resumed" }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}/workflow/advanced`));

  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  parts.received = [];
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  parts.sent = [];
  await expect(page.getByText(/Choose the same file again to continue/)).toBeVisible();
  await setSpeed(-1);
  // The page leaves out the known events; a part may have arrived of which the page before heard nothing.
  await expect.poll(() => parts.received).toContain(1);
  const before = new Set(parts.received);
  await page.getByLabel("Choose large.csv to continue").setInputFiles(path);
  await confirmMapping(page);
  const all = [1, 2, 3, 4, 5, 6].slice(0, Math.ceil(ledger.buffer.length / (8 * 1024 * 1024)));
  expect(before.size).toBeLessThan(all.length);
  expect(new Set(parts.sent)).toEqual(new Set(all.filter((number) => !before.has(number))));
  await expect(figureOf(page, "Import preview", "Accepted")).toHaveText(ledger.accepted.toLocaleString("en-US"));
  await expect(figureOf(page, "Import preview", "Total amount").last()).toContainText(moneyDigits(ledger.sumMinor));
});

async function canceledAndResumed(page: Page): Promise<void> {
  // So many suppliers that the import is still at work when a user has read the question and said yes.
  const ledger = madeLedger("canceled.csv", 25_000, 25_000, 0);
  await chooseFiles(page, ledger);
  await confirmMapping(page);
  await page.getByRole("link", { name: "Errors 1", exact: true }).click();
  await expect(page.getByRole("table", { name: "Rows with findings" })).toContainText("to be agreed");
  await confirmPeriod(page);
  await page.getByRole("button", { name: importWords }).click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("The job was canceled.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Resume", exact: true }).click({ timeout: 60_000 });
  await expect(page.getByText(/^(?:Results are ready|Run \d+ is ready|You can view the results)/).first()).toBeVisible({
    timeout: 240_000,
  });

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download rejected rows" }).click();
  const { data } = papa.parse<Record<string, string>>((await textOf(await downloading)).replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(1);
  expect(Object.values(data[0] ?? {})).toContain(String(ledger.badLine));
  expect(Object.values(data[0] ?? {}).join(" ")).toMatch(/amount/i);

  await page.getByRole("link", { name: "Summary", exact: true }).click();
  await expect(stepOf(page, "Spend")).toContainText(moneyDigits(ledger.sumMinor));
  await expect(stepOf(page, "Spend")).toContainText(`${ledger.accepted.toLocaleString("en-US")} suppliers`);
}

/** `huge` is where a file may lie that is too large. */
async function noLedgerIsRefused(page: Page, huge: string): Promise<void> {
  await chooseFiles(page, { name: "nothing.csv", mimeType: "text/csv", buffer: Buffer.alloc(0) });
  await expect(
    page.getByText("nothing.csv is empty. Export the ledger again and check that it has rows."),
  ).toBeVisible();
  writeFileSync(huge, "");
  truncateSync(huge, 1024 ** 3 + 1);
  await chooseFiles(page, huge);
  await expect(
    page.getByText(/^huge\.csv is 1\.07 GB\. The limit is 1\.07 GB\. Split it into smaller files/),
  ).toBeVisible();
  await chooseFiles(page, {
    name: "invoice.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<<>>\nendobj\n", "latin1"),
  });
  const refusal = page.getByRole("alert").filter({ hasText: "invoice.pdf can’t be read" });
  await expect(refusal).toContainText("This file is a PDF. Export it as CSV or Excel.", {
    timeout: 30_000,
  });
  await page.getByRole("button", { name: "Choose another file" }).click();
  await expect(refusal).toBeHidden();
}

async function sheetIsChosen(page: Page): Promise<void> {
  // Of a workbook with several sheets the user chooses the one to read.
  const sheet = (name: string, payees: readonly string[]) => ({
    name,
    rows: rowsOf([
      [{ text: "Supplier" }, { text: "Amount" }, { text: "Paid Date" }],
      ...payees.map((payee): FixtureCell[] => [{ text: payee }, { number: "10" }, { text: "2025-01-31" }]),
    ]),
  });
  const workbook = xlsxOf([sheet("Old year", ["Acme"]), sheet("New year", ["Bakery", "Carrier"])]);
  await chooseFiles(page, { name: "years.xlsx", mimeType: "application/zip", buffer: Buffer.from(workbook) });
  // A file that was looked at leads to its columns, which say of what sheet they are: the one with more payments.
  await expect(page.getByText("“New year” was read; “Old year” wasn’t.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Back to file" }).click();
  const rows = page.getByRole("table", { name: "First rows, as read" });
  await expect(rows.getByRole("cell", { name: "Carrier" })).toBeVisible();
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
  await page.getByLabel("Sheet to read").selectOption("Old year");
  await page.getByRole("button", { name: "Read this sheet" }).click();
  await expect(rows.getByRole("cell", { name: "Acme" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("“Old year” was read; “New year” wasn’t.")).toBeVisible();
}

test("a canceled import resumes to the same totals, and files that cannot be a ledger are refused", async ({
  page,
}, info) => {
  const staff = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const uploadOf = async (name: string) => `/jobs/${await createJob(staff, name, gbp)}/workflow/advanced`;
  await openAs(page, "sasha.sysadmin", await uploadOf("Refused files"));
  await test.step("files that cannot be a ledger are refused with a sentence that says what to do", async () => {
    await noLedgerIsRefused(page, info.outputPath("huge.csv"));
    await sheetIsChosen(page);
  });
  await walkTo(page, await uploadOf("Canceled and resumed"));
  await test.step("a canceled import resumes to the same totals, and its rejected row can be downloaded with line and reason", () =>
    canceledAndResumed(page));
});
