/** What a job shows of the suppliers of a cohort, level by level: figures of a year, and how they are paid today. */
import { termsBuckets, termsCeilings, type TermsBucket } from "@paygauge/api-types/entities/supplier-measures";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { cohortLevels, type CohortLevel } from "@paygauge/api-types/entities/case-parameters";
import type { LevelFacts } from "@paygauge/analysis/value/case/case-model";
import type { SupplierColumns } from "../grid/columns.ts";
import { factorFor } from "@paygauge/analysis/value/factor-for";
import type { CaseRules } from "../use-cases/case-rules.ts";

/** Last day of the terms beyond the last bucket that has one. */
const beyond = 91;
const lastDayOf = (bucket: TermsBucket): number =>
  bucket === "90+" || bucket === "Unknown" ? beyond : termsCeilings[bucket];

/** Money by its terms: they are kept as buckets, so that what half of the money has is its bucket's last day. */
class Terms {
  readonly #money = new Map<string, number>();

  add(bucket: string, money: number): void {
    if (bucket !== "Unknown" && bucket !== "") this.#money.set(bucket, (this.#money.get(bucket) ?? 0) + money);
  }

  /** Days; null where the files state none. */
  get median(): number | null {
    const whole = [...this.#money.values()].reduce((sum, each) => sum + each, 0);
    if (whole <= 0) return null;
    let reached = 0;
    for (const bucket of termsBuckets) {
      reached += this.#money.get(bucket) ?? 0;
      if (reached * 2 >= whole) return lastDayOf(bucket);
    }
    return null;
  }
}

/** Sums of one level, minor units of a year. */
class LevelSums {
  suppliers = 0;
  addressable = 0;
  cardable = 0;
  payments = 0;
  days = 0;
  daysWeight = 0;
  readonly terms = new Terms();

  facts(level: CohortLevel, scale: number): LevelFacts {
    return {
      level,
      suppliers: this.suppliers,
      addressable: this.addressable / scale,
      cardable: this.cardable / scale,
      payments: this.payments,
      daysToPay: this.daysWeight > 0 ? Math.max(0, Math.round(this.days / this.daysWeight)) : null,
      terms: this.terms.median,
    };
  }
}

export interface CohortFacts {
  readonly levels: readonly LevelFacts[];
  /** Terms of all of them together, days; null where the files state none. */
  readonly terms: number | null;
}

/** Measures the suppliers at some places by their level for a method; levels without suppliers are left out. */
export function cohortFacts(
  columns: SupplierColumns,
  places: Uint32Array,
  method: Capability,
  { annualFactor, minorDigits }: Pick<CaseRules, "annualFactor" | "minorDigits">,
): CohortFacts {
  const [addressable, cardable, transactions, days, factors] = (
    ["addressableMinor", "cardableMinor", "transactions", "daysToPay", "yearFactor"] as const
  ).map((name) => columns.numbers(name));
  const [levels, terms] = [columns.texts(`${method}Score`), columns.texts("termsBucket")];
  const sums = new Map(cohortLevels.map((level) => [level as string, new LevelSums()]));
  const all = new Terms();
  for (const at of places) {
    const sum = sums.get(levels.words[levels.codes[at] ?? 0] ?? "");
    if (sum === undefined) continue;
    const count = transactions?.[at] ?? 0;
    const own = factors?.[at] ?? Number.NaN;
    const factor = factorFor(count, annualFactor, Number.isNaN(own) ? null : own);
    const money = Math.round(Math.max(0, addressable?.[at] ?? 0) * factor);
    const day = days?.[at] ?? Number.NaN;
    const bucket = terms.words[terms.codes[at] ?? 0] ?? "";
    sum.suppliers += 1;
    sum.addressable += money;
    sum.cardable += Math.round(Math.max(0, cardable?.[at] ?? 0) * factor);
    sum.payments += Math.round(count * factor);
    if (!Number.isNaN(day)) {
      sum.days += day * money;
      sum.daysWeight += money;
    }
    sum.terms.add(bucket, money);
    all.add(bucket, money);
  }
  const found = cohortLevels.flatMap((level) => sums.get(level)?.facts(level, 10 ** minorDigits) ?? []);
  return { levels: found.filter(({ suppliers }) => suppliers > 0), terms: all.median };
}
