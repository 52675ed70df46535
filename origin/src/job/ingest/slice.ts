/** One slice of a ledger: its rows, read into totals and counters. */
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { GroupedLineReader } from "@paygauge/analysis/reading/lines/grouped-reader";
import { lineReaderOf } from "@paygauge/analysis/reading/lines/line-reader-of";
import { identityOf } from "@paygauge/analysis/reading/lines/identity-key";
import { BreakdownSums } from "./breakdown-sums.ts";
import type { BreakdownValues } from "./breakdown-values.ts";
import { documentHash, type DocumentNumbers } from "./document-numbers.ts";
import type { IngestUpload } from "./ingest-upload.ts";
import { KeyTable } from "@paygauge/analysis/reading/lines/key-table";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import { planOf, type IngestSettings } from "@paygauge/analysis/reading/lines/plan";
import { rawText } from "./raw-text.ts";
import { hashToLeaveOut, type Repeats } from "./repeats.ts";
import { fateCode } from "./row-payees.ts";
import { SliceRows } from "./slice-rows.ts";
import type { Reject } from "./save.ts";
import { SliceTotals } from "./slice-totals.ts";
import { TotalLines } from "./total-lines.ts";
import { Tally } from "./tally.ts";

/** Rejected rows that are kept for download; further ones are counted only. */
export const mostRejects = 200_000;

/** Places in `rowFates`, which begins with blank rows and the types of documents. */
const fates = {
  blank: fateCode("blank"),
  leftOut: fateCode("leftOut"),
  waiting: fateCode("waiting"),
  totalRows: fateCode("totalRows"),
  voided: fateCode("voided"),
  rejected: fateCode("rejected"),
} as const;

/** What one slice finds, before it is committed. */
export class Slice {
  readonly tally: Tally;
  readonly rejects: Reject[] = [];
  rejectsNotHeld = 0;
  records = 0;
  readonly newFrom: number;
  readonly newIdentities: string[] = [];
  readonly totals: SliceTotals;
  readonly repeats: Repeats | null;
  private readonly leavesOut: ReturnType<typeof hashToLeaveOut>;
  readonly documents: DocumentNumbers | null;
  /** null where the job has no breakdowns. */
  readonly breakdowns: BreakdownSums | null;
  private readonly upload: IngestUpload;
  private readonly line: LineReader;
  private readonly totalLines: TotalLines;
  /** What became of each row, and whose it is. */
  readonly rows = new SliceRows();
  /** Payee of the row that is being taken, -1 where it is not known. */
  private whose = -1;
  /** Payee of the last line that was taken in, -1 before the first. */
  private payee = -1;
  /** Hash of the document of the last line that was taken in, 0 where it has no number. */
  private document = 0;
  private readonly table: KeyTable;
  private readonly flags: number[];
  private readonly settings: IngestSettings;

  constructor(
    upload: IngestUpload,
    settings: IngestSettings,
    table: KeyTable,
    flags: number[],
    totals: SliceTotals,
    repeats: Repeats | null,
    documents: DocumentNumbers | null,
    breakdowns: BreakdownValues | null = null,
  ) {
    this.upload = upload;
    this.tally = new Tally(upload.mapping);
    this.settings = settings;
    this.table = table;
    this.flags = flags;
    this.totals = totals;
    this.repeats = repeats;
    this.leavesOut = hashToLeaveOut(upload.mapping);
    this.documents = documents;
    this.breakdowns = breakdowns && new BreakdownSums(upload, breakdowns);
    this.newFrom = table.count;
    this.totalLines = new TotalLines(upload.totalLines ?? []);
    const { kind, dialect, mapping, paidIn } = upload;
    this.line = lineReaderOf(planOf(kind, dialect, mapping, { ...settings, ...(paidIn && { paidIn }) }));
  }

  /** The name above the next slice's first row, where empty names are filled; null: none. */
  nameAbove(): string | null {
    const key = this.line instanceof GroupedLineReader ? this.line.nameAbove() : null;
    return key === null ? null : btoa(String.fromCharCode(...key));
  }

