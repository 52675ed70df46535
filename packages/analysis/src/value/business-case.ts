/**
 * A business case: cohorts of suppliers, each moved to one method, over some years (docs/analysis.md section 9). The
 * buyer's nets, the issuer's and the suppliers' come from the same volumes. Money in major units of the case's one
 * currency.
 */
import { breakEven, cumulative, presentValue, returnRate, type BreakEven, type ReturnRate } from "./cash-flow.ts";
import { issuerYear, type IssuerTerms, type IssuerYear } from "./issuer.ts";
import { addLevers, buyerLevers, termsFor, type BuyerTerms, type Levers, type Volume } from "./levers.ts";
import { familyOf, type CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { supplierYear, type SupplierTerms, type SupplierYear } from "./supplier.ts";

/** Suppliers that are asked to take one method. */
export interface Cohort {
  readonly id: string;
  readonly method: CaseMethod;
  /** ISO 4217; the same for all cohorts of a case. */
  readonly currency: string;
  /** Spend and payments of a year that could move, today. */
  readonly addressable: number;
  readonly payments: number;
  /** Part that does, at full ramp, 0 to 1. */
  readonly conversion: number;
  readonly buyer: BuyerTerms;
  readonly issuer: IssuerTerms;
  /** Day on which an invoice is due; an early-pay discount is measured against it. Absent: today's pay day. */
  readonly dueDay?: number;
  /** A fee of null is not stated: no one can say what its suppliers gain or lose. */
  readonly supplier: Omit<SupplierTerms, "fee"> & { readonly fee: number | null };
}

export interface CasePlan {
  readonly years: number;
  /** Part of the conversion reached in each year; the last one holds for all years after it. */
  readonly ramp: readonly number[];
  /** Yearly growth of spend and payments. */
  readonly growth: number;
  /** Once, before the first year; and every year. */
  readonly setUp: number;
  readonly annualFee: number;
  readonly discountRate: number;
}

interface CaseYear {
  readonly year: number;
  readonly volume: Volume;
  readonly levers: Levers;
  readonly annualFee: number;
  /** The levers less the annual fee. */
  readonly net: number;
}

interface CohortYears {
  readonly id: string;
  readonly method: CaseMethod;
  readonly years: readonly { readonly volume: Volume; readonly levers: Levers }[];
}

export interface BuyerCase {
  readonly cohorts: readonly CohortYears[];
  readonly years: readonly CaseYear[];
  /** Running sums, the set-up cost first. */
  readonly cumulative: readonly number[];
  readonly total: number;
  readonly presentValue: number;
  readonly returnRate: ReturnRate;
  /** null: not within these years. */
  readonly breakEven: BreakEven | null;
}

/** Volume of a cohort in a year from 1: `addressable · conversion · ramp_y · (1 + g)^(y−1)`; payments likewise. */
function volumeOf(cohort: Cohort, { ramp, growth }: Pick<CasePlan, "ramp" | "growth">, year: number): Volume {
  const reached = ramp[Math.min(year, ramp.length) - 1] ?? 1;
  const factor = cohort.conversion * reached * (1 + growth) ** (year - 1);
  return { spend: cohort.addressable * factor, payments: cohort.payments * factor };
}

/** @throws RangeError where cohorts are in several currencies: money of two currencies is never added. */
function requireOneCurrency(cohorts: readonly Cohort[]): void {
  const currencies = new Set(cohorts.map(({ currency }) => currency));
  if (currencies.size > 1) throw new RangeError(`Cohorts in several currencies: ${[...currencies].join(", ")}`);
}

const yearsOf = ({ years }: Pick<CasePlan, "years">): number[] => Array.from({ length: years }, (_, at) => at + 1);

function addVolumes(all: readonly Volume[]): Volume {
  const sum = { spend: 0, payments: 0 };
  for (const { spend, payments } of all) {
    sum.spend += spend;
    sum.payments += payments;
  }
  return sum;
}

/** The buyer's case. @throws RangeError where cohorts are in several currencies. */
export function buyerCase(cohorts: readonly Cohort[], plan: CasePlan): BuyerCase {
  requireOneCurrency(cohorts);
  const parts = cohorts.map((cohort) => ({
    id: cohort.id,
    method: cohort.method,
    years: yearsOf(plan).map((year) => {
      const volume = volumeOf(cohort, plan, year);
      return { volume, levers: buyerLevers(cohort.method, volume, cohort.buyer) };
    }),
  }));
  const years = yearsOf(plan).map((year): CaseYear => {
    const ofYear = parts.flatMap((part) => part.years.slice(year - 1, year));
    const levers = addLevers(ofYear.map((each) => each.levers));
    const volume = addVolumes(ofYear.map((each) => each.volume));
    return { year, volume, levers, annualFee: plan.annualFee, net: levers.total - plan.annualFee };
  });
  const nets = years.map(({ net }) => net);
  const sums = cumulative(plan.setUp, nets);
  return {
    cohorts: parts,
    years,
    cumulative: sums,
    total: sums.at(-1) ?? 0,
    presentValue: presentValue(plan.setUp, nets, plan.discountRate),
    returnRate: returnRate(plan.setUp, nets),
    breakEven: breakEven(plan.setUp, nets),
  };
}

/** The issuer's years, of cohorts paid by card: it earns no interchange on the others. */
export function issuerCase(cohorts: readonly Cohort[], plan: CasePlan): IssuerYear[] {
  requireOneCurrency(cohorts);
  const byCard = cohorts.filter(({ method }) => familyOf[method] === "card");
  return yearsOf(plan).map((year) => {
    const parts = byCard.map((cohort) => {
      const volume = volumeOf(cohort, plan, year);
      return { spend: volume.spend, ...issuerYear(volume, termsFor(cohort.method, cohort.buyer), cohort.issuer) };
    });
    const sum = (
      key:
        | "interchange"
        | "perPayment"
        | "schemeFee"
        | "creditLoss"
        | "rebate"
        | "funding"
        | "operations"
        | "net"
        | "spend",
    ) => parts.reduce((total, part) => total + part[key], 0);
    const [net, spend] = [sum("net"), sum("spend")];
    return {
      interchange: sum("interchange"),
      perPayment: sum("perPayment"),
      schemeFee: sum("schemeFee"),
      creditLoss: sum("creditLoss"),
      rebate: sum("rebate"),
      funding: sum("funding"),
      operations: sum("operations"),
      net,
      netBp: spend === 0 ? null : (net / spend) * 10_000,
    };
  });
}

/** The suppliers' years of one cohort; none where what they pay is not stated. */
export function supplierCase(cohort: Cohort, plan: CasePlan): SupplierYear[] {
  const { fee, ...terms } = cohort.supplier;
  return fee === null ? [] : yearsOf(plan).map((year) => supplierYear(volumeOf(cohort, plan, year), { ...terms, fee }));
}

/** Returns the value of one supplier or use case: a year at full ramp if all convert (docs/interface.md decision 3). */
export function fullYear(cohort: Cohort): Levers {
  return buyerLevers(cohort.method, { spend: cohort.addressable, payments: cohort.payments }, cohort.buyer);
}
