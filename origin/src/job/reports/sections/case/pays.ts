import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import type { LineFigure, ReportTable } from "@paygauge/api-types/reports/figures";
import { unansweredCosts } from "@paygauge/analysis/value/case/case-model";
import { reportedYears, type ReportedBusinessCase } from "../../../business-case/reported-case.ts";
import { defineSection, type Composing } from "../../section.ts";
import { caseTexts, countingCase, minorOf, toldLevels, toldScenario, type ToldScenario } from "./case-texts.ts";

/** "10.6 months, in month 11". */
function breakEvenText({ result: { breakEven }, values }: ToldScenario, { words, formats }: Composing): string {
  if (unansweredCosts(values).length > 0) return words.say("caseNeedsCost");
  if (breakEven === null) return words.say("caseNotWithin", { years: reportedYears });
  if (breakEven.month === 0) return words.say("caseFromStart");
  return words.say("caseMonths", { months: formats.decimal(breakEven.months) });
}

function findingOf(base: ToldScenario, composing: Composing): string {
  const { words, formats } = composing;
  const { breakEven } = base.result;
  if (unansweredCosts(base.values).length > 0) return words.say("caseNeedsCost");
  if (breakEven === null) return words.say("casePaysNever", { years: reportedYears });
  return breakEven.month === 0
    ? words.say("casePaysAtOnce")
    : words.say("casePays", { months: formats.decimal(breakEven.months), month: breakEven.month });
}

function figureOf({ low, base, high }: ReturnType<typeof toldLevels>, composing: Composing): LineFigure {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const at = ({ result }: ToldScenario, year: number): number => minorOf(result.cumulative[year] ?? 0, composing);
  const points = base.result.cumulative.map((_, year) => {
    const [one, other] = [at(low, year), at(high, year)];
    return { x: year * 12, y: at(base, year), low: Math.min(one, other), high: Math.max(one, other) };
  });
  const all = points.flatMap((point) => [point.y, point.low, point.high]);
  const months = points.map(({ x }) => ({ value: x, text: formats.count(x) }));
  const { breakEven } = base.result;
  return {
    kind: "line",
    caption: words.say("caseBand", { currency: formats.currency }),
    summary: words.say("caseEndsAt", {
      total: texts.money(base.result.total),
      breakEven: breakEvenText(base, composing),
    }),
    xAxis: { label: words.say("caseMonth"), ticks: months },
    axis: formats.moneyAxis(formats.currency, Math.max(0, ...all), Math.min(0, ...all)),
    lines: [
      { id: "base", label: texts.scenario(base.scenario), points, endText: formats.short(at(base, reportedYears)) },
    ],
    marks:
      breakEven === null || breakEven.month === 0 || unansweredCosts(base.values).length > 0
        ? []
        : [{ x: breakEven.months, y: 0, label: words.say("caseBreakEven"), text: breakEvenText(base, composing) }],
  };
}

function tableOf(told: ReportedBusinessCase, composing: Composing): ReportTable {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const { heads, none } = words.caseWords;
  const rate = ({ result: { returnRate }, values }: ToldScenario): string => {
    if (unansweredCosts(values).length > 0) return words.say("caseNeedsCost");
    if (typeof returnRate === "string") return words.caseWords[returnRate];
    return returnRate === null ? none : formats.share(Number(returnRate.toFixed(4)));
  };
  return {
    caption: words.say("caseScenarios"),
    columns: [
      { id: "scenario", label: words.say("caseScenario"), align: "start" },
      { id: "total", label: words.say("caseTotal", { years: reportedYears }), align: "end" },
      { id: "presentValue", label: heads.presentValue, align: "end" },
      { id: "returnRate", label: heads.returnRate, align: "end" },
      { id: "breakEven", label: words.say("caseBreakEven"), align: "end" },
    ],
    rows: told.body.scenarios.map((scenario) => {
      const each = toldScenario(told, scenario);
      return {
        rowId: scenario.id,
        cells: [
          texts.scenario(scenario),
          texts.money(each.result.total),
          texts.money(each.result.presentValue),
          rate(each),
          breakEvenText(each, composing),
        ],
      };
    }),
    totalRows: told.body.scenarios.length,
  };
}

/** When the case pays: the running sum between its low and its high scenario, and all scenarios side by side. */
export const casePaysSection = defineSection<ReportedBusinessCase>({
  id: "casePays",
  kind: "finding",
  reportTypes: ["business-case"],
  title: (words) => words.say("casePaysTitle"),
  facts: countingCase,
  compose: (told, composing) => {
    const levels = toldLevels(told);
    return {
      title: composing.words.say("casePaysTitle"),
      finding: findingOf(levels.base, composing),
      lead: [],
      facts: [],
      figure: figureOf(levels, composing),
      table: tableOf(told, composing),
      isDemo: restsOnDemo(composing.summary.directory),
    };
  },
});
