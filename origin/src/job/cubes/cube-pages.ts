/** The pages that the cubes of a run are made of: as scoring left them, else read from the suppliers' rows. */
import * as v from "valibot";
import type { RowSql, RowStorage, RowValue } from "./row-sql.ts";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { type ScoreLevel, scoreLevels } from "@paygauge/api-types/entities/analysis";
import { axes, axisKey } from "./axes.ts";
import {
  AxisTexts,
  cubePageOf,
  figureColumns,
  packPage,
  maxPage,
  unpackPage,
  type CubePage,
  type CubeRow,
  type MethodTotals,
} from "./cube-page.ts";
import { readStored } from "@paygauge/worker/stored-json";

export function createCubePageTable(sql: RowSql): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS cube_page (run TEXT NOT NULL, first INTEGER NOT NULL, size INTEGER NOT NULL,
    keysJson TEXT NOT NULL, cells BLOB NOT NULL, PRIMARY KEY (run, first))`);
}

/**
 * Keeps the page of the suppliers from an ordinal on, with the texts that came up in it first. Pages of later suppliers
 * are of work that is being done again: their texts were on the page that this one replaces.
 */
export function putCubePage(
  sql: RowSql,
  run: string,
  first: number,
  { page, fresh }: { readonly page: CubePage; readonly fresh: readonly (readonly string[])[] },
): void {
  sql.exec("DELETE FROM cube_page WHERE run = ? AND first >= ?", run, first);
  sql.exec(
    "INSERT INTO cube_page (run, first, size, keysJson, cells) VALUES (?, ?, ?, ?, ?)",
    run,
    first,
    page.size,
    JSON.stringify(fresh),
    packPage(page),
  );
}

const textsSchema = v.array(v.array(v.string()));

/** Texts of the pages that are kept of a run's suppliers before an ordinal: the page from there continues from them. */
export function keptTexts(sql: RowSql, run: string, before: number): AxisTexts {
  const texts = new AxisTexts();
  for (const { keysJson } of sql.exec<{ keysJson: string }>(
    "SELECT keysJson FROM cube_page WHERE run = ? AND first < ? ORDER BY first",
    run,
    before,
  ))
    texts.take(readStored(textsSchema, keysJson, "cube_page.keysJson"));
  return texts;
}

const slicerColumns = ["cardAccepting", "vcAccepting", "detailLevel", "stpCapable", "cardCapability"];
const levelColumns = capabilities.map((capability) => `${capability}Score`);
const rowColumns = [...figureColumns, ...slicerColumns, ...axes.flat(), ...levelColumns];

type StoredRow = Readonly<Record<string, RowValue>>;
const numberOf = (value: RowValue | undefined): number => (typeof value === "number" ? value : 0);
const textOf = (value: RowValue | undefined): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** The text of a supplier's row along each axis. */
export function axisTextsOf(row: StoredRow): string[] {
  const text = (column: string): string => textOf(row[column]);
  return axes.map((columns) => (columns.length === 1 ? text(columns[0]) : axisKey(columns.map(text))));
}

/** A supplier's row, as it is stored, with its levels in the order of the capabilities and what was paid how. */
export function cubeRowOf(row: StoredRow, levels: readonly ScoreLevel[], methods: MethodTotals): CubeRow {
  const number = (column: string): number => numberOf(row[column]);
  const text = (column: string): string => textOf(row[column]);
  return {
    cardAccepting: number("cardAccepting"),
    vcAccepting: text("vcAccepting"),
    detailLevel: number("detailLevel"),
    stpCapable: number("stpCapable"),
    cardCapability: text("cardCapability"),
    figures: figureColumns.map(number),
    texts: axisTextsOf(row),
    levels,
    methods,
  };
}

const levelsOfRow = (row: StoredRow): ScoreLevel[] =>
  levelColumns.map((column) => scoreLevels.find((level) => level === row[column]) ?? "None");

/** Pages of a run in the order of its suppliers. */
export class CubePages {
  readonly #sql: RowSql;
  readonly #run: string;
  /** Pages were kept of every supplier. */
  readonly areKept: boolean;
  /** Of the pages given so far. */
  readonly texts = new AxisTexts();
  #next = 0;

  constructor(sql: RowSql, run: string) {
    this.#sql = sql;
    this.#run = run;
    const { kept, all } = sql
      .exec<{ kept: number; all: number }>(
        `SELECT (SELECT total(size) FROM cube_page WHERE run = ?1) AS kept,
           (SELECT coalesce(max(ordinal), -1) + 1 FROM supplier WHERE run = ?1) AS "all"`,
        run,
      )
      .one();
    // a run that was scored before there were pages has none
    this.areKept = kept === all;
  }

  next(): CubePage | null {
    return this.areKept ? this.#nextKept() : this.#nextOfRows();
  }

  #nextKept(): CubePage | null {
    const [row] = this.#sql
      .exec<{ first: number; size: number; keysJson: string; cells: ArrayBuffer }>(
        "SELECT first, size, keysJson, cells FROM cube_page WHERE run = ? AND first >= ? ORDER BY first LIMIT 1",
        this.#run,
        this.#next,
      )
      .toArray();
    if (!row) return null;
    this.#next = row.first + 1;
    this.texts.take(readStored(textsSchema, row.keysJson, "cube_page.keysJson"));
    return unpackPage(row.size, row.cells);
  }

  #nextOfRows(): CubePage | null {
    const rows = this.#sql
      .exec<Record<string, RowValue>>(
        `SELECT s.ordinal, ${rowColumns.map((column) => `s.${column}`).join(", ")}, b.totalsJson->'$.methods' AS methods
         FROM supplier s LEFT JOIN supplier_base b ON b.run = s.run AND b.ordinal = s.ordinal
         WHERE s.run = ? AND s.ordinal >= ? ORDER BY s.ordinal LIMIT ?`,
        this.#run,
        this.#next,
        maxPage,
      )
      .toArray();
    const last = rows.at(-1);
    if (!last) return null;
    this.#next = numberOf(last["ordinal"]) + 1;
    return cubePageOf(
      // Every supplier of a run: Group wrote the column, and its figures are read as they are.
      rows.map((row) => cubeRowOf(row, levelsOfRow(row), JSON.parse(textOf(row["methods"]) || "{}"))),
      this.texts,
    );
  }
}

/** Whether pages were kept when the run was scored. */
export function hasPages(sql: RowSql, run: string): boolean {
  return sql.exec("SELECT 1 FROM cube_page WHERE run = ? LIMIT 1", run).toArray().length > 0;
}

/** Keeps the pages of a run that was scored before pages were kept: reading the rows takes a hundred times as long. */
export function ensurePages(storage: RowStorage, run: string): void {
  const { sql } = storage;
  const pages = new CubePages(sql, run);
  if (pages.areKept) return;
  storage.transactionSync(() => {
    sql.exec("DELETE FROM cube_page WHERE run = ?", run);
    let first = 0;
    for (let page = pages.next(); page !== null; page = pages.next()) {
      putCubePage(sql, run, first, { page, fresh: pages.texts.fresh() });
      first += page.size;
    }
  });
}
