/** Suppliers for property tests: values lie on, just under and just over the thresholds of the table. */
import * as fc from "fast-check";
import type { ScoringFacts } from "./scoring-fields.ts";

const near = (...values: number[]): fc.Arbitrary<number> =>
  fc.oneof(
    ...values.map((value) => fc.constantFrom(value - 1, value, value + 1)),
    fc.double({ min: 0, max: 6_000_000, noNaN: true }),
  );
const orNull = (value: fc.Arbitrary<number>): fc.Arbitrary<number | null> => fc.option(value, { nil: null, freq: 6 });

const record = fc.record({
  spend: fc.oneof(near(0, 10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000), fc.constant(-5)),
  transactions: near(4, 7, 12, 24, 100),
  invoices: near(4, 12),
  ticket: orNull(near(1_000, 2_500, 5_000, 7_255, 10_000, 15_000, 25_000, 100_000)),
  apv: orNull(near(5_000, 100_000)),
  aiv: orNull(near(5_000, 10_000, 50_000)),
  terms: orNull(near(7, 14, 15, 30, 45, 60)),
  roomToTarget: orNull(near(15, 30)),
  daysLate: orNull(near(5)),
  orderShare: orNull(fc.constantFrom(0, 0.49, 0.5, 0.51, 1)),
  excluded: fc.boolean(),
  limitedPayee: fc.boolean(),
  cardAccepting: fc.boolean(),
  vcAccepting: fc.constantFrom("YES" as const, "NO" as const, "UNMATCHED" as const),
  stpCapable: fc.boolean(),
  detailLevel: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  matchBand: fc.constantFrom("High" as const, "Medium" as const, "Low" as const, "Unmatched" as const),
  matchByName: fc.boolean(),
  tier: fc.constantFrom("A" as const, "B" as const, "" as const),
  tande: fc.constantFrom("core" as const, "other" as const, "" as const),
  pcardMcc: fc.boolean(),
  inTopSpend: fc.boolean(),
  paidByCheque: fc.boolean(),
  paidByWire: fc.boolean(),
  paidByCash: fc.boolean(),
  domestic: fc.boolean(),
  domesticStated: fc.boolean(),
  hasStpProvider: fc.boolean(),
  inScfProgramme: fc.boolean(),
  hasInstantScheme: fc.boolean(),
  instantHeadroom: orNull(fc.constantFrom(-1, 0, 1, 5_000)),
  lockboxCovers: fc.boolean(),
  lockboxEnrolled: fc.boolean(),
});

/** Half of them are not excluded and open to every programme, so that the points are reached and not only the gates. */
export const scoringFacts: fc.Arbitrary<ScoringFacts> = fc.tuple(record, fc.boolean()).map(([facts, open]) => {
  const opened = open
    ? { excluded: false, hasStpProvider: true, inScfProgramme: true, hasInstantScheme: true, lockboxCovers: true }
    : {};
  return {
    ...facts,
    ...opened,
    // who accepts virtual cards accepts cards
    cardAccepting: facts.cardAccepting || facts.vcAccepting === "YES",
    // room is the remainder of the target: known with the terms
    roomToTarget: facts.terms === null ? null : (facts.roomToTarget ?? 90 - facts.terms),
    matchByName: facts.matchByName && facts.matchBand !== "Unmatched",
    domesticStated: facts.domesticStated && facts.domestic,
  };
});
