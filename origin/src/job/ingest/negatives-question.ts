/** Asks whether negative amounts are what was spent, where most amounts of a file are negative. */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { ExactSum } from "./exact-sum.ts";

export class NegativesQuestion {
  private readonly sign: 1 | -1;
  private positives = 0;
  private negatives = 0;
  private readonly sum = new ExactSum();

  constructor(mapping: Pick<ColumnMapping, "answers">) {
    // Figures are those of the file, whatever was answered.
    this.sign = mapping.answers?.negatives === "spend" ? -1 : 1;
  }

  /** @param amount of an accepted line, in minor units */
  add(amount: number): void {
    const written = this.sign * amount;
    if (written > 0) this.positives++;
    else if (written < 0) this.negatives++;
    this.sum.add(written);
  }

  question(): CheckQuestion[] {
    const { positives, negatives } = this;
    if (negatives <= positives) return [];
    const sum = this.sum.value();
    const figures = { rows: positives + negatives, negatives };
    return [{ code: "negatives", ...figures, sumMinor: String(sum), flippedMinor: String(-sum) }];
  }
}
