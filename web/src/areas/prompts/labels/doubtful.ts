import type { PromptCheck, PromptDetail } from "@paygauge/api-types/entities/prompts";

/** A declared sample that a version fails or was never tried with. `checks`: those that failed; none: not tested. */
export interface Doubt {
  readonly sample: string;
  readonly checks: readonly { readonly check: PromptCheck; readonly passed: number; readonly of: number }[];
}

/** Samples that a move of production to a version has to justify. */
export function doubtsOf({ contract, samples, trials }: PromptDetail, number: number): Doubt[] {
  if (contract === null) return [];
  return samples.flatMap(({ name }) => {
    const trial = trials.find((each) => each.number === number && each.sample === name);
    if (trial === undefined) return { sample: name, checks: [] };
    const checks = contract.checks.flatMap((check) => {
      const passed = trial.passed[check] ?? 0;
      return passed < trial.of ? { check, passed, of: trial.of } : [];
    });
    return checks.length === 0 ? [] : { sample: name, checks };
  });
}
