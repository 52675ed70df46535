/** Asks whether negative amounts are what was spent, where most amounts of a file are negative. */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";

export class NegativesQuestion {
  private readonly sign: 1 | -1;
  private positives = 0;
  private negatives = 0;
  private sum = 0n;

  constructor(mapping: Pick<ColumnMapping, "answers">) {
    // Figures are those of the file, whatever was answered.
    this.sign = mapping.answers?.negatives === "spend" ? -1 : 1;
  }

  /** @param amount of an accepted line, in minor units */
  add(amount: number): void {
    const written = this.sign * amount;
    if (written > 0) this.positives++;
    else if (written < 0) this.negatives++;
    this.sum += BigInt(written);
  }

  question(): CheckQuestion[] {
    const { positives, negatives, sum } = this;
    if (negatives <= positives) return [];
    const figures = { rows: positives + negatives, negatives };
    return [{ code: "negatives", ...figures, sumMinor: String(sum), flippedMinor: String(-sum) }];
  }
}
