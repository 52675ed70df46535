/** Parquet files, made row group by row group: amounts are DECIMAL from whole minor units, so that none is rounded. */
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import { ownBytes, type Bytes, type ByteStream } from "@paygauge/api-types/table-files/bytes";
import type { DataCell, DataColumn, DataType } from "./data-columns.ts";

type Element = ConstructorParameters<typeof ParquetWriter>[0]["schema"][number];

/** Rows of a group: the rows that are in memory, and written, at a time. */
export const groupRows = 2000;
/** Digits of an amount: what a whole number of eight bytes always holds. */
const precision = 18;

/** Returns the bytes written since the last call, so that a file is never in memory as a whole. */
class PieceWriter extends ByteWriter {
  take(): Bytes {
    const bytes = ownBytes(this.getBytes()).slice();
    this.index = 0;
    return bytes;
  }
}

const common = { repetition_type: "OPTIONAL" } as const;

function elementOf(name: string, type: DataType): Element {
  switch (type.is) {
    case "decimal":
      return { ...common, name, type: "INT64", converted_type: "DECIMAL", scale: type.digits, precision };
    case "whole":
      return { ...common, name, type: "INT64", converted_type: "INT_64" };
    case "real":
      return { ...common, name, type: "DOUBLE" };
    case "truth":
      return { ...common, name, type: "BOOLEAN" };
    case "day":
      return { ...common, name, type: "INT32", converted_type: "DATE" };
    case "text":
      return { ...common, name, type: "BYTE_ARRAY", converted_type: "UTF8" };
  }
}

/** Decimal text without its point: "-12.50" is -1250. */
const unscaled = (decimal: string): bigint => BigInt(decimal.replace(".", ""));

/** A cell as the writer takes it; undefined is null. */
function valueOf(cell: DataCell, type: DataType): unknown {
  if (cell === null || typeof cell !== "object") return cell ?? undefined;
  if ("day" in cell) return Math.floor(Date.parse(`${cell.day}T00:00:00Z`) / 86_400_000);
  if (type.is === "real") return Number(cell.number);
  return type.is === "decimal" ? unscaled(cell.number) : BigInt(cell.number);
}

type Rows = readonly (readonly DataCell[])[];

/** The bytes of a Parquet file with these columns. */
export async function* parquetBytes(columns: readonly DataColumn[], batches: AsyncIterable<Rows>): ByteStream {
  const writer = new PieceWriter();
  const schema = [
    { name: "root", num_children: columns.length },
    ...columns.map(({ heading, type }) => elementOf(heading, type)),
  ];
  const file = new ParquetWriter({ writer, schema, createdBy: "Paygauge" });
  const write = async (rows: Rows): Promise<Bytes> => {
    const columnData = columns.map(({ heading, type }, at) => ({
      name: heading,
      data: rows.map((row) => valueOf(row[at] ?? null, type)),
      offsetIndex: false,
    }));
    await file.write({ columnData, rowGroupSize: rows.length });
    return writer.take();
  };
  let group: (readonly DataCell[])[] = [];
  for await (const batch of batches) {
    group.push(...batch);
    if (group.length < groupRows) continue;
    yield await write(group);
    group = [];
  }
  if (group.length > 0) yield await write(group);
  await file.finish();
  yield writer.take();
}
