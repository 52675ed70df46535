/** The sum of runs' cubes of one dimension. Runs are added and removed one by one: whole minor units add up exactly. */
import { measureNames, type Cube } from "../job/cubes/cube.ts";
import { comboCount } from "../job/cubes/slicer-combos.ts";

const width = measureNames.length;

/** Figures of each bar, one after the other, and runs with any supplier in it. */
interface BarSums {
  readonly figures: Float64Array;
  readonly jobs: Uint32Array;
}

function bitsOf(word: number): number {
  let rest = word - ((word >>> 1) & 0x55_55_55_55);
  rest = (rest & 0x33_33_33_33) + ((rest >>> 2) & 0x33_33_33_33);
  return (((rest + (rest >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
}

export class SummedCube {
  readonly keys: string[] = [];
  readonly #barOf = new Map<string, number>();
  /** One more than the place of a cell, by bar × combinations + combination; 0 where there is none. */
  #places = new Uint32Array(64 * comboCount);
  readonly #cells: number[] = [];
  #figures = new Float64Array(1024 * width);
  /** For each cell one bit a run: which runs have suppliers in it. */
  #bits: Uint32Array;
  readonly #words: number;
  readonly #slots = new Map<string, number>();
  readonly #free: number[];

  /** @param room runs that the sum can hold */
  constructor(room: number) {
    this.#words = Math.ceil(Math.max(1, room) / 32);
    this.#bits = new Uint32Array(1024 * this.#words);
    this.#free = Array.from({ length: this.#words * 32 }, (_, at) => this.#words * 32 - 1 - at);
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.#figures.byteLength + this.#bits.byteLength + this.#places.byteLength + this.#cells.length * 8;
  }

  get runs(): ReadonlyMap<string, number> {
    return this.#slots;
  }

  /** Whether more runs fit. */
  hasRoom(more: number): boolean {
    return this.#free.length >= more;
  }

  add(run: string, cube: Cube): void {
    const slot = this.#free.pop();
    if (slot === undefined) throw new RangeError("The sum has no room for another run.");
    this.#slots.set(run, slot);
    this.#apply(cube, slot, 1);
  }

  /** @param cube what was added of the run */
  remove(run: string, cube: Cube): void {
    const slot = this.#slots.get(run);
    if (slot === undefined) return;
    this.#slots.delete(run);
    this.#free.push(slot);
    this.#apply(cube, slot, -1);
  }

  #apply({ keys, bars, combos, figures }: Cube, slot: number, sign: 1 | -1): void {
    const barOf = keys.map((key) => this.#bar(key) * comboCount);
    // Loops: mapping typed arrays takes several times as long.
    const places = new Uint32Array(bars.length);
    for (let cell = 0; cell < bars.length; cell += 1)
      places[cell] = this.#place((barOf[bars[cell] ?? 0] ?? 0) + (combos[cell] ?? 0));
    const [sums, bits, words] = [this.#figures, this.#bits, this.#words];
    const [word, bit] = [slot >>> 5, 1 << (slot & 31)];
    for (let cell = 0; cell < places.length; cell += 1) {
      const place = places[cell] ?? 0;
      const [from, to] = [cell * width, place * width];
      for (let at = 0; at < width; at += 1) sums[to + at] = (sums[to + at] ?? 0) + sign * (figures[from + at] ?? 0);
      const at = place * words + word;
      bits[at] = sign === 1 ? (bits[at] ?? 0) | bit : (bits[at] ?? 0) & ~bit;
    }
  }

  #bar(key: string): number {
    const known = this.#barOf.get(key);
    if (known !== undefined) return known;
    const bar = this.keys.push(key) - 1;
    this.#barOf.set(key, bar);
    if (this.keys.length * comboCount > this.#places.length) {
      const places = new Uint32Array(this.#places.length * 2);
      places.set(this.#places);
      this.#places = places;
    }
    return bar;
  }

  #place(cell: number): number {
    const known = this.#places[cell] ?? 0;
    if (known > 0) return known - 1;
    const place = this.#cells.push(cell) - 1;
    this.#places[cell] = place + 1;
    if (this.#cells.length * width > this.#figures.length) {
      const figures = new Float64Array(this.#figures.length * 2);
      const bits = new Uint32Array((figures.length / width) * this.#words);
      figures.set(this.#figures);
      bits.set(this.#bits);
      [this.#figures, this.#bits] = [figures, bits];
    }
    return place;
  }

  /** Figures of each bar over the combinations that are 1 in `chosen`. */
  rollUp(chosen: Uint8Array): BarSums {
    const figures = new Float64Array(this.keys.length * width);
    const seen = new Uint32Array(this.keys.length * this.#words);
    const [all, bits, words] = [this.#figures, this.#bits, this.#words];
    for (const [place, cell] of this.#cells.entries()) {
      if (chosen[cell % comboCount] !== 1) continue;
      const bar = Math.floor(cell / comboCount);
      for (let at = 0; at < width; at += 1)
        figures[bar * width + at] = (figures[bar * width + at] ?? 0) + (all[place * width + at] ?? 0);
      for (let at = 0; at < words; at += 1)
        seen[bar * words + at] = (seen[bar * words + at] ?? 0) | (bits[place * words + at] ?? 0);
    }
    const jobs = new Uint32Array(this.keys.length);
    seen.forEach((word, at) => {
      const bar = Math.floor(at / words);
      jobs[bar] = (jobs[bar] ?? 0) + bitsOf(word);
    });
    return { figures, jobs };
  }

  /** Suppliers of each combination. */
  suppliersByCombo(): Float64Array {
    const counts = new Float64Array(comboCount);
    for (const [place, cell] of this.#cells.entries()) {
      const combo = cell % comboCount;
      counts[combo] = (counts[combo] ?? 0) + (this.#figures[place * width] ?? 0);
    }
    return counts;
  }
}
