/** What runs state about a vendor's acceptance, found by vendor number without reading every run again. */
import { chunksOf } from "./part-store.ts";
import { acceptanceOf, type PricedRun } from "./vendor-sums.ts";

/** One run's word about a vendor. */
export interface Evidence {
  /** Place of the run among those that the index was built from. */
  readonly run: number;
  /** Index in `acceptances`; 0 if the run did not match it. */
  readonly accepts: number;
  /** Day of the last card payment; 0 if there is none. */
  readonly cardDay: number;
}

export class EvidenceIndex {
  /** Where a vendor's entries start, and where those of the vendor after the last would. */
  readonly #starts: Uint32Array;
  readonly #runs: Uint16Array;
  readonly #accepts: Uint8Array;
  readonly #cardDays: Uint16Array;

  constructor(sql: SqlStorage, runs: readonly PricedRun[], vendorOf: Uint32Array, size: number) {
    const counts = new Uint32Array(size + 1);
    visit(sql, runs, vendorOf, (vendor) => {
      counts[vendor + 1] = (counts[vendor + 1] ?? 0) + 1;
    });
    for (let vendor = 0; vendor < size; vendor += 1)
      counts[vendor + 1] = (counts[vendor + 1] ?? 0) + (counts[vendor] ?? 0);
    this.#starts = counts;
    const total = counts[size] ?? 0;
    this.#runs = new Uint16Array(total);
    this.#accepts = new Uint8Array(total);
    this.#cardDays = new Uint16Array(total);
    const next = counts.slice();
    visit(sql, runs, vendorOf, (vendor, evidence) => {
      const at = next[vendor] ?? 0;
      next[vendor] = at + 1;
      this.#runs[at] = evidence.run;
      this.#accepts[at] = evidence.accepts;
      this.#cardDays[at] = evidence.cardDay;
    });
  }

  of(vendor: number): Evidence[] {
    const found: Evidence[] = [];
    for (let at = this.#starts[vendor] ?? 0; at < (this.#starts[vendor + 1] ?? 0); at += 1)
      found.push({ run: this.#runs[at] ?? 0, accepts: this.#accepts[at] ?? 0, cardDay: this.#cardDays[at] ?? 0 });
    return found;
  }
}

/** Calls `take` for every supplier that a run matched or saw paid by card. */
function visit(
  sql: SqlStorage,
  runs: readonly PricedRun[],
  vendorOf: Uint32Array,
  take: (vendor: number, evidence: Evidence) => void,
): void {
  for (const [run, part] of runs.entries())
    for (const chunk of chunksOf(sql, part))
      for (let row = 0; row < chunk.rows; row += 1) {
        const accepts = acceptanceOf(chunk.states[row] ?? 0);
        const cardDay = chunk.lastCardDays[row] ?? 0;
        if (accepts === 0 && cardDay === 0) continue;
        const vendor = vendorOf[chunk.labels[row] ?? 0] ?? 0;
        if (vendor !== 0) take(vendor, { run, accepts, cardDay });
      }
}
