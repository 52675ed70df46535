import { drawCount, uncertaintyOf } from "@paygauge/analysis/value/case/draws";
import { rangeOf, yearEstimate } from "@paygauge/analysis/value/year-estimate";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { linkTo } from "@paygauge/api-types/sitemap";
import { wholeMoney } from "./answer-case.ts";
import { baseResult } from "./case-result.ts";
import { directorySentences, runOf, runSentence, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import { readCall, RightsMissing } from "./read-call.ts";
import { isUnmatched } from "./supplier-set.ts";

/** Amounts of a year are estimates and have no decimals. */
const yearMoney = (ask: FigureAsk, minor: number): string => wholeMoney(ask, minor / 10 ** ask.job.minorDigits);

/** What can move in a year, and what that rests on. */
function opportunityOf(ask: FigureAsk, summary: JobSummary, isOpen: boolean): string[] {
  const { words } = ask;
  const { best, addressableMinor, opportunityYearMinor, conversion, cardableMinor, year } = summary;
  if (isOpen || best === null) return [words.say("addressableOnly", { money: yearMoney(ask, addressableMinor) })];
  const estimate = yearEstimate(year.factor);
  const [low, high] = rangeOf(opportunityYearMinor, estimate ?? { share: 0 });
  return [
    words.say("worth", {
      money: yearMoney(ask, opportunityYearMinor),
      cardable: yearMoney(ask, cardableMinor),
      share: words.formats.share(conversion),
    }),
    words.say(summary.isConversionStated === true ? "conversionStated" : "conversionOurs"),
    ...(estimate === null
      ? []
      : [words.say("estimate", { days: estimate.days, low: yearMoney(ask, low), high: yearMoney(ask, high) })]),
  ];
}

/** What the business case makes of it, and how far that spreads; nothing for users who may not see the case. */
async function caseOf(ask: FigureAsk): Promise<string[]> {
  const { reader, job, words } = ask;
  try {
    const { answer } = await readCall(reader, "businessCase", { params: { jobId: job.id } });
    const { isEmpty, asked, values, years, result } = baseResult(answer);
    if (isEmpty) return [];
    const { p10, p90 } = uncertaintyOf(asked, values, years).independent;
    return [
      words.say("netOver", { money: wholeMoney(ask, result.total), years }),
      words.say("spreadOf", { low: wholeMoney(ask, p10), high: wholeMoney(ask, p90), draws: drawCount }),
    ];
  } catch (error) {
    if (error instanceof RightsMissing) return [];
    throw error;
  }
}

/** What the job is worth in a year, and how sure that is: Summary's finding, and the spread of the business case. */
export async function answerWorth(ask: FigureAsk): Promise<FigureAnswer> {
  const { reader, job } = ask;
  const params = { jobId: job.id };
  const [summary, isOpen, more] = await Promise.all([
    readCall(reader, "jobSummary", { params }),
    isUnmatched(ask),
    caseOf(ask),
  ]);
  const run = runOf(job, summary.run);
  const pages = more.length === 0 ? (["jobSummary"] as const) : (["jobSummary", "jobBusinessCaseCalculator"] as const);
  return {
    sentences: [
      ...opportunityOf(ask, summary.answer, isOpen),
      ...more,
      ...directorySentences(ask, isOpen),
      ...runSentence(ask, run),
    ],
    sources: pages.map((page) => ({ page, href: linkTo(page, params), run })),
  };
}
