/** Sums of sets of runs, cached: one set differs from the next by a job or a few, which are added or removed. */
import { nameOfRun, type JobRun } from "../vendors/part-store.ts";
import type { SupplierDimension } from "../job/cubes/axes.ts";
import { wholeCube } from "../job/cubes/build-cubes.ts";
import type { Cube } from "../job/cubes/cube.ts";
import { readRollUp } from "./roll-up-store.ts";
import { SummedCube } from "./summed-cube.ts";

/** Bytes of all sums in memory. */
const maxBytes = 40_000_000;
/** Sets of runs cached for each dimension and currency. */
const maxSets = 2;
/** Runs that may differ without another set being started. */
const few = (runs: number): number => Math.max(4, Math.floor(runs / 50));

/** A dimension of suppliers, or the jobs themselves. */
export type SummedName = SupplierDimension | "Jobs";

interface Entry {
  readonly kind: string;
  readonly name: SummedName;
  readonly cube: SummedCube;
}

export class SummedCubes {
  readonly #sql: SqlStorage;
  /** The one that was used last is at the end. */
  #entries: Entry[] = [];

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  #read(run: JobRun, name: SummedName): Cube {
    if (name !== "Jobs") return readRollUp(this.#sql, run, name);
    return { ...readRollUp(this.#sql, run, wholeCube), keys: [run.jobId] };
  }

  /** The cubes of a run that some sum contains: pass them to `withdraw` once they are replaced or deleted. */
  contained(run: JobRun): ReadonlyMap<SummedName, Cube> {
    const name = nameOfRun(run);
    const found = new Map<SummedName, Cube>();
    for (const entry of this.#entries)
      if (entry.cube.runs.has(name) && !found.has(entry.name)) found.set(entry.name, this.#read(run, entry.name));
    return found;
  }

  /** Subtracts a run that the tables no longer contain, or contain with other figures. */
  withdraw(run: JobRun, cubes: ReadonlyMap<SummedName, Cube>): void {
    for (const { name, cube } of this.#entries) {
      const was = cubes.get(name);
      if (was !== undefined) cube.remove(nameOfRun(run), was);
    }
  }

  /** Forgets every sum. */
  clear(): void {
    this.#entries = [];
  }

  /** The sum of some runs of one currency. */
  of(name: SummedName, currency: string, runs: readonly JobRun[]): SummedCube {
    const kind = `${name} ${currency}`;
    const wanted = new Map(runs.map((run) => [nameOfRun(run), run]));
    const known = this.#entries
      .filter((entry) => entry.kind === kind && entry.cube.hasRoom(runs.length - entry.cube.runs.size))
      .map((entry) => ({ entry, differing: differing(entry.cube, wanted) }))
      .toSorted((a, b) => a.differing - b.differing);
    const ofKind = this.#entries.filter((entry) => entry.kind === kind).length;
    const [nearest] = known;
    const most = ofKind < maxSets ? few(runs.length) : runs.length / 2;
    if (nearest !== undefined && nearest.differing <= most) {
      this.#change(nearest.entry, wanted);
      return this.#use(nearest.entry);
    }
    const oldest = this.#entries.find((entry) => entry.kind === kind);
    if (ofKind >= maxSets) this.#entries = this.#entries.filter((entry) => entry !== oldest);
    const entry = { kind, name, cube: new SummedCube(runs.length + 64) };
    this.#change(entry, wanted);
    return this.#use(entry);
  }

  #change({ cube, name }: Entry, wanted: ReadonlyMap<string, JobRun>): void {
    for (const run of cube.runs.keys())
      if (!wanted.has(run)) {
        const space = run.indexOf(" ");
        cube.remove(run, this.#read({ jobId: run.slice(0, space), run: run.slice(space + 1) }, name));
      }
    for (const [key, run] of wanted) if (!cube.runs.has(key)) cube.add(key, this.#read(run, name));
  }

  #use(entry: Entry): SummedCube {
    this.#entries = [...this.#entries.filter((each) => each !== entry), entry];
    let bytes = this.#entries.reduce((sum, { cube }) => sum + cube.bytes, 0);
    while (bytes > maxBytes && this.#entries.length > 1) bytes -= this.#entries.shift()?.cube.bytes ?? 0;
    return entry.cube;
  }
}

function differing({ runs }: SummedCube, wanted: ReadonlyMap<string, JobRun>): number {
  let common = 0;
  for (const run of wanted.keys()) if (runs.has(run)) common += 1;
  return runs.size + wanted.size - 2 * common;
}
