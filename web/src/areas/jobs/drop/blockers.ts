import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { CanonicalColumn, ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { openSheets } from "@paygauge/api-types/entities/unpacked-file";
import { openQuestionsOf } from "../workflow/questions/open-questions.ts";
import type { Draft } from "./draft-of.ts";

/** What the import waits for, in the order in which it is asked. */
const blockerKeys = [
  "supplierName",
  "amount",
  "column",
  "reading",
  "year",
  "twice",
  "constant",
  "buyer",
  "currency",
  "sheets",
  "encoding",
  "period",
  "question",
  "rows",
] as const;
type BlockerKey = (typeof blockerKeys)[number];

/** Places of the page that can ask; each field of the mapping is one. */
export type AskPlace =
  | CanonicalColumn
  | "buyer"
  | "currency"
  | "period"
  | "kind"
  | "columns"
  | "rows"
  | "sheets"
  | "encoding";

/** One thing that the import waits for, and the field that asks for it. */
export interface Blocker {
  readonly key: BlockerKey;
  readonly at: AskPlace;
  /** The column of the file, where no field reads it. */
  readonly column?: string;
}

/** Returns the field under which a question of the check is asked. */
export function placeOfQuestion(question: CheckQuestion, { sources }: ColumnMapping): AskPlace {
  switch (question.code) {
    case "amountColumn":
    case "documentTotals":
    case "negatives":
      return sources.spend === undefined ? "amount" : "spend";
    case "fillDown":
    case "voidNames":
      return "supplierName";
    case "dateColumn":
    case "swappedDates":
      return sources.paidDate === undefined ? "documentDate" : "paidDate";
    case "supplierIds":
      return "supplierId";
    case "summaryRows":
      return "kind";
    case "sides":
    case "countedRows":
      return fieldReading(question.column, sources) ?? "columns";
    default:
      return "rows";
  }
}

function fieldReading(column: number, sources: ColumnMapping["sources"]): CanonicalColumn | undefined {
  const fields = Object.entries(sources) as [CanonicalColumn, ColumnMapping["sources"][CanonicalColumn]][];
  return fields.find(([, source]) => source !== undefined && "column" in source && source.column === column)?.[0];
}

const isAmount = (field: CanonicalColumn): boolean => field === "amount" || field === "spend";

function ofQuestion(question: CheckQuestion, mapping: ColumnMapping): Blocker {
  const at = placeOfQuestion(question, mapping);
  const isOfColumn = question.code === "sides" || question.code === "countedRows";
  return { key: "question", at, ...(at === "columns" && isOfColumn ? { column: question.name } : {}) };
}

/** Returns everything that the import of a draft waits for, the first to be answered first. */
export function blockersOf(draft: Draft): readonly Blocker[] {
  const { gaps, buyer, kind, currency, check, file, mapping, periods, period } = draft;
  const found: Blocker[] = gaps.missing.map((at) => ({
    key: at === "supplierName" ? "supplierName" : isAmount(at) ? "amount" : "column",
    at,
  }));
  found.push(
    ...gaps.questions.map(
      ({ field, asks }) => ({ key: asks === "yearStart" ? "year" : "reading", at: field }) as const,
    ),
  );
  found.push(...gaps.duplicates.map(({ field }) => ({ key: "twice", at: field }) as const));
  found.push(...gaps.emptyConstants.map((at) => ({ key: "constant", at }) as const));
  if (buyer.value === "") found.push({ key: "buyer", at: "buyer" });
  const figures = hasFigures(kind.value);
  if (figures && currency.isOpen) found.push({ key: "currency", at: "currency" });
  if (openSheets(file?.unpacked ?? null).length > 0) found.push({ key: "sheets", at: "sheets" });
  if (file?.inspection?.encodingChoice?.isOpen === true) found.push({ key: "encoding", at: "encoding" });
  if (gaps.dateMissing || (figures && periods.length > 0 && period === null))
    found.push({ key: "period", at: "period" });
  if (check !== null && file !== undefined) {
    const open = openQuestionsOf({ check, mapping });
    found.push(...open.map((question) => ofQuestion(question, mapping)));
    if ((check.totals?.asked.length ?? 0) > 0) found.push({ key: "rows", at: "rows" });
  }
  return found.toSorted((a, b) => blockerKeys.indexOf(a.key) - blockerKeys.indexOf(b.key));
}

/** Moves the focus into the field that asks. A part of the page that is folded is opened first. */
export function focusAsked(page: HTMLElement | null, at: AskPlace): void {
  const place = page?.querySelector<HTMLElement>(`[data-ask="${at}"]`);
  const folded = place?.closest("details");
  if (folded) folded.open = true;
  const answers = "input:enabled, select:enabled, textarea:enabled, button:enabled";
  const control =
    place?.querySelector<HTMLElement>(`[data-question] :is(${answers})`) ?? place?.querySelector<HTMLElement>(answers);
  control?.focus();
  place?.scrollIntoView({ block: "nearest" });
}
