/** How often each value of a column occurs, as long as they are few. */
import { breakdownValues, foldBreakdown } from "@paygauge/api-types/entities/breakdowns";
import type { Encoding } from "@paygauge/api-types/entities/file-dialect";
import { decodeText } from "./encoding.ts";

/** Spellings that are counted: several may be one value. */
const mostSpellings = breakdownValues.most * 2;
/** Values that are named. */
const named = 8;

interface Counted {
  text: string;
  rows: number;
}

export class ValueCounts {
  private spellings: Map<number, Counted> | null = new Map();

  /** Whether the values so far are few enough to be counted. */
  get isFew(): boolean {
    return this.spellings !== null;
  }

  /** Counts one cell by its hash. */
  add(hash: number, bytes: Uint8Array, start: number, end: number, encoding: Encoding): void {
    const { spellings } = this;
    if (spellings === null) return;
    const known = spellings.get(hash);
    if (known !== undefined) known.rows++;
    else if (spellings.size === mostSpellings) this.spellings = null;
    else
      spellings.set(hash, { text: decodeText(bytes.subarray(start, Math.min(end, start + 480)), encoding), rows: 1 });
  }

  /** Different values, whatever their case, and the commonest of them; null where they are many. */
  found(): { count: number; commonest: Counted[] } | null {
    if (this.spellings === null || this.spellings.size === 0) return null;
    const values = new Map<string, Counted>();
    for (const { text, rows } of this.spellings.values()) {
      const known = values.get(foldBreakdown(text));
      if (known === undefined) values.set(foldBreakdown(text), { text: text.trim().slice(0, 120), rows });
      else known.rows += rows;
    }
    const sorted = [...values.values()].toSorted((a, b) => b.rows - a.rows);
    return { count: values.size, commonest: sorted.slice(0, named) };
  }
}
