/** What a method could move where limits of acceptance were half or twice what they are (docs/analysis.md section 5). */
import type { CaseCohort, VolumeShare } from "@paygauge/analysis/value/case/case-model";
import { supplierYear } from "@paygauge/analysis/value/supplier-year";
import type { SupplierColumns } from "../grid/columns.ts";
import type { CaseRules } from "../use-cases/case-rules.ts";

/** A value of a column; null where it is blank. */
const known = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) ? null : value);

interface Volume {
  minor: number;
  payments: number;
}

/**
 * Spend and payments of a year at both ends, as shares of today's; undefined where nothing counts today, or where no
 * supplier's limit is an assumption.
 */
export function limitShares(
  columns: SupplierColumns,
  places: Uint32Array,
  { annualFactor }: Pick<CaseRules, "annualFactor">,
): CaseCohort["limit"] {
  const at = (name: Parameters<SupplierColumns["numbers"]>[0]) => columns.numbers(name);
  const [addressable, transactions, factors] = [at("addressableMinor"), at("transactions"), at("yearFactor")];
  const ends = {
    now: [at("cardableMinor"), at("cardableTransactions")],
    low: [at("cardableLowMinor"), at("cardableLowTransactions")],
    high: [at("cardableHighMinor"), at("cardableHighTransactions")],
  } as const;
  const sums: Record<keyof typeof ends, Volume> = {
    now: { minor: 0, payments: 0 },
    low: { minor: 0, payments: 0 },
    high: { minor: 0, payments: 0 },
  };
  let isAssumed = false;
  for (const place of places) {
    for (const end of ["now", "low", "high"] as const) {
      const isOther = known(ends[end][0][place]) !== null;
      isAssumed ||= end !== "now" && isOther;
      const [minors, counts] = isOther ? ends[end] : ends.now;
      const { card } = supplierYear(
        {
          addressableMinor: addressable[place] ?? 0,
          transactions: transactions[place] ?? 0,
          cardableMinor: Math.max(0, minors[place] ?? 0),
          cardableTransactions: known(counts[place]),
          yearFactor: known(factors[place]),
        },
        annualFactor,
      );
      sums[end].minor += card.yearMinor;
      sums[end].payments += card.payments;
    }
  }
  const { now } = sums;
  if (!isAssumed || now.minor <= 0 || now.payments <= 0) return undefined;
  const share = ({ minor, payments }: Volume): VolumeShare => ({
    addressable: toThousandths(minor / now.minor),
    payments: toThousandths(payments / now.payments),
  });
  return { low: share(sums.low), high: share(sums.high) };
}

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;
