import { isLanguage, type Language } from "@paygauge/api-types/languages";
import { isAnalysisReportType, type AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { isPaper, type Paper } from "./page-rules.ts";

/** What the address of a printable page asks for. */
export interface PrintedPlace {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
  /** Sections by their ids, in the version's order; none: all of them. */
  readonly sections: readonly string[];
  /** null: the issuer's. */
  readonly locale: Language | null;
  readonly version: string | null;
  /** null: the reader's. */
  readonly paper: Paper | null;
}

const shape = /^\/jobs\/([^/]+)\/printable\/([^/]+)((?:\/[^/]+)*)\/?$/;

/** Reads the address; null where it names no printable page. */
export function printedPlace({ pathname, search }: Pick<Location, "pathname" | "search">): PrintedPlace | null {
  const found = shape.exec(pathname);
  if (!found) return null;
  const [jobId = "", type = "", rest = ""] = found.slice(1).map(decodeURIComponent);
  if (!isAnalysisReportType(type)) return null;
  const query = new URLSearchParams(search);
  const [locale, paper] = [query.get("locale"), query.get("paper")];
  return {
    jobId,
    reportType: type,
    sections: rest.split("/").filter((each) => each !== ""),
    locale: isLanguage(locale) ? locale : null,
    version: query.get("version"),
    paper: isPaper(paper) ? paper : null,
  };
}

/** The address of a place, so that what is shown can be sent and kept. */
export function addressOf(place: PrintedPlace): string {
  const parts = ["jobs", place.jobId, "printable", place.reportType, ...place.sections];
  const query = new URLSearchParams();
  for (const name of ["locale", "version", "paper"] as const) {
    const value = place[name];
    if (value !== null) query.set(name, value);
  }
  const asked = query.toString();
  return `/${parts.map(encodeURIComponent).join("/")}${asked === "" ? "" : `?${asked}`}`;
}
