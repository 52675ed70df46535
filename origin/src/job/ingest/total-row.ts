/** One row, looked at as a possible total: its label and which of its cells are filled. */
import { decodeText } from "@paygauge/analysis/reading/encoding";
import {
  foldLabel,
  isBalanceLabel,
  mayBeBalance,
  mayLabel,
  totalLabelOf,
  type TotalLabel,
} from "@paygauge/analysis/reading/total-labels";
import { grammarOf } from "@paygauge/analysis/reading/ranges";
import { RecordReader, type RecordGrammar } from "@paygauge/analysis/reading/records";
import type { Plan } from "@paygauge/analysis/reading/lines/plan";

/** Longer rows, and cells further right, are looked at for no label. */
const longestLook = 4096;
const mostCells = 200;

const sapTotal: TotalLabel = { isSure: true, of: [] };

export interface TotalRow {
  label: (TotalLabel & { isName: boolean; text: string }) | null;
  /** The name says that the row is a balance, or another cell of a row without a document's number does. */
  isBalance: boolean;
  isNamed: boolean;
  isDated: boolean;
  /** A document or order number, or any date. */
  hasDocument: boolean;
  hasId: boolean;
  filled: number;
  /** No cell holds a word. */
  isFigures: boolean;
}

/** Cells of a row by their columns. */
interface Cells {
  width: number;
  text(column: number): string;
}

export class RowLook {
  private readonly plan: Plan;
  private readonly dates: readonly number[];
  private readonly documents: readonly number[];
  /** Columns of the numbers of documents and orders. */
  private readonly numbers: readonly number[];
  private readonly supplierId: number;

  constructor(plan: Plan) {
    this.plan = plan;
    const { sources } = plan.mapping;
    const columnOf = (field: "supplierId" | "documentNumber" | "orderNumber" | "dueDate"): number => {
      const source = sources[field];
      return source !== undefined && "column" in source ? source.column : -1;
    };
    this.dates = [plan.issued, plan.paid].flatMap((date) => (date === null ? [] : [date.column]));
    const documents = (["documentNumber", "orderNumber", "dueDate"] as const).map(columnOf);
    this.numbers = documents.slice(0, 2).filter((column) => column >= 0);
    this.documents = [...this.dates, ...documents].filter((column) => column >= 0);
    this.supplierId = columnOf("supplierId");
  }

  get hasDates(): boolean {
    return this.dates.length > 0;
  }

  isNamed(record: RecordReader): boolean {
    return isFilled(record, this.plan.name);
  }

  isDated(record: RecordReader): boolean {
    // By index: this runs for every row, and a closure each has its cost.
    for (let at = 0; at < this.dates.length; at++) if (isFilled(record, this.dates[at] ?? -1)) return true;
    return false;
  }

  /** Whether a row lacks what most lines have, as totals do. */
  isOdd(record: RecordReader): boolean {
    if (this.dates.length > 0) return !this.isDated(record);
    return !this.documents.some((column) => isFilled(record, column)) && !isFilled(record, this.supplierId);
  }

  /** Whether a cell says that the row is a balance; most rows are passed over by one look at their bytes. */
  isBalance(record: RecordReader): boolean {
    const { buffer, recordStart, recordEnd } = record;
    return (
      recordEnd - recordStart <= longestLook && mayBeBalance(buffer, recordStart, recordEnd) && this.saysBalance(record)
    );
  }

  private saysBalance(record: RecordReader): boolean {
    const cells = this.cells(record);
    for (let column = 0; column < Math.min(record.width, mostCells); column++) {
      if (isBalanceLabel(cells.text(column))) return true;
    }
    return false;
  }

  mayLabel(record: RecordReader): boolean {
    if (record.recordEnd - record.recordStart > longestLook) return false;
    return mayLabel(
      decodeText(record.buffer.subarray(record.recordStart, record.recordEnd), this.plan.dialect.encoding),
    );
  }

