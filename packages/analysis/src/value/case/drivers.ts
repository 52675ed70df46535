/**
 * What a result is tried with: drivers that a user can speak of, each over a range of its own. A driver moves once for
 * all cohorts that have it. The ranges are data; the low end is the one that is worse for most cases.
 */
import { familyOf, type CaseMethod } from "@paygauge/api-types/entities/case-methods";
import {
  cohortKeysOf,
  idOf,
  parameterRules,
  type CohortKey,
  type ParameterId,
  type PlanKey,
} from "@paygauge/api-types/entities/case-parameters";

export const driverIds = [
  "conversion",
  "rebate",
  "cashRate",
  "grace",
  "largeTicketShare",
  "growth",
  "newPayDay",
  "costNow",
] as const satisfies readonly (CohortKey | PlanKey)[];
/** A driver that moves parameters to the ends of its range. */
type ParameterDriver = (typeof driverIds)[number];
/** `limit`: up to which document acceptance counts; a run knows what its suppliers' spend is at both ends. */
export type DriverId = ParameterDriver | "limit";

/** By what the value of a case is moved to the ends of its range: something is added, or it is multiplied. */
interface DriverRange {
  readonly by: "shift" | "factor";
  readonly low: number;
  readonly high: number;
}

/** Around the defaults: conversion 15 points, rebate 70 to 120 bp, a cheque at 2.01 to 4.00, limits halved and doubled. */
export const driverRanges: Readonly<Record<DriverId, DriverRange>> = {
  conversion: { by: "shift", low: -0.15, high: 0.15 },
  rebate: { by: "shift", low: -0.003, high: 0.002 },
  cashRate: { by: "shift", low: -0.02, high: 0.02 },
  grace: { by: "shift", low: -7, high: 7 },
  largeTicketShare: { by: "shift", low: 0.2, high: -0.2 },
  growth: { by: "shift", low: -0.03, high: 0.03 },
  newPayDay: { by: "shift", low: -5, high: 5 },
  costNow: { by: "factor", low: 0.67, high: 4 / 3 },
  limit: { by: "factor", low: 0.5, high: 2 },
};

/** The value at an end of a driver's range, kept within what the parameter may be. */
export function endOf(driver: ParameterDriver, end: "low" | "high", value: number): number {
  const range = driverRanges[driver];
  const moved = range.by === "shift" ? value + range[end] : value * range[end];
  const { least, most } = parameterRules[driver];
  // Without the noise of binary fractions: ends are shown.
  return Number(Math.min(most, Math.max(least, moved)).toFixed(9));
}

const shared: ReadonlySet<DriverId> = new Set(["cashRate", "grace", "growth"]);

/** What a cohort may move: spend and its payments. */
const idsOfVolume = (method: CaseMethod): ParameterId[] => [idOf(method, "addressable"), idOf(method, "payments")];

/** The parameters that a driver moves in a case with these methods; none where no cohort has it. */
export function idsOfDriver(driver: DriverId, methods: readonly CaseMethod[]): ParameterId[] {
  const counts = {
    cashRate: methods.length > 0,
    grace: methods.some((method) => familyOf[method] === "card"),
    growth: methods.length > 0,
  };
  if (driver === "limit") return methods.filter((method) => familyOf[method] === "card").flatMap(idsOfVolume);
  // Those that are shared are the plan's.
  if (shared.has(driver))
    return Object.hasOwn(counts, driver) && counts[driver as keyof typeof counts] ? [driver as PlanKey] : [];
  return methods
    .filter((method) => cohortKeysOf(method).includes(driver as CohortKey))
    .map((method) => idOf(method, driver as CohortKey));
}
