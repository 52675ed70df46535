/** Adds integers without an object for each. */

/** Exact sums stay below this in a number; then they move to a BigInt. */
const exact = 4e15;

/** A sum of integers, exact whatever its size. */
export class ExactSum {
  private sum = 0;
  private carried = 0n;

  add(value: number): void {
    this.sum += value;
    if (this.sum > exact || this.sum < -exact) {
      this.carried += BigInt(this.sum);
      this.sum = 0;
    }
  }

  value(): bigint {
    return this.carried + BigInt(this.sum);
  }

  text(): string {
    return this.value().toString();
  }
}
