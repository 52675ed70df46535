import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { caseResult, type CaseInputs, type CaseValues } from "./case-model.ts";
import { driverIds, endOf, idsOfDriver, type DriverId } from "./drivers.ts";

/** One end of a bar: what the driver is there, and what the case then comes to. */
export interface TornadoEnd {
  /** null: the cohorts have several values. */
  readonly value: number | null;
  readonly total: number;
}

export interface TornadoBar {
  readonly driver: DriverId;
  readonly low: TornadoEnd;
  readonly high: TornadoEnd;
  /** Between the two ends, major units. */
  readonly swing: number;
}

type Asked = Pick<CaseInputs, "currency"> & { readonly cohorts: readonly { readonly method: CaseMethod }[] };

/** Each driver alone at the ends of its range, the largest swing first; both ends may lie on one side. */
export function tornadoOf(inputs: Asked, values: CaseValues, years: number): TornadoBar[] {
  const methods = inputs.cohorts.map(({ method }) => method);
  const bars = driverIds.flatMap((driver): TornadoBar[] => {
    const ids = idsOfDriver(driver, methods);
    if (ids.length === 0) return [];
    const at = (end: "low" | "high"): TornadoEnd => {
      const moved = Object.fromEntries(ids.map((id) => [id, endOf(driver, end, values[id] ?? 0)]));
      const [value = null, ...others] = new Set(Object.values(moved));
      return {
        value: others.length > 0 ? null : value,
        total: caseResult(inputs, { ...values, ...moved }, years).total,
      };
    };
    const [low, high] = [at("low"), at("high")];
    return [{ driver, low, high, swing: Math.abs(high.total - low.total) }];
  });
  return bars.toSorted((one, other) => other.swing - one.swing);
}

/** The drivers that move the result most, and their part of all swings: at most two, none where nothing moves it. */
export function mainDrivers(bars: readonly TornadoBar[]): {
  readonly drivers: readonly DriverId[];
  readonly share: number;
} {
  const all = bars.reduce((sum, { swing }) => sum + swing, 0);
  if (all <= 0) return { drivers: [], share: 0 };
  const first = bars.slice(0, 2).filter(({ swing }) => swing > 0);
  return { drivers: first.map(({ driver }) => driver), share: first.reduce((sum, { swing }) => sum + swing, 0) / all };
}
