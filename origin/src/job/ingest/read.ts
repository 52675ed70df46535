/** Reads what was ingested: payees with their totals, months, rejects and counters, page by page. */
import {
  rejectReasons,
  type ImportCheck,
  type RejectedRow,
  type RejectReason,
} from "@paygauge/api-types/entities/ledger";
import * as v from "valibot";
import {
  documentTypes,
  payeeClasses,
  paymentMethods,
  type DocumentTotal,
  type DocumentType,
  type PayeeTotals,
  type Variant,
} from "../facts.ts";
import { readMonthPages } from "./month-pages.ts";
import { monthText, monthType } from "./month-sums.ts";
import { numberOf, textOf, type SqlRunner, type SqlValue } from "./sql-runner.ts";
import { partSize } from "./total-fields.ts";
import { addCounters, checkOf, noCounters, readCounters, type Counters } from "./tally.ts";

const text = v.optional(v.string(), "");
/** Only what is filled is stored. */
const identitySchema = v.object({
  supplierId: text,
  name: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  taxId: text,
  companyNumber: text,
  phone: text,
  email: text,
  website: text,
  mcc: text,
  sic: text,
  naics: text,
  unspsc: text,
  merchantCategory: text,
  payeeClass: v.optional(v.picklist(payeeClasses), "Supplier"),
});
const identityJson = v.pipe(v.string(), v.parseJson(), identitySchema);

const pageRows = 1000;
const pageQuery = "SELECT * FROM ingest_variant WHERE variant_id > ? ORDER BY variant_id LIMIT ?";
type Row = Record<string, SqlValue>;

/** All payees in the order of their ids. The same identity may come twice after a file of very many payees. */
export function* readVariants(sql: SqlRunner): Iterable<Variant> {
  let after = 0;
  for (;;) {
    const rows = [...sql.exec(pageQuery, after, pageRows)];
    for (const row of rows) {
      after = numberOf(row.variant_id);
      yield { variantId: after, identity: v.parse(identityJson, row.identity), totals: totalsOf(row) };
    }
    if (rows.length < pageRows) return;
  }
}

function totalOf(row: Row, subject: string): DocumentTotal {
  return { count: numberOf(row[`${subject}_count`]), valueMinor: numberOf(row[`${subject}_value`]) };
}

function weightOf(row: Row, subject: string): { weightMinor: number; weightedDays: number } {
  return { weightMinor: numberOf(row[`${subject}_weight`]), weightedDays: numberOf(row[`${subject}_days`]) };
}

function dayOf(value: SqlValue | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function totalsOf(row: Row): PayeeTotals {
  const documents: Record<DocumentType, DocumentTotal> = {
    PurchaseOrder: totalOf(row, "order"),
    Invoice: totalOf(row, "invoice"),
    Payment: totalOf(row, "payment"),
  };
  const methods: PayeeTotals["methods"] = {};
  for (const method of paymentMethods) {
    const total = totalOf(row, method.toLowerCase());
    if (total.count !== 0 || total.valueMinor !== 0) methods[method] = total;
  }
  return {
    lines: numberOf(row.lines),
    creditLines: numberOf(row.credit_lines),
    documents,
    methods,
    terms: weightOf(row, "terms"),
    daysToPay: weightOf(row, "pay"),
    daysLate: weightOf(row, "late"),
    firstDate: dayOf(row.first_date),
    lastDate: dayOf(row.last_date),
    lastCardDate: dayOf(row.last_card_date),
    linesWithOrder: numberOf(row.lines_with_order),
    statedSpendMinor: numberOf(row.spend),
  };
}

/** One payee's documents of one month. */
export interface MonthTotal extends DocumentTotal {
  variantId: number;
  /** "2025-03". */
  month: string;
  documentType: DocumentType;
}

/** Monthly totals of some payees (any number of ids), ordered by payee and month. */
export function* readMonths(sql: SqlRunner, variantIds: readonly number[]): Iterable<MonthTotal> {
  const wanted = Map.groupBy(variantIds, (variantId) => Math.floor(variantId / partSize));
  for (const [part, ids] of [...wanted].toSorted(([a], [b]) => a - b)) {
    const first = part * partSize;
    const spellings = new Set(ids.map((variantId) => variantId - first));
    const months: MonthTotal[] = [];
    readMonthPages(sql, part, (spelling, code, count, valueMinor) => {
      if (!spellings.has(spelling)) return;
      const documentType = documentTypes[monthType(code)] ?? "Payment";
      months.push({ variantId: first + spelling, month: monthText(code), documentType, count, valueMinor });
    });
    yield* months;
  }
}

/** The sentence of a reason. */
export function reasonSentence(reason: string): string {
  return isReason(reason) ? rejectReasons[reason] : reason;
}

function isReason(reason: string): reason is RejectReason {
  return reason in rejectReasons;
}

/** Rows that were not taken in, total rows among them, in the order of reading; `after` is the last seq seen, 0 first. */
export function readRejects(sql: SqlRunner, page: { after: number; limit: number }): RejectedRow[] {
  const rows = sql.exec(
    "SELECT seq, upload_id, line, reason, raw FROM ingest_reject WHERE seq > ? ORDER BY seq LIMIT ?",
    page.after,
    page.limit,
  );
  return [...rows].flatMap((row) => {
    const reason = textOf(row.reason);
    if (!isReason(reason)) return [];
    return [
      {
        seq: numberOf(row.seq),
        uploadId: textOf(row.upload_id),
        line: numberOf(row.line),
        reason,
        message: rejectReasons[reason],
        raw: textOf(row.raw),
      },
    ];
  });
}

/** Where the reading of one file stands. */
export interface UploadProgress {
  uploadId: string;
  size: number;
  /** Bytes committed. */
  offset: number;
  done: boolean;
  counters: Counters;
}

export interface IngestCounters {
  /** Of all files together. */
  counters: Counters;
  variants: number;
  uploads: UploadProgress[];
}

const offsetSchema = v.pipe(v.string(), v.parseJson(), v.object({ offset: v.number() }));

/** Counters of all files and of each, in the order in which they were taken in. */
export function ingestCounters(sql: SqlRunner): IngestCounters {
  const uploads = [
    ...sql.exec("SELECT upload_id, size, place, done, counters FROM ingest_upload ORDER BY ordinal"),
  ].map((row) => ({
    uploadId: textOf(row.upload_id),
    size: numberOf(row.size),
    offset: v.parse(offsetSchema, row.place).offset,
    done: row.done === 1,
    counters: readCounters(textOf(row.counters)),
  }));
  const [row] = sql.exec("SELECT count(*) AS variants FROM ingest_identity");
  return {
    counters: uploads.reduce((sum, upload) => addCounters(sum, upload.counters), structuredClone(noCounters)),
    variants: numberOf(row?.variants),
    uploads,
  };
}

/** The counters in the shape of a dry run's answer. */
export function ingestSummary(sql: SqlRunner, currency: string): ImportCheck {
  const { counters, variants } = ingestCounters(sql);
  return checkOf(counters, currency, variants);
}
