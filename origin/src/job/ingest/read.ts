/** Reads what was ingested: payees with their totals, months, rejects and counters, page by page. */
import {
  rejectReasons,
  type ImportCheck,
  type RejectedRow,
  type RejectReason,
} from "@paygauge/api-types/entities/ledger";
import type { Counted } from "@paygauge/api-types/entities/ledger-words";
import { atOnce, type InParts, rangesOf } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import * as v from "valibot";
import { documentTypes, type DocumentTotal, type DocumentType, type Variant } from "../facts.ts";
import { rowsOf, type Ledger } from "./kept-ledgers.ts";
import { readMonthPages } from "./month-pages.ts";
import { monthText, monthType, withoutMethod } from "./month-sums.ts";
import { numberOf, textOf, type SqlRunner } from "./sql-runner.ts";
import { partSize, totalFields } from "./total-fields.ts";
import { readSizes } from "./size-pages.ts";
import { readTotalPage, spellingColumn, totalsReader } from "./total-pages.ts";
import { hashOfRow, Repeats } from "./repeats.ts";
import { addCounters, checkOf, noCounters, readCounters, type Counters } from "./tally.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { payeeIdentitySchema } from "@paygauge/analysis/reading/payee-identity";
import { readStored } from "@paygauge/worker/stored-json";

/** All payees in the order of their ids. The same identity may come twice after a file of very many payees. */
export function* readVariants(sql: SqlRunner): Iterable<Variant> {
  for (const part of totalParts(sql)) yield* partVariants(sql, part, null);
}

/** Some of the payees (any number of ids), in the order of their ids. */
export function* readVariantsOf(ledger: Ledger, variantIds: readonly number[]): Iterable<Variant> {
  for (const [part, ids] of byPart(variantIds)) yield* partVariants(ledger, part, ids);
}

/** Whether any line names a purchase order. */
export function namesOrders(sql: SqlRunner): boolean {
  const field = totalFields.indexOf("lines_with_order");
  return totalParts(sql).some(
    (part) =>
      readTotalPage(sql, part)
        .columns.get(field)
        ?.some((lines) => lines > 0) ?? false,
  );
}

function totalParts(sql: SqlRunner): number[] {
  return [...sql.exec("SELECT part FROM ingest_total_page ORDER BY part")].map(({ part }) => numberOf(part));
}

function byPart(variantIds: readonly number[]): [part: number, ids: number[]][] {
  return [...Map.groupBy(variantIds, (variantId) => Math.floor(variantId / partSize))].toSorted(([a], [b]) => a - b);
}

/** Identities that are read at once: no cursor stays open while others have their turn. */
const readAtOnce = unitsOfTurn.groupedSpellings;

/** What tells payees apart, of the ids given or of those from one on. */
function identitiesOf(ledger: Ledger, from: number, wanted: readonly number[] | null): Map<number, string> {
  const columns = "variant_id, identity";
  const stored =
    wanted === null
      ? rowsOf(ledger, "identity", columns, "variant_id >= ? AND variant_id < ?", from, from + readAtOnce)
      : rowsOf(ledger, "identity", columns, "variant_id IN (SELECT value FROM json_each(?))", JSON.stringify(wanted));
  const identities = new Map<number, string>();
  for (const row of stored) identities.set(numberOf(row.variant_id), textOf(row.identity));
  return identities;
}

/** @param wanted some of the ids, without their documents by size; null: all */
function* partVariants(ledger: Ledger, part: number, wanted: readonly number[] | null): Iterable<Variant> {
  const first = part * partSize;
  const { rows, columns } = readTotalPage(ledger, part);
  const spellings = columns.get(spellingColumn);
  const totals = totalsReader(columns);
  const sizes = wanted === null ? sizesOf(ledger, part) : null;
  let identities = identitiesOf(ledger, first, wanted);
  let until = wanted === null ? first + readAtOnce : Infinity;
  for (let row = 0; row < rows; row++) {
    const variantId = first + (spellings?.[row] ?? 0);
    if (variantId >= until) {
      identities = identitiesOf(ledger, variantId, null);
      until = variantId + readAtOnce;
    }
    const identity = identities.get(variantId);
    const own = sizes?.get(variantId - first);
    if (identity !== undefined)
      yield {
        variantId,
        identity: readStored(payeeIdentitySchema, identity, "an identity of the ingest"),
        totals: { ...totals(row), ...(own !== undefined && { sizes: own }) },
      };
  }
}

/** Documents by size of a part's spellings, four numbers each. */
function sizesOf(sql: SqlRunner, part: number): ReadonlyMap<number, number[]> {
  const sizes = new Map<number, number[]>();
  for (const [spelling, ...sums] of readSizes(sql, part).sorted()) {
    const own = sizes.get(spelling);
    if (own === undefined) sizes.set(spelling, sums);
    else own.push(...sums);
  }
  return sizes;
}

