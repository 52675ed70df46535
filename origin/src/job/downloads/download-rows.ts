/** The rows of a download, read from the job's SQLite: counted, streamed, and what filters can choose from. */
import * as v from "valibot";
import { datapointOf, type DatapointKey } from "@paygauge/api-types/datapoints/datapoints";
import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import type { ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import { maxValues, type DownloadCount, type DownloadFilter } from "@paygauge/api-types/entities/data-downloads";
import type { ColumnRange } from "@paygauge/api-types/entities/datapoint-profiles";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";
import { RunLetGo } from "../grid/supplier-grid.ts";
import { type InParts, rangesOf as ordinalRanges } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { countSuppliers } from "../supplier-store.ts";
import { isWhole } from "../runs/run-store.ts";
import { placeOf, sourceOf, sourceValues, sqlOf, type SourceAsked } from "./datapoint-sql.ts";
import { whereOf } from "./download-filters.ts";

/** Which rows: of a run, in the job's minor digits, by filters. */
interface DownloadAsked extends SourceAsked {
  readonly digits: number;
  readonly filters: readonly DownloadFilter[];
}

const keysOf = (filters: readonly DownloadFilter[]): DatapointKey[] => filters.map(({ key }) => key);

const counted = v.object({ n: v.number(), spend: v.nullable(v.string()) });

/** Rows that the filters leave, and their spend in minor units as text: exact beyond what a double holds. */
function countOf(sql: SqlStorage, asked: DownloadAsked): v.InferOutput<typeof counted> {
  const { kind, digits, filters } = asked;
  const where = whereOf(filters, kind, digits);
  const spend = kind === "onboarding" ? "c.yearMinor" : "s.spendMinor";
  return storedRow(
    sql,
    counted,
    `SELECT count(*) AS n, CAST(ifnull(sum(${spend}), 0) AS TEXT) AS spend ${sourceOf(kind, keysOf(filters))}${where.sql}`,
    ...sourceValues(asked),
    ...where.values,
  );
}

/** What the filters leave together, and each of them alone. */
export function countRows(sql: SqlStorage, asked: DownloadAsked): DownloadCount {
  const { n: total } = countOf(sql, { ...asked, filters: [] });
  const { n: rows, spend } = countOf(sql, asked);
  return {
    rows,
    total,
    spendMinor: asked.kind === "matchedData" ? null : spend,
    alone: asked.filters.map((filter) => ({
      key: filter.key,
      rows: asked.filters.length === 1 ? rows : countOf(sql, { ...asked, filters: [filter] }).n,
    })),
  };
}

const valueRow = v.object({ value: v.string(), rows: v.number() });

/** The commonest values of a column whose words contain a text. */
export function valuesOf(
  sql: SqlStorage,
  asked: SourceAsked,
  key: DatapointKey,
  search: string,
): v.InferOutput<typeof valueRow>[] {
  const { kind } = asked;
  const value = `ifnull(CAST(${sqlOf(key, kind).sql} AS TEXT), '')`;
  return storedRows(
    sql,
    valueRow,
    `SELECT ${value} AS value, count(*) AS rows ${sourceOf(kind, [key])} AND instr(lower(${value}), lower(?)) > 0
       GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${maxValues}`,
    ...sourceValues(asked),
    search,
  );
}

const ranged: ReadonlySet<string> = new Set(["money", "whole", "number", "date"]);
const rangeRow = v.object({ low: v.nullable(v.string()), high: v.nullable(v.string()) });

/** The least and the largest value of each column of numbers or days, in the unit that the file has. */
export function rangesOf(
  sql: SqlStorage,
  asked: Omit<DownloadAsked, "filters">,
  keys: readonly DatapointKey[],
): ColumnRange[] {
  const { kind, digits } = asked;
  return keys
    .filter((key) => ranged.has(datapointOf(key).type))
    .map((key) => {
      const { sql: value } = sqlOf(key, kind);
      const { low, high } = storedRow(
        sql,
        rangeRow,
        `SELECT CAST(min(${value}) AS TEXT) AS low, CAST(max(${value}) AS TEXT) AS high ${sourceOf(kind, [key])}`,
        ...sourceValues(asked),
      );
      const shown = (text: string | null) =>
        text !== null && datapointOf(key).type === "money" ? decimalText(text, digits) : text;
      return { key, min: shown(low), max: shown(high) };
    });
}

/** How many rows the filters leave, in parts of `walkedRows`. Members of campaigns are counted at once. */
export function* rowsLeft(sql: SqlStorage, asked: DownloadAsked): InParts<number> {
  const { kind, run, digits, filters } = asked;
  if (kind === "onboarding") return countOf(sql, asked).n;
  const where = whereOf(filters, kind, digits);
  const text = `SELECT count(*) AS n ${sourceOf(kind, keysOf(filters))}${where.sql} AND s.ordinal >= ? AND s.ordinal < ?`;
  let rows = 0;
  for (const { from, to } of ordinalRanges("walkedRows", countSuppliers(sql, run))) {
    rows += storedRow(sql, leftRow, text, ...sourceValues(asked), ...where.values, from, to).n;
    yield to - from;
  }
  return rows;
}

const leftRow = v.object({ n: v.number() });

/** Members of campaigns read at a time: each reading puts all of them in order. */
const batchMembers = 1000;

/** Values of a row in the order of the columns, as SQLite has them; whole numbers and money as text, so that none is rounded. */
export type RawRow = readonly SqlStorageValue[];

function selected(key: DatapointKey, kind: DownloadKind): string {
  const { sql } = sqlOf(key, kind);
  const { type } = datapointOf(key);
  return type === "money" || type === "whole" ? `CAST(${sql} AS TEXT)` : sql;
}

/** Batches of rows in the order of the run. @throws RunLetGo where the run went while it was read */
export function* batchesOf(
  sql: SqlStorage,
  asked: DownloadAsked,
  fields: readonly Pick<ProfileField, "key">[],
  batch?: number,
): Generator<RawRow[]> {
  const { kind, run, digits, filters } = asked;
  const limit = batch ?? (kind === "onboarding" ? batchMembers : unitsOfTurn.fileRows);
  const where = whereOf(filters, kind, digits);
  const place = placeOf(kind);
  const keys = fields.map(({ key }) => key);
  const columns = keys.map((key) => `, ${selected(key, kind)}`).join("");
  const source = sourceOf(kind, [...keys, ...keysOf(filters)]);
  // Of few suppliers that a filter leaves, a statement would walk through all to find the next ones.
  const isWalked = kind !== "onboarding";
  const window = isWalked ? ` AND ${place} <= ? + ${unitsOfTurn.walkedRows}` : "";
  const query = `SELECT ${place}${columns} ${source}${where.sql} AND ${place} > ?${window} ORDER BY ${place} LIMIT ${limit}`;
  const last = isWalked ? countSuppliers(sql, run) - 1 : 0;
  for (let after: SqlStorageValue = isWalked ? -1 : ""; ;) {
    // A file takes its time: half a run must not pass for a whole one.
    if (!isWhole(sql, run)) throw new RunLetGo();
    const from = isWalked ? [after, after] : [after];
    const rows: SqlStorageValue[][] = [...sql.exec(query, ...sourceValues(asked), ...where.values, ...from).raw()];
    const isFull = rows.length === limit;
    after = isWalked && !isFull ? Number(after) + unitsOfTurn.walkedRows : (rows.at(-1)?.[0] ?? after);
    if (rows.length > 0) yield rows.map((row) => row.slice(1));
    if (isWalked ? Number(after) >= last : !isFull) return;
  }
}
