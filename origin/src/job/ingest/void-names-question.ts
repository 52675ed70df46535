/** Asks whether rows count whose payee's name says that the payment is void. */
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { ExactSum } from "./exact-sum.ts";

const mostExamples = 3;
const longestExample = 120;

export class VoidNamesQuestion {
  private rows = 0;
  private readonly names = new Set<string>();
  private readonly marked = new ExactSum();
  private readonly others = new ExactSum();

  /**
   * Takes in a line, or a row that was left out because of its name.
   * @param name the payee's, where it bears a mark; null where it bears none
   * @param amount minor units of the job's currency
   */
  add(name: string | null, amount: number): void {
    if (name === null) {
      this.others.add(amount);
      return;
    }
    this.rows++;
    this.marked.add(amount);
    if (this.names.size < mostExamples) this.names.add(name.slice(0, longestExample));
  }

  question(): CheckQuestion[] {
    if (this.rows === 0) return [];
    const leftOut = this.others.value();
    return [
      {
        code: "voidNames",
        rows: this.rows,
        names: [...this.names],
        countedMinor: String(leftOut + this.marked.value()),
        leftOutMinor: String(leftOut),
      },
    ];
  }
}
