import { linkTo } from "@paygauge/api-types/sitemap";
import { baseResult } from "./case-result.ts";
import { runOf, runSentence, saying, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import { readCall } from "./read-call.ts";
import type { CaseWord } from "./vocabulary/concepts.ts";

type Result = ReturnType<typeof baseResult>;

/** Money of a case: major units, whole, since it is expected and not paid. */
export const wholeMoney = ({ words, job }: FigureAsk, major: number): string =>
  words.formats.money(String(Math.round(major)), job.currency, 0);

/** When the running sum stays above zero; only with the programme's costs stated. */
function paybackOf({ words }: FigureAsk, { isCosted, result, years }: Result): string {
  if (!isCosted) return words.say("needsCost");
  if (result.breakEven === null) return words.say("neverPaysBack", { years });
  const { month, months } = result.breakEven;
  return month === 0
    ? words.say("paysBackAtOnce")
    : words.say("paysBack", { month, months: words.formats.tenths(months) });
}

function rebateOf(ask: FigureAsk, { result, years }: Result): string {
  const rebates = result.years.map(({ levers }) => levers.rebate);
  const year = ask.question.limit;
  const ofYear = year === null ? undefined : rebates[year - 1];
  if (year !== null && ofYear !== undefined)
    return ask.words.say("rebateInYear", { year, money: wholeMoney(ask, ofYear) });
  const total = rebates.reduce((sum, each) => sum + each, 0);
  return ask.words.say("rebateOver", {
    total: wholeMoney(ask, total),
    last: wholeMoney(ask, rebates.at(-1) ?? 0),
    years,
  });
}

function revenueOf(ask: FigureAsk, { issuer, years }: Result): string {
  if (issuer === null) return ask.words.say("noIssuerSide");
  const nets = issuer.map(({ year }) => year.net);
  return ask.words.say("revenueOver", {
    total: wholeMoney(
      ask,
      nets.reduce((sum, each) => sum + each, 0),
    ),
    last: wholeMoney(ask, nets.at(-1) ?? 0),
    years,
  });
}

const sentenceOf: Readonly<Record<CaseWord, (ask: FigureAsk, result: Result) => string>> = {
  npv: (ask, { result, years }) =>
    ask.words.say("npvOver", {
      money: wholeMoney(ask, result.presentValue),
      years,
      total: wholeMoney(ask, result.total),
    }),
  payback: paybackOf,
  rebate: rebateOf,
  revenue: revenueOf,
};

/** Results of the job's business case, in its base scenario and as its calculator shows them. */
export async function answerCase(ask: FigureAsk): Promise<FigureAnswer> {
  const { reader, job, question, words } = ask;
  const { answer: found, run: runId } = await readCall(reader, "businessCase", { params: { jobId: job.id } });
  const result = baseResult(found);
  if (result.isEmpty) return saying(words.say("emptyCase"));
  const run = runOf(job, runId);
  const isBeforeCost = !result.isCosted && question.results.some((each) => each === "npv");
  return {
    sentences: [
      ...question.results.map((each) => sentenceOf[each](ask, result)),
      ...(isBeforeCost ? [words.say("beforeCost")] : []),
      words.say(found.version === 0 ? "caseDefaults" : "caseVersion", { version: found.version }),
      ...runSentence(ask, run),
    ],
    sources: [{ page: "jobBusinessCaseCalculator", href: linkTo("jobBusinessCaseCalculator", { jobId: job.id }), run }],
  };
}
