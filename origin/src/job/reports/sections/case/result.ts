import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import type { StackedFigure } from "@paygauge/api-types/reports/figures";
import { unansweredCosts } from "@paygauge/analysis/value/case/case-model";
import { idOf } from "@paygauge/api-types/entities/case-parameters";
import { rangeOf } from "@paygauge/analysis/value/year-estimate";
import { reportedYears, type ReportedBusinessCase } from "../../../business-case/reported-case.ts";
import { defineSection, plainContent, type Composing } from "../../section.ts";
import { printedCase } from "./case-table.ts";
import { caseTexts, minorOf, toldLevels, withheldText, type ToldScenario } from "./case-texts.ts";

/** Spend that moves at full ramp, and the part of the addressable that it is. */
function moved({ inputs }: ReportedBusinessCase, { values }: ToldScenario) {
  let [addressable, part] = [0, 0];
  for (const { method } of inputs.cohorts) {
    const spend = values[idOf(method, "addressable")] ?? 0;
    addressable += spend;
    part += spend * (values[idOf(method, "conversion")] ?? 0);
  }
  return { addressable, share: addressable > 0 ? part / addressable : 0 };
}

function findingOf(told: ReportedBusinessCase, base: ToldScenario, composing: Composing): string {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const { addressable, share } = moved(told, base);
  const [first, ...others] = told.inputs.cohorts;
  const to =
    first !== undefined && others.length === 0
      ? texts.method(first.method)
      : words.say("caseMethods", { count: told.inputs.cohorts.length });
  const { total } = base.result;
  return words.say(total < 0 ? "caseCosts" : "caseReturns", {
    percent: formats.share(Number(share.toFixed(3))),
    spend: formats.short(minorOf(addressable, composing)),
    to,
    total: texts.money(Math.abs(total)),
    years: reportedYears,
  });
}

/** Returns when the set-up cost is earned back; unknown until the programme cost is stated. */
function backOf({ result, values }: ToldScenario, composing: Composing): string {
  const { words } = composing;
  const missing = unansweredCosts(values).map((key) => caseTexts(composing).parameter(key));
  if (missing.length > 0) return words.say("caseNoCost", { missing: missing.join(", ") });
  const { breakEven, plan } = result;
  const setUp = caseTexts(composing).money(plan.setUp);
  if (breakEven === null) return words.say("caseNever", { setUp, years: reportedYears });
  return breakEven.month === 0 ? words.say("caseAtOnce") : words.say("caseBack", { setUp, month: breakEven.month });
}

/** The range of a short file's figures. */
function estimateOf({ estimate }: ReportedBusinessCase, { result }: ToldScenario, composing: Composing): string[] {
  if (estimate === null) return [];
  const texts = caseTexts(composing);
  const [low, high] = rangeOf(result.total, estimate).toSorted((one, other) => one - other);
  return [
    composing.words.say("caseEstimate", {
      days: estimate.days,
      low: texts.money(low ?? 0),
      high: texts.money(high ?? 0),
    }),
  ];
}

function leadOf(told: ReportedBusinessCase, base: ToldScenario, composing: Composing): string[] {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const { independent, together } = told.uncertainty;
  const sums = base.result.years.reduce<Record<string, number>>((all, { levers }) => {
    for (const [key, amount] of Object.entries(levers)) all[key] = (all[key] ?? 0) + amount;
    return all;
  }, {});
  const { total = 0, ...levers } = sums;
  const [largest = "rebate", amount = 0] = Object.entries(levers).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const key = largest as "rebate" | "workingCapital" | "process" | "discounts";
  const carried =
    total > 0 && amount > 0
      ? [
          words.say("caseCarries", {
            share: formats.share(Number((amount / total).toFixed(2))),
            lever: words.caseWords.heads[key],
          }),
        ]
      : [];
  const missing = told.missing > 0 ? [words.say("caseMissing", { missing: told.missing, named: told.named })] : [];
  return [
    [backOf(base, composing), ...carried].join(" "),
    words.say("caseRange", {
      p10: texts.money(independent.p10),
      p90: texts.money(independent.p90),
      together: texts.money(together.p10),
    }),
    ...estimateOf(told, base, composing),
    ...withheldText(told, composing),
    ...missing,
  ];
}

