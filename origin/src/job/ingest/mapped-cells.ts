/** Reads the cells of mapped rows straight from their places in the file. */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { Arrangement } from "@paygauge/analysis/reading/arrange";
import { grammarOf, type RangeReader } from "@paygauge/analysis/reading/ranges";
import { RecordReader } from "@paygauge/analysis/reading/records";
import { textAt } from "@paygauge/analysis/reading/lines/corrections";
import type { MappedRow } from "./row-map.ts";

/** Bytes between two rows that are read along rather than asked for apart. */
const readAlong = 64 * 1024;
/** Bytes asked for at once. */
const mostAtOnce = 4 * 1024 * 1024;
/** Bytes of a row that are looked into: a longer one is reported as too long. */
const longestRow = 1024 * 1024;

/** Rows that lie near each other, in the order of the file. */
function* stretches(rows: readonly MappedRow[]): Generator<MappedRow[]> {
  let near: MappedRow[] = [];
  for (const row of rows) {
    const [first, last] = [near[0], near.at(-1)];
    const isNear =
      first !== undefined &&
      last !== undefined &&
      row.at - (last.at + last.length) < readAlong &&
      row.at + row.length - first.at < mostAtOnce;
    if (isNear || first === undefined) near.push(row);
    else {
      yield near;
      near = [row];
    }
  }
  if (near.length > 0) yield near;
}

/** Texts of a row's cells, every column of the file, without the quotes around them. */
export async function* cellsOfRows(
  read: RangeReader,
  dialect: FileDialect,
  mapping: ColumnMapping,
  rows: readonly MappedRow[],
): AsyncGenerator<{ row: MappedRow; cells: string[] }> {
  const reader = new RecordReader(grammarOf(dialect));
  const arrangement = new Arrangement(dialect, mapping);
  for (const near of stretches(rows)) {
    const from = near[0]?.at ?? 0;
    const end = near.reduce((most, { at, length }) => Math.max(most, at + Math.min(length, longestRow)), from);
    const bytes = new Uint8Array(await read(from, Math.max(1, end - from)));
    for (const row of near) {
      const start = row.at - from;
      reader.load(bytes, start, Math.min(bytes.length, start + Math.min(row.length, longestRow)), true);
      if (!reader.next()) {
        yield { row, cells: [] };
        continue;
      }
      arrangement.arrange(reader, row.row);
      yield { row, cells: textsOf(reader, dialect) };
    }
  }
}

function textsOf(record: RecordReader, dialect: FileDialect): string[] {
  return Array.from({ length: Math.min(record.width, record.starts.length) }, (_, at) => textAt(record, at, dialect));
}
