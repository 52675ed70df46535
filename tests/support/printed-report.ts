import type { ReportCell, ReportTable } from "@paygauge/api-types/reports/figures";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type { ReportVersions } from "@paygauge/api-types/reports/versions";
import type { Client } from "./client.ts";
import { expectOk, until } from "./job-flow.ts";
import { expect, type Page } from "./journey.ts";
import { readPdf, tagsOf, type PdfFile, type PdfPage, type PdfTag } from "./read-pdf.ts";

type Printable = "insights" | "presentation" | "business-case";

/** Makes a version of a job's report, waits for its end and publishes it. */
export async function publishReport(client: Client, jobId: string, type: Printable): Promise<void> {
  const root = `/api/v1/jobs/${jobId}/reports/${type}`;
  const made = expectOk(await client.call("POST", `${root}/versions`, { note: "" }), "version");
  const { versionNumber } = made.json<{ versionNumber: number }>();
  const versionsOf = async () =>
    expectOk(await client.call("GET", `${root}/versions`), "versions").json<ReportVersions>();
  const { versions } = await until("the version", versionsOf, ({ versions: all }) =>
    all.some(({ version, state }) => version === versionNumber && state !== "Making"),
  );
  const { state, message } = versions.find(({ version }) => version === versionNumber) ?? {};
  if (state !== "Ready") throw new Error(`Version ${versionNumber} ended ${state}: ${JSON.stringify(message)}`);
  const publication = { version: versionNumber, published: null };
  expectOk(await client.call("PUT", `${root}/publication`, publication), "publication");
}

export interface Printed {
  readonly file: PdfFile;
  readonly snapshot: ReportSnapshot;
}

/** Waits for the one signal of a printable page that is open, and prints it as Chromium does. */
export async function printBytes(page: Page): Promise<Buffer> {
  await page.waitForSelector("html[data-report-ready]", { timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.printToPDF", {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

/** The same, read back. */
export const print = async (page: Page): Promise<PdfFile> => readPdf(await printBytes(page));

/** The frozen body of the report that a page prints. */
export function snapshotOf(page: Page, jobId: string, type: Printable, locale: string): Promise<ReportSnapshot> {
  return page.evaluate(
    async (address) => (await fetch(address)).json(),
    `/api/v1/jobs/${jobId}/reports/${type}/body?locale=${locale}`,
  );
}

/** Without spaces: where a line wraps, a file has none. */
const bare = (text: string): string => text.replaceAll(/\s+/g, "");
const cellText = (cell: ReportCell): string => {
  if (typeof cell === "string") return cell;
  return "level" in cell ? cell.text : "";
};

/** How often each text is there. */
function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of texts) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** Checks that every row of every table is in the file as often as in the version, whole and on one page. */
export function expectEveryRow({ file, snapshot }: Printed): void {
  const tables = snapshot.sections.flatMap(({ table }): ReportTable[] => (table ? [table] : []));
  const wanted = counted(tables.flatMap(({ rows }) => rows.map(({ cells }) => bare(cells.map(cellText).join("")))));
  const found = counted(file.pages.flatMap(({ tags }) => tagsOf(tags, "TR").map(({ text }) => bare(text))));
  const wrong = [...wanted].filter(([text, count]) => found.get(text) !== count);
  expect(wrong.slice(0, 5)).toEqual([]);
}

const leavesOf = (tag: PdfTag): PdfTag[] => (tag.children.length === 0 ? [tag] : tag.children.flatMap(leavesOf));

/** No heading is the last of its page. */
function expectHeadingsFollowed({ pages }: PdfFile): void {
  const lonely = pages.flatMap(({ tags }, at) => {
    const last = leavesOf(tags).findLast(({ text, alt }) => text !== "" || alt !== "");
    const headings = tagsOf(tags, "H2").flatMap(leavesOf);
    return last !== undefined && headings.includes(last) ? [`page ${at + 1}: ${last.text}`] : [];
  });
  expect(lonely).toEqual([]);
}

/** Points of the side margins, a little less. */
const margin = 46;

/** No text reaches over the paper, nor into its margins. */
function expectWithin(page: PdfPage, number: number, most: number): void {
  const cut = page.texts.filter(
    ({ x, y, width }) => x < most || x + width > page.width - most || y < 0 || y > page.height,
  );
  expect([number, cut.slice(0, 3)]).toEqual([number, []]);
}

/** What holds of every file: tags, language, title, outline, fonts, alternatives, and no text that is cut. */
export function expectGoodFile({ file, snapshot }: Printed): void {
  expect([file.isTagged, file.language, file.missingFonts]).toEqual([true, snapshot.locale, []]);
  expect(file.fonts.length).toBeGreaterThan(0);
  expect(file.title).toContain(snapshot.jobName);
  const headings = snapshot.sections.map(({ finding, title }) => (finding === "" ? title : finding));
  expect(file.outline.map((title, at) => title.startsWith(headings[at] ?? "?"))).toEqual(headings.map(() => true));
  const figures = file.pages.flatMap(({ tags }) => tagsOf(tags, "Figure"));
  expect(figures.filter(({ alt }) => alt === "")).toEqual([]);
  expectHeadingsFollowed(file);
}

/** Checks the margins of every page but the cover: brand, job, version, data date and the page's number. */
export function expectMargins({ file, snapshot }: Printed): void {
  const { words, brand, jobName } = snapshot;
  for (const [at, page] of file.pages.entries()) {
    expectWithin(page, at + 1, at === 0 ? 0 : margin);
    if (at === 0) continue;
    const all = page.texts.map(({ text }) => text).join(" ");
    const number = words.page.replace("{page}", String(at + 1)).replace("{pages}", String(file.pages.length));
    for (const each of [brand.name, jobName, words.version, words.dataDate, number])
      expect(`page ${at + 1}: ${bare(all)}`).toContain(bare(each));
  }
}

/** Letters and digits alone: fonts have other apostrophes and accents than texts. */
const lettersOf = (text: string): string => text.normalize("NFC").replaceAll(/[^\p{Lu}\p{Ll}\p{Lo}\p{N}]+/gu, "");

/** The contents say the page on which each section's heading is printed. */
export function expectContents({ file, snapshot }: Printed): void {
  const list = file.pages.flatMap(({ tags }) => tagsOf(tags, "L")).find(({ text }) => text !== "");
  const said = tagsOf(list ?? { role: "", alt: "", text: "", children: [] }, "LI").map(({ text }) => lettersOf(text));
  const listed = snapshot.sections.filter(({ kind }) => kind !== "cover" && kind !== "contents");
  const printed = listed.map(({ title, finding }) => {
    const heading = lettersOf(finding === "" ? title : finding);
    const at = file.pages.findIndex(({ tags }) =>
      tagsOf(tags, "H2").some(({ text }) => lettersOf(text).startsWith(heading)),
    );
    return lettersOf(title) + String(at + 1);
  });
  expect(said).toEqual(printed);
}
