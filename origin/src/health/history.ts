import {
  healthComponents,
  healthLimits,
  integrations,
  type CheckHistory,
  type CheckResult,
} from "@paygauge/api-types/entities/system-health";

/** A scheduled run as the ring keeps it; `at` in ms since 1970. */
export interface Probe {
  readonly at: number;
  readonly results: readonly Pick<CheckResult, "check" | "state" | "ms">[];
}

const slotMs = 1_800_000;

/** The nearest-rank percentile. */
function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** What a day of probes says of each check; half hours end now, the newest last. */
export function historyOf(probes: readonly Probe[], now: number): CheckHistory[] {
  const from = now - healthLimits.slots * slotMs;
  return [...healthComponents, ...integrations].map((check) => {
    const slots = Array.from({ length: healthLimits.slots }, () => ({ probes: 0, failed: 0, warned: 0 }));
    const seen = probes.flatMap(({ at, results }) => {
      const result = results.find((each) => each.check === check);
      return result === undefined || result.state === "notChecked" || at <= from || at > now ? [] : [{ at, ...result }];
    });
    for (const { at, state } of seen) {
      const slot = slots[Math.min(healthLimits.slots - 1, Math.floor((at - from) / slotMs))];
      if (slot === undefined) continue;
      slot.probes += 1;
      if (state === "failed") slot.failed += 1;
      if (state === "warning") slot.warned += 1;
    }
    const times = seen.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const failed = seen.filter(({ state }) => state === "failed").length;
    return {
      check,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      available: seen.length === 0 ? null : (seen.length - failed) / seen.length,
      slots,
    };
  });
}
