/** Money over years: present value, rate of return and break-even of a set-up cost and the yearly nets after it. */

/**
 * Net present value: `−set-up + Σ net_y / (1 + rate)^y`; a year's money counts at its end.
 * @param rate yearly, above −1
 */
export function presentValue(setUp: number, nets: readonly number[], rate: number): number {
  return nets.reduce((sum, net, at) => sum + net / (1 + rate) ** (at + 1), -setUp);
}

/** Running sums, the set-up cost first: as many as years and one. */
export function cumulative(setUp: number, nets: readonly number[]): number[] {
  const sums = [-setUp];
  for (const net of nets) sums.push((sums.at(-1) ?? 0) + net);
  return sums;
}

export interface BreakEven {
  /** Months from the start, money flowing evenly within each year: "10.6 months". */
  readonly months: number;
  /** The first month at whose end the sum is not negative: "month 11"; 0 where it never is. */
  readonly month: number;
}

/** When the sum is no longer negative, permanently; null where it still is at the end of the last year. */
export function breakEven(setUp: number, nets: readonly number[]): BreakEven | null {
  const sums = cumulative(setUp, nets);
  if ((sums.at(-1) ?? 0) < 0) return null;
  const year = sums.findLastIndex((sum) => sum < 0);
  if (year < 0) return { months: 0, month: 0 };
  const before = sums[year] ?? 0;
  const months = 12 * (year + -before / ((sums[year + 1] ?? 0) - before));
  // A sum that is reached at the end of a month is not missed by what arithmetic leaves behind the point.
  return { months, month: Math.ceil(months - 1e-9) };
}

/**
 * A yearly rate of return; "several" where the money changes its direction more than once, "small" where too little is
 * laid out for a rate to say anything, null where there is none.
 */
export type ReturnRate = number | "several" | "small" | null;

/** Ours: the least outlay for which a rate of return is given, as a share of the best year's net. */
export const leastOutlay = 0.1;

/** The most that is laid out at any time: the depth of the running sum. */
const outlayOf = (setUp: number, nets: readonly number[]): number => -Math.min(...cumulative(setUp, nets), 0);

const lowestRate = -0.999_999;
const highestRate = 1e9;

/**
 * Internal rate of return of the set-up cost and the nets: the rate at which the present value is 0, found between
 * bounds, so that it is never below −100 % and never another root. More than one change of sign: "No single IRR". Below the
 * least outlay no rate is given: a rate on a negligible outlay is meaningless.
 */
export function returnRate(setUp: number, nets: readonly number[]): ReturnRate {
  const signs = [-setUp, ...nets].map(Math.sign).filter((sign) => sign !== 0);
  const changes = signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
  const best = Math.max(0, ...nets);
  if (best > 0 && outlayOf(setUp, nets) < best * leastOutlay) return "small";
  if (changes !== 1) return changes === 0 ? null : "several";
  const valueAt = (rate: number): number => presentValue(setUp, nets, rate);
  let [low, high] = [lowestRate, 1];
  while (Math.sign(valueAt(high)) === Math.sign(valueAt(low)) && high < highestRate) high *= 4;
  if (Math.sign(valueAt(high)) === Math.sign(valueAt(low))) return null;
  const rising = valueAt(high) > 0;
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (valueAt(middle) > 0 === rising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
