import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { BandChange, SimulationSlice } from "@paygauge/api-types/entities/rulesets";

type BandWord = BandChange["before"];
type Example = SimulationSlice["examples"][number];
interface Who {
  readonly supplierKey: string;
  readonly name: string;
  readonly spendMinor: number;
}

/** Examples of one slice, the largest spend first. */
const maxExamples = 20;

/** Counts suppliers and their spend by the band they leave and the band they reach. */
export class ChangeTally {
  readonly #changes = new Map<string, BandChange>();
  readonly #examples: (Example & { spendMinor: number })[] = [];

  add(capability: Capability | null, before: BandWord, after: BandWord, who: Who): void {
    const key = `${capability} ${before} ${after}`;
    const known = this.#changes.get(key) ?? { capability, before, after, suppliers: 0, spendMinor: 0 };
    this.#changes.set(key, {
      ...known,
      suppliers: known.suppliers + 1,
      spendMinor: known.spendMinor + who.spendMinor,
    });
    if (before !== after) this.#keep({ ...who, capability, before, after });
  }

  #keep(example: Example & { spendMinor: number }): void {
    this.#examples.push(example);
    if (this.#examples.length < 4 * maxExamples) return;
    this.#examples.sort((a, b) => b.spendMinor - a.spendMinor);
    this.#examples.length = maxExamples;
  }

  changes(): BandChange[] {
    return [...this.#changes.values()];
  }

  examples(): Example[] {
    return this.#examples
      .toSorted((a, b) => b.spendMinor - a.spendMinor)
      .slice(0, maxExamples)
      .map(({ supplierKey, name, capability, before, after }) => ({ supplierKey, name, capability, before, after }));
  }
}
