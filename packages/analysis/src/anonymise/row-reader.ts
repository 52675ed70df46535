/** Rows of a file by the treatment of their columns. */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import type { Pause } from "@paygauge/api-types/turns/turns";
import { Arrangement } from "../reading/arrange.ts";
import { countryOf } from "../reading/countries.ts";
import { textAt } from "../reading/lines/corrections.ts";
import { grammarOf, readAll, type RangeReader } from "../reading/ranges.ts";
import { arrangements } from "../reading/records.ts";
import { isBalanceLabel, totalLabelOf } from "../reading/total-labels.ts";
import type { Spelling } from "./group-spellings.ts";
import type { Treatment } from "./treatments.ts";

/** Bytes of the file that are in memory at once: two of the longest rows. */
const windowBytes = 2 * fileLimits.rowBytes.limit;

export interface ReadRow {
  /** Number of the row below the heading, from 1. */
  readonly row: number;
  /** A text for each column of the heading. */
  readonly cells: readonly string[];
}

interface RowReading {
  readonly read: RangeReader;
  readonly size: number;
  readonly inspection: Pick<LedgerInspection, "dialect" | "proposal">;
  readonly onRow: (row: ReadRow) => void;
  readonly onProgress: (bytes: number) => void;
  readonly pause?: Pause;
}

/** Hands every row below the heading on. Answers how many lines were too long to be rows: they are left out. */
export async function readRows({ read, size, inspection, onRow, onProgress, pause }: RowReading): Promise<number> {
  const { dialect, proposal } = inspection;
  let record = 0;
  let tooLongLines = 0;
  const around = new Arrangement(dialect, proposal.mapping).around((each, tooLong) => {
    record += 1;
    if (record <= dialect.headerRow || each.arranged === arrangements.heading) return;
    if (tooLong) tooLongLines += 1;
    else
      onRow({
        row: record - dialect.headerRow,
        cells: dialect.columns.map(({ index }) => textAt(each, index, dialect)),
      });
  }, 0);
  const options = { bytes: windowBytes, onProgress, ...(pause === undefined ? {} : { pause }) };
  await readAll(read, size, grammarOf(dialect), around, options);
  return tooLongLines;
}

/** Whether a cell of the row says that it is a total or a balance of others. */
export const isTotalRow = ({ cells }: ReadRow): boolean =>
  cells.some((cell) => isBalanceLabel(cell) || totalLabelOf(cell)?.isSure === true);

/** Reads what groups a row. */
export function spellingReader(treatments: readonly Treatment[]): (row: ReadRow) => Spelling {
  const columnOf = (treatment: Treatment): number => treatments.indexOf(treatment);
  const names = (["nameBefore", "supplierName", "nameAfter"] as const).map(columnOf).filter((column) => column >= 0);
  const [id, country, tax, company] = (["supplierId", "country", "taxId", "companyNumber"] as const).map(columnOf);
  // The zero byte parts the texts of a key.
  const textOf = (cells: readonly string[], column = -1): string =>
    (cells[column] ?? "").replaceAll("\u0000", " ").trim();
  return ({ cells }) => ({
    supplierId: textOf(cells, id),
    name: names
      .map((column) => textOf(cells, column))
      .filter(Boolean)
      .join(" "),
    country: countryOf(textOf(cells, country)),
    taxId: textOf(cells, tax),
    companyNumber: textOf(cells, company),
  });
}

export const keyOfSpelling = ({ supplierId, name, country, taxId, companyNumber }: Spelling): string =>
  [supplierId, name, country, taxId, companyNumber].join("\u0000");
