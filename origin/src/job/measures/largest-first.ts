/** Amounts of which the largest are looked for that make up a part of a sum. */

/** Buckets that an amount and its double are apart: one of them is sorted, never all amounts. */
const bucketsOfDouble = 64;

/** How many of the largest amounts reach a sum, and the last of them. */
export interface Fewest {
  readonly count: number;
  /** 0 where there is none. */
  readonly last: number;
  /** How many of the last one's size are among them: others of that size may be not. */
  readonly ofLast: number;
}

/** Collects positive amounts, and finds the fewest that reach a sum without sorting them all. */
export class LargestFirst {
  readonly #buckets = new Map<number, number[]>();
  sum = 0;

  add(amount: number): void {
    if (!(amount > 0)) return;
    const bucket = Math.floor(Math.log2(amount) * bucketsOfDouble);
    const known = this.#buckets.get(bucket);
    if (known) known.push(amount);
    else this.#buckets.set(bucket, [amount]);
    this.sum += amount;
  }

  /** The largest amounts, until their sum is reached. */
  fewest(wanted: number): Fewest {
    let [reached, count, last, ofLast] = [0, 0, 0, 0];
    for (const bucket of [...this.#buckets.keys()].toSorted((a, b) => b - a)) {
      for (const amount of (this.#buckets.get(bucket) ?? []).toSorted((a, b) => b - a)) {
        if (reached >= wanted) return { count, last, ofLast };
        reached += amount;
        count += 1;
        ofLast = amount === last ? ofLast + 1 : 1;
        last = amount;
      }
    }
    return { count, last, ofLast };
  }
}
