import { workbookWords as german } from "@paygauge/analysis/case-words/de";
import { workbookWords as englishWords } from "@paygauge/analysis/case-words/en";
import { workbookWords as french } from "@paygauge/analysis/case-words/fr";
import type { Language } from "@paygauge/api-types/languages";
import { fileTypes } from "@paygauge/api-types/table-files/sheet-file";
import { workbookCsv, workbookStream } from "@paygauge/api-types/table-files/workbook";
import type { CaseBody, CaseInputs } from "@paygauge/analysis/value/case/case-model";
import type { WorkbookWords } from "@paygauge/analysis/value/case/workbook/book";
import { caseWorkbook } from "@paygauge/analysis/value/case/workbook/case-workbook";
import type { YearEstimate } from "@paygauge/analysis/value/year-estimate";
import { csvStream, downloadHeaders } from "../../job/export-csv.ts";
import { bodyOf } from "../../job/pack/supplier-file.ts";
import { notFound } from "@paygauge/worker/refusal";

const wordsOf: Readonly<Record<Language, WorkbookWords>> = { en: englishWords, de: german, fr: french };

interface CaseFile {
  readonly name: string;
  readonly format: "csv" | "xlsx";
  readonly language: Language;
  readonly scenario: string;
  readonly years: number;
  /** A copy that the reader may have: without an issuer's side where it is not theirs, or not asked for. */
  readonly inputs: CaseInputs;
  readonly body: CaseBody;
  /** Annual figures are an estimate from a short file; null if not. */
  readonly estimate: YearEstimate | null;
}

/** A scenario of a business case as a workbook with live formulas, or its figures as CSV. @throws Refusal 404 */
export function caseFile({ name, format, language, scenario: id, years, inputs, body, estimate }: CaseFile): Response {
  const scenario = body.scenarios.find((each) => each.id === id);
  if (scenario === undefined) throw notFound("caseScenario");
  const sheets = caseWorkbook(inputs, body, scenario, years, wordsOf[language], estimate);
  const headers = downloadHeaders(`${name}.${format}`, fileTypes[format]);
  if (format === "csv") return new Response(csvStream([workbookCsv(sheets)].values()), { headers });
  return new Response(bodyOf(workbookStream(sheets)), { headers });
}
