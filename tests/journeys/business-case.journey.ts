import type { Browser } from "@playwright/test";
import papa from "papaparse";
import { sampleLedger } from "../../origin/src/seed/samples/ledger.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { emptyCase } from "@paygauge/analysis/value/case/case-model";
import type { Client } from "../support/client.ts";
import { withGrants } from "../support/direct-grants.ts";
import { textOfPdf, textOfZip } from "../support/file-texts.ts";
import { checkUpload, createJob, expectOk, importJob, sendFile } from "../support/job-flow.ts";
import { assign, ownJob } from "../support/own-job.ts";
import { printBytes, publishReport } from "../support/printed-report.ts";
import { signIn } from "../support/sign-in.ts";
import { walkAnew } from "../support/walk-anew.ts";
import { showThing } from "../support/things-to-know.ts";

const staffOf = () => signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
const resultOf = (page: Page) => page.getByLabel("Result", { exact: true });

/**
 * Amounts of the result that no button opens. One in a sentence is shown there as well where it opens; what is typed is
 * explained next to its field; a scenario opens once it is chosen; drawings are described by the tables below them.
 */
async function closedAmounts(page: Page): Promise<string[]> {
  const side = resultOf(page).locator("xpath=..");
  return side.evaluate((result) => {
    const digits = (text: string): string => text.replaceAll(/\D/g, "");
    const opened = [...result.querySelectorAll("[data-figure]")].map(({ textContent }) => textContent);
    const typed = [...document.querySelectorAll("input")].map(({ value }) => value.replace(/\.\d+$/, ""));
    const told = [...opened, ...typed].join(" ").match(/\d[\d,.]*/g) ?? [];
    const known = new Set(told.map(digits));
    const walk = document.createTreeWalker(result, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const text = node.nodeValue ?? "";
      const closed = node.parentElement?.closest("[data-figure], [aria-hidden], fieldset, .sr-only") === null;
      const amounts = closed ? (text.match(/[£$€]\s?\d[\d,.]*/g) ?? []) : [];
      found.push(...amounts.filter((amount) => !known.has(digits(amount))));
    }
    return found;
  });
}

/** Opens a group of assumptions: folded, it shows its main value only. */
const openGroup = (page: Page, name: RegExp) => page.locator("summary").filter({ hasText: name }).click();

async function computedAndExplained(page: Page): Promise<void> {
  const result = resultOf(page);
  // What the programme costs is asked: until it is answered, results are before it.
  await expect(result.getByText("before programme cost").first()).toBeVisible();
  await showThing(page, /^Programme cost isn’t stated: Set-up cost, Yearly programme fee, Staff days/);
  await expectAccessible(page);
  await openGroup(page, /^Programme cost\s*3 required$/);
  for (const name of ["Yearly programme fee", "Staff days per year", "Cost of a staff day"])
    await page.getByRole("textbox", { name }).fill("0");

  // Decimals of the reader; what is out of range is reported and not computed with.
  const setUp = page.getByRole("textbox", { name: "Set-up cost" });
  await setUp.fill("20,000.50");
  await expect(page.getByText(/^Programme cost isn’t stated/)).toHaveCount(0);
  await expect(result.getByText("after £20,001 set-up")).toBeVisible();
  await setUp.fill("much");
  await expect(page.getByText(/^Enter a number from £0\.00 to/)).toBeVisible();
  await expect(result.getByText("after £20,001 set-up")).toBeVisible();
  await setUp.fill("20000");
  await expect(page.getByRole("button", { name: "Reset Set-up cost" })).toBeVisible();

  // A figure opens its formula, its parts and its inputs.
  await result.getByRole("button", { name: /^Net present value/ }).click();
  const explained = page.getByRole("dialog", { name: "How Net present value is calculated" });
  await expect(explained.getByText("−set-up cost + Σ net benefit in year y / (1 + discount rate)^y")).toBeVisible();
  await expect(explained.getByText(/^Discount rate/)).toBeVisible();
  await page.keyboard.press("Escape");

  // Draws come from next to the page.
  await expect(page.getByText(/^80% of simulations fall between/)).toBeVisible();
  expect(await closedAmounts(page), "amounts that open nothing").toEqual([]);
  await page.getByRole("button", { name: /^Swing, Conversion/ }).click();
  const swing = page.getByRole("dialog", { name: "How Swing, Conversion is calculated" });
  await expect(swing.getByText("Driver at the low end of its range")).toBeVisible();
  await page.keyboard.press("Escape");
}

