/** Stores what runs add up to. A run's roll-up is replaced as a whole, in one transaction. */
import * as v from "valibot";
import { storedRows } from "@paygauge/worker/stored-rows";
import { measureNames, type Cube } from "../job/cubes/cube.ts";
import { cubeOfParts, cubeParts } from "../job/cubes/cube-store.ts";
import { wholeCube } from "../job/cubes/build-cubes.ts";
import type { SupplierDimension } from "../job/cubes/axes.ts";
import { packNumbers, unpackNumbers } from "./packed-numbers.ts";
import { nameOfRun, type JobRun } from "../vendors/part-store.ts";

export type CubeName = SupplierDimension | typeof wholeCube;

/** A run's cube of one name; its figures are the measures. */
export interface NamedCube {
  readonly name: CubeName;
  readonly cube: Cube;
}

const rolledUpRow = v.object({ jobId: v.string(), run: v.string(), at: v.string() });
const cubeRow = v.object({ keys: v.string(), cells: v.instance(ArrayBuffer) });

/** Separates the keys of a part; no key has it. */
const between = "\u0002";

/** Writes the cubes of a run in place of the earlier ones. To be called in a transaction. */
export function putRollUp(sql: SqlStorage, { jobId, run }: JobRun, cubes: readonly NamedCube[], at: string): void {
  dropRollUp(sql, { jobId, run });
  for (const { name, cube } of cubes)
    for (const { part, keys, cells } of cubeParts(cube))
      sql.exec(
        "INSERT INTO rolled_up_cube VALUES (?, ?, ?, ?, ?, ?)",
        jobId,
        run,
        name,
        part,
        keys.join(between),
        packNumbers(new Float64Array(cells)),
      );
  sql.exec("INSERT INTO rolled_up VALUES (?, ?, ?)", jobId, run, at);
}

/** Removes the cubes of a run. */
function dropRollUp(sql: SqlStorage, { jobId, run }: JobRun): void {
  for (const table of ["rolled_up", "rolled_up_cube"])
    sql.exec(`DELETE FROM ${table} WHERE jobId = ? AND run = ?`, jobId, run);
}

/** Removes the roll-ups and traits of a job's runs but for these. */
export function dropRollUps(sql: SqlStorage, jobId: string, keep: readonly string[]): void {
  for (const table of ["rolled_up", "rolled_up_cube", "trait_chunk"])
    sql.exec(
      `DELETE FROM ${table} WHERE jobId = ? AND run NOT IN (SELECT value FROM json_each(?))`,
      jobId,
      JSON.stringify(keep),
    );
}

/** Removes traits of chunks that a run no longer has. */
export function dropTraitsFrom(sql: SqlStorage, { jobId, run }: JobRun, chunks: number): void {
  sql.exec("DELETE FROM trait_chunk WHERE jobId = ? AND run = ? AND chunk >= ?", jobId, run, chunks);
}

/** When each run was rolled up, by its name. */
export function rolledUpRuns(sql: SqlStorage): Map<string, string> {
  const rows = storedRows(sql, rolledUpRow, "SELECT jobId, run, at FROM rolled_up");
  return new Map(rows.map(({ at, ...run }) => [nameOfRun(run), at]));
}

/** Runs of a job that are rolled up. */
export function rolledUpOf(sql: SqlStorage, jobId: string): JobRun[] {
  return storedRows(sql, rolledUpRow, "SELECT jobId, run, at FROM rolled_up WHERE jobId = ?", jobId);
}

/** The cube of a run; without cells if there is none. */
export function readRollUp(sql: SqlStorage, { jobId, run }: JobRun, name: CubeName): Cube {
  const query = "SELECT keys, cells FROM rolled_up_cube WHERE jobId = ? AND run = ? AND name = ? ORDER BY part";
  const parts = storedRows(sql, cubeRow, query, jobId, run, name);
  return cubeOfParts(
    parts.map(({ keys, cells }) => ({ keys: keys.split(between), cells: unpackNumbers(cells) })),
    measureNames.length,
  );
}
