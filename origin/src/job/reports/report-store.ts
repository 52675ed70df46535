/**
 * Reports of a job: the layout that is composed for it, its versions with where their bodies lie, and which one is
 * published. Bodies are in R2 under their digest, in a folder of the job's own: they go with the job and with no other.
 */
import * as v from "valibot";
import { encodeMessage, message } from "@paygauge/api-types/catalogue/message";
import { isLanguage, type Language } from "@paygauge/api-types/languages";
import { reportLayout, type ReportLayout } from "@paygauge/api-types/reports/layout";
import { isWithinClass, type AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { reportVersionStates, type ReportVersionState } from "@paygauge/api-types/reports/versions";
import { comparedFactsSchema, type ComparedFacts } from "./compared-facts.ts";
import { reportFrame, type ReportFrame } from "./frame.ts";
import { parseStored, readRows, readStored, readStoredOr } from "@paygauge/worker/stored-json";
import { soundRows, storedRows } from "@paygauge/worker/stored-rows";

/** Created at the object's first access; erased with the job. */
export function createReportTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS report_layout (reportType TEXT PRIMARY KEY, version INTEGER NOT NULL,
    layoutJson TEXT)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS report_version (reportType TEXT NOT NULL, version INTEGER NOT NULL,
    state TEXT NOT NULL, commandId TEXT NOT NULL UNIQUE, frameJson TEXT NOT NULL, layoutJson TEXT NOT NULL,
    runNumber INTEGER NOT NULL, dataDate TEXT, sections INTEGER NOT NULL DEFAULT 0, comparedJson TEXT, levelsSha TEXT,
    message TEXT, PRIMARY KEY (reportType, version))`);
  sql.exec(`CREATE TABLE IF NOT EXISTS report_fact (commandId TEXT NOT NULL, id TEXT NOT NULL, factsJson TEXT NOT NULL,
    PRIMARY KEY (commandId, id)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS report_body (reportType TEXT NOT NULL, version INTEGER NOT NULL,
    locale TEXT NOT NULL, permClass TEXT NOT NULL, sha256 TEXT NOT NULL, bytes INTEGER NOT NULL,
    PRIMARY KEY (reportType, version, locale, permClass)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS report_pointer (reportType TEXT PRIMARY KEY, version INTEGER NOT NULL,
    publishedOn TEXT NOT NULL, publishedBy TEXT NOT NULL)`);
  // Numbers of versions that were canceled are not given again: a reader may have written one down.
  sql.exec("CREATE TABLE IF NOT EXISTS report_number (reportType TEXT PRIMARY KEY, last INTEGER NOT NULL)");
}

export const reportTables = [
  "report_layout",
  "report_version",
  "report_fact",
  "report_body",
  "report_pointer",
  "report_number",
] as const;

/** Where a job's bodies lie. */
export const reportFolder = (jobId: string): string => `reports/${jobId}/`;
export const reportKey = (jobId: string, sha256: string): string => reportFolder(jobId) + sha256;

const layoutRowSchema = v.object({ version: v.number(), layoutJson: v.nullable(v.string()) });

/** The job's own layout, and the number of times that it was written; null where the issuer's holds. */
export function readLayout(
  sql: SqlStorage,
  reportType: AnalysisReportType,
): { readonly version: number; readonly layout: ReportLayout | null } {
  const query = "SELECT version, layoutJson FROM report_layout WHERE reportType = ?";
  const [row] = storedRows(sql, layoutRowSchema, query, reportType);
  if (row === undefined) return { version: 0, layout: null };
  return {
    version: row.version,
    // A damaged one is replaced by the issuer's, and can be saved again.
    layout: readStoredOr(v.nullable(reportLayout), row.layoutJson ?? "null", "report_layout.layoutJson", null),
  };
}

export function writeLayout(
  sql: SqlStorage,
  reportType: AnalysisReportType,
  version: number,
  layout: ReportLayout | null,
): void {
  const text = layout === null ? null : JSON.stringify(layout);
  sql.exec("INSERT OR REPLACE INTO report_layout VALUES (?, ?, ?)", reportType, version, text);
}

/** One version with what it was asked to be. */
export interface StoredVersion {
  readonly version: number;
  readonly state: ReportVersionState;
  readonly commandId: string;
  readonly frame: ReportFrame;
  readonly layout: ReportLayout;
  readonly runNumber: number;
  readonly dataDate: string | null;
  readonly sections: number;
  readonly compared: ComparedFacts | null;
  readonly levelsSha: string | null;
  /** As `encodeMessage` writes it. */
  readonly message: string | null;
}

const versionRow = v.object({
  version: v.number(),
  state: v.picklist(reportVersionStates),
  commandId: v.string(),
  frameJson: v.string(),
  layoutJson: v.string(),
  runNumber: v.number(),
  dataDate: v.nullable(v.string()),
  sections: v.number(),
  comparedJson: v.nullable(v.string()),
  levelsSha: v.nullable(v.string()),
  message: v.nullable(v.string()),
});
/** A row of the list, where its state may be damaged too. */
const listedRow = v.object({ ...versionRow.entries, state: v.unknown() });
type VersionRow = Readonly<v.InferOutput<typeof versionRow>>;

function storedOf({ frameJson, layoutJson, comparedJson, ...row }: VersionRow): StoredVersion {
  const compared =
    comparedJson === null ? null : readStored(comparedFactsSchema, comparedJson, "report_version.comparedJson");
  const frame = readStored(reportFrame, frameJson, "report_version.frameJson");
  return { ...row, frame, layout: readStored(reportLayout, layoutJson, "report_version.layoutJson"), compared };
}

/** A version that can't be read still has its number. */
const ofDamaged = (row: v.InferOutput<typeof listedRow>) => ({
  ...row,
  state: "Failed" as const,
  message: encodeMessage(message("storedDamaged")),
  frame: { madeBy: "", madeAt: "", versionNote: "" },
});

/** Every version of a report, the newest first; a damaged one as one that failed. */
export function readVersions(
  sql: SqlStorage,
  reportType: AnalysisReportType,
): (StoredVersion | ReturnType<typeof ofDamaged>)[] {
  const query = "SELECT * FROM report_version WHERE reportType = ? ORDER BY version DESC";
  return soundRows(sql, listedRow, query, reportType).map(
    (row) =>
      readRows([row], (each) => storedOf(parseStored(versionRow, each, "report_version"))).readable[0] ??
      ofDamaged(row),
  );
}

export function readVersion(sql: SqlStorage, reportType: AnalysisReportType, version: number): StoredVersion | null {
  const query = "SELECT * FROM report_version WHERE reportType = ? AND version = ?";
  const [row] = storedRows(sql, versionRow, query, reportType, version);
  return row ? storedOf(row) : null;
}

export function versionOfCommand(sql: SqlStorage, commandId: string): StoredVersion | null {
  const [row] = storedRows(sql, versionRow, "SELECT * FROM report_version WHERE commandId = ?", commandId);
  return row ? storedOf(row) : null;
}

const standing = v.object({ ...v.pick(versionRow, ["version", "state", "commandId"]).entries, reportType: v.string() });
type Standing = Readonly<v.InferOutput<typeof standing>>;

/** The state of a version, which is known of a damaged one too. */
export function standingOfCommand(sql: SqlStorage, commandId: string): Standing | null {
  const query = "SELECT reportType, version, state, commandId FROM report_version WHERE commandId = ?";
  return storedRows(sql, standing, query, commandId)[0] ?? null;
}

const progressRow = v.object({ done: v.number(), total: v.number() });

/** Sections read and bodies written, of all; nothing before the command has started. */
export function progressOf(sql: SqlStorage, commandId: string): { readonly done: number; readonly total: number } {
  const query = "SELECT done, total FROM command WHERE commandId = ?";
  return storedRows(sql, progressRow, query, commandId)[0] ?? { done: 0, total: 0 };
}

const lastRow = v.object({ last: v.number() });

/** The number of the next version: it is given once. */
export function nextNumber(sql: SqlStorage, reportType: AnalysisReportType): number {
  const [row] = storedRows(sql, lastRow, "SELECT last FROM report_number WHERE reportType = ?", reportType);
  const next = (row?.last ?? 0) + 1;
  sql.exec("INSERT OR REPLACE INTO report_number VALUES (?, ?)", reportType, next);
  return next;
}

export function addVersion(
  sql: SqlStorage,
  { frame, layout, commandId, runNumber }: Pick<StoredVersion, "frame" | "layout" | "commandId" | "runNumber">,
): void {
  sql.exec(
    `INSERT INTO report_version (reportType, version, state, commandId, frameJson, layoutJson, runNumber)
     VALUES (?, ?, 'Making', ?, ?, ?, ?)`,
    frame.reportType,
    frame.version,
    commandId,
    JSON.stringify(frame),
    JSON.stringify(layout),
    runNumber,
  );
}

const shaRow = v.object({ sha: v.string() });

/** Removes a version with all its rows, and gives the digests that no other version has. */
export function removeVersion(sql: SqlStorage, { reportType, version, commandId }: Omit<Standing, "state">): string[] {
  const own = [
    ...storedRows(
      sql,
      shaRow,
      "SELECT sha256 AS sha FROM report_body WHERE reportType = ? AND version = ?",
      reportType,
      version,
    ),
  ].map(({ sha }) => sha);
  sql.exec("DELETE FROM report_body WHERE reportType = ? AND version = ?", reportType, version);
  sql.exec("DELETE FROM report_fact WHERE commandId = ?", commandId);
  sql.exec("DELETE FROM report_version WHERE commandId = ?", commandId);
  const isLeft = (sha: string): boolean =>
    sql.exec("SELECT 1 FROM report_body WHERE sha256 = ? LIMIT 1", sha).toArray().length > 0;
  return own.filter((sha) => !isLeft(sha));
}

interface StoredBody {
  readonly locale: Language;
  readonly permClass: string;
  readonly sha256: string;
  readonly bytes: number;
}

const reportBodyRow = v.object({
  locale: v.string(),
  permClass: v.string(),
  sha256: v.string(),
  bytes: v.number(),
});

/**
 * Where the bytes of a version are, for a language and a class. A version that was made before the product told classes
 * apart by a further permission has no such body: then the body that shows most of what this class may see.
 */
export function readBody(
  sql: SqlStorage,
  reportType: AnalysisReportType,
  { version, locale, permClass }: { version: number; locale: Language; permClass: string },
): StoredBody | null {
  const rows = storedRows(
    sql,
    reportBodyRow,
    `SELECT locale, permClass, sha256, bytes FROM report_body WHERE reportType = ? AND version = ? AND locale = ?`,
    reportType,
    version,
    locale,
  );
  const [row] = [...rows]
    .filter((each) => isWithinClass(each.permClass, permClass))
    .toSorted((one, other) => other.permClass.length - one.permClass.length);
  return row && isLanguage(row.locale) ? { ...row, locale: row.locale } : null;
}

export function putBody(sql: SqlStorage, { reportType, version }: ReportFrame, body: StoredBody): void {
  sql.exec(
    "INSERT OR REPLACE INTO report_body VALUES (?, ?, ?, ?, ?, ?)",
    reportType,
    version,
    body.locale,
    body.permClass,
    body.sha256,
    body.bytes,
  );
}

const pointerRowSchema = v.object({ version: v.number(), publishedOn: v.string(), publishedBy: v.string() });
type PointerRow = Readonly<v.InferOutput<typeof pointerRowSchema>>;

export function readPointer(sql: SqlStorage, reportType: AnalysisReportType): PointerRow | null {
  const query = "SELECT version, publishedOn, publishedBy FROM report_pointer WHERE reportType = ?";
  return storedRows(sql, pointerRowSchema, query, reportType)[0] ?? null;
}

/** null: nothing is published from now on. */
export function writePointer(
  sql: SqlStorage,
  reportType: AnalysisReportType,
  pointer: { version: number; publishedOn: string; publishedBy: string } | null,
): void {
  sql.exec("DELETE FROM report_pointer WHERE reportType = ?", reportType);
  if (pointer === null) return;
  const { version, publishedOn, publishedBy } = pointer;
  sql.exec("INSERT INTO report_pointer VALUES (?, ?, ?, ?)", reportType, version, publishedOn, publishedBy);
}