async function scenariosBranch(page: Page): Promise<void> {
  // Keys change the scenario, the address says which.
  await page.getByRole("heading", { name: "Benefit by lever" }).click();
  await page.keyboard.press("1");
  await expect(page).toHaveURL(/scenario=low/);
  await page.keyboard.press("2");
  await expect(page).not.toHaveURL(/scenario=/);
  await page.getByRole("button", { name: "More scenario actions" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Slow start");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: /^Slow start/ })).toHaveAttribute("aria-pressed", "true");
  await openGroup(page, /^Ramp and growth/);
  await page.getByRole("textbox", { name: "Ramp, year 1" }).fill("10");
  await page.getByRole("button", { name: "More scenario actions" }).click();
  await page.getByRole("menuitem", { name: "Compare" }).click();
  const side = page.getByRole("dialog", { name: "Scenarios side by side" });
  await expect(side.getByRole("row", { name: /Ramp, year 1/ })).toContainText("10%");
  await expectAccessible(page);
  await side.getByRole("button", { name: "Close" }).first().click();
}

async function isSaved(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save" });
  await dialog.getByRole("textbox", { name: "Note" }).fill("First draft");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Version 1" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Slow start/ })).toBeVisible();
  await expect(resultOf(page).getByText("after £20,000 set-up")).toBeVisible();
}

async function saveAs(page: Page, amount: string): Promise<void> {
  await page.getByRole("textbox", { name: "Set-up cost" }).fill(amount);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog", { name: "Save" }).getByRole("button", { name: "Save" }).click();
}

/** Another user saves meanwhile: the difference is shown before one of them is kept. */
async function nothingIsOverwritten(page: Page, browser: Browser, jobId: string): Promise<void> {
  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, "dana.developer", `/jobs/${jobId}/business-case-calculator`);
  await saveAs(theirs, "31000");
  await expect(theirs.getByRole("button", { name: "Version 2" })).toBeVisible();
  await saveAs(page, "26000");
  const conflict = page.getByRole("dialog", { name: "Saved by someone else" });
  await expect(
    conflict.getByText("Dana Developer saved a version after you opened this case.", { exact: false }),
  ).toBeVisible();
  await expect(conflict.getByRole("row", { name: /^Set-up cost Base/ })).toContainText("£31,000");
  await expect(conflict.getByRole("row", { name: /^Set-up cost Slow start/ })).toContainText("£26,000");
  await conflict.getByRole("button", { name: "Save mine" }).click();
  await page.getByRole("button", { name: "Version 3" }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await expect(versions.getByRole("row", { name: /Dana Developer/ })).toBeVisible();
  await versions.getByRole("button", { name: "Show version 2" }).click();
  await expect(versions.getByRole("row", { name: /Dana Developer/ })).toContainText("Shown");
}

async function anyScenarioIsAFile(page: Page): Promise<void> {
  await expect(page.getByText(/^Version 1, saved by Sasha Sysadmin on /)).toBeVisible();
  await page.getByRole("combobox", { name: "Scenario" }).selectOption("Slow start");
  await expect(page).toHaveURL(/scenario=slow-start/);
  await page.getByRole("combobox", { name: "Copy" }).selectOption("Issuer’s sheet");
  await expect(
    page.getByText("This file contains the issuer’s economics. Don’t share it with the buyer."),
  ).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Excel (XLSX)" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole("combobox", { name: "Copy" }).selectOption("Buyer’s copy");
  const csv = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
}

test("a business case is computed, branched, saved and downloaded", async ({ page, browser }) => {
  const jobId = await ownJob(await staffOf(), "Business case of my own", 1500);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/business-case-calculator`);
  await test.step("a case is computed as it is typed, explained, branched and saved; two people overwrite nothing", async () => {
    await computedAndExplained(page);
    await scenariosBranch(page);
    await isSaved(page);
    await nothingIsOverwritten(page, browser, jobId);
  });
  await walkAnew(page, "/jobs/sample-job/business-case-download");
  await test.step("the sample job has a saved case, and any scenario of it is a file", () => anyScenarioIsAFile(page));
});

/** Saves a case in which the issuer's terms are typed, and publishes the job's run. */
async function publishCase(staff: Client, jobId: string): Promise<void> {
  const issuerTyped = { interchange: 0.012_345, schemeFee: 0.000_777 };
  const body = { version: 0, note: "Few days of data", body: { ...emptyCase, issuerTyped } };
  expectOk(await staff.call("POST", `/api/v1/jobs/${jobId}/business-case/versions`, body), "save");
  const { latest, publicationNumber } = expectOk(await staff.call("GET", `/api/v1/jobs/${jobId}`), "job").json<Job>();
  const run = { run: latest?.run, publication: publicationNumber };
  expectOk(await staff.call("POST", `/api/v1/jobs/${jobId}/publish`, run), "publish");
}

/** A job of another issuer, of which the user is a Member. */
async function elsewhere(staff: Client, userId: string): Promise<string> {
  const issuer = { issuerId: "issuer-northstar", buyerId: "buyer-polaris" };
  const jobId = await createJob(staff, "Elsewhere", { currency: "USD", country: "USA", ...issuer });
  const ledger = Buffer.from("Supplier,Amount,Date\nOrrin Mills,900.00,2026-03-01\nTarn Paper,400.00,2026-03-02\n");
  await checkUpload(staff, jobId, await sendFile(staff, jobId, "ledger.csv", ledger));
  await importJob(staff, jobId);
  await assign(staff, jobId, userId);
  await publishCase(staff, jobId);
  return jobId;
}

/** Numbers of a text, whole and without their sign: a file holds them unrounded. */
const numbersIn = (text: string): Set<number> =>
  new Set((text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Math.round(Number(each.replaceAll(",", "")))));

const issuersWords = /interchange|scheme ?fee|credit ?loss|funding ?rate/i;
/** The rates that are typed, as pages and files would write them. */
const issuersRates = /(?<![\d.,])(?:1[.,]2345|0\.012345|0\.000777|7[.,]77)(?!\d)/;

test("the issuer's sheet is its Manager's, in its own jobs; nothing that a buyer gets has a byte of it", async ({
  page,
  browser,
}) => {
  const staff = await staffOf();
  const tina = "user-tina-twoissuers";
  const jobId = await ownJob(staff, "Both sides", 9000);
  await publishCase(staff, jobId);
  await publishReport(staff, jobId, "business-case");
  const otherId = await elsewhere(staff, tina);
  const permissions = ["JobBusinessCaseCalculator_VIEW", "JobBusinessCaseDownload_VIEW"] as const;
  await withGrants(staff, tina, permissions, async () => {
    await openAs(page, "tina.twoissuers", `/jobs/${jobId}/business-case-calculator`);
    const buyerSees = await page.getByRole("main").innerText();
    await page.getByRole("button", { name: "Issuer’s sheet" }).click();
    const panel = page.getByRole("region", { name: "Issuer economics", exact: true });
    await expect(panel.getByRole("row", { name: /^Interchange/ })).toBeVisible();
    await expectAccessible(page);
    // What the issuer earns and pays; the rebate is the buyer's own figure, and smaller numbers are everywhere.
    const rows = await panel.getByRole("row").filter({ hasNotText: "Rebate" }).allInnerTexts();
    const said = numbersIn(buyerSees);
    const own = [...numbersIn(rows.join("\n"))].filter((each) => each > 9999 && !said.has(each));
    expect(own.length).toBeGreaterThan(3);
    const expectNone = (what: string, text: string, numbers = numbersIn(text)) => {
      const found = own.filter((each) => numbers.has(each));
      expect([what, found, issuersWords.exec(text), issuersRates.exec(text)]).toEqual([what, [], null, null]);
    };

    const root = `/api/v1/jobs/${jobId}/business-case`;
    const buyer = await signIn(Number(process.env["PAYGAUGE_PORT"]), "beatrice.jobbusinesscasedownloadaccessor");
    await assign(staff, jobId, "user-beatrice-jobbusinesscasedownloadaccessor");
    const fileOf = async (query: string) => expectOk(await buyer.call("GET", `${root}/export?${query}`), query).body;
    expectNone("CSV", (await fileOf("format=csv")).toString("utf8"));
    expectNone("XLSX", textOfZip(await fileOf("format=xlsx")));
    const sheet = expectOk(await staff.call("GET", `${root}/export?format=xlsx&copy=issuer`), "issuer's").body;
    expect(() => expectNone("the issuer's XLSX", textOfZip(sheet))).toThrow();
    expect((await buyer.call("GET", `${root}/export?copy=issuer`)).status).toBe(404);

    await walkAnew(page, `/jobs/${otherId}/business-case-calculator`);
    await expect(page.getByRole("textbox", { name: "Set-up cost" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Issuer’s sheet" })).toHaveCount(0);
    await expect(page.getByRole("main")).not.toContainText("Interchange");
    await walkAnew(page, `/jobs/${otherId}/business-case-download`);
    await expect(page.getByText(/^Version 1, saved by /)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Copy" })).toHaveCount(0);

    const paper = await (await browser.newContext()).newPage();
    await openAs(paper, "beatrice.jobbusinesscasedownloadaccessor", `/jobs/${jobId}/printable/business-case?locale=en`);
    const pdf = await textOfPdf(await printBytes(paper));
    expectNone("page", await paper.content(), numbersIn(await paper.locator("body").innerText()));
    // Its streams hold places of letters as well: numbers are looked for among the text.
    expectNone("PDF", [...pdf.streams, ...pdf.texts].join("\n"), numbersIn(pdf.texts.join("\n")));
    expect(pdf.texts.join(" ")).toContain("Both sides");
    await paper.context().close();
  });
});

/** The sample's first rows, each amount a million times as large. */
function hugeLedger(): string {
  const { data, meta } = papa.parse<Record<string, string>>(sampleLedger(), { header: true, preview: 4000 });
  const rows = data.map((row) => ({ ...row, Amount: String(Number(row["Amount"]?.replaceAll(",", "")) * 1_000_000) }));
  return papa.unparse(rows, { columns: meta.fields ?? [] });
}

/** Figures of the result that are wider than their room. */
const cutFigures = (page: Page): Promise<string[]> =>
  resultOf(page)
    .locator("xpath=..")
    .evaluate((result) => {
      const isCut = (each: Element): boolean => each.scrollWidth > each.clientWidth + 1;
      const figures = [...result.querySelectorAll("[data-figure]")].filter((figure) => {
        const room = figure.parentElement?.closest("div, td");
        const [own, around] = [figure.getBoundingClientRect(), room?.getBoundingClientRect()];
        return around !== undefined && (own.right > around.right + 1 || own.left < around.left - 1);
      });
      const tables = [...result.querySelectorAll("table")].filter(
        ({ parentElement }) => parentElement !== null && isCut(parentElement),
      );
      return [...figures, ...tables].map(({ textContent }) => textContent);
    });

test("figures of twelve digits fit at 1440 and at 390", async ({ page }) => {
  const staff = await staffOf();
  const jobId = await createJob(staff, "Twelve digits", { currency: "GBP", country: "GBR" });
  await checkUpload(staff, jobId, await sendFile(staff, jobId, "huge.csv", Buffer.from(hugeLedger())));
  await importJob(staff, jobId);
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/business-case-calculator`);
  await expect(
    resultOf(page)
      .locator("[data-figure]")
      .filter({ hasText: /\d{1,3}(?:,\d{3}){3}/ })
      .first(),
  ).toBeVisible();
  expect(await cutFigures(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways).toBe(false);
  const strip = resultOf(page).first();
  expect(await strip.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
});
