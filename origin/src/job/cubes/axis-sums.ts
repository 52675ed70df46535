/** Sums along all axes at once: a cell for each text of an axis and combination of slicer values that occurs. */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { axes } from "./axes.ts";
import { measureNames, type Cube } from "./cube.ts";
import { figureColumns, maxPage, type CubePage } from "./cube-page.ts";

const width = measureNames.length;
const figureCount = figureColumns.length;
/** Cells of an axis that are found by their place; beyond them (very many texts) a map says where they lie. */
const maxDirect = 1_000_000;

/** Figures of cells, `width` each, in the order in which the cells came up. */
class Cells {
  figures = new Float64Array(1024 * width);
  count = 0;

  /** Room for one more; gives its place. */
  open(): number {
    this.count += 1;
    if (this.count * width > this.figures.length) {
      const larger = new Float64Array(this.figures.length * 2);
      larger.set(this.figures);
      this.figures = larger;
    }
    return this.count - 1;
  }
}

/** Which cell is where, by number: one more than its place, 0 where there is none. */
class Finder {
  direct = new Uint32Array(1024);
  readonly #far = new Map<number, number>();

  get(cell: number): number {
    return cell < this.direct.length ? (this.direct[cell] ?? 0) : (this.#far.get(cell) ?? 0);
  }

  set(cell: number, found: number): void {
    if (cell >= maxDirect) {
      this.#far.set(cell, found);
      return;
    }
    if (cell >= this.direct.length) {
      const larger = new Uint32Array(Math.min(maxDirect, Math.max(cell + 1, this.direct.length * 2)));
      larger.set(this.direct);
      this.direct = larger;
    }
    this.direct[cell] = found;
  }

  /** Each cell with its place, in the order of the numbers. */
  *entries(): Generator<readonly [cell: number, place: number]> {
    const { direct } = this;
    for (let cell = 0; cell < direct.length; cell += 1) {
      const found = direct[cell] ?? 0;
      if (found > 0) yield [cell, found - 1];
    }
    for (const [cell, found] of [...this.#far].toSorted(([a], [b]) => a - b)) yield [cell, found - 1];
  }
}

/**
 * The number of a cell is text × span + combination, where combinations are numbered in order of first use: of the many that
 * there could be, few occur, and what is small stays near the processor.
 */
export class AxisSums {
  readonly #cells = new Cells();
  #finders = axes.map(() => new Finder());
  readonly #comboIds: Int16Array;
  readonly #combos: number[] = [];
  #span = 32;
  /** For each supplier of a page, where its figures go along each axis; and its combination's number. */
  readonly #places = new Uint32Array(maxPage * axes.length);
  readonly #ids = new Uint8Array(maxPage);

  constructor(combos: number) {
    this.#comboIds = new Int16Array(combos).fill(-1);
  }

  /** Adds a page's suppliers along every axis. */
  add(page: CubePage): void {
    this.#number(page);
    this.#finders.forEach((finder, axis) => this.#find(page, finder, axis));
    this.#sum(page);
  }

  #number({ size, combos }: CubePage): void {
    for (let at = 0; at < size; at += 1) {
      const combo = combos[at] ?? 0;
      let id = this.#comboIds[combo] ?? -1;
      if (id < 0) {
        id = this.#combos.push(combo) - 1;
        this.#comboIds[combo] = id;
        if (id >= this.#span) this.#widen();
      }
      this.#ids[at] = id;
    }
  }

  /** Room for more combinations: the cells are numbered again. */
  #widen(): void {
    const [span, wider] = [this.#span, this.#span * 2];
    this.#finders = this.#finders.map((known) => {
      const finder = new Finder();
      for (const [cell, place] of known.entries())
        finder.set(Math.floor(cell / span) * wider + (cell % span), place + 1);
      return finder;
    });
    this.#span = wider;
  }

  #find({ size, codes }: CubePage, finder: Finder, axis: number): void {
    const column = codes[axis] ?? new Uint32Array(size);
    const [places, ids, span] = [this.#places, this.#ids, this.#span];
    let { direct } = finder;
    for (let at = 0, to = axis; at < size; at += 1, to += axes.length) {
      const cell = (column[at] ?? 0) * span + (ids[at] ?? 0);
      let found = cell < direct.length ? (direct[cell] ?? 0) : finder.get(cell);
      if (found === 0) {
        found = this.#cells.open() + 1;
        finder.set(cell, found);
        ({ direct } = finder);
      }
      places[to] = (found - 1) * width;
    }
  }

  #sum({ size, figures }: CubePage): void {
    const [sums, places] = [this.#cells.figures, this.#places];
    for (let at = 0; at < size; at += 1) {
      const from = at * figureCount;
      const [a, b, c, d] = [figures[from] ?? 0, figures[from + 1] ?? 0, figures[from + 2] ?? 0, figures[from + 3] ?? 0];
      const [e, f, g] = [figures[from + 4] ?? 0, figures[from + 5] ?? 0, figures[from + 6] ?? 0];
      const end = (at + 1) * axes.length;
      for (let axis = at * axes.length; axis < end; axis += 1) {
        const to = places[axis] ?? 0;
        sums[to] = (sums[to] ?? 0) + 1;
        sums[to + 1] = (sums[to + 1] ?? 0) + a;
        sums[to + 2] = (sums[to + 2] ?? 0) + b;
        sums[to + 3] = (sums[to + 3] ?? 0) + c;
        sums[to + 4] = (sums[to + 4] ?? 0) + d;
        sums[to + 5] = (sums[to + 5] ?? 0) + e;
        sums[to + 6] = (sums[to + 6] ?? 0) + f;
        sums[to + 7] = (sums[to + 7] ?? 0) + g;
      }
    }
  }

  /** The cube of a dimension, in parts of `cubeCells`: `bars` are its bars for each text of the axis. */
  *cube(axis: number, keys: readonly string[], bars: readonly (readonly number[])[]): InParts<Cube> {
    const cells = new Cells();
    const finder = new Finder();
    const [span, all] = [this.#span, this.#cells.figures];
    for (const [cell, place] of this.#finders[axis]?.entries() ?? []) {
      yield 1;
      for (const bar of bars[Math.floor(cell / span)] ?? []) {
        const number = bar * span + (cell % span);
        let found = finder.get(number);
        if (found === 0) finder.set(number, (found = cells.open() + 1));
        const [from, to] = [place * width, (found - 1) * width];
        for (let at = 0; at < width; at += 1)
          cells.figures[to + at] = (cells.figures[to + at] ?? 0) + (all[from + at] ?? 0);
      }
    }
    const cube = {
      keys,
      width,
      bars: new Uint32Array(cells.count),
      combos: new Uint8Array(cells.count),
      figures: new Float64Array(cells.count * width),
    };
    let at = 0;
    for (const [number, place] of finder.entries()) {
      yield 1;
      cube.bars[at] = Math.floor(number / span);
      cube.combos[at] = this.#combos[number % span] ?? 0;
      cube.figures.set(cells.figures.subarray(place * width, (place + 1) * width), at * width);
      at += 1;
    }
    return cube;
  }
}