  takeNameAbove(key: string | undefined): void {
    if (key === undefined || !(this.line instanceof GroupedLineReader)) return;
    this.line.takeNameAbove(Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)));
  }

  /** Takes the next record of the file; `at`: the byte where it begins. */
  add(record: RecordReader, tooLong: boolean, recordsBefore: number, at: number): void {
    this.whose = -1;
    const { line: physical } = record;
    const fate = this.take(record, tooLong, recordsBefore);
    this.rows.add(at, physical, fate, this.whose);
  }

  /** Finds the payee of a row that counts nowhere, where a row has named it. */
  private nameUncounted(line: LineReader): void {
    this.whose = this.table.find(line.key, line.keyLength, line.keyHash);
    if (this.whose < 0) this.rows.awaitPayee(line.key.slice(0, line.keyLength), line.keyHash);
  }

  /** Takes a row, and answers what became of it. */
  private take(record: RecordReader, tooLong: boolean, recordsBefore: number): number {
    this.records++;
    const { line, tally } = this;
    if (recordsBefore + this.records <= this.upload.dialect.headerRow) {
      if (!tooLong) line.readAbove(record);
      return fates.blank;
    }
    tally.rows++;
    const outcome = tooLong ? "row-too-long" : line.read(record);
    if (outcome === "blank") {
      tally.blank++;
      return fates.blank;
    }
    if (outcome !== "line") line.readWritten(record, tooLong);
    tally.row(line);
    const isTotal = this.totalLines.has(record.line);
    if (isTotal) line.passTotal();
    if (outcome === "line" && !isTotal) {
      const hash = this.leavesOut?.(record, line) ?? 0;
      if (hash !== 0 && this.repeats?.add(hash)) {
        tally.leftOut++;
        tally.moneyOf(line, "leftOut");
        // Its payee was not looked up: the next line must not take it over.
        if (!line.sameKey) this.payee = -1;
        this.nameUncounted(line);
        return fates.leftOut;
      }
      if (line.waitsIn !== null) {
        tally.wait(line.waitsIn, line);
        // Its payee was not looked up: the next line must not take it over.
        if (!line.sameKey) this.payee = -1;
        this.nameUncounted(line);
        return fates.waiting;
      }
      const payee = this.payeeOf(line);
      const flags = this.flags[payee] ?? 0;
      tally.line(line, flags);
      const counts = this.countOf(payee, record);
      this.totals.add(payee, flags, line, counts, this.document);
      this.breakdowns?.add(payee, line, record, counts);
      this.whose = payee;
      return 1 + line.type;
    } else {
      // A total or void row was read as a line: the next one must not take over a payee that was not looked up.
      if ((outcome === "line" || outcome === "void-row") && !line.sameKey) this.payee = -1;
      const kind = isTotal ? "totalRows" : outcome === "void-row" ? "voided" : "rejected";
      tally[kind]++;
      tally.moneyOf(line, kind);
      this.reject(record, isTotal || outcome === "line" ? "total-row" : outcome);
      if (outcome === "line" || outcome === "void-row") this.nameUncounted(line);
      return fates[kind];
    }
  }

  /** 1 for the first line of a document and for a line without a number, 0 for a further line of a document. */
  private countOf(payee: number, record: RecordReader): 0 | 1 {
    this.document = 0;
    if (this.documents === null) return 1;
    const number = this.line.numberHash(record);
    if (number === 0) return 1;
    this.tally.numbered++;
    const { suppliers } = this.documents;
    const supplier = suppliers.of(payee) || suppliers.keep(payee, this.identityOf(payee).identity);
    this.document = documentHash(supplier, this.line.type, number);
    return this.documents.isFirst(this.document) ? 1 : 0;
  }

  private payeeOf(line: LineReader): number {
    if (line.sameKey && this.payee >= 0) return this.payee;
    this.payee = this.table.indexOf(line.key, line.keyLength, line.keyHash);
    if (this.table.added) this.welcome(this.payee);
    return this.payee;
  }

  private identityOf(payee: number): ReturnType<typeof identityOf> {
    return identityOf(this.table.keyAt(payee), this.settings.fallbackCountry);
  }

  private welcome(payee: number): void {
    const { identity, flags } = this.identityOf(payee);
    this.flags.push(flags);
    this.documents?.suppliers.keep(payee, identity);
    const filled = Object.entries(identity).filter(
      ([field, value]) => field === "supplierId" || field === "name" || (value !== "" && value !== "Supplier"),
    );
    this.newIdentities.push(JSON.stringify(Object.fromEntries(filled)));
  }

  private reject(record: RecordReader, reason: Reject["reason"]): void {
    if (this.rejects.length >= mostRejects) this.rejectsNotHeld++;
    else this.rejects.push({ line: record.line, reason, raw: rawText(record, this.upload.dialect.encoding) });
  }

  /** Looks again for payees of rows that count nowhere: rows behind them may have named these first. */
  settleRows(): void {
    this.rows.settle((key, hash) => this.table.find(key, key.length, hash));
  }

  *newKeys(): Iterable<{ key: Uint8Array; flags: number }> {
    for (let index = this.newFrom; index < this.table.count; index++) {
      yield { key: this.table.keyAt(index), flags: this.flags[index] ?? 0 };
    }
  }
}
