import { expectAccessible } from "../support/axe.ts";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { checkUpload, createJob, expectOk, importJob, sendFile, until } from "../support/job-flow.ts";
import type { ReportComposition } from "@paygauge/api-types/reports/versions";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { madeLedger } from "../support/made-ledger.ts";
import type { Client } from "../support/client.ts";
import {
  expectContents,
  expectEveryRow,
  expectGoodFile,
  expectMargins,
  print,
  publishReport,
  snapshotOf,
} from "../support/printed-report.ts";
import { assign, ownJob, suppliersOf } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";

const staffOf = () => signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");

/** A job of a ledger, imported. */
async function jobOfLedger(staff: Client, name: string, buffer: Buffer): Promise<string> {
  const jobId = await createJob(staff, name, { currency: "GBP", country: "GBR" });
  await checkUpload(staff, jobId, await sendFile(staff, jobId, "ledger.csv", buffer));
  const { state, failureMessage } = await importJob(staff, jobId);
  if (state !== "Ready") throw new Error(`The import ended ${state}: ${JSON.stringify(failureMessage)}`);
  return jobId;
}

/** A job of so many suppliers, imported. */
const jobOf = (staff: Client, name: string, suppliers: number): Promise<string> =>
  jobOfLedger(staff, name, madeLedger("ledger.csv", suppliers * 2, suppliers, 4).buffer);

/** Nothing on a slide is over its edge. */
async function expectSlidesFit(page: Page): Promise<void> {
  // A body that is higher than its place reaches into the foot.
  const over = await page
    .locator(".slide, .slide-body")
    .evaluateAll(
      (all) =>
        all.filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth).length,
    );
  expect(over).toBe(0);
}

/** Suppliers of a large report: PRINTED_SUPPLIERS; `npm run soak` prints 40,000. */
const printedSuppliers = Number(process.env["PRINTED_SUPPLIERS"] ?? 3000);

test("a report of thousands of suppliers is printed whole: every row once, none split, nothing cut", async ({
  page,
}) => {
  const staff = await staffOf();
  const jobId = await jobOf(staff, 'Thousands & "more"', printedSuppliers);
  await publishReport(staff, jobId, "insights");
  // A dark screen prints the same bytes.
  await page.emulateMedia({ colorScheme: "dark" });
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/printable/insights?locale=en&paper=A4`);
  const file = await print(page);
  const snapshot = await snapshotOf(page, jobId, "insights", "en");
  await expect(page.locator("html")).toHaveAttribute(
    "data-report-ready",
    snapshot.sections.map(({ id }) => id).join(" "),
  );
  const longest = snapshot.sections.map(({ table }) => table).find((table) => table?.more !== undefined);
  // The largest suppliers are named; the file of suppliers has the others.
  expect([longest?.rows.length, (longest?.totalRows ?? 0) > printedSuppliers * 0.97]).toEqual([25, true]);
  const printed = { file, snapshot };
  expectGoodFile(printed);
  expectMargins(printed);
  expectContents(printed);
  expectEveryRow(printed);
  // The page says how many rows are left out, and where they are.
  const texts = file.pages.flatMap(({ texts: all }) => all.map(({ text }) => text)).join(" ");
  expect(texts.replaceAll(/\s+/g, "")).toContain((longest?.more ?? "?").replaceAll(/\s+/g, ""));
  const [first] = file.pages;
  expect([Math.round(first?.width ?? 0), Math.round(first?.height ?? 0)]).toEqual([595, 842]);
  const contents = snapshot.sections.filter(({ kind }) => kind !== "cover" && kind !== "contents");
  expect(file.pages.reduce((sum, { links }) => sum + links, 0)).toBe(contents.length);

  // Slides: one page each, nothing over its edge.
  await publishReport(staff, jobId, "presentation");
  await page.goto(addressOf(`/jobs/${jobId}/printable/presentation?locale=en`));
  const slides = await print(page);
  const deck = await snapshotOf(page, jobId, "presentation", "en");
  expectGoodFile({ file: slides, snapshot: deck });
  expect(slides.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
    deck.sections.map(() => [960, 540]),
  );
  await expectSlidesFit(page);
  for (const locale of ["de", "fr"]) {
    await page.goto(addressOf(`/jobs/${jobId}/printable/presentation?locale=${locale}`));
    await page.waitForSelector("html[data-report-ready]");
    await expectSlidesFit(page);
  }
});

test("a report of one supplier is printed too, in each language, on Letter, whole or a section of it", async ({
  page,
}) => {
  const staff = await staffOf();
  const jobId = await jobOf(staff, "Printed for a single one", 1);
  await publishReport(staff, jobId, "insights");
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/printable/insights?locale=de&paper=letter`);
  for (const locale of ["de", "fr", "en"] as const) {
    await page.goto(addressOf(`/jobs/${jobId}/printable/insights?locale=${locale}&paper=letter`));
    const printed = { file: await print(page), snapshot: await snapshotOf(page, jobId, "insights", locale) };
    expectGoodFile(printed);
    expectMargins(printed);
    expectContents(printed);
    expectEveryRow(printed);
    expect(printed.file.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      printed.file.pages.map(() => [612, 792]),
    );
  }
  await expectAccessible(page);

  // A section alone: chosen in the toolbar, kept in the address.
  await page.getByText(/^Sections \(/).click();
  const boxes = page.getByRole("checkbox");
  const count = await boxes.count();
  for (let at = 0; at < count - 1; at += 1) await boxes.nth(at).uncheck();
  await page.waitForURL(/\/printable\/insights\/[\w.-]+\?/);
  await page.reload();
  const part = await print(page);
  const snapshot = await snapshotOf(page, jobId, "insights", "en");
  const last = snapshot.sections.at(-1);
  expect(part.outline.at(-1)).toBe(last?.finding === "" ? last.title : last?.finding);
  expect(await page.locator("[data-section]").count()).toBe(1);
  // What the version does not have is said, and nothing is ready to print.
  await page.goto(addressOf(`/jobs/${jobId}/printable/insights/nothing?locale=en`));
  await expect(page.getByText("This version doesn’t have these sections.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeDisabled();
  // Unpublished it is gone within a second, and the page reports it.
  await page.goto(addressOf(`/jobs/${jobId}/printable/presentation`));
  await expect(page.getByText("Not published yet.", { exact: false })).toBeVisible();
});

test("a job with nothing left in it is printed with every section there is, and slides show a user's notes", async ({
  page,
}) => {
  const staff = await staffOf();
  // The emptiest job there is: a file without rows is refused, and here an invoice and its credit note leave nothing.
  const lines = ["Supplier Name,Invoice Number,Invoice Date,Amount", "Ane Works Ltd,1,2025-03-04,80.00"];
  const ledger = Buffer.from(`${[...lines, "Ane Works Ltd,2,2025-03-05,-80.00"].join("\n")}\n`);
  const jobId = await jobOfLedger(staff, "Nothing left", ledger);
  const notes: Record<string, string> = {
    overview: "**First** of two lines\n- and the second",
    cover: "n".repeat(300),
  };
  for (const type of ["insights", "presentation"] as const) {
    const root = `/api/v1/jobs/${jobId}/reports/${type}`;
    const { layout } = expectOk(await staff.call("GET", `${root}/composition`), type).json<ReportComposition>();
    const sections = layout.sections.map((section) => ({
      ...section,
      isIncluded: true,
      note: { en: notes[section.id] ?? "" },
    }));
    expectOk(await staff.call("PUT", `${root}/layout`, { version: 0, layout: { sections } }), "layout");
    await publishReport(staff, jobId, type);
  }
  await openAs(page, "sasha.sysadmin", `/jobs/${jobId}/printable/insights?locale=en`);
  const printed = { file: await print(page), snapshot: await snapshotOf(page, jobId, "insights", "en") };
  expectGoodFile(printed);
  expectMargins(printed);
  expectContents(printed);
  expectEveryRow(printed);
  const ids = printed.snapshot.sections.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["overview", "topSuppliers", "dimension.Jobs", "appendix"]));
  expect(JSON.stringify(printed.snapshot)).not.toMatch(/NaN|Infinity/);

  await page.goto(addressOf(`/jobs/${jobId}/printable/presentation?locale=en`));
  const deck = { file: await print(page), snapshot: await snapshotOf(page, jobId, "presentation", "en") };
  expectGoodFile(deck);
  await expectSlidesFit(page);
  await expect(page.locator(".slide .report-note :is(p, li)")).toHaveText(["First of two lines", "and the second"]);
  // A note that is too long for its slide is the presenter's to say.
  const cover = deck.snapshot.sections.find(({ id }) => id === "cover");
  expect([cover?.note, cover?.slide?.speakerNotes.startsWith("nnn")]).toEqual(["", true]);
});

