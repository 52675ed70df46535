import type { PromptCheck, PromptSample, PromptTest } from "@paygauge/api-types/entities/prompts";

/** A sample to test: a declared one, or the user's own values. */
export interface TestSample extends PromptSample {
  readonly isOwn: boolean;
}

/** The result of one sample with one version. `attempts` are empty for a result of an earlier run. */
export interface SampleResult {
  readonly of: number;
  readonly passed: Readonly<Record<string, number>>;
  readonly attempts: PromptTest["attempts"];
}

/** Results by version, then by the sample's name. */
export type Results = Readonly<Record<number, Readonly<Record<string, SampleResult>>>>;

export const withResult = (results: Results, version: number, sample: string, result: SampleResult): Results => ({
  ...results,
  [version]: { ...results[version], [sample]: result },
});

/** A check of a sample that passes less often than with the other version. */
export interface Fall {
  readonly sample: string;
  readonly check: PromptCheck;
  readonly before: number;
  readonly after: number;
}

/** Falls by sample and check: an average would hide a single sample that fell. */
export function fallsOf(results: Results, before: number, after: number, checks: readonly PromptCheck[]): Fall[] {
  return Object.entries(results[after] ?? {}).flatMap(([sample, result]) => {
    const other = results[before]?.[sample];
    if (other === undefined) return [];
    return checks.flatMap((check) => {
      const [was, is] = [other.passed[check] ?? 0, result.passed[check] ?? 0];
      return is < was ? { sample, check, before: was, after: is } : [];
    });
  });
}

/** Passed checks of a version, of all that were made. */
export function totalOf(results: Results, version: number, checks: readonly PromptCheck[]) {
  const all = Object.values(results[version] ?? {});
  const passed = all.reduce(
    (sum, each) => sum + checks.reduce((part, check) => part + (each.passed[check] ?? 0), 0),
    0,
  );
  return { passed, all: all.reduce((sum, { of }) => sum + of * checks.length, 0) };
}

/** Tokens of every attempt. */
export const tokensOf = (results: Results): number =>
  Object.values(results)
    .flatMap((bySample) => Object.values(bySample))
    .flatMap(({ attempts }) => attempts)
    .reduce((sum, { tokens }) => sum + tokens, 0);

/** Time of the middle attempt, ms; null without an answer. */
export function medianMs({ attempts }: SampleResult): number | null {
  const times = attempts.flatMap(({ text, ms }) => (text === null ? [] : [ms])).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? null;
}

/** The attempt that shows best what is wrong: the first that fails, otherwise the first. */
export const worstAttempt = ({ attempts }: SampleResult): number =>
  Math.max(
    0,
    attempts.findIndex(({ failed }) => failed.length > 0),
  );
