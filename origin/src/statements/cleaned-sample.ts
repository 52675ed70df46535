import type { StatementPreview } from "@paygauge/api-types/entities/card-statements";
import type { CleanedDescriptor } from "./clean-descriptor.ts";

/** Descriptors shown of each way in which they were cleaned. */
const mostOfRule = 6;

/** Descriptors next to what they became: some of every way, so that a user sees each of them at work. */
export class CleanedSample {
  readonly #byRules = new Map<string, Map<string, CleanedDescriptor>>();

  add(raw: string, cleaned: CleanedDescriptor): void {
    const way = cleaned.rules.join(" ");
    const known = this.#byRules.get(way) ?? new Map<string, CleanedDescriptor>();
    this.#byRules.set(way, known);
    if (known.size < mostOfRule) known.set(raw.slice(0, 120), cleaned);
  }

  shown(): StatementPreview["cleaned"] {
    const ways = [...this.#byRules].toSorted((a, b) => b[0].length - a[0].length);
    return ways
      .filter(([way]) => way !== "")
      .flatMap(([, known]) => [...known].map(([raw, { name, rules }]) => ({ raw, name, rules: [...rules] })))
      .slice(0, 60);
  }
}
