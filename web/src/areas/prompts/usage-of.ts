import type { PromptDetail, PromptUsageDay } from "@paygauge/api-types/entities/prompts";

/** Use of one version over the days that are shown. `failures`: runs whose text was written from figures. */
interface VersionUse {
  readonly runs: number;
  readonly failures: number;
  readonly edits: number;
  readonly tokens: number;
  readonly medianMs: number | null;
}

export const failuresOf = (day: PromptUsageDay): number => day.failures.reduce((total, { count }) => total + count, 0);

/** Sums the days of a version. */
export function usageOf(
  { usage, usageTotals }: Pick<PromptDetail, "usage" | "usageTotals">,
  number: number,
): VersionUse {
  const days = usage.filter((each) => each.number === number);
  const sum = (of: (day: PromptUsageDay) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    runs: sum(({ runs }) => runs),
    failures: sum(failuresOf),
    edits: sum(({ edits }) => edits),
    tokens: sum(({ promptTokens, completionTokens }) => promptTokens + completionTokens),
    medianMs: usageTotals.find((each) => each.number === number)?.medianMs ?? null,
  };
}
