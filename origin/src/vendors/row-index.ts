/** Which chunks state each vendor, so that a vendor's page reads no others. */
import { chunksOf, type PartHead } from "./part-store.ts";

interface RunChunk<Run> {
  readonly run: Run;
  readonly chunk: number;
}

export class RowIndex<Run extends PartHead> {
  readonly #chunks: RunChunk<Run>[] = [];
  /** By vendor number: where its entries start, and where those of the vendor after the last would. */
  readonly #starts: Uint32Array;
  /** Places in `#chunks`. */
  readonly #entries: Uint32Array;

  /**
   * @param vendorOf vendor number by label ID, merges followed
   * @param size one more than the largest vendor number
   */
  constructor(sql: SqlStorage, runs: readonly Run[], vendorOf: Uint32Array, size: number) {
    const counts = new Uint32Array(size + 1);
    for (const run of runs)
      for (const { labels } of chunksOf(sql, run))
        for (const label of labels) {
          const vendor = vendorOf[label] ?? 0;
          counts[vendor + 1] = (counts[vendor + 1] ?? 0) + 1;
        }
    for (let vendor = 0; vendor < size; vendor += 1)
      counts[vendor + 1] = (counts[vendor + 1] ?? 0) + (counts[vendor] ?? 0);
    this.#starts = counts;
    this.#entries = new Uint32Array(counts[size] ?? 0);
    const next = counts.slice();
    for (const run of runs)
      for (const { labels, chunk } of chunksOf(sql, run)) {
        const place = this.#chunks.push({ run, chunk }) - 1;
        for (const label of labels) {
          const vendor = vendorOf[label] ?? 0;
          const at = next[vendor] ?? 0;
          next[vendor] = at + 1;
          this.#entries[at] = place;
        }
      }
  }

  /** The chunks that state a vendor, each once, in the order of the runs. */
  chunksWith(vendor: number): RunChunk<Run>[] {
    const places = new Set(this.#entries.subarray(this.#starts[vendor] ?? 0, this.#starts[vendor + 1] ?? 0));
    return [...places].flatMap((place) => this.#chunks[place] ?? []);
  }
}
