/** Suppliers of a run as comparisons read them: in the order of their keys, a page at a time. */
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels, scoreLevelSchema, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { SupplierHistory } from "@paygauge/api-types/entities/comparison";
import * as v from "valibot";
import { parseStored, readRows } from "@paygauge/worker/stored-json";
import { supplierByKey } from "../supplier-store.ts";
import { isWhole, wholeRuns } from "./run-store.ts";

/** One supplier: its levels as a digit for each capability, 0 High to 3 None. */
export interface ComparedRow {
  readonly supplierKey: string;
  readonly name: string;
  readonly spendMinor: number;
  readonly levels: string;
}

const columns = capabilities
  .map((each) => `CASE ${each}Score WHEN 'High' THEN 0 WHEN 'Medium' THEN 1 WHEN 'Low' THEN 2 ELSE 3 END`)
  .join(" || ");

/** The next suppliers after a key, at most `limit`; null where the run is not whole any more. */
export function comparedRows(sql: SqlStorage, run: string, after: string, limit: number): ComparedRow[] | null {
  if (!isWhole(sql, run)) return null;
  return sql
    .exec<{ supplierKey: string; name: string; spendMinor: number; levels: string }>(
      `SELECT supplierKey, name, spendMinor, ${columns} AS levels FROM supplier
       WHERE run = ? AND supplierKey > ? ORDER BY supplierKey LIMIT ?`,
      run,
      after,
      limit,
    )
    .toArray();
}

/** The level of the capability at a place of `capabilities`. */
export const levelAt = ({ levels }: Pick<ComparedRow, "levels">, at: number): ScoreLevel =>
  scoreLevels[Number(levels[at])] ?? "None";

type Lived = Pick<SupplierHistory[number], "run" | "spendMinor" | "levels" | "machineBands">;

/** A supplier in each whole run that has it. */
export function livedRows(sql: SqlStorage, supplierKey: string): Lived[] {
  return readRows(wholeRuns(sql), (run) => {
    const record = supplierByKey(sql, run, supplierKey);
    if (record === null) return [];
    const levels = Object.fromEntries(
      capabilities.map((each) => [each, parseStored(scoreLevelSchema, record[`${each}Score`], "supplier")]),
    ) as Lived["levels"];
    return [
      {
        run,
        spendMinor: parseStored(v.number(), record.spendMinor, "supplier"),
        levels,
        machineBands: parseStored(v.string(), record.machineBands, "supplier"),
      },
    ];
  }).readable.flat();
}