test("a client's reader gets the published report from the gateway, without suppliers' names, until it is unpublished", async ({
  page,
}) => {
  const staff = await staffOf();
  const jobId = await ownJob(staff, "Read by a client", 1500);
  const { latest, publicationNumber } = expectOk(await staff.call("GET", `/api/v1/jobs/${jobId}`), "job").json<Job>();
  const run = { run: latest?.run, publication: publicationNumber };
  expectOk(await staff.call("POST", `/api/v1/jobs/${jobId}/publish`, run), "publish");
  await assign(staff, jobId, "user-reba-jobreportaccessor");
  const printable = `/jobs/${jobId}/printable/insights?locale=en`;
  await openAs(page, "reba.jobreportaccessor", printable);
  await expect(page.getByText("Not published yet.", { exact: false })).toBeVisible();
  await publishReport(staff, jobId, "insights");
  await page.goto(addressOf(printable));
  await page.waitForSelector("html[data-report-ready]");
  const snapshot = await snapshotOf(page, jobId, "insights", "en");
  const [largest] = await suppliersOf(staff, jobId);
  expect([snapshot.permClass, JSON.stringify(snapshot).includes(largest?.name ?? "?")]).toEqual(["", false]);

  const ask = (etag = "") =>
    page.evaluate(
      async ([address, known]) => {
        const answer = await fetch(address, { headers: { "if-none-match": known } });
        return [answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")] as const;
      },
      [`/api/v1/jobs/${jobId}/reports/insights/body?locale=en`, etag] as const,
    );
  const [status, kept, etag] = await ask();
  expect([status, kept, /^W\/"[0-9a-f]{64}"$/.test(etag ?? "")]).toEqual([200, "no-store", true]);
  expect((await ask(etag ?? ""))[0]).toBe(304);
  // Another report's permission is another's, and the page leads away.
  await page.goto(addressOf(`/jobs/${jobId}/printable/presentation`));
  await expect(page).toHaveURL(/\/401\?job=/);

  await page.goto(addressOf(printable));
  const gone = { version: null, published: snapshot.version };
  const path = `/api/v1/jobs/${jobId}/reports/insights/publication`;
  expectOk(await staff.call("PUT", path, gone), "unpublish");
  await until(
    "the end of the report",
    () => ask(),
    ([now]) => now === 404,
    3,
  );
  await page.reload();
  await expect(page.getByText("Not published yet.", { exact: false })).toBeVisible();
});
