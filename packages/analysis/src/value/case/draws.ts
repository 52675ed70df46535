/**
 * How far a result may lie from what is expected: draws of all drivers at once, each triangular over its range with the
 * case's own value as the peak. Every parameter has a stream of numbers of its own, seeded by its id: reordered cohorts,
 * another browser or a Worker give the same percentiles.
 */
import type { Cohort } from "../business-case.ts";
import { buyerLevers, termsFor, type BuyerTerms, type Volume } from "../levers.ts";
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { cohortOf, planOf, type CaseInputs, type CaseValues } from "./case-model.ts";
import { driverIds, endOf, idsOfDriver } from "./drivers.ts";
import { idOf, type ParameterId } from "@paygauge/api-types/entities/case-parameters";

export const drawCount = 10_000;

/** Each parameter moves for itself, or all of them are at the same place between their ends. */
export type DrawMode = "independent" | "together";

export interface Percentiles {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** FNV-1a of an id. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 to 1 (mulberry32): the same for the same seed everywhere. */
function uniforms(seed: string, count: number): Float64Array {
  const numbers = new Float64Array(count);
  let state = seedOf(seed);
  for (let at = 0; at < count; at++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    numbers[at] = ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return numbers;
}

/** The value of a triangular distribution from `low` over `peak` to `high` at a place from 0 to 1; `low` may be the larger. */
export function triangular(low: number, peak: number, high: number, place: number): number {
  const width = high - low;
  if (width === 0) return peak;
  const until = (peak - low) / width;
  if (place < until) return low + width * Math.sqrt(place * until);
  return high - width * Math.sqrt((1 - place) * (1 - until));
}

type Asked = Pick<CaseInputs, "currency"> & {
  readonly cohorts: readonly Pick<CaseInputs["cohorts"][number], "method">[];
};

/** Draws of every parameter that is not certain, by its id. */
function drawn(
  ids: ReadonlyMap<ParameterId, (typeof driverIds)[number]>,
  values: CaseValues,
  mode: DrawMode,
  count: number,
) {
  const common = uniforms("together", mode === "together" ? count : 0);
  const streams = new Map<string, Float64Array>();
  for (const [id, driver] of ids) {
    const places = mode === "together" ? common : uniforms(id, count);
    const peak = values[id] ?? 0;
    const [low, high] = [endOf(driver, "low", peak), endOf(driver, "high", peak)];
    const stream = new Float64Array(count);
    for (let at = 0; at < count; at++) stream[at] = triangular(low, peak, high, places[at] ?? 0);
    streams.set(id, stream);
  }
  return streams;
}

/**
 * Totals of a case over its years, one for each draw. Years differ by ramp and growth alone, so that a cohort's full year
 * is computed once for all of them.
 */
export function drawTotals(
  inputs: Asked,
  values: CaseValues,
  years: number,
  mode: DrawMode,
  count = drawCount,
): Float64Array {
  // In one order whatever the case's: sums of fractions depend on it in their last digits.
  const methods = inputs.cohorts.map(({ method }) => method).toSorted();
  const ids = new Map(driverIds.flatMap((driver) => idsOfDriver(driver, methods).map((id) => [id, driver] as const)));
  const streams = drawn(ids, values, mode, count);
  const cohorts = methods.map((method) => movingCohort(cohortOf(method, inputs.currency, values), streams, count));
  const { ramp, setUp, annualFee, growth } = planOf(values, years);
  const growths = streams.get("growth");
  const totals = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    let full = 0;
    for (const cohort of cohorts) full += convertedYear(cohort, at);
    const grows = growths?.[at] ?? growth;
    let [factor, grown] = [0, 1];
    for (let year = 1; year <= years; year++) {
      factor += (ramp[Math.min(year, ramp.length) - 1] ?? 1) * grown;
      grown *= 1 + grows;
    }
    totals[at] = full * factor - setUp - annualFee * years;
  }
  return totals;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/**
 * A cohort with its terms of the draw at hand, written over from draw to draw: nothing is made again ten thousand
 * times.
 */
interface MovingCohort {
  readonly method: CaseMethod;
  readonly volume: Volume;
  readonly terms: Writable<BuyerTerms>;
  readonly conversions: Float64Array;
  readonly rebates: Float64Array;
  readonly largeShares: Float64Array;
  readonly payDays: Float64Array;
  readonly costs: Float64Array;
  readonly cashRates: Float64Array;
  readonly graces: Float64Array;
}

function movingCohort(peak: Cohort, streams: ReadonlyMap<string, Float64Array>, count: number): MovingCohort {
  const { method, addressable, payments, conversion, buyer } = peak;
  const of = (id: string, certain: number): Float64Array => streams.get(id) ?? new Float64Array(count).fill(certain);
  return {
    method,
    volume: { spend: addressable, payments },
    terms: { ...termsFor(method, buyer) },
    conversions: of(idOf(method, "conversion"), conversion),
    rebates: of(idOf(method, "rebate"), buyer.rebate),
    largeShares: of(idOf(method, "largeTicketShare"), termsFor(method, buyer).largeTicketShare),
    payDays: of(idOf(method, "newPayDay"), buyer.newPayDay),
    costs: of(idOf(method, "costNow"), buyer.costNow),
    cashRates: of("cashRate", buyer.cashRate),
    graces: of("grace", buyer.grace),
  };
}

/** What a cohort is worth in a year at full ramp, in one draw. */
function convertedYear(cohort: MovingCohort, at: number): number {
  const { terms } = cohort;
  terms.rebate = cohort.rebates[at] ?? 0;
  terms.largeTicketShare = cohort.largeShares[at] ?? 0;
  terms.newPayDay = cohort.payDays[at] ?? 0;
  terms.costNow = cohort.costs[at] ?? 0;
  terms.cashRate = cohort.cashRates[at] ?? 0;
  terms.grace = cohort.graces[at] ?? 0;
  return buyerLevers(cohort.method, cohort.volume, terms).total * (cohort.conversions[at] ?? 0);
}

/** The 10th, 50th and 90th of a hundred, by nearest rank. */
export function percentilesOf(totals: Float64Array): Percentiles {
  const sorted = totals.toSorted();
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

export type Uncertainty = Readonly<Record<DrawMode, Percentiles>>;

/** Both ways of drawing: what a switch shows, with the P10 of either. */
export function uncertaintyOf(inputs: Asked, values: CaseValues, years: number, count = drawCount): Uncertainty {
  const of = (mode: DrawMode): Percentiles => percentilesOf(drawTotals(inputs, values, years, mode, count));
  return { independent: of("independent"), together: of("together") };
}
