import { idOf } from "@paygauge/api-types/entities/case-parameters";
import { caseResult, type CaseCohort, type CaseInputs, type CaseValues } from "./case-model.ts";
import { driverIds, endOf, idsOfDriver, type DriverId } from "./drivers.ts";

/** One end of a bar: what the driver is there, and the case's result then. */
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

type Asked = Pick<CaseInputs, "currency"> & { readonly cohorts: readonly Pick<CaseCohort, "method" | "limit">[] };

/** The limits of acceptance: every card cohort's volume as the run knows it at both ends. They aren't parameters. */
function limitBar(inputs: Asked, values: CaseValues, years: number): TornadoBar[] {
  const limited = inputs.cohorts.flatMap(({ method, limit }) => (limit === undefined ? [] : [{ method, limit }]));
  if (limited.length === 0) return [];
  const at = (end: "low" | "high"): TornadoEnd => {
    const moved = limited.flatMap(({ method, limit }) =>
      (["addressable", "payments"] as const).map((key) => {
        const id = idOf(method, key);
        return [id, (values[id] ?? 0) * limit[end][key]] as const;
      }),
    );
    return { value: null, total: caseResult(inputs, { ...values, ...Object.fromEntries(moved) }, years).total };
  };
  const [low, high] = [at("low"), at("high")];
  return [{ driver: "limit", low, high, swing: Math.abs(high.total - low.total) }];
}

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
  return [...bars, ...limitBar(inputs, values, years)].toSorted((one, other) => other.swing - one.swing);
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