function factsOf({ low, base, high }: ReturnType<typeof toldLevels>, composing: Composing) {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const { result } = base;
  const isCosted = unansweredCosts(base.values).length === 0;
  const months = ({ result: { breakEven } }: ToldScenario): string =>
    breakEven === null ? words.say("caseNotWithin", { years: reportedYears }) : formats.decimal(breakEven.months);
  const { breakEven } = result;
  const [first, last] = [result.years[0]?.net ?? 0, result.years.at(-1)?.net ?? 0];
  return [
    {
      label: words.say("caseTotal", { years: reportedYears }),
      value: texts.money(result.total),
      note: words.say("caseLowHigh", { low: texts.money(low.result.total), high: texts.money(high.result.total) }),
    },
    {
      label: words.caseWords.heads.presentValue,
      value: texts.money(result.presentValue),
      note: words.say("caseAt", { rate: formats.share(result.plan.discountRate) }),
    },
    {
      label: words.say("caseBreakEven"),
      value: !isCosted
        ? words.say("caseNeedsCost")
        : breakEven === null
          ? months(base)
          : words.say("caseMonths", { months: months(base) }),
      ...(isCosted ? { note: words.say("caseLowHigh", { low: months(low), high: months(high) }) } : {}),
    },
    ...(result.creditLine === null
      ? []
      : [
          {
            label: words.caseWords.heads.creditLine,
            value: texts.money(result.creditLine.amount),
            note: words.say("caseYear", { year: result.creditLine.year }),
          },
        ]),
    {
      label: words.say("caseLastYear", { year: reportedYears }),
      value: texts.money(last),
      note: words.say("caseFirstYear", { amount: texts.money(first) }),
    },
  ];
}

function figureOf({ result }: ToldScenario, composing: Composing): StackedFigure {
  const { words, formats } = composing;
  const printed = printedCase(result);
  const texts = caseTexts(composing);
  const plain = (major: number): string => formats.amount(minorOf(major, composing));
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
  const heights = result.years.map((_, at) => sum(printed.amounts.map((row) => Math.max(0, row[at] ?? 0))));
  const depths = result.years.map((_, at) => sum(printed.amounts.map((row) => Math.min(0, row[at] ?? 0))));
  const { heads } = words.caseWords;
  const row = (id: string, label: string, amounts: readonly number[], end: string, isTotal = false) => ({
    id,
    label,
    texts: amounts.map(plain),
    sum: end,
    ...(isTotal ? { isTotal } : {}),
  });
  const fees = result.years.map(() => -printed.annualFee);
  return {
    kind: "stacked",
    caption: words.say("caseByLever"),
    summary: result.years
      .map(({ year }, at) => words.say("caseYearSays", { year, amount: texts.money(printed.nets[at] ?? 0) }))
      .join("; "),
    axis: formats.moneyAxis(
      formats.currency,
      minorOf(Math.max(0, ...heights), composing),
      minorOf(Math.min(0, ...depths), composing),
    ),
    series: printed.levers.map((lever) => ({ id: lever, label: heads[lever] })),
    columns: result.years.map(({ year }, at) => ({
      id: String(year),
      label: words.say("caseYear", { year }),
      values: printed.amounts.map((amounts) => minorOf(amounts[at] ?? 0, composing)),
      texts: printed.amounts.map((amounts) => plain(amounts[at] ?? 0)),
      total: plain(printed.nets[at] ?? 0),
    })),
    sum: {
      label: words.say("caseAllYears", { years: reportedYears }),
      texts: printed.amounts.map((each) => plain(sum(each))),
    },
    rows: [
      ...(printed.annualFee === 0 ? [] : [row("annualFee", heads.annualFee, fees, plain(sum(fees)))]),
      row("net", heads.net, printed.nets, plain(sum(printed.nets)), true),
      row("cumulative", words.say("caseAfterSetUp"), printed.cumulative, ""),
    ],
  };
}

/** The result of the case, year by year and lever by lever. */
export const caseResultSection = defineSection<ReportedBusinessCase>({
  id: "case",
  kind: "finding",
  reportTypes: ["business-case"],
  title: (words) => words.say("nameBusinessCase"),
  facts: ({ businessCase }) => businessCase,
  compose: (told, composing) => {
    if (told.inputs.cohorts.length === 0)
      return {
        ...plainContent(composing.words.say("nameBusinessCase")),
        finding: composing.words.say("caseWithheld"),
        lead: withheldText(told, composing),
      };
    const levels = toldLevels(told);
    return {
      title: composing.words.say("nameBusinessCase"),
      finding: findingOf(told, levels.base, composing),
      lead: leadOf(told, levels.base, composing),
      facts: factsOf(levels, composing),
      figure: figureOf(levels.base, composing),
      isDemo: restsOnDemo(composing.summary.directory),
    };
  },
});
