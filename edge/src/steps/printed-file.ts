import { cleanedLine } from "@paygauge/api-types/clean-text";
import type { Context } from "hono";
import { isAnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { findPage } from "@paygauge/api-types/sitemap";
import type { EdgeHono } from "../edge-hono.ts";
import { brandOrigin } from "../environment.ts";
import type { Step } from "../in-order.ts";
import { printPdf } from "../printing/print-pdf.ts";
import { issuePrintToken } from "../printing/print-token.ts";
import { askedReport, pointerName, readReport } from "../reports/read-report.ts";
import { problem, refuse, type Refusal } from "../rules/problem.ts";
import { rawQuery } from "../rules/request-path.ts";
import type { OpenSession } from "../session/read-session.ts";

/** The report that a printable page's path names: its job, its type and, where not all are wanted, its sections. */
const shape = /^\/jobs\/([^/]+)\/printable\/([^/]+)((?:\/[^/]+)*)$/;

interface Printed {
  readonly jobId: string;
  readonly reportType: string;
  readonly sections: readonly string[];
}

function printedOf(path: string): Printed | null {
  const found = shape.exec(path);
  const [jobId = "", reportType = "", rest = ""] = (found ?? []).slice(1).map(decodeURIComponent);
  if (!found || !isAnalysisReportType(reportType)) return null;
  return { jobId, reportType, sections: rest.split("/").filter((each) => each !== "") };
}

/** A file's name in both forms of RFC 6266. */
function named(unsafe: string): string {
  const name = cleanedLine(unsafe);
  const plain = name.replaceAll(/[^\w .-]/g, "_");
  return `attachment; filename="${plain}.pdf"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, "_")}.pdf`;
}

async function makeFile(c: Context<EdgeHono>, session: OpenSession, printed: Printed): Promise<Response> {
  const no = (refusal: Refusal): Response => problem(refusal, c.get("requestId"));
  const browser = c.env.BROWSER;
  if (browser === undefined) return no(refuse("noPdfService"));
  // Making one holds a browser for seconds: the limit of uploads, counted for itself.
  const { success } = await c.env.UPLOAD_RATE.limit({ key: `pdf ${session.person}` });
  if (!success) return no(refuse("tooOften", {}, { "retry-after": "60" }));
  const asked = askedReport(c, printed.jobId, printed.reportType);
  const read = await readReport(c, pointerName(c, session, `${asked.root}?${asked.query}`), asked);
  if (read.kind === "unavailable") return no(refuse("noAnswer", {}, { "retry-after": "3" }));
  if (read.kind === "refused")
    return new Response(read.problem, { status: read.status, headers: { "content-type": "application/problem+json" } });
  const snapshot: ReportSnapshot = JSON.parse(new TextDecoder().decode(read.body));
  const all = snapshot.sections.map(({ id }) => id);
  const sections = printed.sections.length === 0 ? all : all.filter((each) => printed.sections.includes(each));
  if (sections.length === 0 || (printed.sections.length > 0 && sections.length < printed.sections.length))
    return no(refuse("noSuchCallHere"));
  const { sha256, bytes, version, permClass } = read.pointer;
  const grant = { person: session.person, sha256, bytes, version, permClass };
  const query = new URLSearchParams(rawQuery(c.req.raw));
  query.delete("format");
  const address = `${c.get("path")}?${query.toString()}`;
  const brand = c.get("brand");
  const token = await issuePrintToken(c.env, brand.brandingKey, { ...grant, address });
  const made = await printPdf(browser, { url: `${brandOrigin(c.env, brand)}/printed/${token}`, sections });
  if (made.kind !== "made") {
    console.error(JSON.stringify({ id: c.get("requestId"), error: "PdfNotMade", message: made.why }));
    return no(made.kind === "busy" ? refuse("tooMuchAtOnce", {}, { "retry-after": "10" }) : refuse("pdfNotMade"));
  }
  const name = `${snapshot.jobName} - ${snapshot.words.reportName} - v${snapshot.version}`;
  return new Response(made.bytes, {
    headers: { "content-type": "application/pdf", "content-disposition": named(name), "cache-control": "no-store" },
  });
}

/** A printable page asked for as a file: printed by the platform's browser, where the deployment has one. */
export const printedFile: Step = (c) => {
  if (c.req.query("format") !== "pdf" || findPage(c.get("path"))?.page.frame !== "printable") return undefined;
  const [session, printed] = [c.get("session"), printedOf(c.get("path"))];
  if (session === null || printed === null) return problem(refuse("noSuchCallHere"), c.get("requestId"));
  return makeFile(c, session, printed);
};
