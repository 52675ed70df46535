/** Sums over the suppliers of a run, a range of ordinals at a time: one statement over all of them would hold the thread. */
import * as v from "valibot";
import { type InParts, rangesOf } from "@paygauge/api-types/turns/turns";
import { storedRows } from "@paygauge/worker/stored-rows";
import { countSuppliers } from "../supplier-store.ts";

/** A SELECT with its FROM, and the text after the WHERE that names the suppliers. */
interface Asked {
  readonly text: string;
  readonly rest?: string;
  readonly values?: readonly number[];
}

/** Hands on the answers of a statement for each range of suppliers. In parts of `walkedRows`. */
export function* inRanges<T>(
  sql: SqlStorage,
  run: string,
  row: v.GenericSchema<unknown, T>,
  { text, rest = "", values = [] }: Asked,
  take: (row: T) => void,
): InParts<void> {
  const query = `${text} WHERE run = ? AND ordinal >= ? AND ordinal < ? ${rest}`;
  for (const { from, to } of rangesOf("walkedRows", countSuppliers(sql, run))) {
    for (const each of storedRows(sql, row, query, ...values, run, from, to)) take(each);
    yield to - from;
  }
}

const sumsRow = v.record(v.string(), v.number());

/** Sums of columns, each by the SQL of what is added up under its name. In parts of `walkedRows`. */
export function* addedUp<Name extends string>(
  sql: SqlStorage,
  run: string,
  columns: Readonly<Record<Name, string>>,
  values: readonly number[] = [],
): InParts<Record<Name, number>> {
  const names = Object.keys(columns) as Name[];
  const sums = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  const text = `SELECT ${names.map((name) => `total(${columns[name]}) AS ${name}`).join(", ")} FROM supplier`;
  yield* inRanges(sql, run, sumsRow, { text, values }, (row) => {
    for (const name of names) sums[name] += row[name] ?? 0;
  });
  return sums;
}
