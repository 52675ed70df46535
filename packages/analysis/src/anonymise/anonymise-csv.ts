/**
 * Rewrites a CSV with pseudonyms, in two passes over its ranges: the first collects how suppliers are spelled, the second
 * writes. Memory holds the name variants and one window of the file, never the whole of it.
 */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { safeText } from "@paygauge/api-types/table-files/csv";
import type { Pause } from "@paygauge/api-types/turns/turns";
import type { RangeReader } from "../reading/ranges.ts";
import { isRedacted } from "../reading/redactions.ts";
import { changedAmount, type AmountChange } from "./change-amount.ts";
import { KeyedHash } from "./keyed-hash.ts";
import { OnceCounter } from "./once-counter.ts";
import { Pseudonyms } from "./pseudonyms.ts";
import { isTotalRow, readRows, spellingReader, type ReadRow } from "./row-reader.ts";
import { SupplierNames } from "./supplier-names.ts";
import type { Treatment } from "./treatments.ts";

/** `bytes`: of a file. `spellings`: name variants of suppliers, which memory holds. */
export const anonymiserLimits = {
  bytes: 1_000_000_000,
  spellings: 250_000,
  key: { least: 16, most: 200 },
  percent: { least: 1, most: 50 },
  roundTo: { least: 1, most: 1_000_000 },
} as const;

export interface AnonymiseChoices {
  readonly key: string;
  readonly treatments: readonly Treatment[];
  readonly amounts: AmountChange;
}

interface AnonymiseOptions extends AnonymiseChoices {
  readonly inspection: LedgerInspection;
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** Bytes that were read, of twice the file's size; rows that were written. */
  readonly onProgress: (bytes: number, rows: number) => void;
  readonly pause?: Pause;
}

/** Figures of the result, and of its rows that stay linkable. */
export interface Anonymised {
  readonly rows: number;
  readonly suppliers: number;
  readonly spellings: number;
  readonly withheldRows: number;
  readonly singleRowSuppliers: number;
  /** Rows whose amounts and dates together occur once; null where amounts were changed. */
  readonly recognisableRows: number | null;
  /** Rows among which they were counted. */
  readonly countedRows: number;
  /** Totals that were left out because they no longer add up or name a supplier. */
  readonly totalsLeftOut: number;
  readonly tooLongLines: number;
  /** Suppliers that an import would group otherwise than before. */
  readonly differing: number;
}

export class TooManySpellings extends Error {}

/** Characters that are encoded at once. */
const chunk = 1024 * 1024;

export async function anonymiseCsv(read: RangeReader, size: number, options: AnonymiseOptions): Promise<Anonymised> {
  const { inspection, treatments, onProgress, pause } = options;
  const pseudonyms = new Pseudonyms(new KeyedHash(options.key));
  const spellingOf = spellingReader(treatments);
  const names = new SupplierNames();
  const reading = { read, size, inspection, ...(pause === undefined ? {} : { pause }) };
  const collect = (row: ReadRow): void => {
    if (isTotalRow(row)) return;
    names.add(spellingOf(row));
    if (names.spellingCount > anonymiserLimits.spellings) throw new TooManySpellings();
  };
  await readRows({ ...reading, onRow: collect, onProgress: (bytes) => onProgress(bytes, 0) });
  names.settle(pseudonyms);
  const writer = new RowWriter(options, pseudonyms, names);
  const tooLongLines = await readRows({
    ...reading,
    onRow: (row) => writer.add(row),
    onProgress: (bytes) => onProgress(size + bytes, writer.rows),
  });
  return { ...writer.close(), tooLongLines };
}

class RowWriter {
  rows = 0;
  private text: string;
  private withheldRows = 0;
  private totalsLeftOut = 0;
  private readonly once = new OnceCounter();
  private readonly encoder = new TextEncoder();
  private readonly options: AnonymiseOptions;
  private readonly pseudonyms: Pseudonyms;
  private readonly names: SupplierNames;
  private readonly spellingOf: ReturnType<typeof spellingReader>;

