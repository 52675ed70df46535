/**
 * Asks whether an amount is the whole of its document, where every line of a document repeats it: lists of invoice lines
 * state the invoice's total on each, and lists of payments the payment's for each invoice that it pays.
 */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import { columnOf } from "@paygauge/api-types/entities/ledger-settle";
import { rowHash, withIds } from "@paygauge/analysis/reading/lines/row-hash";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import { ExactSum } from "./exact-sum.ts";
import { HashSet } from "./hash-set.ts";

/** Lines after which a column is watched no more whose documents do not repeat their amounts. */
const watchedLines = 50_000;
const mostColumns = 4;
/** Documents of several lines at least, and the share of them that repeats one amount. */
const leastDocuments = 3;
const sameShare = 0.9;
/** Share of all lines that such documents have. */
const lineShare = 0.05;
/** How far the sum of another column may be from that of the documents: rounding of lines. */
const nearSum = 0.005;

const numberHeader =
  /\b(invoice|bill|document|doc|payment|pmt|check|cheque|voucher|transaction|remittance|eft|rechnungs?|beleg|zahlungs?|facture|factura|fattura|factuur|faktura?)\b.*\b(no|nr|num|number|nummer|id|ref|reference|numero)\b|\b(supplier|vendor) invoice\b|\b(invoice|faktura|beleg|rechnungs|zahlungs|factuur)(no|nr|num|nummer)\b/;
const lineAmountHeader =
  /\b(line|extended|item|split|distribution|detail|applied|allocated|position|positions|zeilen)\b.*\b(amount|amt|total|value|net|gross|betrag|montant|importe)\b|\b(amount|amt|betrag) (applied|allocated|per line)\b|\bpositionsbetrag\b/;

/** A line's document: its payee, day and number. 0 where it has no number. */
function documentOf(record: RecordReader, line: LineReader, column: number): number {
  const number = line.numberHash(record, column);
  return number === 0 ? 0 : withIds(rowHash(line.keyHash, line.date, 0, ""), 0, number);
}

/**
 * What tells a line from others where a document's amount counts once: the document and the amount. null: nothing, since
 * the mapping counts each line.
 */
export function totalOfLine(mapping: ColumnMapping): ((record: RecordReader, line: LineReader) => number) | null {
  const answer = mapping.answers?.documentTotals;
  if (answer?.counts !== "once") return null;
  return (record, line) => {
    const document = documentOf(record, line, answer.column);
    return document === 0 ? 0 : withIds(document, 1, line.written | 0);
  };
}

interface SeenDocument {
  readonly amount: number;
  lines: number;
  isSame: boolean;
}

/** The documents that the numbers of one column identify. */
class Numbers {
  readonly column: number;
  readonly name: string;
  readonly onceSum = new ExactSum();
  repeated = 0;
  private readonly documents = new Map<number, SeenDocument>();
  private readonly totals = new HashSet();
  private lines = 0;

  constructor({ index, name }: FileDialect["columns"][number]) {
    this.column = index;
    this.name = name;
  }

  add(record: RecordReader, line: LineReader): void {
    this.lines++;
    const document = documentOf(record, line, this.column);
    if (document === 0 || this.totals.add(withIds(document, 1, line.written | 0))) this.onceSum.add(line.amount);
    else this.repeated++;
    if (document === 0 || line.amount === 0) return;
    const seen = this.documents.get(document);
    if (seen === undefined) {
      if (this.lines <= watchedLines) this.documents.set(document, { amount: line.amount, lines: 1, isSame: true });
      return;
    }
    seen.lines++;
    seen.isSame &&= seen.amount === line.amount;
  }

  /** Whether documents of several lines repeat one amount. */
  doRepeat(): boolean {
    const several = [...this.documents.values()].filter(({ lines }) => lines > 1);
    const same = several.filter(({ isSame }) => isSame);
    const lines = same.reduce((sum, each) => sum + each.lines, 0);
    return (
      same.length >= leastDocuments &&
      same.length >= several.length * sameShare &&
      lines >= Math.min(this.lines, watchedLines) * lineShare
    );
  }
}

export class DocumentTotals {
  private columns: Numbers[];
  private readonly others: { readonly column: number; readonly name: string; readonly sum: ExactSum }[];
  private readonly sum = new ExactSum();
  private lines = 0;

  constructor(dialect: FileDialect, mapping: ColumnMapping) {
    const [number, amount] = [columnOf(mapping, "documentNumber"), columnOf(mapping, "amount")];
    const others = ["supplierName", "supplierId", "orderNumber"] as const;
    const taken = new Set([amount, ...others.map((field) => columnOf(mapping, field))]);
    const isNumber = ({ index, name }: FileDialect["columns"][number]) =>
      index === number || (!taken.has(index) && numberHeader.test(foldHeader(name)));
    this.columns = dialect.columns
      .filter(isNumber)
      .slice(0, mostColumns)
      .map((column) => new Numbers(column));
    this.others = dialect.columns
      .filter(({ index, name }) => index !== amount && lineAmountHeader.test(foldHeader(name)))
      .slice(0, mostColumns)
      .map(({ index, name }) => ({ column: index, name, sum: new ExactSum() }));
  }

  /** Takes in a line that doesn't repeat another exactly; one that waits for a rate has no amount in the job's currency. */
  add(record: RecordReader, line: LineReader): void {
    if (this.columns.length === 0 || line.waitsIn !== null) return;
    this.sum.add(line.amount);
    for (const column of this.columns) column.add(record, line);
    for (const { column, sum } of this.others) {
      const amount = line.otherAmount(record, column);
      if (Number.isFinite(amount)) sum.add(amount);
    }
    if (++this.lines === watchedLines) this.columns = this.columns.filter((column) => column.doRepeat());
  }

  question(): CheckQuestion[] {
    const found = this.columns
      .filter((column) => column.repeated > 0 && column.doRepeat())
      .toSorted((a, b) => b.repeated - a.repeated)[0];
    if (found === undefined) return [];
    const { column, name, repeated, onceSum } = found;
    const once = onceSum.value();
    const isNear = (sum: bigint) => Math.abs(Number(sum - once)) <= Math.abs(Number(once)) * nearSum;
    return [
      {
        code: "documentTotals",
        column,
        name,
        rows: repeated,
        eachMinor: this.sum.value().toString(),
        onceMinor: once.toString(),
        others: this.others
          .map((other) => ({ ...other, sum: other.sum.value() }))
          .filter(({ sum }) => isNear(sum))
          .map((other) => ({ column: other.column, name: other.name, sumMinor: other.sum.toString() })),
      },
    ];
  }
}