  /** SAP marks totals by asterisks in front; elsewhere they may mark any line. */
  private isStars(record: RecordReader, text: string): boolean {
    return /^\*{1,6}$/.test(text) && (this.plan.blockNames || !this.isNamed(record));
  }

  cells(record: RecordReader): Cells {
    return {
      width: record.width,
      text: (column) => {
        const [start, end] = spanOf(record, column);
        return decodeText(record.buffer.subarray(start, end), this.plan.dialect.encoding);
      },
    };
  }

  look(record: RecordReader): TotalRow {
    const { name } = this.plan;
    const cells = this.cells(record);
    let label: TotalRow["label"] = null;
    let filled = 0;
    let isFigures = true;
    let isBalance = false;
    // Ledgers have accounts that are called so: an invoice that is booked there is a payment.
    const hasNumber = this.numbers.some((column) => isFilled(record, column));
    for (let column = 0; column < Math.min(record.width, mostCells); column++) {
      const [start, end] = spanOf(record, column);
      if (start === end) continue;
      filled++;
      if (end - start > 200) {
        isFigures = false;
        continue;
      }
      const text = cells.text(column);
      if (/\p{L}/u.test(text) || /[/:]/.test(text)) isFigures = false;
      isBalance ||= isBalanceLabel(text) && (column === name || !hasNumber);
      const found = totalLabelOf(text) ?? (filled === 1 && this.isStars(record, text) ? sapTotal : null);
      if (found === null || (label !== null && (label.isSure || !found.isSure))) continue;
      label = { ...found, isName: column === name, text: foldLabel(text) };
    }
    return {
      label,
      isBalance,
      isNamed: isFilled(record, name),
      isDated: this.isDated(record),
      hasDocument: this.documents.some((column) => isFilled(record, column)),
      hasId: isFilled(record, this.supplierId),
      filled,
      isFigures,
    };
  }
}

/** The last row that was taken, so that a label can be compared with the names of its group; taken apart when asked. */
export class KeptRow {
  line = 0;
  private buffer: Uint8Array<ArrayBuffer> | null = null;
  private start = 0;
  private end = 0;
  private readonly look: RowLook;
  private readonly grammar: RecordGrammar;

  constructor(look: RowLook, plan: Plan) {
    this.look = look;
    this.grammar = grammarOf(plan.dialect);
  }

  /** Holds on to the window that the row is in, one at most. */
  keep(record: RecordReader): void {
    this.line = record.line;
    this.buffer = record.buffer;
    this.start = record.recordStart;
    this.end = record.recordEnd;
  }

  private texts(): string[] {
    if (this.buffer === null || this.end - this.start > longestLook) return [];
    const record = new RecordReader(this.grammar);
    record.load(this.buffer, this.start, this.end, true);
    if (!record.next()) return [];
    const cells = this.look.cells(record);
    return Array.from({ length: Math.min(cells.width, mostCells) }, (_, column) => cells.text(column));
  }

  get filled(): number {
    return this.texts().filter((text) => text !== "").length;
  }

  /** Whether a cell of the row says just this, folded as labels are. */
  says(folded: string): boolean {
    return folded.length > 1 && this.texts().some((text) => text.length <= 200 && foldLabel(text) === folded);
  }
}

function spanOf(record: RecordReader, column: number): [start: number, end: number] {
  if (column < 0 || column >= record.width) return [0, 0];
  const { buffer } = record;
  let start = record.starts[column] ?? 0;
  let end = record.ends[column] ?? 0;
  while (start < end && (buffer[start] ?? 0) <= 32) start++;
  while (end > start && (buffer[end - 1] ?? 0) <= 32) end--;
  return [start, end];
}

function isFilled(record: RecordReader, column: number): boolean {
  if (column < 0 || column >= record.width) return false;
  const end = record.ends[column] ?? 0;
  for (let at = record.starts[column] ?? 0; at < end; at++) if ((record.buffer[at] ?? 0) > 32) return true;
  return false;
}
