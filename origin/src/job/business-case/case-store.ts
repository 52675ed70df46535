/** Versions of a job's business case: the values that users entered, with the defaults at the time they saved. */
import * as v from "valibot";
import {
  businessCaseLimits,
  storedCase,
  type BusinessCaseVersion,
  type BusinessCaseVersionItem,
} from "@paygauge/api-types/entities/business-case";
import { openedBody } from "@paygauge/analysis/value/case/stored-case";
import type { CaseBody, CaseInputs } from "@paygauge/analysis/value/case/case-model";
import { readRows, readStored } from "@paygauge/worker/stored-json";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";

/** Created at the object's first access; erased with the job. */
export function createBusinessCaseTable(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS business_case (number INTEGER PRIMARY KEY, author TEXT NOT NULL,
    savedOn TEXT NOT NULL, note TEXT NOT NULL, isShown INTEGER NOT NULL, runNumber INTEGER NOT NULL,
    contentJson TEXT NOT NULL)`);
}

const rowSchema = v.object({
  number: v.number(),
  author: v.string(),
  savedOn: v.string(),
  note: v.string(),
  isShown: v.number(),
  runNumber: v.number(),
});
const versionRow = v.object({ ...rowSchema.entries, contentJson: v.string() });
type Row = Readonly<v.InferOutput<typeof rowSchema>>;

const facts = "number, author, savedOn, note, isShown, runNumber";
const itemOf = ({ number, author, savedOn, note, isShown, runNumber }: Row): BusinessCaseVersionItem => ({
  number,
  author,
  savedOn,
  note,
  isShown: isShown === 1,
  runNumber,
});

/** Every version that is kept, the newest first. */
export function caseVersions(sql: SqlStorage): BusinessCaseVersionItem[] {
  return storedRows(sql, rowSchema, `SELECT ${facts} FROM business_case ORDER BY number DESC`).map(itemOf);
}

/** A version by its number, the newest, or the one that is shown; null where there is none. */
export function readCaseVersion(sql: SqlStorage, which: number | "newest" | "shown"): BusinessCaseVersion | null {
  const where = {
    newest: "ORDER BY number DESC LIMIT 1",
    shown: "WHERE isShown = 1",
  };
  const rest = typeof which === "number" ? "WHERE number = ?" : where[which];
  const [row] = storedRows(
    sql,
    versionRow,
    `SELECT ${facts}, contentJson FROM business_case ${rest}`,
    ...(typeof which === "number" ? [which] : []),
  );
  if (!row) return null;
  const { body, inputs } = readStored(storedCase, row.contentJson, "business_case.contentJson");
  // `openedInputs` adds the parameters that came after the version.
  return { ...itemOf(row), body: openedBody(body), inputs } as unknown as BusinessCaseVersion;
}

/** Numbers of versions whose content can't be read: the next version that is saved follows them all the same. */
export const damagedVersions = (sql: SqlStorage, versions: readonly BusinessCaseVersionItem[]): string[] =>
  readRows(versions, ({ number }) => readCaseVersion(sql, number)).damaged.map(({ number }) => String(number));

/** Deletes a version, as part of a transaction; a shown one is no longer shown. */
export function deleteCaseVersion(sql: SqlStorage, number: number): void {
  sql.exec("DELETE FROM business_case WHERE number = ?", number);
}

interface NewVersion extends Omit<BusinessCaseVersionItem, "number" | "isShown"> {
  readonly body: CaseBody;
  readonly inputs: CaseInputs;
  /** Readers may be shown it. */
  readonly mayShow: boolean;
}

const countRow = v.object({ n: v.nullable(v.number()) });

/** Adds a version after the newest, as part of a transaction; the first that may be is shown. Old ones beyond the limit go. */
export function addCaseVersion(
  sql: SqlStorage,
  { author, savedOn, note, runNumber, body, inputs, mayShow }: NewVersion,
): number {
  const newest = storedRow(sql, countRow, "SELECT max(number) AS n FROM business_case").n ?? 0;
  const number = newest + 1;
  const content = JSON.stringify({ body, inputs });
  sql.exec(
    "INSERT INTO business_case VALUES (?, ?, ?, ?, ?, ?, ?)",
    number,
    author,
    savedOn,
    note,
    mayShow && !caseVersions(sql).some(({ isShown }) => isShown) ? 1 : 0,
    runNumber,
    content,
  );
  sql.exec("DELETE FROM business_case WHERE isShown = 0 AND number <= ?", number - businessCaseLimits.versions);
  return number;
}

/** Shows one version in place of another, as part of a transaction; false where it is not kept. */
export function showCaseVersion(sql: SqlStorage, number: number): boolean {
  if (!caseVersions(sql).some((each) => each.number === number)) return false;
  sql.exec("UPDATE business_case SET isShown = (number = ?)", number);
  return true;
}
