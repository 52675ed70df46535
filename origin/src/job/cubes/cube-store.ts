/** Cubes in the job's SQLite: a dimension in parts of whole bars, each part well below SQLite's 2 MB a value. */
import * as v from "valibot";
import type { RowSql } from "./row-sql.ts";
import type { Cube } from "./cube.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Bytes of cells in a part, and bytes next to the figures of a cell. */
const partBytes = 1_000_000;

export function createCubeTable(sql: RowSql): void {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS cube (run TEXT NOT NULL, name TEXT NOT NULL, part INTEGER NOT NULL, keysJson TEXT NOT NULL, cells BLOB NOT NULL, PRIMARY KEY (run, name, part))",
  );
}

/** A cell as it is in a part: its bar there, its combination, its figures. */
function packed(cube: Cube, from: number, to: number, firstBar: number): ArrayBuffer {
  const step = cube.width + 2;
  const cells = new Float64Array((to - from) * step);
  for (let cell = from; cell < to; cell += 1) {
    const at = (cell - from) * step;
    cells[at] = (cube.bars[cell] ?? 0) - firstBar;
    cells[at + 1] = cube.combos[cell] ?? 0;
    cells.set(cube.figures.subarray(cell * cube.width, (cell + 1) * cube.width), at + 2);
  }
  return cells.buffer;
}

/** Removes the cube of a name. */
export function dropCube(sql: RowSql, run: string, name: string): void {
  sql.exec("DELETE FROM cube WHERE run = ? AND name = ?", run, name);
}

/** A part of a cube as it is stored. */
interface CubePart {
  readonly part: number;
  readonly keys: readonly string[];
  readonly cells: ArrayBuffer;
}

/** Writes a part of a cube. */
export function putCubePart(sql: RowSql, run: string, name: string, { part, keys, cells }: CubePart): void {
  sql.exec("INSERT INTO cube VALUES (?, ?, ?, ?, ?)", run, name, part, JSON.stringify(keys), cells);
}

/** Writes the cube of a name, in place of the earlier ones. */
export function putCube(sql: RowSql, run: string, name: string, cube: Cube): void {
  dropCube(sql, run, name);
  for (const part of cubeParts(cube)) putCubePart(sql, run, name, part);
}

/** The parts of a cube, each made as it is asked for. */
export function* cubeParts(cube: Cube): Generator<CubePart> {
  const most = Math.max(1, Math.floor(partBytes / ((cube.width + 2) * 8)));
  let part = 0;
  for (let from = 0; from < cube.bars.length;) {
    const firstBar = cube.bars[from] ?? 0;
    let to = Math.min(from + most, cube.bars.length);
    // A part ends where a bar ends; one bar has at most as many cells as there are combinations.
    while (to < cube.bars.length && cube.bars[to] === cube.bars[to - 1]) to += 1;
    const keys = cube.keys.slice(firstBar, (cube.bars[to - 1] ?? 0) + 1);
    yield { part, keys, cells: packed(cube, from, to, firstBar) };
    from = to;
    part += 1;
  }
}

const keysSchema = v.array(v.string());

/** The cube of a name with `width` figures a cell; without cells where the run has none. */
export function readCube(sql: RowSql, run: string, name: string, width: number): Cube {
  const parts = sql
    .exec<{ keysJson: string; cells: ArrayBuffer }>(
      "SELECT keysJson, cells FROM cube WHERE run = ? AND name = ? ORDER BY part",
      run,
      name,
    )
    .toArray()
    .map(({ keysJson, cells }) => {
      const keys = readStored(keysSchema, keysJson, "cube.keysJson");
      return { keys, cells: new Float64Array(cells) };
    });
  return cubeOfParts(parts, width);
}

/** Joins the parts of a cube, in their order. */
export function cubeOfParts(
  parts: readonly { readonly keys: readonly string[]; readonly cells: Float64Array }[],
  width: number,
): Cube {
  const step = width + 2;
  const count = parts.reduce((sum, { cells }) => sum + cells.length / step, 0);
  const bars = new Uint32Array(count);
  const combos = new Uint8Array(count);
  const figures = new Float64Array(count * width);
  const keys: string[] = [];
  let at = 0;
  for (const part of parts) {
    for (let from = 0; from < part.cells.length; from += step) {
      bars[at] = (part.cells[from] ?? 0) + keys.length;
      combos[at] = part.cells[from + 1] ?? 0;
      for (let figure = 0; figure < width; figure += 1)
        figures[at * width + figure] = part.cells[from + 2 + figure] ?? 0;
      at += 1;
    }
    keys.push(...part.keys);
  }
  return { keys, width, bars, combos, figures };
}

export function hasCubes(sql: RowSql, run: string): boolean {
  return sql.exec<{ n: number }>("SELECT count(*) AS n FROM cube WHERE run = ?", run).one().n > 0;
}