  constructor(options: AnonymiseOptions, pseudonyms: Pseudonyms, names: SupplierNames) {
    this.options = options;
    this.pseudonyms = pseudonyms;
    this.names = names;
    this.spellingOf = spellingReader(options.treatments);
    this.text = this.line(options.inspection.dialect.columns.map(({ name }) => name));
  }

  add(row: ReadRow): void {
    const isTotal = isTotalRow(row);
    const spelling = this.spellingOf(row);
    const isKept = this.options.amounts.choice === "keep";
    if (isTotal ? !isKept : this.names.isGroupTotal(spelling.name)) {
      this.totalsLeftOut += 1;
      return;
    }
    if (isRedacted(spelling.name)) this.withheldRows += 1;
    const share = this.options.amounts.choice === "jitter" ? this.pseudonyms.share(row.row) : 0;
    const name = isTotal ? "" : this.names.nameOf(spelling);
    this.text += this.line(row.cells.map((cell, column) => this.cell(cell, column, { isTotal, name, share })));
    this.rows += 1;
    if (isKept) this.once.add(row.cells.filter((_, column) => this.tells(column)).join("\u0000"));
    if (this.text.length >= chunk) this.flush();
  }

  close(): Omit<Anonymised, "tooLongLines"> {
    this.flush();
    const isKept = this.options.amounts.choice === "keep";
    return {
      rows: this.rows,
      suppliers: this.names.supplierCount,
      spellings: this.names.spellingCount,
      withheldRows: this.withheldRows,
      singleRowSuppliers: this.names.singleCount,
      recognisableRows: isKept ? this.once.once : null,
      countedRows: this.once.counted,
      totalsLeftOut: this.totalsLeftOut,
      differing: this.names.differing,
    };
  }

  /** Whether a column says something that other copies of the ledger say as well. */
  private tells(column: number): boolean {
    const treatment = this.options.treatments[column];
    return treatment === "amount" || treatment === "date";
  }

  private flush(): void {
    if (this.text !== "") this.options.write(this.encoder.encode(this.text));
    this.text = "";
  }

  private line(cells: readonly string[]): string {
    const { delimiter } = this.options.inspection.dialect;
    const quoted = cells.map((cell) =>
      cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
    );
    return `${quoted.join(delimiter)}\n`;
  }

  private cell(cell: string, column: number, row: { isTotal: boolean; name: string; share: number }): string {
    const treatment = this.options.treatments[column] ?? "blank";
    if (treatment === "amount") return this.amount(cell, column, row.share);
    // A label names no supplier, and an import knows the row by it.
    if (row.isTotal && isTotalRow({ row: 0, cells: [cell] })) return safeText(cell);
    return treatment === "supplierName" ? (cell.trim() === "" ? "" : row.name) : this.other(cell, treatment);
  }

  private amount(cell: string, column: number, share: number): string {
    const { inspection, amounts } = this.options;
    const profile = inspection.profiles.find((each) => each.index === column);
    const mark = profile?.decimalMark ?? inspection.proposal.mapping.decimalMark;
    return cell.trim() === "" ? "" : changedAmount(cell, mark, amounts, share);
  }

  private other(cell: string, treatment: Treatment): string {
    const { pseudonyms } = this;
    switch (treatment) {
      case "supplierId":
        return pseudonyms.supplierId(cell);
      case "taxId":
      case "companyNumber":
        return pseudonyms.number(cell);
      case "street":
        return pseudonyms.street(cell);
      case "place":
        return pseudonyms.word("place", cell);
      case "postalCode":
        return pseudonyms.postalCode(cell);
      case "phone":
        return pseudonyms.phone(cell);
      case "email":
        return pseudonyms.email(cell);
      case "website":
        return pseudonyms.website(cell);
      case "reference":
        return pseudonyms.reference(cell);
      case "cents":
        return this.options.amounts.choice === "keep" || cell.trim() === "" ? cell : "00";
      case "country":
      case "date":
      case "keep":
        return safeText(cell).slice(0, fileLimits.supplierNameBytes.limit);
      default:
        return "";
    }
  }
}