/** One payee's documents of one month. */
interface MonthTotal extends DocumentTotal {
  variantId: number;
  /** "2025-03". */
  month: string;
  documentType: DocumentType;
}

/** Monthly totals of some payees (any number of ids), whatever the method, ordered by payee and month. */
export function* readMonths(ledger: Ledger, variantIds: readonly number[]): Iterable<MonthTotal> {
  for (const [part, ids] of byPart(variantIds)) {
    const first = part * partSize;
    const spellings = new Map(ids.map((variantId) => [variantId - first, new Map<number, DocumentTotal>()]));
    readMonthPages(ledger, part, (spelling, code, count, valueMinor) => {
      const sums = spellings.get(spelling);
      const of = withoutMethod(code);
      const sum = sums?.get(of) ?? { count: 0, valueMinor: 0 };
      sums?.set(of, { count: sum.count + count, valueMinor: sum.valueMinor + valueMinor });
    });
    for (const [spelling, sums] of [...spellings].toSorted(([a], [b]) => a - b)) {
      for (const [code, total] of [...sums].toSorted(([a], [b]) => a - b)) {
        const documentType = documentTypes[monthType(code)] ?? "Payment";
        yield { variantId: first + spelling, month: monthText(code), documentType, ...total };
      }
    }
  }
}

function isReason(reason: string): reason is RejectReason {
  return rejectReasons.some((each) => each === reason);
}

/** Rows that were not taken in, total rows among them, in the order of reading; `after` is the last seq seen, 0 first. */
export function readRejects(ledger: Ledger, page: { after: number; limit: number }): RejectedRow[] {
  const next = "seq > ? ORDER BY seq LIMIT ?";
  const rows = rowsOf(ledger, "reject", "seq, upload_id, line, reason, raw", next, page.after, page.limit);
  return [...rows].flatMap((row) => {
    const reason = textOf(row.reason);
    if (!isReason(reason)) return [];
    return [
      {
        seq: numberOf(row.seq),
        uploadId: textOf(row.upload_id),
        line: numberOf(row.line),
        reason,
        message: message(`row-${reason}`),
        raw: textOf(row.raw),
      },
    ];
  });
}

/** How far one file was read. */
interface UploadProgress {
  uploadId: string;
  size: number;
  /** Bytes committed. */
  offset: number;
  done: boolean;
  counters: Counters;
}

interface IngestCounters {
  /** Of all files together. */
  counters: Counters;
  uploads: UploadProgress[];
}

const offsetSchema = v.object({ offset: v.number() });

/** Counters of all files and of each, in the order in which they were taken in. */
export function ingestCounters(sql: SqlRunner): IngestCounters {
  const uploads = [
    ...sql.exec("SELECT upload_id, size, place, done, counters FROM ingest_upload ORDER BY ordinal"),
  ].map((row) => ({
    uploadId: textOf(row.upload_id),
    size: numberOf(row.size),
    offset: readStored(offsetSchema, textOf(row.place), "ingest_upload.place").offset,
    done: row.done === 1,
    counters: readCounters(textOf(row.counters)),
  }));
  return {
    counters: uploads.reduce((sum, upload) => addCounters(sum, upload.counters), structuredClone(noCounters)),
    uploads,
  };
}

/** What counts of purchase orders, invoices and payments count, as far as a ledger of lines tells. */
export function countedOf({ accepted, numbered }: Pick<Counters, "accepted" | "numbered">): Counted {
  if (numbered === 0) return "lines";
  return numbered < accepted ? "some" : "documents";
}

/** The counters in the shape of a dry run's answer. */
export function ingestSummary(sql: SqlRunner, currency: string): ImportCheck {
  return checkOf(ingestCounters(sql).counters, currency, atOnce(countSpellings(sql)).names);
}

const utf8 = new TextEncoder();

/** How many spellings were read, and how many names among them, as a dry run counts these. In parts of `walkedRows`. */
export function* countSpellings(sql: SqlRunner): InParts<{ readonly names: number; readonly variants: number }> {
  const names = new Repeats();
  let variants = 0;
  const [last] = sql.exec("SELECT coalesce(max(variant_id), 0) AS id FROM ingest_identity");
  for (const { from, to } of rangesOf("walkedRows", numberOf(last?.id) + 1)) {
    const text = "SELECT identity->>'name' AS name FROM ingest_identity WHERE variant_id >= ? AND variant_id < ?";
    for (const row of sql.exec(text, from, to)) {
      const name = utf8.encode(textOf(row.name));
      names.add(hashOfRow(name, 0, name.length));
      variants += 1;
    }
    yield to - from;
  }
  return { names: names.count, variants };
}
