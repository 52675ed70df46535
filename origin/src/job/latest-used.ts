/** Keeps values that were used last, as many as `most` weighs, and always the last one. */
export class LatestUsed<Key, Value> {
  readonly #most: number;
  readonly #weightOf: (value: Value) => number;
  readonly #values = new Map<Key, Value>();

  constructor(most: number, weightOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#weightOf = weightOf;
  }

  known(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  /** Forgets a value that is out of date. */
  drop(key: Key): void {
    this.#values.delete(key);
  }

  get(key: Key, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    let weight = [...this.#values.values()].reduce((sum, each) => sum + this.#weightOf(each), 0);
    for (const [oldest, each] of this.#values) {
      if (weight <= this.#most || oldest === key) break;
      this.#values.delete(oldest);
      weight -= this.#weightOf(each);
    }
    return value;
  }
}
