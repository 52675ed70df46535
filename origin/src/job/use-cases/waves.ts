/** The four waves that are proposed for every finished job, each with what a use case of it is made from. */
import { cardMethods, type Capability } from "@paygauge/api-types/entities/capabilities";
import { capabilitiesOf, type Choosing } from "@paygauge/api-types/entities/job-capabilities";
import { matchedBands } from "@paygauge/api-types/entities/matched-suppliers";
import type { UseCaseCriteria, UseCaseWave } from "@paygauge/api-types/entities/use-cases";
import { caseTerms, defaultsOf, type AssumptionValues } from "@paygauge/analysis/value/assumptions";
import { claimOf } from "@paygauge/analysis/value/claim";
import { factorFor } from "@paygauge/analysis/value/factor-for";
import { unitValue } from "@paygauge/analysis/value/use-case";
import { waveOf } from "@paygauge/analysis/value/waves";
import { waves, type Wave } from "@paygauge/api-types/entities/waves";
import type { SupplierColumns } from "../grid/columns.ts";
import type { SupplierGrid } from "../grid/supplier-grid.ts";
import type { CaseRules } from "./case-rules.ts";
import { findSet } from "./find-set.ts";

const more = (propertyName: string) =>
  ({ propertyName, itemComparisonOperator: "GreaterThan", itemValue: "0" }) as const;
const equal = (propertyName: string, itemValue: string) =>
  ({ propertyName, itemComparisonOperator: "Equal", itemValue }) as const;

/** The conditions of the grid that find a wave: the same rule as `waveOf`. */
const waveCriteria: Readonly<Record<Wave, UseCaseCriteria>> = {
  doNotContact: { filterItems: [equal("addressableMinor", "0")] },
  cardProven: { filterItems: [more("cardableMinor"), equal("vcAccepting", "YES")] },
  cardAccepted: {
    filterItems: [
      more("cardableMinor"),
      { propertyName: "vcAccepting", itemComparisonOperator: "NotEqual", itemValue: "YES" },
    ],
  },
  negotiate: { filterItems: [more("addressableMinor"), equal("cardableMinor", "0")] },
};

/** What is approached with: the virtual card, or the first card method that the job has chosen; null without one. */
const waveMethod = (job: Choosing): Capability | null =>
  (["vcard", ...cardMethods] as const).find((method) => capabilitiesOf(job).includes(method)) ?? null;

interface Waves {
  readonly sums: Record<Wave, WaveSums>;
  /** Some supplier counts as found in the directory: otherwise Summary withholds what rests on acceptance. */
  readonly isMatched: boolean;
}

interface WaveSums {
  suppliers: number;
  spendMinor: number;
  claimedMinor: number;
  claimedPayments: number;
}

/** Sums of every wave in one pass: spend of the period, and what the method may claim of a year. */
function sumsOf(
  columns: SupplierColumns,
  places: Uint32Array,
  { annualFactor }: Pick<CaseRules, "annualFactor">,
  method: Capability,
): Waves {
  const none = (): WaveSums => ({ suppliers: 0, spendMinor: 0, claimedMinor: 0, claimedPayments: 0 });
  const sums = { doNotContact: none(), cardProven: none(), cardAccepted: none(), negotiate: none() };
  const [addressable, cardable, spend, transactions, factors, cardableCounts] = (
    ["addressableMinor", "cardableMinor", "spendMinor", "transactions", "yearFactor", "cardableTransactions"] as const
  ).map((name) => columns.numbers(name));
  const [accepting, bands] = [columns.texts("vcAccepting"), columns.texts("matchBand")];
  const found = new Set(bands.words.flatMap((band, code) => (matchedBands.some((one) => one === band) ? [code] : [])));
  let isMatched = false;
  for (const at of places) {
    const facts = { addressable: addressable?.[at] ?? 0, cardable: cardable?.[at] ?? 0 };
    const vcAccepting = accepting.words[accepting.codes[at] ?? 0] ?? "";
    const sum = sums[waveOf({ ...facts, vcAccepting })];
    const count = transactions?.[at] ?? 0;
    const known = factors?.[at] ?? Number.NaN;
    const factor = factorFor(count, annualFactor, Number.isNaN(known) ? null : known);
    const { claimed } = claimOf(method, facts);
    isMatched ||= found.has(bands.codes[at] ?? -1);
    sum.suppliers += 1;
    sum.spendMinor += spend?.[at] ?? 0;
    sum.claimedMinor += Math.round(claimed * factor);
    const own = cardableCounts?.[at] ?? Number.NaN;
    if (claimed > 0) sum.claimedPayments += Math.round((Number.isNaN(own) ? count : own) * factor);
  }
  return { sums, isMatched };
}

interface Asked {
  readonly grid: SupplierGrid;
  readonly rules: CaseRules;
  readonly job: Choosing;
  readonly issuer: AssumptionValues;
}

/**
 * The waves of a run with count, spend and expected value of a year; none where the job has chosen no card method. A
 * value is null where no acceptance is known in the wave: what Summary withholds is withheld here as well.
 */
export function wavesOf({ grid, rules, job, issuer }: Asked): UseCaseWave[] {
  const method = waveMethod(job);
  if (method === null) return [];
  const { sums, isMatched } = grid.measured({}, (columns, places) => sumsOf(columns, places, rules, method));
  return waves.map((wave) => {
    const { suppliers, spendMinor, claimedMinor, claimedPayments } = sums[wave];
    const criteria = waveCriteria[wave];
    const defaults = defaultsOf(method, findSet(grid, criteria, rules), rules.statedOf(method), issuer);
    const terms = caseTerms(defaults, {});
    const { perSpend, perPayment } = unitValue(method, terms);
    const year = claimedMinor * perSpend + claimedPayments * perPayment * 10 ** rules.minorDigits;
    const valueMinor = isMatched && claimedMinor > 0 ? Math.round(year * terms.conversion) : null;
    return { wave, method, criteria, suppliers, spendMinor, cardableMinor: claimedMinor, valueMinor };
  });
}
