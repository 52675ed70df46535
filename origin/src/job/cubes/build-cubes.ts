/** All cubes of a run in one pass over its suppliers, after scoring. */
import type { RowSql } from "./row-sql.ts";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import { paymentMethods } from "../facts.ts";
import { axisTexts, placeOf, supplierDimensions } from "./axes.ts";
import { AxisSums } from "./axis-sums.ts";
import { measureNames, type Cube } from "./cube.ts";
import { type AxisTexts, figureColumns, paidWidth, type CubePage } from "./cube-page.ts";
import { CubePages } from "./cube-pages.ts";
import { putCube } from "./cube-store.ts";
import { comboCount } from "./slicer-combos.ts";

/** The cube over every supplier: totals, then spend by level of each capability, then count and value by method. */
export const wholeCube = "";
export const mixFrom = measureNames.length;
export const methodsFrom = mixFrom + capabilities.length * scoreLevels.length;
export const wholeWidth = methodsFrom + paymentMethods.length * 2;

const cubeNames = [wholeCube, ...supplierDimensions] as const;
type CubeName = (typeof cubeNames)[number];

/** The cubes of a run, from pages of its suppliers. */
export class CubeSums {
  readonly #axes = new AxisSums(comboCount);
  /** Level and method figures of each combination; the measures are those of any axis, added up at the end. */
  readonly #whole = new Float64Array(comboCount * wholeWidth);

  add(page: CubePage): void {
    this.#axes.add(page);
    this.#addLevels(page);
    this.#addPaid(page);
  }

  #addLevels({ size, combos, levels, figures }: CubePage): void {
    const whole = this.#whole;
    const span = capabilities.length * scoreLevels.length;
    for (let at = 0; at < size; at += 1) {
      const spend = figures[at * figureColumns.length] ?? 0;
      const from = (combos[at] ?? 0) * wholeWidth + mixFrom;
      let bits = levels[at] ?? 0;
      for (let to = from; to < from + span; to += scoreLevels.length) {
        const place = to + (bits & 3);
        whole[place] = (whole[place] ?? 0) + spend;
        bits >>= 2;
      }
    }
  }

  #addPaid({ combos, paid }: CubePage): void {
    const whole = this.#whole;
    for (let at = 0; at < paid.length; at += paidWidth) {
      const to = (combos[paid[at] ?? 0] ?? 0) * wholeWidth + methodsFrom + (paid[at + 1] ?? 0) * 2;
      whole[to] = (whole[to] ?? 0) + (paid[at + 2] ?? 0);
      whole[to + 1] = (whole[to + 1] ?? 0) + (paid[at + 3] ?? 0);
    }
  }

  /** Each cube by its name; `texts` are those that the pages were made with. */
  *cubes(texts: AxisTexts): Generator<{ name: CubeName; cube: Cube }> {
    for (const name of cubeNames) yield { name, cube: atOnce(this.cube(name, texts)) };
  }

  /** The cube of one name, in parts of `cubeCells`. */
  *cube(name: CubeName, texts: AxisTexts): InParts<Cube> {
    if (name === wholeCube) return yield* this.#wholeCube(texts.of(0));
    const { axis, text } = placeOf(name);
    const known = new Map<string, number>();
    const bars: number[][] = [];
    for (const key of texts.of(axis)) {
      yield 1;
      const part = axisTexts(key)[text] ?? "";
      // a supplier is in a bar for each method it is paid by
      const words = name === "PaymentMethods" ? part.split("|").filter((method) => method !== "") : [part];
      bars.push(
        words.map((word) => {
          let bar = known.get(word);
          if (bar === undefined) known.set(word, (bar = known.size));
          return bar;
        }),
      );
    }
    return yield* this.#axes.cube(axis, [...known.keys()], bars);
  }

  *#wholeCube(texts: readonly string[]): InParts<Cube> {
    const one = yield* this.#axes.cube(
      0,
      [""],
      texts.map(() => [0]),
    );
    const figures = new Float64Array(one.combos.length * wholeWidth);
    one.combos.forEach((combo, cell) => {
      const from = combo * wholeWidth;
      figures.set(this.#whole.subarray(from, from + wholeWidth), cell * wholeWidth);
      figures.set(one.figures.subarray(cell * one.width, (cell + 1) * one.width), cell * wholeWidth);
    });
    return { ...one, width: wholeWidth, figures };
  }
}

/** The cubes of one run while they grow. */
export class CubeBuilder {
  readonly #sql: RowSql;
  readonly #run: string;
  readonly #pages: CubePages;
  readonly #sums = new CubeSums();
  #done = 0;

  constructor(sql: RowSql, run: string) {
    this.#sql = sql;
    this.#run = run;
    this.#pages = new CubePages(sql, run);
  }

  /** Suppliers added so far. */
  get done(): number {
    return this.#done;
  }

  /** Adds the next suppliers; false when there are none left. */
  more(): boolean {
    const page = this.#pages.next();
    if (!page) return false;
    this.#sums.add(page);
    this.#done += page.size;
    return true;
  }

  /** Each cube by its name. */
  cubes(): ReadonlyMap<string, Cube> {
    return new Map([...this.#sums.cubes(this.#pages.texts)].map(({ name, cube }) => [name, cube]));
  }

  /** The names of the cubes. */
  names(): readonly CubeName[] {
    return cubeNames;
  }

  /** The cube of one name, in parts of `cubeCells`. */
  cube(name: CubeName): InParts<Cube> {
    return this.#sums.cube(name, this.#pages.texts);
  }

  /** Writes the cubes; the pages stay, for questions that no cube answers. To be called in a transaction. */
  save(): void {
    for (const { name, cube } of this.#sums.cubes(this.#pages.texts)) putCube(this.#sql, this.#run, name, cube);
  }
}
