/** What insights show each vendor by: the bars, slicers and levels of its supplier with the most spend. */
import * as v from "valibot";
import { storedRows } from "@paygauge/worker/stored-rows";
import { axes, axisTexts, placeOf } from "../job/cubes/axes.ts";
import { comboWords } from "../job/cubes/slicer-combos.ts";
import { slicerNames } from "@paygauge/api-types/entities/insights";
import { isSlicerColumn, traitDimension, type TraitColumn } from "@paygauge/api-types/entities/global-insights";
import { chunkOf, type PartHead } from "../vendors/part-store.ts";
import { oldestFirst, type VendorSums } from "../vendors/vendor-sums.ts";
import { traitsOfChunk, type TraitTexts } from "./trait-store.ts";

/** More than any number of vendors: a place among rows and a vendor's index are one number below 2^53. */
const indexes = 2 ** 23;

const chunkRow = v.object({ chunk: v.number(), rows: v.number() });
const chunksQuery = "SELECT chunk, rows FROM part_chunk WHERE jobId = ? AND run = ? ORDER BY chunk";

/** A chunk with the index of its run, and the place of its first row among all rows. */
interface ReadChunk {
  readonly run: PartHead;
  readonly at: number;
  readonly chunk: number;
  readonly first: number;
}

export class VendorTraits {
  /** Code of each vendor's text, an axis at a time. */
  readonly codes: readonly Uint32Array[];
  readonly combos: Uint8Array;
  /** Acceptance and levels, as the vendors' parts pack them. */
  readonly states: Uint32Array;
  /** Index of the run of that supplier. */
  readonly runs: Uint32Array;
  readonly texts: TraitTexts;

  /** @param vendors numbers whose traits are read; the arrays are in their order */
  constructor(
    sql: SqlStorage,
    texts: TraitTexts,
    runs: readonly PartHead[],
    sums: Pick<VendorSums, "places">,
    vendors: Uint32Array,
  ) {
    this.texts = texts;
    this.codes = axes.map(() => new Uint32Array(vendors.length));
    this.combos = new Uint8Array(vendors.length);
    this.states = new Uint32Array(vendors.length);
    this.runs = new Uint32Array(vendors.length);
    const wanted = Float64Array.from(vendors, (vendor, at) => (sums.places[vendor] ?? 0) * indexes + at).sort();
    let [next, first] = [0, 0];
    for (const { run, at } of oldestFirst(runs))
      for (const { chunk, rows } of storedRows(sql, chunkRow, chunksQuery, run.jobId, run.run)) {
        const from = next;
        while (next < wanted.length && (wanted[next] ?? 0) < (first + rows) * indexes) next += 1;
        if (next > from) this.#read(sql, { run, at, chunk, first }, wanted.subarray(from, next));
        first += rows;
      }
  }

  #read(sql: SqlStorage, { run, at: index, chunk, first }: ReadChunk, wanted: Float64Array): void {
    const [part, traits] = [chunkOf(sql, run, chunk), traitsOfChunk(sql, run, chunk)];
    for (const each of wanted) {
      const [row, at] = [Math.floor(each / indexes) - first, each % indexes];
      this.runs[at] = index;
      this.states[at] = part?.states[row] ?? 0;
      this.combos[at] = traits?.combos[row] ?? 0;
      for (const [axis, codes] of this.codes.entries()) codes[at] = traits?.codes[axis]?.[row] ?? 0;
    }
  }

  /** The value of a column for the vendor at a place. */
  valueAt(name: TraitColumn, at: number): string {
    if (isSlicerColumn(name)) return comboWords[this.combos[at] ?? 0]?.[slicerNames.indexOf(name)] ?? "";
    const { axis, text } = placeOf(traitDimension(name));
    return axisTexts(this.texts.of(axis)[this.codes[axis]?.[at] ?? 0] ?? "")[text] ?? "";
  }

  /** The words of a column, and the code of each vendor's word; code 0 is blank. */
  column(name: TraitColumn): { readonly codes: Uint32Array; readonly words: readonly string[] } {
    const known = new Map<string, number>([["", 0]]);
    const codeOf = (word: string): number => {
      let code = known.get(word);
      if (code === undefined) known.set(word, (code = known.size));
      return code;
    };
    if (isSlicerColumn(name)) {
      const place = slicerNames.indexOf(name);
      const ofCombo = comboWords.map((words) => codeOf(words[place] ?? ""));
      return { codes: Uint32Array.from(this.combos, (combo) => ofCombo[combo] ?? 0), words: [...known.keys()] };
    }
    const { axis, text } = placeOf(traitDimension(name));
    const ofText = this.texts.of(axis).map((key) => codeOf(axisTexts(key)[text] ?? ""));
    const codes = Uint32Array.from(this.codes[axis] ?? [], (code) => ofText[code] ?? 0);
    return { codes, words: [...known.keys()] };
  }
}
