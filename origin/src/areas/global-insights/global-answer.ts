/** Insights across jobs: each issuer's object answers for the runs that count; their figures are added up here. */
import {
  maxJobBars,
  slicerNames,
  slicerValues,
  type InsightDimension,
  type SlicerChoice,
} from "@paygauge/api-types/entities/insights";
import type { GlobalInsights, GlobalTotals } from "@paygauge/api-types/entities/global-insights";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Env } from "../../env.ts";
import { none, plus, type GlobalAnswer } from "../../global-insights/global-book.ts";
import { chosenCombos, comboWords } from "../../job/cubes/slicer-combos.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { countedRuns } from "../vendors/counted-runs.ts";
import { shownMoney, type SeenRun } from "../vendors/seen-runs.ts";
import { byIssuer, maxIssuers } from "../vendors/vendor-pages.ts";

/** Answers for the runs that a user sees. */
export async function globalAnswer(
  env: Env,
  all: readonly SeenRun[],
  dimension: InsightDimension,
  slicers: SlicerChoice,
): Promise<GlobalInsights> {
  const { counted, repeated, samples } = countedRuns(all);
  const money = shownMoney(counted);
  const issuers = byIssuer(counted, money.factors);
  const asked = issuers.slice(0, maxIssuers);
  const answers = await Promise.all(
    asked.map(async ([issuerId, theirs]): Promise<GlobalAnswer> => {
      const runs = theirs.map(({ jobId, run }) => ({ jobId, run }));
      return vendorsOf(env, issuerId).globalInsights({ runs, factors: money.factors, dimension, slicers });
    }),
  );
  const bars = barsOf(answers, dimension === "Jobs" ? namesOf(counted) : new Map());
  const shown = dimension === "Jobs" ? bars.slice(0, maxJobBars) : bars;
  const runs = asked.flatMap(([, theirs]) => theirs);
  return {
    dimension,
    bars: shown,
    jobsBeyondLimit: bars.length - shown.length,
    selection: rounded(answers.reduce((sum, { selection }) => plus(sum, selection), none)),
    overall: rounded(answers.reduce((sum, { overall }) => plus(sum, overall), none)),
    slicerCounts: slicerCounts(answers, slicers),
    acceptance: acceptanceOf(answers),
    buyers: new Set(runs.map(({ buyerId }) => buyerId)).size,
    currency: money.currency,
    minorDigits: minorDigitsOf(money.currency),
    ratesOf: money.ratesOf,
    unconverted: [...money.unconverted],
    currencies: Object.keys(money.factors).length,
    jobsWaiting: answers.reduce((sum, { waiting }) => sum + waiting, 0),
    jobsRepeated: repeated.length,
    samples: samples.length,
    issuersLeftOut: issuers.length - asked.length,
    rolledUpOn: latest(answers.map(({ rolledUpOn }) => rolledUpOn)),
  };
}

/** The latest of some times. */
export const latest = (times: readonly (string | null)[]): string | null =>
  times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null);

/** Money in whole minor units. */
const rounded = (totals: GlobalTotals): GlobalTotals => ({
  ...totals,
  spendMinor: Math.round(totals.spendMinor),
  posMinor: Math.round(totals.posMinor),
  invoicesMinor: Math.round(totals.invoicesMinor),
  paymentsMinor: Math.round(totals.paymentsMinor),
});

const namesOf = (runs: readonly SeenRun[]) => new Map(runs.map(({ jobId, jobName }) => [jobId, jobName]));

/** Bars of all issuers, the largest spend first. */
function barsOf(answers: readonly GlobalAnswer[], names: ReadonlyMap<string, string>): GlobalInsights["bars"] {
  const found = new Map<string, GlobalTotals>();
  for (const { bars } of answers)
    for (const { key, ...totals } of bars) found.set(key, plus(found.get(key) ?? none, totals));
  return [...found]
    .map(([key, totals]) => ({ key, label: names.get(key) ?? key, ...rounded(totals) }))
    .toSorted((a, b) => b.spendMinor - a.spendMinor || (a.key < b.key ? -1 : 1));
}

/** Suppliers of each value of each slicer, under the other slicers. */
function slicerCounts(answers: readonly GlobalAnswer[], slicers: SlicerChoice): GlobalInsights["slicerCounts"] {
  const counts: GlobalInsights["slicerCounts"] = {
    SlicerOverall: {},
    SlicerCardAccepting: {},
    SlicerVcAccepting: {},
    SlicerAvailableDetailLevel: {},
    SlicerStpCapable: {},
    SlicerCardCapability: {},
  };
  for (const [place, name] of slicerNames.entries()) {
    const chosen = chosenCombos(slicers, name);
    const byWord = new Map<string, number>(slicerValues[name].map((word) => [word, 0]));
    for (const { combos } of answers)
      combos.forEach((suppliers, combo) => {
        const word = comboWords[combo]?.[place] ?? "";
        if (chosen[combo] === 1) byWord.set(word, (byWord.get(word) ?? 0) + suppliers);
      });
    counts[name] = Object.fromEntries([...byWord].filter(([, count]) => count > 0));
  }
  return counts;
}

function acceptanceOf(answers: readonly GlobalAnswer[]): GlobalInsights["acceptance"] {
  const groups = new Map<string, { organizations: number; accepting: number }>();
  const all = { organizations: 0, accepting: 0 };
  for (const { acceptance } of answers)
    for (const { key, organizations, accepting } of [{ key: null, ...acceptance }, ...acceptance.groups]) {
      const sum = key === null ? all : (groups.get(key) ?? { organizations: 0, accepting: 0 });
      sum.organizations += organizations;
      sum.accepting += accepting;
      if (key !== null) groups.set(key, sum);
    }
  return {
    ...all,
    groups: [...groups]
      .map(([key, sum]) => ({ key, ...sum }))
      .toSorted((a, b) => b.organizations - a.organizations || (a.key < b.key ? -1 : 1)),
  };
}
