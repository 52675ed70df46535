/** Stores the traits of runs' suppliers. Texts of an axis are stored once, under a code. */
import * as v from "valibot";
import { storedRows } from "@paygauge/worker/stored-rows";
import { axes } from "../job/cubes/axes.ts";
import type { VendorRow } from "../vendors/part-columns.ts";
import type { JobRun } from "../vendors/part-store.ts";
import { packTraits, traitColumnsOf, type TraitColumns } from "./trait-columns.ts";

const textRow = v.object({ axis: v.number(), code: v.number(), text: v.string() });
const chunkRow = v.object({ rows: v.number(), columns: v.instance(ArrayBuffer) });

/** The texts of each axis by code, and back. Code 0 stands for a missing text. */
export class TraitTexts {
  readonly #sql: SqlStorage;
  #axes: { readonly codes: Map<string, number>; readonly list: string[] }[] | null = null;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Reads the texts again: a write that failed may have left some that are not stored. */
  reset(): void {
    this.#axes = null;
  }

  #known() {
    if (this.#axes !== null) return this.#axes;
    const known = axes.map(() => ({ codes: new Map<string, number>(), list: [""] }));
    const query = "SELECT axis, code, text FROM trait_text ORDER BY axis, code";
    for (const { axis, code, text } of storedRows(this.#sql, textRow, query)) {
      const of = known[axis];
      of?.codes.set(text, code);
      if (of) of.list[code] = text;
    }
    return (this.#axes = known);
  }

  /** The code of a text, which is stored if it is new. */
  codeOf(axis: number, text: string): number {
    const known = this.#known()[axis];
    if (known === undefined) throw new RangeError(`There is no axis ${axis}.`);
    let code = known.codes.get(text);
    if (code === undefined) {
      code = known.list.push(text) - 1;
      known.codes.set(text, code);
      this.#sql.exec("INSERT INTO trait_text VALUES (?, ?, ?)", axis, code, text);
    }
    return code;
  }

  /** Texts of an axis by their codes. */
  of(axis: number): readonly string[] {
    return this.#known()[axis]?.list ?? [];
  }
}

/** Stores the traits of a chunk of the vendors; the same chunk again replaces itself. */
export function putTraits(
  sql: SqlStorage,
  texts: TraitTexts,
  { jobId, run }: JobRun,
  chunk: number,
  rows: readonly VendorRow[],
): void {
  const traits = rows.map((row) => row.traits ?? { texts: [], combo: 0 });
  sql.exec(
    "INSERT OR REPLACE INTO trait_chunk VALUES (?, ?, ?, ?, ?)",
    jobId,
    run,
    chunk,
    rows.length,
    packTraits(traits, (axis, text) => texts.codeOf(axis, text)),
  );
}

/** The traits of one chunk; undefined if there are none. */
export function traitsOfChunk(sql: SqlStorage, { jobId, run }: JobRun, chunk: number): TraitColumns | undefined {
  const query = "SELECT rows, columns FROM trait_chunk WHERE jobId = ? AND run = ? AND chunk = ?";
  const [found] = storedRows(sql, chunkRow, query, jobId, run, chunk);
  return found && traitColumnsOf(found.columns, found.rows);
}
